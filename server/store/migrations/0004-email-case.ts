import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** People are found by their address in any spelling: Jane@x.example and jane@x.example are one mailbox. */
export const emailCase: Migration = {
  async up(db: Kysely<unknown>) {
    const folded = sql`lower(email)`;
    await db.schema.dropIndex("lead_email").execute();
    await db.schema
      .createIndex("lead_email")
      .on("lead")
      .expression(folded)
      .where(sql<boolean>`email is not null`)
      .execute();
    await db.schema.dropIndex("message_email").execute();
    await db.schema.createIndex("message_email").on("message").expression(folded).execute();
  },
};
