import { pageReadingSchema } from "#contracts/valuation/business-analysis.ts";
import type { PageReading } from "#domain/website/analysis.ts";
import type { Store } from "#server/store/open.ts";

/** A reading made at that time or later, if there is one. One that this version cannot parse is ignored. */
export async function findReading({ db }: Store, key: string, since: number): Promise<PageReading | undefined> {
  const row = await db
    .selectFrom("analysis")
    .select("analysis")
    .where("key", "=", key)
    .where("created_at", ">=", since)
    .executeTakeFirst();
  return row && pageReadingSchema.safeParse(parseJson(row.analysis)).data;
}

export async function saveReading({ db }: Store, key: string, reading: PageReading, at: number): Promise<void> {
  const row = { created_at: at, analysis: JSON.stringify(reading) };
  await db
    .insertInto("analysis")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}

export async function deleteReadings({ db }: Store, before: number): Promise<void> {
  await db.deleteFrom("analysis").where("created_at", "<", before).execute();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
