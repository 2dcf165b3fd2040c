import { randomUUID } from "node:crypto";
import { type Kysely, sql, type UpdateObject } from "kysely";
import { insertRows } from "#server/store/insert-rows.ts";
import type { Store } from "#server/store/open.ts";
import type { JobRow, Tables } from "#server/store/schema.ts";

/**
 * The outbox. A request is written in the transaction of what it is about; a worker claims the job with a lease, and
 * only the holder of that lease can report the outcome. Nothing undelivered is ever deleted.
 */

export type JobRequest = {
  readonly kind: string;
  readonly subject: string;
  readonly runAt?: number;
  /** The subject's creation time, for lists that sort both by time. */
  readonly since?: number;
  /** Comes before deliveries of its kind that are not urgent. */
  readonly urgent?: boolean;
};

export type Job = {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  /** The revision that this claim delivers. */
  readonly wanted: number;
  readonly tries: number;
  readonly lease: string;
  /** What earlier tries stored. */
  readonly memo: unknown;
  /**
   * An earlier try since the last success failed or never reported back: the external system may already have been
   * changed.
   */
  readonly interrupted: boolean;
};

const requestsPerStatement = 500;

export function jobId({ kind, subject }: Pick<JobRequest, "kind" | "subject">): string {
  return `${kind}:${subject}`;
}

/**
 * Asks for each subject to be brought up to date, in the caller's transaction. A request during a delivery makes it
 * run again.
 */
export async function enqueue(
  tx: Kysely<Tables>,
  requests: readonly JobRequest[],
  { now }: { readonly now: number },
): Promise<void> {
  // A statement cannot write one row twice, and a fixed order prevents deadlocks between instances.
  const distinct = new Map(requests.map((request) => [jobId(request), request]));
  const rows = [...distinct]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { kind, subject, runAt = now, since = now, urgent = false }]) => ({
      id,
      kind,
      subject,
      run_at: runAt,
      created_at: since,
      urgent: urgent ? 1 : 0,
    }));
  for (let from = 0; from < rows.length; from += requestsPerStatement) {
    const part = rows.slice(from, from + requestsPerStatement);
    await insertRows(tx, "requests", part, (some) => insertRequests(tx, some));
  }
}

function insertRequests(
  tx: Kysely<Tables>,
  rows: readonly Pick<JobRow, "id" | "kind" | "subject" | "run_at" | "created_at" | "urgent">[],
) {
  return tx
    .insertInto("job")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        wanted: sql<number>`job.wanted + 1`,
        state: sql<JobRow["state"]>`case when job.run_at is null then 'ready' else job.state end`,
        tries: sql<number>`case when job.run_at is null then 0 else job.tries end`,
        urgent: sql<number>`case when excluded.urgent > job.urgent then excluded.urgent else job.urgent end`,
        // A delivered job that waits for verification takes the request's time. One that is planned for later, or
        // becomes urgent while it backs off, is due sooner.
        run_at: sql<number>`case
            when job.run_at is null or (job.settled = job.wanted and job.lease is null) then excluded.run_at
            when (job.tries = 0 or excluded.urgent > job.urgent) and job.lease is null
              and excluded.run_at < job.run_at then excluded.run_at
            else job.run_at end`,
        done_at: null,
      }),
    );
}

/** Plans deliveries that happen once: one that was planned before, by whichever server, stays as it is. */
export async function enqueueOnce(
  db: Kysely<Tables>,
  requests: readonly Pick<JobRequest, "kind" | "subject">[],
  { now }: { readonly now: number },
): Promise<number> {
  if (requests.length === 0) return 0;
  const inserted = await db
    .insertInto("job")
    .values(
      requests.map(({ kind, subject }) => ({
        id: jobId({ kind, subject }),
        kind,
        subject,
        run_at: now,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return inserted.length;
}

/**
 * Claims the job of this kind that has been due longest, or whose lease expired, for one worker only. Urgent jobs
 * come first.
 */
export async function claim(
  { db, engine }: Store,
  kind: string,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Promise<Job | undefined> {
  const due = db
    .selectFrom("job")
    .select("id")
    .where("kind", "=", kind)
    .where("run_at", "<=", now)
    .orderBy("run_at")
    .limit(1)
    .$if(engine === "postgres", (query) => query.forUpdate().skipLocked());
  const urgent = due.where("urgent", "=", 1);
  const lease = randomUUID();
  const row = await db
    .updateTable("job")
    .set((eb) => ({
      state: "active",
      lease,
      run_at: now + leaseMs,
      tries: eb("tries", "+", 1),
      unsettled_claims: eb("unsettled_claims", "+", 1),
    }))
    .where("id", "=", (eb) => eb.fn.coalesce(urgent, due))
    .returning(["id", "kind", "subject", "wanted", "tries", "unsettled_claims", "memo"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { unsettled_claims, memo, ...job } = row;
  return { ...job, lease, memo: JSON.parse(memo), interrupted: unsettled_claims > 1 };
}

/**
 * A worker that lost its lease may have changed the external system after the next one had searched: the next claim is
 * marked as interrupted, even if the job is running or done now.
 */
export async function markUncertain(
  { db }: Store,
  request: JobRequest,
  { now }: { readonly now: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, [request], { now });
    await tx
      .updateTable("job")
      .set((eb) => ({ unsettled_claims: eb("unsettled_claims", "+", 1) }))
      .where("id", "=", jobId(request))
      .execute();
  });
}

export type DeliveredJob = {
  readonly now: number;
  readonly memo?: unknown;
  /** When to verify the delivery. */
  readonly again?: number | undefined;
};

/**
 * Delivered. Ready again at once if it was requested again meanwhile. False: the lease was lost, and nothing changed.
 */
export function markDelivered({ db }: Store, job: Job, { now, memo, again }: DeliveredJob): Promise<boolean> {
  const newest = sql`wanted = ${job.wanted}`;
  const rest: JobRow["state"] = again === undefined ? "done" : "ready";
  return asHolder(db, job, {
    state: sql<JobRow["state"]>`case when ${newest} then ${rest} else 'ready' end`,
    run_at: sql<number | null>`case when ${newest} then ${bigint(again ?? null)} else ${bigint(now)} end`,
    done_at: sql<number | null>`case when ${newest} then ${bigint(again === undefined ? now : null)} end`,
    settled: job.wanted,
    tries: 0,
    // This claim is settled; an uncertainty that was reported meanwhile is not.
    unsettled_claims: job.interrupted ? 0 : sql<number>`unsettled_claims - 1`,
    lease: null,
    last_error: null,
    failing_since: null,
    ...memoColumn(memo),
  });
}

export type Failure = {
  /** A code or a short reason, never personal data. */
  readonly reason: string;
  /** Without it the job is dead at once. */
  readonly retryAt?: number | undefined;
  readonly memo?: unknown;
  /** This try did not change anything outside. */
  readonly unchanged?: true | undefined;
  readonly now: number;
};

/** Not delivered: retry at `retryAt`, or dead, unless it was requested again meanwhile. */
export function fail({ db }: Store, job: Job, failure: Failure): Promise<boolean> {
  const { reason, retryAt, memo, unchanged, now } = failure;
  const failing_since = sql<number>`coalesce(failing_since, ${bigint(now)})`;
  const common = {
    lease: null,
    last_error: reason,
    failing_since,
    ...(unchanged && { unsettled_claims: sql<number>`unsettled_claims - 1` }),
    ...memoColumn(memo),
  };
  if (retryAt !== undefined) return asHolder(db, job, { ...common, state: "ready", run_at: retryAt });
  const newest = sql`wanted = ${job.wanted}`;
  return asHolder(db, job, {
    ...common,
    state: sql<JobRow["state"]>`case when ${newest} then 'dead' else 'ready' end`,
    run_at: sql<number | null>`case when ${newest} then null else ${bigint(now)} end`,
    tries: sql<number>`case when ${newest} then tries else 0 end`,
  });
}

export type Postponement = { readonly until: number; readonly now: number; readonly memo?: unknown };

/**
 * Returns a claimed job as if it had not been claimed: this counts neither as a try nor as a failure. Due at once if
 * it was requested again meanwhile.
 */
export function postpone({ db }: Store, job: Job, { until, now, memo }: Postponement): Promise<boolean> {
  const newest = sql`wanted = ${job.wanted}`;
  return asHolder(db, job, {
    state: "ready",
    run_at: sql<number>`case when ${newest} then ${bigint(until)} else ${bigint(now)} end`,
    tries: sql<number>`tries - 1`,
    unsettled_claims: sql<number>`unsettled_claims - 1`,
    lease: null,
    ...memoColumn(memo),
  });
}

/** Deletes a job that has nothing left to do and whose subject is gone, unless it was requested again meanwhile. */
export async function removeJob({ db }: Pick<Store, "db">, { id, lease, wanted }: Job): Promise<void> {
  await db.deleteFrom("job").where("id", "=", id).where("lease", "=", lease).where("wanted", "=", wanted).execute();
}

/** Stores something while the job runs, such as the id of a new item. */
export function remember({ db }: Store, job: Job, memo: unknown): Promise<boolean> {
  return asHolder(db, job, memoColumn(memo));
}

/** Extends the lease. False: another worker has the job. */
export function renew(
  { db }: Store,
  job: Job,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): Promise<boolean> {
  return asHolder(db, job, { run_at: now + leaseMs });
}

async function asHolder(db: Kysely<Tables>, job: Job, changes: UpdateObject<Tables, "job">): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set(changes)
    .where("id", "=", job.id)
    .where("lease", "=", job.lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function memoColumn(memo: unknown): { memo?: string } {
  return memo === undefined ? {} : { memo: JSON.stringify(memo) };
}

/** PostgreSQL assumes text for a parameter inside a case expression. */
function bigint(value: number | null) {
  return sql<number>`cast(${value} as bigint)`;
}
