import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The columns of the list of leads that each member chose. */
export const deskColumns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("desk_columns")
      .addColumn("member_id", "text", (column) => column.primaryKey())
      .addColumn("columns", "text", (column) => column.notNull())
      .execute();
  },
};
