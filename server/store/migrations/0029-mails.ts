import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Addresses that get no more mail, and which mails each member of the desk wants. */
export const mails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("suppressed_address")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("code", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("desk_mail_choice")
      .addColumn("member_id", "text", (column) => column.notNull().references("desk_user.id").onDelete("cascade"))
      .addColumn("mail", "text", (column) => column.notNull())
      .addColumn("wanted", "integer", (column) => column.notNull())
      .addColumn("chosen_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("desk_mail_choice_key", ["member_id", "mail"])
      .execute();
  },
};
