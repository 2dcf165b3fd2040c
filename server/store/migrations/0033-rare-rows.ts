import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What one person did, and messages held back as spam: few among many, so they are not looked for by time alone. */
export const rareRows: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("desk_audit_actor").on("desk_audit").columns(["actor", "at", "id"]).execute();
    await db.schema
      .createIndex("message_suspect")
      .on("message")
      .columns(["created_at", "id"])
      .where(sql<boolean>`kind = 'suspect'`)
      .execute();
  },
};
