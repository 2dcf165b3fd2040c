import { z } from "zod";
import { isOfMessage, messageComment, messageIdLine, messagePayload } from "#domain/leads/message-payload.ts";
import { CrmError } from "#server/gateways/monday/failure.ts";
import type { Crm } from "#server/gateways/monday.ts";
import { readCopyMemo } from "#server/store/copy-memo.ts";
import { findJob } from "#server/store/job-care.ts";
import { jobKinds } from "#server/store/job-kinds.ts";
import { findMessage } from "#server/store/messages.ts";
import type { Store } from "#server/store/open.ts";
import { isKept } from "#server/store/presence.ts";
import type { CrmJobSettings } from "./crm-lead.ts";
import { type CopyJob, keepNoCopy, keepOneCopy, type Place } from "./one-copy.ts";
import type { Handler, Outcome } from "./worker.ts";

/** Whether the message is a comment, and on which item, is decided once: its copies must all be sought in one place. */
const asideSchema = z.object({ on: z.string().nullable() });

/** Brings a message to the firm's board: as a comment on its lead's item where there is one, else as an item of its own. */
export function crmMessage({ store, crm, settings, verifyMs, now = Date.now }: CrmJobSettings): Handler {
  return async (job, tools) => {
    const kept = await findMessage(store, job.subject);
    if (!kept && (await isKept(store, "message", job.subject)))
      return { dead: true, reason: "the stored message cannot be read" };
    // What fell into the trap is for the firm to look at, not for its board.
    const message = kept && !kept.suspect ? { ...kept.message, id: kept.id, createdAt: kept.createdAt } : undefined;
    const decided = asideSchema.safeParse(job.memo).data;
    const on = decided ? decided.on : await itemOfLead(store, message?.valuationId);
    const call = { signal: tools.signal };
    const place = on === null ? items(crm, job.subject, call) : comments(crm, job.subject, on, call);
    const copy = { job, tools, store, now, verifyMs, place, aside: { on } };
    if (!message) return keepNoCopy(copy);
    const making = { ...call, key: `${job.id} ${job.wanted}` };
    if (on === null)
      return keepOneCopy(copy, { create: () => crm.createItem(messagePayload(message, settings), making) });
    return asComment(copy, () => crm.addComment(on, messageComment(message), making));
  };
}

/** Where the lead's item went while we wrote, the message gets an item of its own. */
async function asComment(copy: CopyJob, add: () => Promise<string>): Promise<Outcome> {
  let itemIsGone = false;
  const create = () =>
    add().catch((error: unknown) => {
      itemIsGone = error instanceof CrmError && error.failure.kind === "gone";
      throw error;
    });
  const outcome = await keepOneCopy(copy, { create });
  return itemIsGone ? { retry: true, reason: "the lead's item is gone", memo: { on: null } } : outcome;
}

/** The lead's item, once it is sure that it is the one that stays. */
async function itemOfLead(store: Store, valuationId: string | undefined): Promise<string | null> {
  if (valuationId === undefined) return null;
  const delivery = await findJob(store, jobKinds.crmLead, valuationId);
  const { itemId, sentAt } = readCopyMemo(delivery && JSON.parse(delivery.memo));
  return itemId !== undefined && sentAt === undefined ? itemId : null;
}

type Call = { readonly signal: AbortSignal };

function items(crm: Crm, id: string, call: Call): Place {
  return {
    find: async () =>
      (await crm.findItems(messageIdLine(id), call))
        .filter(({ notes }) => isOfMessage(notes, id))
        .map((item) => item.id),
    remove: (item) => crm.deleteItem(item, call),
  };
}

function comments(crm: Crm, id: string, on: string, call: Call): Place {
  return {
    find: async () =>
      (await crm.findComments(on, call)).filter(({ text }) => isOfMessage(text, id)).map((comment) => comment.id),
    remove: (comment) => crm.deleteComment(comment, call),
  };
}
