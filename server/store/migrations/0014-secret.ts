import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Secrets that the site generates and that its servers share. */
export const secret: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("secret")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
};
