import { sql } from "kysely";
import type { Store } from "#server/store/open.ts";
import type { DeliveryHourRow } from "#server/store/schema.ts";

/** Deliveries per hour and kind, for the health of each vendor over the day. */

const hourMs = 60 * 60_000;
/** A desk shows one day; the rest is for questions about last week. */
const keptMs = 8 * 24 * hourMs;

export const hourOf = (at: number): number => Math.floor(at / hourMs) * hourMs;

/** Adds to the hours, which all servers share, and drops those that are a week old. */
export async function addDeliveryHours({ db }: Pick<Store, "db">, rows: readonly DeliveryHourRow[]): Promise<void> {
  if (rows.length === 0) return;
  const larger = sql<number>`case when excluded.slowest_ms > delivery_hour.slowest_ms
    then excluded.slowest_ms else delivery_hour.slowest_ms end`;
  // One row per hour and kind, in a fixed order: a statement cannot write one twice, and instances must not deadlock.
  const ordered = [...Map.groupBy(rows, ({ hour, kind }) => `${hour} ${kind}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, same]) => same.reduce(sumOf));
  await db
    .insertInto("delivery_hour")
    .values(ordered)
    .onConflict((conflict) =>
      conflict.columns(["hour", "kind"]).doUpdateSet({
        arrived: sql<number>`delivery_hour.arrived + excluded.arrived`,
        failed: sql<number>`delivery_hour.failed + excluded.failed`,
        total_ms: sql<number>`delivery_hour.total_ms + excluded.total_ms`,
        slowest_ms: larger,
      }),
    )
    .execute();
  const newest = Math.max(...rows.map(({ hour }) => hour));
  await db
    .deleteFrom("delivery_hour")
    .where("hour", "<", newest - keptMs)
    .execute();
}

function sumOf(a: DeliveryHourRow, b: DeliveryHourRow): DeliveryHourRow {
  return {
    ...a,
    arrived: a.arrived + b.arrived,
    failed: a.failed + b.failed,
    total_ms: a.total_ms + b.total_ms,
    slowest_ms: Math.max(a.slowest_ms, b.slowest_ms),
  };
}

/** The hours since a moment, oldest first. */
export function deliveryHours({ db }: Pick<Store, "db">, since: number): Promise<readonly DeliveryHourRow[]> {
  return db
    .selectFrom("delivery_hour")
    .selectAll()
    .where("hour", ">=", hourOf(since))
    .orderBy("hour")
    .orderBy("kind")
    .execute();
}
