import { sql } from "kysely";
import { type Counted, createLimiter, type Hit, type Limiter } from "#server/http/limits/limiter.ts";
import { groupCommit } from "#server/store/group-commit.ts";
import type { Store } from "#server/store/open.ts";

const sweepEveryMs = 60_000;
const maxSwept = 1_000;

type TimedHit = Hit & { readonly at: number };

/**
 * Shared by all instances on one store. Visitors known to be over a limit are refused from memory, so that a flood
 * writes nothing.
 */
export function createStoreLimiter(store: Store, now: () => number = Date.now): Limiter {
  // Every request counts against the limits for all: written one by one, concurrent requests would queue for one row.
  const hit = groupCommit((hits: readonly TimedHit[]) => countTogether(store, hits));
  let sweptAt = now();

  return createLimiter(async (hits, at) => {
    const counted = await Promise.all(hits.map((each) => hit({ ...each, at })));
    if (at - sweptAt >= sweepEveryMs) {
      sweptAt = at;
      // A visitor's request must not fail because of it: the next sweep removes the rows.
      await sweep(store, at).catch(() => undefined);
    }
    return counted;
  }, now);
}

/** Counts hits in one statement; each result includes the hits before it in the list. */
async function countTogether(store: Store, hits: readonly TimedHit[]): Promise<readonly Counted[]> {
  const hitsByKey = Map.groupBy(hits, ({ id }) => id);
  const rows = await write(store, [...hitsByKey.values()]);
  const before = new Map(rows.map((row) => [row.key, row.hits - (hitsByKey.get(row.key)?.length ?? 0)]));
  const resetAt = new Map(rows.map((row) => [row.key, row.reset_at]));
  return hits.map(({ id }) => {
    const counted = (before.get(id) ?? 0) + 1;
    before.set(id, counted);
    return { hits: counted, resetAt: resetAt.get(id) ?? 0 };
  });
}

function write({ db, engine }: Store, hitsByKey: readonly (readonly TimedHit[])[]) {
  const rows = hitsByKey.flatMap((hits) => {
    const last = hits.at(-1);
    return last ? [{ key: last.id, hits: hits.length, reset_at: last.at + last.windowMs, at: last.at }] : [];
  });
  const at = Math.max(...rows.map((row) => row.at));
  const isOver = sql`rate_limit.reset_at <= cast(${at} as bigint)`;
  return (
    db
      .insertInto("rate_limit")
      // A fixed order prevents deadlocks between instances.
      .values(rows.map(({ at: _, ...row }) => row).toSorted((a, b) => (a.key < b.key ? -1 : 1)))
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          hits: sql<number>`case when ${isOver} then excluded.hits else rate_limit.hits + excluded.hits end`,
          reset_at: sql<number>`case when ${isOver} then excluded.reset_at else rate_limit.reset_at end`,
        }),
      )
      .returning(["key", "hits", "reset_at"])
      // Not synced to disk: losing counts in a power cut does no harm.
      .$if(engine === "postgres", (query) =>
        query.returning(sql`set_config('synchronous_commit', 'off', true)`.as("commits")),
      )
      .execute()
  );
}

/** Removes expired windows. */
async function sweep({ db }: Store, at: number): Promise<void> {
  const over = db.selectFrom("rate_limit").select("key").where("reset_at", "<=", at).limit(maxSwept);
  await db.deleteFrom("rate_limit").where("key", "in", over).where("reset_at", "<=", at).execute();
}
