import { type Kysely, sql } from "kysely";
import { noteOfSubject } from "#server/store/bookings/note-subject.ts";
import type { Store } from "#server/store/open.ts";
import type { JobRow, Tables } from "#server/store/schema.ts";
import { jobId } from "./jobs.ts";

/** How many rows a count reads, so that it costs the same at any queue length. */
export const maxCounted = 1_000;

export type OutboxDepth = {
  /** Waiting or running; at most `maxCounted`, which then means that many or more. */
  readonly waiting: number;
  readonly dead: number;
  /**
   * Since when the longest-waiting job has been due or failing, if any waits. In a long queue only those due first
   * are read.
   */
  readonly oldestSince: number | undefined;
};

/** For health and metrics. */
export async function outboxDepth({ db }: Store): Promise<OutboxDepth> {
  const open = db.selectFrom("job").select(["state", "run_at"]).where("run_at", "is not", null);
  // A failed try changes its due time; it has been waiting since it first failed.
  const oldest = (state: "ready" | "active") => {
    const first = db
      .selectFrom("job")
      .select((eb) => eb.fn.coalesce("failing_since", "run_at").as("since"))
      .where("state", "=", state)
      .where("run_at", "is not", null)
      .orderBy("run_at")
      .limit(maxCounted);
    return db.selectFrom(first.as("first")).select((eb) => eb.fn.min<number | null>("first.since").as("since"));
  };
  const dead = db.selectFrom("job").select("kind").where("state", "=", sql.lit("dead"));
  const counts = await db
    .selectNoFrom((eb) => [
      eb.selectFrom(open.limit(maxCounted).as("some")).select(eb.fn.countAll<number>().as("count")).as("waiting"),
      eb.selectFrom(dead.limit(maxCounted).as("some")).select(eb.fn.countAll<number>().as("count")).as("dead"),
      oldest("ready").as("ready"),
      oldest("active").as("active"),
    ])
    .executeTakeFirstOrThrow();
  const known = [counts.ready, counts.active].filter((at) => at !== null);
  const oldestSince = known.length === 0 ? undefined : Math.min(...known);
  return { waiting: counts.waiting ?? 0, dead: counts.dead ?? 0, oldestSince };
}

/** How many deliveries of a kind are undelivered; at most `maxCounted`, which then means that many or more. */
export async function undelivered({ db }: Pick<Store, "db">, kind: string): Promise<number> {
  const open = db
    .selectFrom("job")
    .select("id")
    .where("kind", "=", kind)
    .where("run_at", "is not", null)
    .whereRef("settled", "<", "wanted")
    .limit(maxCounted);
  const { count } = await db
    .selectFrom(open.as("some"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The last error of a waiting delivery of these kinds, if any. */
export async function lastFailure({ db }: Pick<Store, "db">, kinds: readonly string[]): Promise<string | undefined> {
  if (kinds.length === 0) return undefined;
  const row = await db
    .selectFrom("job")
    .select("last_error")
    .where("kind", "in", kinds)
    .where("run_at", "is not", null)
    .where("last_error", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row?.last_error ?? undefined;
}

/** One job's row, for the state of its delivery. */
export function findJob({ db }: Store, kind: string, subject: string): Promise<JobRow | undefined> {
  return db.selectFrom("job").selectAll().where("id", "=", jobId({ kind, subject })).executeTakeFirst();
}

/** The number of tries from which a back-off restarts at half a minute. */
const triesKept = 6;

/** The vendor takes deliveries again: those that wait after a failure are due now, and earlier failures count less. */
export async function retryAfterOutage(
  { db }: Store,
  { kind, now }: { readonly kind: string; readonly now: number },
): Promise<number> {
  const kept = sql.lit(triesKept);
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ run_at: now, tries: sql<number>`case when tries > ${kept} then ${kept} else tries end` })
    .where("kind", "=", kind)
    .where("run_at", ">", now)
    .where("state", "=", sql.lit("ready"))
    // A delivered job that only waits for verification has not failed.
    .where("tries", ">", 0)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A delivery that waits after a failure is due now. Returns how many there were. */
export async function retryNow(
  { db }: Pick<Store, "db">,
  { kind, subject, now }: { readonly kind: string; readonly subject: string; readonly now: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ run_at: now })
    .where("id", "=", jobId({ kind, subject }))
    .where("run_at", ">", now)
    .where("state", "=", "ready")
    // One that is planned for later, or only waits for verification, has not failed.
    .where("tries", ">", 0)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Gives dead jobs all their tries again. They still count as tried, so they search before they write. */
export async function requeue(
  { db }: Pick<Store, "db">,
  { kind, subject, now }: { readonly kind?: string; readonly subject?: string; readonly now: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ state: "ready", run_at: now, tries: 0 })
    .where("state", "=", sql.lit("dead"))
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type PruneResult = {
  readonly removed: number;
  /** Where to go on; absent at the end. */
  readonly next?: string;
};

/**
 * Removes jobs that were done before the given time and whose subjects are gone. Reads one slice of the table at a
 * time so that the site is not blocked; call it again with `next`.
 */
export async function pruneJobs(
  { db }: Pick<Store, "db">,
  {
    doneBefore,
    after = "",
    slice = 500,
  }: { readonly doneBefore: number; readonly after?: string; readonly slice?: number },
): Promise<PruneResult> {
  const looked = await db.selectFrom("job").select("id").where("id", ">", after).orderBy("id").limit(slice).execute();
  const ids = looked.map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) return { removed: 0 };
  const removed = await removeDone(db, await orphansAmong(db, ids), doneBefore);
  return ids.length < slice ? { removed } : { removed, next: last };
}

/** Tables that hold the subjects of deliveries. */
const subjectTables = ["lead", "message", "purchase", "sale_event", "event", "booking"] as const;

/** Jobs whose subject is gone, found by index-only reads of ids: reading each job's row would be most of the work. */
async function orphansAmong(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly string[]> {
  const subjectOf = (id: string) => {
    const subject = id.slice(id.indexOf(":") + 1);
    return noteOfSubject(subject)?.id ?? subject;
  };
  const gone = new Set(ids.map(subjectOf));
  for (const table of subjectTables) {
    if (gone.size === 0) return [];
    const there = await db
      .selectFrom(table)
      .select("id")
      .where("id", "in", [...gone])
      .execute();
    for (const { id } of there) gone.delete(id);
  }
  return ids.filter((id) => gone.has(subjectOf(id)));
}

/** Checks again that the subject is gone: it may have been created meanwhile. */
async function removeDone(db: Kysely<Tables>, ids: readonly string[], doneBefore: number): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom("job")
    .where("id", "in", ids)
    .where("state", "=", "done")
    .where("done_at", "<", doneBefore)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        subjectTables.map((table) =>
          not(exists(selectFrom(table).select(sql.lit(1).as("one")).whereRef(`${table}.id`, "=", "job.subject"))),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
