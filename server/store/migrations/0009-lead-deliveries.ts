import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** For the firm's list: a lead's delivery is found by the time that both have, so that those of one page lie side by side.
 *  By their ids, which are random, each would be looked for in another corner of a large outbox. */
export const leadDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    // They were a few milliseconds apart: the lead had the time at which it came, its delivery that of its transaction.
    await sql`update job set created_at = lead.created_at from lead
      where job.kind = 'crm-lead' and lead.id = job.subject and job.created_at <> lead.created_at`.execute(db);
    await db.schema
      .createIndex("job_lead")
      .on("job")
      .columns(["created_at", "subject"])
      .where(sql<boolean>`kind = 'crm-lead'`)
      .execute();
  },
};
