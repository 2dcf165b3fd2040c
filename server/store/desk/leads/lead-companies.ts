import type { Store } from "#server/store/open.ts";

/** The companies of the leads among these ids. */
export async function leadCompanies(
  { db }: Pick<Store, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("lead").select(["id", "company"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, company }) => [id, company]));
}
