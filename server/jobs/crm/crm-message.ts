import { z } from "zod";
import { editionName } from "#content/pages/valuation-private.ts";
import {
  type FirmMessage,
  isOfMessage,
  messageComment,
  messageIdLine,
  messagePayload,
} from "#domain/leads/message-payload.ts";
import type { Handler, Outcome } from "#server/jobs/worker.ts";
import { deletedAmong } from "#server/store/deletions/deletion-tombstones.ts";
import { exists } from "#server/store/leads/exists.ts";
import { findMessage, type KeptMessage } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import { CrmError } from "#server/vendors/monday/failure.ts";
import type { Crm } from "#server/vendors/monday.ts";
import type { CrmJobSettings } from "./crm-lead.ts";
import { type CrmSyncJob, type Place, removeItem, syncItem } from "./crm-sync.ts";
import { leadItem, recreateItem } from "./lead-item.ts";

/**
 * Where the message was written. It never moves, so that duplicates are always searched in one place. `gone`: the
 * firm deleted the item.
 */
const placeSchema = z.object({ on: z.string().nullish(), gone: z.string().optional() });
type PlaceMemo = z.output<typeof placeSchema>;

/** Writes a message to the board: as a comment on its lead's item, or as a separate item if it is about no lead. */
export function crmMessage({ store, crm, settings, verifyMs, now = Date.now }: CrmJobSettings): Handler {
  return async (job, tools) => {
    const kept = await findMessage(store, job.subject);
    if (!kept && (await exists(store, "message", job.subject)))
      return { dead: true, reason: "the stored message cannot be read" };
    const message = forTheBoard(kept);
    const memo = placeSchema.safeParse(job.memo).data ?? {};
    const found = await placeFor(store, memo, message?.valuationId, now());
    if (found === "nowhere") return { ok: true };
    if ("until" in found) return { wait: true, ...found };
    const { on } = found;
    const call = { signal: tools.signal };
    const place = on === null ? items(crm, job.subject, call) : comments(crm, job.subject, on, call);
    const copy = { job, tools, store, now, verifyMs, place, aside: { on } };
    if (!message) return removeItem(copy);
    const making = { ...call, key: `${job.id} ${job.wanted}` };
    if (on === null) return syncItem(copy, { create: () => crm.createItem(messagePayload(message, settings), making) });
    return asComment(copy, {
      item: on,
      valuationId: message.valuationId,
      add: () => crm.addComment(on, messageComment(message), making),
    });
  };
}

/** A suspect message is for the firm to look at, not for its board. */
function forTheBoard(kept: KeptMessage | undefined): FirmMessage | undefined {
  if (!kept || kept.suspect) return undefined;
  const { package: id, ...message } = kept.message;
  return { ...message, edition: id && editionName(id), id: kept.id, createdAt: kept.createdAt };
}

type Comment = {
  readonly item: string;
  readonly valuationId: string | undefined;
  add(): Promise<string>;
};

async function asComment(copy: CrmSyncJob, { item, valuationId, add }: Comment): Promise<Outcome> {
  const { store, now } = copy;
  let itemIsGone = false;
  const create = () =>
    add().catch((error: unknown) => {
      itemIsGone = error instanceof CrmError && error.failure.kind === "gone";
      throw error;
    });
  const outcome = await syncItem(copy, { create });
  if (!itemIsGone || valuationId === undefined) return outcome;
  return { wait: true, until: await recreateItem(store, valuationId, now()), memo: { gone: item } };
}

type Found = { readonly on: string | null } | { readonly until: number } | "nowhere";

/** Where the message belongs, or when to look again. */
async function placeFor(
  store: Store,
  { on, gone }: PlaceMemo,
  valuationId: string | undefined,
  now: number,
): Promise<Found> {
  if (on !== undefined) return { on };
  if (valuationId === undefined) return { on: null };
  if (!(await exists(store, "lead", valuationId))) {
    const { size: wasDeleted } = await deletedAmong(store.db, [valuationId]);
    return wasDeleted ? "nowhere" : { on: null };
  }
  const found = await leadItem(store, valuationId, { now, gone });
  return "item" in found ? { on: found.item } : found;
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
