import { sql } from "kysely";
import { type Limit, type Limiter, tooMany } from "#server/limits.ts";
import type { Store } from "./open.ts";

const sweepEveryMs = 60_000;
const mostSwept = 1_000;
const mostRefused = 10_000;

/** Holds across all instances on one store. Whoever is over a limit is refused from memory until the window ends,
 *  so that a flood writes nothing. */
export function storeLimiter(store: Store, now: () => number = Date.now): Limiter {
  const refusedUntil = new Map<string, number>();
  let sweptAt = now();

  return {
    async count({ name, most, windowMs }: Limit, key: string): Promise<void> {
      const id = `${name} ${key}`;
      const at = now();
      const until = refusedUntil.get(id) ?? 0;
      if (until > at) throw tooMany(name, until - at);
      refusedUntil.delete(id);

      const { hits, reset_at } = await hit(store, id, at, windowMs);
      if (at - sweptAt >= sweepEveryMs) {
        sweptAt = at;
        await sweep(store, at);
      }
      if (hits <= most) return;
      if (refusedUntil.size >= mostRefused) refusedUntil.clear();
      refusedUntil.set(id, reset_at);
      throw tooMany(name, reset_at - at);
    },
  };
}

function hit({ db }: Store, key: string, at: number, windowMs: number) {
  const isOver = sql`rate_limit.reset_at <= cast(${at} as bigint)`;
  return db
    .insertInto("rate_limit")
    .values({ key, hits: 1, reset_at: at + windowMs })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else rate_limit.hits + 1 end`,
        reset_at: sql<number>`case when ${isOver} then excluded.reset_at else rate_limit.reset_at end`,
      }),
    )
    .returning(["hits", "reset_at"])
    .executeTakeFirstOrThrow();
}

/** Removes windows that are over. */
async function sweep({ db }: Store, at: number): Promise<void> {
  const over = db.selectFrom("rate_limit").select("key").where("reset_at", "<=", at).limit(mostSwept);
  await db.deleteFrom("rate_limit").where("key", "in", over).where("reset_at", "<=", at).execute();
}
