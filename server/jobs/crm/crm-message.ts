import { z } from "zod";
import { editionName } from "#content/pages/valuation-private.ts";
import { type FirmMessage, isOfMessage, messageComment, messageRecord } from "#domain/leads/crm/message-payload.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { deletedAmong } from "#server/store/deletions/deletion-tombstones.ts";
import { exists } from "#server/store/leads/exists.ts";
import { findMessage, type MessageRecord } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import type { Call, Crm } from "#server/vendors/crm.ts";
import type { CrmJobSettings } from "./crm-lead.ts";
import { type ExistingItems, removeItem, syncItem } from "./crm-sync.ts";
import { leadItem } from "./lead-item.ts";
import { commentsOf, syncComment } from "./sync-comment.ts";

/**
 * Where the message was written. It never moves, so that duplicates are always searched in one place. `gone`: the
 * firm deleted the item.
 */
const locationSchema = z.object({ on: z.string().nullish(), gone: z.string().optional() });
type LocationMemo = z.output<typeof locationSchema>;

/** Writes a message to the board: as a comment on its lead's item, or as a separate item if it is about no lead. */
export function crmMessage({ store, crm, settings, verifyMs, now = Date.now }: CrmJobSettings): Handler {
  return async (job, tools) => {
    const kept = await findMessage(store, job.subject);
    if (!kept && (await exists(store, "message", job.subject)))
      return { dead: true, reason: "the stored message cannot be read" };
    const message = deliverableMessage(kept);
    const memo = locationSchema.safeParse(job.memo).data ?? {};
    const found = await findLocation(store, memo, message?.valuationId, now());
    if (found === "nowhere") return { ok: true };
    if ("until" in found) return { wait: true, ...found };
    const { on } = found;
    const call = { signal: tools.signal };
    const copies =
      on === null
        ? itemCopies(crm, job.subject, { ...call, isRemoved: !message })
        : commentsOf(crm, on, (text) => isOfMessage(text, job.subject), call);
    const syncJob = { job, tools, store, now, verifyMs, copies, extraMemo: { on } };
    if (!message) return removeItem(syncJob);
    if (on === null) {
      const key = `${job.id} ${job.wanted}`;
      return syncItem(syncJob, { create: () => crm.createItem(messageRecord(message, settings), { ...call, key }) });
    }
    return syncComment(syncJob, crm, { item: on, leadId: message.valuationId, text: messageComment(message) });
  };
}

/** A suspect message is for the firm to look at, not for its board. */
function deliverableMessage(kept: MessageRecord | undefined): FirmMessage | undefined {
  if (!kept || kept.suspect) return undefined;
  const { package: id, ...message } = kept.message;
  return { ...message, edition: id && editionName(id), id: kept.id, createdAt: kept.createdAt };
}

type MessageLocation = { readonly on: string | null } | { readonly until: number } | "nowhere";

/** Where the message belongs, or when to look again. */
async function findLocation(
  store: Store,
  { on, gone }: LocationMemo,
  valuationId: string | undefined,
  now: number,
): Promise<MessageLocation> {
  if (on !== undefined) return { on };
  if (valuationId === undefined) return { on: null };
  if (!(await exists(store, "lead", valuationId))) {
    const deleted = await deletedAmong(store.db, [valuationId]);
    return deleted.has(valuationId) ? "nowhere" : { on: null };
  }
  const found = await leadItem(store, valuationId, { now, gone });
  return "item" in found ? { on: found.item } : found;
}

function itemCopies(
  crm: Crm,
  id: string,
  { isRemoved, ...call }: Call & { readonly isRemoved: boolean },
): ExistingItems {
  const subject = { kind: "message", id } as const;
  return {
    find: async () => {
      const items = await crm.findItems(subject, call);
      if (isRemoved && items.length === 0) await crm.removeTraces?.(subject, call);
      return items;
    },
    remove: (item) => crm.deleteItem(item, call),
  };
}
