import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The desk asks every few seconds for the newest of each: an index answers without reading the table. */
export const deskChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("lead_updated_at").on("lead").column("updated_at").execute();
    await db.schema.createIndex("job_done_at").on("job").column("done_at").where("done_at", "is not", null).execute();
    await db.schema.createIndex("sale_event_created_at").on("sale_event").column("created_at").execute();
  },
};
