import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** For the firm's list: leads of an industry or with contact details are found by index, however rare they are. */
export const browsing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("lead_industry").on("lead").columns(["industry", "created_at", "id"]).execute();
    await db.schema
      .createIndex("lead_contact")
      .on("lead")
      .columns(["created_at", "id"])
      .where(sql<boolean>`email is not null or phone is not null`)
      .execute();
  },
};
