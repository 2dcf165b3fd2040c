import { CrmError } from "#server/gateways/monday/failure.ts";
import { type CopyMemo, readCopyMemo } from "#server/store/copy-memo.ts";
import { doubt, type Job } from "#server/store/jobs.ts";
import type { Store } from "#server/store/open.ts";
import type { JobTools, Outcome } from "./worker.ts";

/** Keeps exactly one copy of a subject on the firm's board; docs/decisions/2026-11-15-crm-delivery.md says why it is so. */

/** Where the copies are. Every call @throws CrmError. */
export type Place = {
  /** Ids of the copies there are, oldest first. */
  find(): Promise<readonly string[]>;
  /** A copy that is not there is removed already. */
  remove(id: string): Promise<void>;
};

/** How a copy is written. Every call @throws CrmError. */
export type Writer = {
  create(): Promise<string>;
  /** Absent for what never changes. */
  update?(id: string): Promise<void>;
};

export type CopyJob = {
  readonly job: Job;
  readonly tools: JobTools;
  readonly store: Store;
  readonly now: () => number;
  readonly verifyMs: number;
  readonly place: Place;
  /** What the memo holds beside the copy. */
  readonly aside?: Readonly<Record<string, unknown>>;
};

/** Brings the one copy to the subject's present state. */
export function keepOneCopy(of: CopyJob, writer: Writer): Promise<Outcome> {
  return answering(async () => {
    const { job, now } = of;
    const memo = await brought(of, await look(of), writer);
    if (memo.itemId !== undefined) return settled(of, memo);
    const sentAt = now();
    // On disk before it is sent, so that whoever comes after a crash looks first; and it proves that the job is still ours.
    if (!(await of.tools.remember({ ...of.aside, sentAt })))
      return { retry: true, reason: "another worker has it" } as const;
    try {
      const itemId = await writer.create();
      const made = { itemId, wanted: job.wanted, sentAt };
      await rememberOrDoubt(of, made);
      return settled(of, made);
    } catch (error) {
      if (!(error instanceof CrmError)) throw error;
      const unclear = error.failure.kind === "unclear";
      if (unclear) await rememberOrDoubt(of, { sentAt });
      return failed(error, { ...of.aside, ...(unclear ? { sentAt } : memo) });
    }
  });
}

/** Removes every copy: its subject is gone. */
export function keepNoCopy(of: CopyJob): Promise<Outcome> {
  return answering(async () => {
    const { itemId, open } = standOf(of);
    const found = await find(of);
    for (const id of new Set([...(itemId === undefined ? [] : [itemId]), ...found])) await of.place.remove(id);
    return settled(of, open);
  });
}

/** What the memo says at the time of this run. */
function standOf({ job, now, verifyMs }: CopyJob) {
  const { itemId, wanted, sentAt, rewrite } = readCopyMemo(job.memo);
  // An earlier try, or one of another worker, may have made copies that we do not know of, or be about to.
  const openSince = job.interrupted ? now() : sentAt;
  // Late enough: whatever was sent has landed, and the board's search knows it.
  const due = !job.interrupted && sentAt !== undefined && now() >= sentAt + verifyMs;
  const unsure = job.interrupted || rewrite === true;
  const open: CopyMemo =
    openSince === undefined || due ? {} : { sentAt: openSince, ...(unsure && { rewrite: true as const }) };
  const upTo: CopyMemo = wanted === undefined || (due && unsure) ? {} : { wanted };
  const known: CopyMemo = itemId === undefined ? {} : { itemId, ...upTo };
  return { itemId, known, open, mustLook: due || (openSince !== undefined && itemId === undefined) };
}

/** The board could not even be asked which copies there are. */
class LookError extends Error {
  override name = "LookError";
  readonly crmError: CrmError;

  constructor(crmError: CrmError) {
    super(crmError.message);
    this.crmError = crmError;
  }
}

/** Comes before everything that changes the board. */
async function find({ place }: CopyJob): Promise<readonly string[]> {
  try {
    return await place.find();
  } catch (error) {
    throw error instanceof CrmError ? new LookError(error) : error;
  }
}

/** What is known of the copy, after a look at the board where one is called for. Of several the oldest stays. */
async function look(of: CopyJob): Promise<CopyMemo> {
  const { itemId, known, open, mustLook } = standOf(of);
  const [oldest, ...others] = mustLook ? await find(of) : [];
  if (oldest === undefined) return { ...known, ...open };
  // The known one may be hidden from the search for a moment: two are one too many either way.
  const hidden = itemId === undefined || itemId === oldest || others.includes(itemId) ? [] : [itemId];
  for (const id of [...others, ...hidden]) await of.place.remove(id);
  return { ...(oldest === itemId ? known : { itemId: oldest }), ...open };
}

/** The memo after the copy was brought up to date; without its id where somebody has removed it. */
async function brought({ job }: CopyJob, memo: CopyMemo, writer: Writer): Promise<CopyMemo> {
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

function settled({ verifyMs, aside }: CopyJob, memo: CopyMemo): Outcome {
  const again = memo.sentAt === undefined ? undefined : memo.sentAt + verifyMs;
  return { ok: true, memo: { ...aside, ...memo }, again };
}

/** A worker that lost its job in the midst of making a copy tells the next one, which may have looked already. */
async function rememberOrDoubt({ job, tools, store, now, aside }: CopyJob, memo: CopyMemo): Promise<void> {
  if (await tools.remember({ ...aside, ...memo })) return;
  await doubt(store, job, { now: now() });
}

async function answering(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LookError) return { ...failed(error.crmError), unchanged: true };
    if (error instanceof CrmError) return failed(error);
    throw error;
  }
}

function failed({ failure, message }: CrmError, memo?: unknown): Outcome {
  const kept = memo === undefined ? {} : { memo };
  if (failure.kind === "busy") return { retry: true, reason: message, inSeconds: failure.seconds, ...kept };
  if (failure.kind === "refused") return { dead: true, reason: message, ...kept };
  // A token, a board or the id of its notes column that is put right within two days delivers without the operator.
  return { retry: true, reason: message, ...kept };
}
