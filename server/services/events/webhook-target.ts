import type { Env } from "#server/env.ts";
import { environmentWebhook } from "#server/store/events/webhooks.ts";
import type { WebhookRow } from "#server/store/schema.ts";

/** Where a webhook goes, and the secrets that sign it. */
export type WebhookTarget = { readonly url: string; readonly secrets: readonly string[] };

/** Undefined for the webhook of the environment once that names none. */
export function targetOf(
  row: WebhookRow,
  hook: Env["hook"],
  { now }: { readonly now: number },
): WebhookTarget | undefined {
  if (row.id === environmentWebhook) return hook && { url: hook.url, secrets: [hook.secret] };
  const { url, secret, old_secret: old, old_secret_until: until } = row;
  return { url, secrets: old !== null && (until ?? 0) > now ? [secret, old] : [secret] };
}
