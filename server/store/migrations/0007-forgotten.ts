import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Tombstones of deleted valuations, so that a late capture cannot bring one back. */
export const forgotten: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("forgotten")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("forgotten_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("forgotten_at").on("forgotten").column("forgotten_at").execute();
  },
};
