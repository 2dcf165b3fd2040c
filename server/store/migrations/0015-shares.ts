import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Read-only links to a valuation. They are deleted with their lead. */
export const shares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("share")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("valuation_id", "text", (column) => column.notNull().references("lead.id").onDelete("cascade"))
      .addColumn("token", "text")
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("parts", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .addColumn("closed_at", "bigint")
      .addColumn("opened", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("opened_at", "bigint")
      .execute();
    await db.schema.createIndex("share_valuation_id").on("share").columns(["valuation_id", "created_at"]).execute();
  },
};
