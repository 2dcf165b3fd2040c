import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who answered a message, and when; the index holds those that wait for an answer. */
export const messageAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("message").addColumn("answered_at", "bigint").execute();
    await db.schema.alterTable("message").addColumn("answered_by", "text").execute();
    await db.schema
      .createIndex("message_unanswered")
      .on("message")
      .columns(["created_at", "id"])
      .where(sql<boolean>`answered_at is null and kind != 'suspect'`)
      .execute();
  },
};
