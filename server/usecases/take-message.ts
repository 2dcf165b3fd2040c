import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { type ContactMessage, type StoredMessage, storedMessageOf } from "#contracts/contact-message.ts";
import { mergeLead } from "#domain/leads/merge-lead.ts";
import { sameValue } from "#domain/leads/same-value.ts";
import type { Log } from "#server/log.ts";
import { jobKinds } from "#server/store/job-kinds.ts";
import { want } from "#server/store/jobs.ts";
import { findMessage, insertMessage, type KeptMessage } from "#server/store/messages.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";
import { keepLeads, type LeadEdit } from "./keep-leads.ts";
import { orUnavailable } from "./or-unavailable.ts";

export type MessageDesk = {
  /** Resolves once the message and its deliveries are stored. @throws Refusal unavailable */
  take(message: ContactMessage): Promise<{ readonly created: boolean; readonly wished: boolean }>;
};

type Parts = { readonly store: Store; readonly log: Log; readonly now?: () => number };

export function createMessageDesk({ store, log, now = Date.now }: Parts): MessageDesk {
  return {
    take: (sent) =>
      orUnavailable(log, () =>
        store.db.transaction().execute(async (tx) => {
          const at = now();
          const message = storedMessageOf(sent);
          const kept = await keepMessage(tx, { message, createdAt: at, suspect: message.homepage !== undefined });
          if (!kept || kept.suspect) return { created: kept !== undefined, wished: false };
          const { wishes } = await keepLeads(tx, store.engine, contactEdits(message, at));
          const own = [jobKinds.crmMessage, jobKinds.mailMessage].map((kind) => ({ kind, subject: kept.id }));
          await want(tx, [...own, ...wishes], { now: at });
          return { created: true, wished: true };
        }),
      ),
  };
}

/** Undefined for a repeat. Other words under the same id are another message: nothing that was written is dropped. */
async function keepMessage(tx: Kysely<Tables>, given: Omit<KeptMessage, "id">): Promise<KeptMessage | undefined> {
  const first = { ...given, id: given.message.messageId };
  if (await insertMessage(tx, first)) return first;
  const earlier = await findMessage({ db: tx }, first.id);
  if (earlier && sameValue(earlier.message, given.message)) return undefined;
  const words = createHash("sha256").update(JSON.stringify(given.message)).digest("hex").slice(0, 12);
  const further = { ...given, id: `${first.id}-${words}` };
  return (await insertMessage(tx, further)) ? further : undefined;
}

/** Who writes about a valuation has said how to reach its owner. */
function contactEdits({ valuationId, email, phone }: StoredMessage, at: number): readonly LeadEdit[] {
  if (valuationId === undefined) return [];
  const said = { userEmail: email, ...(phone !== undefined && { userPhone: phone }), updatedAt: at };
  return [{ id: valuationId, edit: (known) => known && mergeLead(known, { ...known, ...said }) }];
}
