import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Tokens of the firm's own systems, and what they read by: the order of changes of leads, and of events. */
export const apiTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("api_token")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint")
      .addColumn("last_used_at", "bigint")
      .addColumn("ended_at", "bigint")
      .execute();
    // As `changedOrder` has it; the two engines have no common name for the largest of several values.
    await sql`create index lead_changed on lead ((case
      when updated_at >= stage_at and updated_at >= owner_at and updated_at >= follow_up_at then updated_at
      when stage_at >= owner_at and stage_at >= follow_up_at then stage_at
      when owner_at >= follow_up_at then owner_at else follow_up_at end), id)
      where merged_into is null`.execute(db);
    await db.schema.alterTable("event").addColumn("seq", "bigint").execute();
    await db.schema
      .createIndex("event_seq")
      .unique()
      .on("event")
      .column("seq")
      .where(sql<boolean>`seq is not null`)
      .execute();
    await db.schema
      .createIndex("event_without_seq")
      .on("event")
      .column("id")
      .where(sql<boolean>`seq is null`)
      .execute();
    await db.schema
      .createTable("event_counter")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("last", "bigint", (column) => column.notNull())
      .execute();
  },
};
