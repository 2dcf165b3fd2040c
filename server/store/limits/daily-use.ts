import { sql } from "kysely";
import type { Store } from "#server/store/open.ts";

/** The use of an allowance on a calendar day, counted for all servers together and across restarts. */

type DailyAllowance = { readonly name: string; readonly day: string };

/** Adds one unless the limit is reached. False: the day's allowance is used up. Without `max` it only counts. */
export async function takeFromDailyAllowance(
  { db }: Pick<Store, "db">,
  { name, day }: DailyAllowance,
  max?: number,
): Promise<boolean> {
  if (max !== undefined && max < 1) return false;
  await db.deleteFrom("daily_use").where("name", "=", name).where("day", "<", day).execute();
  const taken = await db
    .insertInto("daily_use")
    .values({ name, day, used: 1 })
    .onConflict((conflict) => {
      const oneMore = conflict.columns(["name", "day"]).doUpdateSet({ used: sql<number>`daily_use.used + 1` });
      return max === undefined ? oneMore : oneMore.where("daily_use.used", "<", max);
    })
    .returning("used")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function dailyUse({ db }: Pick<Store, "db">, { name, day }: DailyAllowance): Promise<number> {
  const row = await db
    .selectFrom("daily_use")
    .select("used")
    .where("name", "=", name)
    .where("day", "=", day)
    .executeTakeFirst();
  return row?.used ?? 0;
}
