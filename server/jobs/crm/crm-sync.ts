import { type JobTools, lostLease, type Outcome } from "#server/jobs/worker.ts";
import { type CrmSyncState, readCrmSyncState } from "#server/store/jobs/crm-sync-state.ts";
import { type Job, markUncertain } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";

/**
 * Keeps exactly one copy of a subject in the CRM: an item, or a comment on its lead's item.
 * docs/decisions/2026-11-15-crm-delivery.md explains how.
 */

/** Finds and removes copies. Every call @throws CrmError. */
export type ExistingItems = {
  /** Ids of the existing copies, oldest first. */
  find(): Promise<readonly string[]>;
  /** Succeeds if the copy is already gone. */
  remove(id: string): Promise<void>;
};

/** Creates and updates a copy. Every call @throws CrmError. */
export type ItemWriter = {
  create(): Promise<string>;
  /** Absent for copies that never change. */
  update?(id: string): Promise<void>;
};

export type CrmSyncJob = {
  readonly job: Job;
  readonly tools: JobTools;
  readonly store: Store;
  readonly now: () => number;
  readonly verifyMs: number;
  readonly copies: ExistingItems;
  /** What the memo holds besides the copy. */
  readonly extraMemo?: Readonly<Record<string, unknown>>;
};

/** Makes the one copy match the subject's present state. */
export function syncItem(sync: CrmSyncJob, writer: ItemWriter): Promise<Outcome> {
  return withCrmErrors(async () => {
    const { job, now } = sync;
    const memo = await updateKnownItem(sync, await findKnownItem(sync), writer);
    if (memo.itemId !== undefined) return delivered(sync, memo);
    const sentAt = now();
    // Stored before the request is sent, so that after a crash the next run searches first. It also proves that this
    // worker still holds the lease.
    if (!(await sync.tools.remember({ ...sync.extraMemo, sentAt }))) return lostLease;
    try {
      const itemId = await writer.create();
      const made = { itemId, wanted: job.wanted, sentAt };
      await saveStateOrMarkUncertain(sync, made);
      return delivered(sync, made);
    } catch (error) {
      if (!(error instanceof CrmError)) throw error;
      const unclear = error.failure.kind === "unclear";
      if (unclear) await saveStateOrMarkUncertain(sync, { sentAt });
      return failedOutcome(error, { ...sync.extraMemo, ...(unclear ? { sentAt } : memo) });
    }
  });
}

/** Removes every copy: its subject is gone. */
export function removeItem(sync: CrmSyncJob): Promise<Outcome> {
  return withCrmErrors(async () => {
    const { itemId, open } = syncStateOf(sync);
    const found = await searchItems(sync);
    for (const id of new Set([...(itemId === undefined ? [] : [itemId]), ...found])) await sync.copies.remove(id);
    return delivered(sync, open);
  });
}

/** The memo as this run sees it. */
function syncStateOf({ job, now, verifyMs }: CrmSyncJob) {
  const { itemId, wanted, sentAt, rewrite } = readCrmSyncState(job.memo);
  // An earlier try, or another worker, may have created copies that we do not know, or be about to.
  const openSince = job.interrupted ? now() : sentAt;
  // Late enough: every request has landed, and the board's search is up to date.
  const due = !job.interrupted && sentAt !== undefined && now() >= sentAt + verifyMs;
  const unsure = job.interrupted || rewrite === true;
  const open: CrmSyncState =
    openSince === undefined || due ? {} : { sentAt: openSince, ...(unsure && { rewrite: true as const }) };
  const upTo: CrmSyncState = wanted === undefined || (due && unsure) ? {} : { wanted };
  const known: CrmSyncState = itemId === undefined ? {} : { itemId, ...upTo };
  return { itemId, known, open, mustLook: due || (openSince !== undefined && itemId === undefined) };
}

/** The board could not be searched. */
class BoardSearchError extends Error {
  override name = "BoardSearchError";
  readonly crmError: CrmError;

  constructor(crmError: CrmError) {
    super(crmError.message);
    this.crmError = crmError;
  }
}

/** Runs before anything that changes the board. */
async function searchItems({ copies }: CrmSyncJob): Promise<readonly string[]> {
  try {
    return await copies.find();
  } catch (error) {
    throw error instanceof CrmError ? new BoardSearchError(error) : error;
  }
}

/** The known copy, after a search of the board if one is needed. If there are several, the oldest stays. */
async function findKnownItem(sync: CrmSyncJob): Promise<CrmSyncState> {
  const { itemId, known, open, mustLook } = syncStateOf(sync);
  const [oldest, ...others] = mustLook ? await searchItems(sync) : [];
  if (oldest === undefined) return { ...known, ...open };
  // The search may not list the known copy yet. Either way one of the two must go.
  const hidden = itemId === undefined || itemId === oldest || others.includes(itemId) ? [] : [itemId];
  for (const id of [...others, ...hidden]) await sync.copies.remove(id);
  return { ...(oldest === itemId ? known : { itemId: oldest }), ...open };
}

/** The memo after an update; without the id if someone deleted the item on the board. */
async function updateKnownItem({ job }: CrmSyncJob, memo: CrmSyncState, writer: ItemWriter): Promise<CrmSyncState> {
  const { itemId, wanted: _, ...open } = memo;
  if (itemId === undefined || memo.wanted === job.wanted) return memo;
  try {
    await writer.update?.(itemId);
    return { ...memo, wanted: job.wanted };
  } catch (error) {
    if (error instanceof CrmError && error.failure.kind === "gone") return open;
    throw error;
  }
}

function delivered({ verifyMs, extraMemo }: CrmSyncJob, memo: CrmSyncState): Outcome {
  const again = memo.sentAt === undefined ? undefined : memo.sentAt + verifyMs;
  return { ok: true, memo: { ...extraMemo, ...memo }, again };
}

/** If the lease was lost during the create, marks the job uncertain: the next worker may already have searched. */
async function saveStateOrMarkUncertain(
  { job, tools, store, now, extraMemo }: CrmSyncJob,
  memo: CrmSyncState,
): Promise<void> {
  if (await tools.remember({ ...extraMemo, ...memo })) return;
  await markUncertain(store, job, { now: now() });
}

export async function withCrmErrors(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BoardSearchError) return { ...failedOutcome(error.crmError), unchanged: true };
    if (error instanceof CrmError) return failedOutcome(error);
    throw error;
  }
}

export function failedOutcome({ failure, message }: CrmError, memo?: unknown): Outcome {
  const kept = memo === undefined ? {} : { memo };
  if (failure.kind === "busy") return { retry: true, reason: message, inSeconds: failure.seconds, ...kept };
  if (failure.kind === "refused") return { dead: true, reason: message, ...kept };
  // Retries for two days, so that a corrected token, board or notes column needs no operator.
  return { retry: true, reason: message, ...kept };
}
