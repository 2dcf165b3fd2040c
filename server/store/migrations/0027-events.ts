import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What happened, for other systems, and the webhooks that are told about it. */
export const events: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("event")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("event_subject").on("event").column("subject").execute();
    await db.schema
      .createTable("webhook")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("slot", "integer", (column) => column.notNull())
      .addColumn("url", "text", (column) => column.notNull())
      .addColumn("events", "text", (column) => column.notNull())
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("old_secret", "text")
      .addColumn("old_secret_until", "bigint")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("state_at", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .execute();
    // A removed webhook leaves its slot to the next one.
    await db.schema
      .createIndex("webhook_slot")
      .on("webhook")
      .column("slot")
      .unique()
      .where(sql<boolean>`state <> 'removed'`)
      .execute();
  },
};
