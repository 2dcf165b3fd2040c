import type { Kysely } from "kysely";
import type { PartnerSite } from "#domain/partners/partner-site.ts";
import type { Store } from "#server/store/open.ts";
import type { PartnerSiteRow, Tables } from "#server/store/schema.ts";

type Reading = Pick<Store, "db">;

const siteOf = ({ key, name, origins, color, is_on }: PartnerSiteRow): PartnerSite => ({
  key,
  name,
  origins: origins.split(" ").filter((origin) => origin !== ""),
  color: color === "" ? undefined : color,
  isOn: is_on === 1,
});

const columnsOf = ({ name, origins, color, isOn }: Omit<PartnerSite, "key">) => ({
  name,
  origins: origins.join(" "),
  color: color ?? "",
  is_on: isOn ? 1 : 0,
});

/** One that was not removed. */
export async function findPartnerSite({ db }: Reading, key: string): Promise<PartnerSite | undefined> {
  const row = await db
    .selectFrom("partner_site")
    .selectAll()
    .where("key", "=", key)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row && siteOf(row);
}

/** Those that were not removed, the oldest first. */
export async function listPartnerSites({ db }: Reading): Promise<readonly PartnerSite[]> {
  const rows = await db
    .selectFrom("partner_site")
    .selectAll()
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .orderBy("key")
    .execute();
  return rows.map(siteOf);
}

/** The name of every partner site by its key, removed ones included. */
export async function partnerSiteNames({ db }: Reading): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("partner_site").select(["key", "name"]).orderBy("name").execute();
  return new Map(rows.map(({ key, name }) => [key, name]));
}

export async function insertPartnerSite(
  tx: Kysely<Tables>,
  site: PartnerSite,
  { now }: { readonly now: number },
): Promise<void> {
  const row = { key: site.key, created_at: now, ...columnsOf(site), removed_at: null };
  await tx.insertInto("partner_site").values(row).execute();
}

export async function updatePartnerSite(tx: Kysely<Tables>, site: PartnerSite): Promise<void> {
  await tx.updateTable("partner_site").set(columnsOf(site)).where("key", "=", site.key).execute();
}

export async function removePartnerSite(
  tx: Kysely<Tables>,
  key: string,
  { now }: { readonly now: number },
): Promise<void> {
  await tx.updateTable("partner_site").set({ removed_at: now }).where("key", "=", key).execute();
}

/** How many leads came from each of these sites. */
export async function leadCountsOf({ db }: Reading, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("lead")
    .select(["partner_site as key", (eb) => eb.fn.countAll<number>().as("count")])
    .where("partner_site", "in", keys)
    .where("merged_into", "is", null)
    .groupBy("partner_site")
    .execute();
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}
