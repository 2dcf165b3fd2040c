import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * For the firm's list: a lead and its delivery share a time, so that the deliveries of one page are adjacent in an
 * index. By their random ids each would be in another part of a large outbox.
 */
export const leadDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    // They were a few milliseconds apart: the lead had its capture time, the delivery its transaction's.
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
