import type { Done } from "#app/desk/settings/people/people-access.ts";
import type { Refused } from "#app/desk/sign-in/sign-in-access.ts";
import type { NewSecret, WebhookTest } from "#domain/desk/screens/webhooks-view.ts";

/** As a form sends it. */
export type WebhookForm = { readonly url: string; readonly events: readonly string[] };

/** What the Webhooks part of the settings gets from the server, for one request. */
export type WebhooksAccess = {
  add(form: WebhookForm): Promise<Refused | NewSecret>;
  update(id: string, form: WebhookForm): Promise<Done>;
  renewSecret(id: string): Promise<Refused | NewSecret>;
  endOldSecret(id: string): Promise<Done>;
  turnOn(id: string): Promise<Done>;
  remove(id: string): Promise<Done>;
  test(id: string): Promise<Refused | WebhookTest>;
};
