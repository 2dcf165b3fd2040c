import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Websites of others that show the valuation in a frame, and the leads that came from each. */
export const partnerSites: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("partner_site")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("origins", "text", (column) => column.notNull())
      .addColumn("color", "text", (column) => column.notNull())
      .addColumn("is_on", "integer", (column) => column.notNull())
      .addColumn("removed_at", "bigint")
      .execute();
    await db.schema
      .alterTable("lead")
      .addColumn("partner_site", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema
      .createIndex("lead_partner_site")
      .on("lead")
      .columns(["partner_site", "created_at", "id"])
      .where(sql<boolean>`merged_into is null`)
      .execute();
  },
};
