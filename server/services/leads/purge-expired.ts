import { pruneTombstones } from "#server/store/deletions/deletion-tombstones.ts";
import { emptyWriteAheadLog } from "#server/store/deletions/empty-write-ahead-log.ts";
import {
  type LeadCursor,
  messagesAbout,
  oldLeadSlice,
  oldMessageSlice,
  type RemovalResult,
  removeSubjects,
} from "#server/store/deletions/removal.ts";
import { pruneEvents } from "#server/store/events/events.ts";
import { pruneJobs } from "#server/store/jobs/job-maintenance.ts";
import type { Store } from "#server/store/open.ts";

export type Retention = {
  /** People last active before that time are removed, in epoch milliseconds. */
  readonly before: number;
  readonly now: number;
  readonly batch?: number;
};

export type PurgedCount = { readonly leads: number; readonly messages: number; readonly onBoard: number };

/** Removes old data as if each person had asked for it, in batches so that the site is not blocked. */
export async function purgeExpired(
  store: Pick<Store, "db" | "engine" | "deletions">,
  { before, now, batch = 200 }: Retention,
): Promise<PurgedCount> {
  const { db } = store;
  const removed = { leads: 0, messages: 0, onBoard: 0 };
  const add = ({ leads, messages, onBoard }: RemovalResult) => {
    removed.leads += leads.length;
    removed.messages += messages.length;
    removed.onBoard += onBoard;
  };
  let after: LeadCursor | undefined;
  do
    after = await db.transaction().execute(async (tx) => {
      // Selected in the transaction that removes them, so that someone who returns at this moment is kept.
      const old = await oldLeadSlice(tx, before, after, batch);
      const leads = old.map(({ id }) => id);
      add(await removeSubjects(tx, store, { leads, messages: await messagesAbout(tx, leads) }, { now }));
      return old.at(-1);
    });
  while (after);
  let more = true;
  while (more)
    more = await db.transaction().execute(async (tx) => {
      const messages = await oldMessageSlice(tx, before, batch);
      add(await removeSubjects(tx, store, { leads: [], messages }, { now }));
      return messages.length > 0;
    });
  await pruneTombstones(db, { now });
  while (await pruneEvents({ db }, { now }));
  let done: string | undefined = "";
  while (done !== undefined) done = (await pruneJobs({ db }, { doneBefore: before, after: done })).next;
  if (removed.leads + removed.messages > 0) await emptyWriteAheadLog(store);
  return removed;
}
