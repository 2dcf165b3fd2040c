import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A day that somebody chose for a follow-up is due at every stage, also for a lead that is engaged or 'not now'. */
export const chosenFollowUps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("lead_call").execute();
    // The score from which a lead is hot is `hotLeadScore`; a test holds both to the same number.
    const call = sql`(case when stage = 'engaged' or stage = 'notNow' or (email is null and phone is null)
        then case when follow_up_by = '' then null else follow_up_on end
      when stage = 'new' and score >= 55 then '' else follow_up_on end)`;
    await sql`create index lead_call on lead (${call}, id)
      where merged_into is null and ${call} is not null`.execute(db);
  },
};
