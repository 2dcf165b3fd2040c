import type { Kysely } from "kysely";
import type { Store } from "#server/store/open.ts";
import type { Tables, VendorOutageRow } from "#server/store/schema.ts";

/** A vendor's outage as seen by all servers; undefined if there never was one. */
export function findOutage(db: Kysely<Tables>, vendor: string): Promise<VendorOutageRow | undefined> {
  return db.selectFrom("vendor_outage").selectAll().where("vendor", "=", vendor).executeTakeFirst();
}

/** The same, locked for the caller's transaction. */
export async function lockOutage(
  tx: Kysely<Tables>,
  engine: Store["engine"],
  vendor: string,
): Promise<VendorOutageRow> {
  const none = { vendor, failing_since: null, told_at: null, succeeded_at: 0 };
  await tx
    .insertInto("vendor_outage")
    .values(none)
    .onConflict((conflict) => conflict.column("vendor").doNothing())
    .execute();
  return tx
    .selectFrom("vendor_outage")
    .selectAll()
    .where("vendor", "=", vendor)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

export async function writeOutage(tx: Kysely<Tables>, { vendor, ...change }: VendorOutageRow): Promise<void> {
  await tx.updateTable("vendor_outage").set(change).where("vendor", "=", vendor).execute();
}
