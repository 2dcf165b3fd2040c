import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { type ContactMessage, type StoredMessage, storedMessageOf } from "#contracts/leads/contact-message.ts";
import { applyCapture } from "#domain/leads/apply-capture.ts";
import { sameValue } from "#domain/leads/same-value.ts";
import type { Log } from "#server/ops/log.ts";
import { storeErrorsAs503 } from "#server/services/store-errors-as-503.ts";
import { addToFunnel } from "#server/store/desk/funnel.ts";
import { recordEvents } from "#server/store/events/events.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { findMessage, insertMessage, type MessageRecord } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";
import { type LeadEdit, storeLeads } from "./store-leads.ts";

export type MessageService = {
  /** Resolves once the message and its deliveries are stored. @throws AppError unavailable */
  take(message: ContactMessage): Promise<{ readonly created: boolean; readonly enqueued: boolean }>;
};

type Parts = { readonly store: Store; readonly log: Log; readonly now?: () => number };

export function createMessageService({ store, log, now = Date.now }: Parts): MessageService {
  return {
    take: (sent) =>
      storeErrorsAs503(log, () =>
        store.db.transaction().execute(async (tx) => {
          const at = now();
          const message = storedMessageOf(sent);
          const kept = await storeMessage(tx, { message, createdAt: at, suspect: message.homepage !== undefined });
          if (!kept || kept.suspect) return { created: kept !== undefined, enqueued: false };
          const { requests, events, counts } = await storeLeads(tx, store.engine, contactEdits(message, at));
          const own = [jobKinds.crmMessage, jobKinds.mailMessage].map((kind) => ({ kind, subject: kept.id }));
          await enqueue(tx, [...own, ...requests], { now: at });
          await recordEvents(tx, [{ type: "message.received", subject: kept.id, at }, ...events]);
          await addToFunnel(tx, counts);
          return { created: true, enqueued: true };
        }),
      ),
  };
}

/** Undefined for a repeat. Another text under the same id is another message: nothing is dropped. */
async function storeMessage(tx: Kysely<Tables>, given: Omit<MessageRecord, "id">): Promise<MessageRecord | undefined> {
  const first = { ...given, id: given.message.messageId };
  if (await insertMessage(tx, first)) return first;
  const earlier = await findMessage({ db: tx }, first.id);
  if (earlier && sameValue(earlier.message, given.message)) return undefined;
  const words = createHash("sha256").update(JSON.stringify(given.message)).digest("hex").slice(0, 12);
  const further = { ...given, id: `${first.id}-${words}` };
  return (await insertMessage(tx, further)) ? further : undefined;
}

/** The sender of a message about a valuation is a contact of its owner. */
function contactEdits({ valuationId, email, phone }: StoredMessage, at: number): readonly LeadEdit[] {
  if (valuationId === undefined) return [];
  const said = { userEmail: email, ...(phone !== undefined && { userPhone: phone }), updatedAt: at };
  return [{ id: valuationId, edit: (known) => known && applyCapture(known, { ...known, ...said }) }];
}
