import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What was bought or granted, and which of the provider's events are settled. */
export const purchases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("purchase")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("valuation_id", "text")
      .addColumn("package", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("slot", "text", (column) => column.unique())
      .addColumn("session_id", "text", (column) => column.unique())
      .addColumn("payment_id", "text")
      .addColumn("amount", "bigint")
      .addColumn("currency", "text")
      .addColumn("paid_at", "bigint")
      .execute();
    for (const column of ["valuation_id", "payment_id"])
      await db.schema
        .createIndex(`purchase_${column}`)
        .on("purchase")
        .column(column)
        .where(sql<boolean>`${sql.ref(column)} is not null`)
        .execute();
    await db.schema
      .createTable("payment_event")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("payment_event_created_at").on("payment_event").column("created_at").execute();
  },
};
