import { type Kysely, sql } from "kysely";
import type { FunnelCount, FunnelStep } from "#domain/desk/funnel/funnel-steps.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";

/** The counts of the funnel. They stay when a lead is deleted: nothing in them leads to a person. */

/** A day's count of the firm's calendar. */
export type DayCount = FunnelCount & { readonly day: string; readonly count: number };

/** Adds to the counts, in the caller's transaction and as its last write: many transactions share these rows. */
export async function addToFunnel(tx: Kysely<Tables>, counts: readonly DayCount[]): Promise<void> {
  const sums = new Map<string, DayCount>();
  for (const { day, step, page, source, industry, count } of counts) {
    const key = [day, step, page, source, industry].join("\n");
    sums.set(key, { day, step, page, source, industry, count: count + (sums.get(key)?.count ?? 0) });
  }
  if (sums.size === 0) return;
  // A fixed order prevents deadlocks between instances.
  const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await tx
    .insertInto("funnel_count")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["day", "step", "page", "source", "industry"])
        .doUpdateSet({ count: sql<number>`funnel_count.count + excluded.count` }),
    )
    .execute();
}

/** Marks a step of a lead. False: it was marked before, or the lead is gone. */
export async function markStep(
  tx: Kysely<Tables>,
  { valuationId, step, now }: { readonly valuationId: string; readonly step: FunnelStep; readonly now: number },
): Promise<boolean> {
  const marked = await tx
    .insertInto("funnel_mark")
    .columns(["valuation_id", "step", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("lead")
        .select(["lead.id", sql.lit<string>(step).as("step"), sql<number>`cast(${now} as bigint)`.as("created_at")])
        .where("lead.id", "=", valuationId),
    )
    .onConflict((conflict) => conflict.columns(["valuation_id", "step"]).doNothing())
    .returning("step")
    .executeTakeFirst();
  return marked !== undefined;
}

/** When these leads reached a step that is marked. */
export async function markedSteps(
  { db }: Pick<Store, "db">,
  valuationIds: readonly string[],
  step: FunnelStep,
): Promise<ReadonlyMap<string, number>> {
  if (valuationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("funnel_mark")
    .select(["valuation_id", "created_at"])
    .where("valuation_id", "in", valuationIds)
    .where("step", "=", step)
    .execute();
  return new Map(rows.map((row) => [row.valuation_id, row.created_at]));
}

/** Both days belong to it. */
export type DaySpan = { readonly from: string; readonly to: string };

export type StepCount = { readonly step: FunnelStep; readonly count: number };

/** The counts of each day and step. */
export function countsByDay(
  { db }: Pick<Store, "db">,
  { from, to }: DaySpan,
): Promise<readonly (StepCount & { readonly day: string })[]> {
  return db
    .selectFrom("funnel_count")
    .select(["day", "step", (eb) => eb.fn.sum<number>("count").as("count")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["day", "step"])
    .orderBy("day")
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, step: row.step as FunnelStep, count: Number(row.count) })));
}

export type FunnelBreakdown = "page" | "source" | "industry";

/** The counts of a span by one of the three, and by step. */
export async function countsBy(
  { db }: Pick<Store, "db">,
  breakdown: FunnelBreakdown,
  { from, to }: DaySpan,
): Promise<readonly (StepCount & { readonly name: string })[]> {
  const rows = await db
    .selectFrom("funnel_count")
    .select([`${breakdown} as name`, "step", (eb) => eb.fn.sum<number>("count").as("count")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy([breakdown, "step"])
    .execute();
  return rows.map((row) => ({ name: row.name, step: row.step as FunnelStep, count: Number(row.count) }));
}
