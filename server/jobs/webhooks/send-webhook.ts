import type { Env } from "#server/env.ts";
import type { Handler, Outcome } from "#server/jobs/worker.ts";
import { eventData } from "#server/services/events/event-data.ts";
import { targetOf } from "#server/services/events/webhook-target.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { findEvent } from "#server/store/events/events.ts";
import { findWebhook, markGone, receiverHost, wantedEvents } from "#server/store/events/webhooks.ts";
import type { Store } from "#server/store/open.ts";
import type { EventRow, WebhookRow } from "#server/store/schema.ts";
import type { SentWebhook, WebhookSender } from "#server/vendors/webhooks/sender.ts";

type Parts = {
  readonly store: Store;
  /** The webhook of the environment. */
  readonly hook: Env["hook"];
  readonly sender: WebhookSender;
  readonly now: () => number;
};

/** Sends one event to the webhook of this slot. */
export function sendWebhook({ store, hook, sender, now }: Parts, slot: number): Handler {
  return async ({ subject }, { signal }) => {
    const [webhook, event] = await Promise.all([findWebhook(store, "slot", slot), findEvent(store, subject)]);
    if (!webhook || !event || !isFor(webhook, event)) return { ok: true };
    if (webhook.state === "gone") return { dead: true, reason: "webhook: off", unchanged: true };
    const target = targetOf(webhook, hook, { now: now() });
    if (!target) return { ok: true };
    const said = await eventData(store, event);
    if (said === "gone") return { ok: true };
    if (said === "unreadable") return { dead: true, reason: "the record cannot be read", unchanged: true };
    const sent = await sender.send({ ...target, id: event.id, body: JSON.stringify(said) }, signal);
    if ("status" in sent && sent.status === 410) await noteGone(webhook);
    return outcomeOf(sent);
  };

  async function noteGone({ id, url }: WebhookRow): Promise<void> {
    await store.db.transaction().execute(async (tx) => {
      if (await markGone(tx, id, { now: now() }))
        await recordAudit(tx, {
          at: now(),
          actor: "site",
          action: "webhookGone",
          subject: receiverHost(url || (hook?.url ?? "")),
        });
    });
  }
}

/** The slot may have been given to another webhook since the event was queued. */
function isFor(webhook: WebhookRow, { type, at }: EventRow): boolean {
  return at >= webhook.created_at && wantedEvents(webhook).includes(type);
}

function outcomeOf(sent: SentWebhook): Outcome {
  if ("failed" in sent) return { retry: true, reason: `webhook: ${sent.failed}` };
  const { status, retryInSeconds } = sent;
  if (status >= 200 && status < 300) return { ok: true };
  const reason = `webhook: HTTP ${status}`;
  if (status === 410) return { dead: true, reason };
  // The slot may be given to another receiver meanwhile, which did not ask for a pause.
  return { retry: true, reason, inSeconds: retryInSeconds, pausesKind: false };
}
