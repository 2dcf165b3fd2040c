import type { ActionResult } from "#app/desk/settings/action-result.ts";
import type { Refused } from "#app/desk/sign-in/sign-in-access.ts";
import type { NewSecret, WebhookTest } from "#domain/desk/screens/webhooks-view.ts";

/** As a form sends it. */
export type WebhookForm = { readonly url: string; readonly events: readonly string[] };

/** What the Webhooks part of the settings gets from the server, for one request. */
export type WebhookAccess = {
  add(form: WebhookForm): Promise<Refused | NewSecret>;
  update(id: string, form: WebhookForm): Promise<ActionResult>;
  renewSecret(id: string): Promise<Refused | NewSecret>;
  endOldSecret(id: string): Promise<ActionResult>;
  turnOn(id: string): Promise<ActionResult>;
  remove(id: string): Promise<ActionResult>;
  test(id: string): Promise<Refused | WebhookTest>;
};
