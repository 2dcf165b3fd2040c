import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** For the desk's lists: buyers, and leads that did not arrive, in the order in which leads came in. */
export const deskLists: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("purchase")
      .addColumn("lead_at", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update purchase set lead_at = lead.created_at from lead where lead.id = purchase.valuation_id`.execute(
      db,
    );
    await db.schema.dropIndex("purchase_state").execute();
    await db.schema
      .createIndex("purchase_state")
      .on("purchase")
      .columns(["state", "lead_at", "valuation_id"])
      .where(sql<boolean>`valuation_id is not null`)
      .execute();
    await db.schema
      .createIndex("job_undelivered")
      .on("job")
      .columns(["state", "created_at", "subject"])
      .where(sql<boolean>`kind = 'crm-lead' and (state = 'dead' or settled < wanted)`)
      .execute();
  },
};
