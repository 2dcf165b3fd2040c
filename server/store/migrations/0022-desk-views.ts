import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Views of the list of leads that members save for themselves. */
export const deskViews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("desk_view")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("member_id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("desk_view_name", ["member_id", "name"])
      .execute();
  },
};
