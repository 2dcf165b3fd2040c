import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { phoneWords } from "#domain/desk/leads/search-words.ts";
import type { Tables } from "#server/store/schema.ts";

const leadsAtOnce = 500;

/**
 * Phone numbers are found by their last digits, buyers apart from owners to whom the firm opened a report, and the days
 * that somebody chose for a follow-up also if the lead has no contact details. A merge is found for both of its leads.
 */
export const deskFinding: Migration = {
  async up(db: Kysely<unknown>) {
    await addPhoneWords(db as Kysely<Tables>);
    await db.schema.dropIndex("purchase_state").execute();
    await db.schema
      .createIndex("purchase_state")
      .on("purchase")
      .columns(["source", "state", "lead_at", "valuation_id"])
      .where(sql<boolean>`valuation_id is not null`)
      .execute();
    await db.schema.dropIndex("lead_call").execute();
    // The score from which a lead is hot is `hotLeadScore`; a test holds both to the same number.
    const call = sql`(case when stage = 'engaged' or stage = 'notNow' then null
      when email is null and phone is null then case when follow_up_by = '' then null else follow_up_on end
      when stage = 'new' and score >= 55 then '' else follow_up_on end)`;
    await sql`create index lead_call on lead (${call}, id)
      where merged_into is null and ${call} is not null`.execute(db);
    await db.schema
      .createIndex("desk_audit_merge")
      .on("desk_audit")
      .columns(["before", "at"])
      .where(sql<boolean>`action in ('mergeLeads', 'splitLead')`)
      .execute();
  },
};

async function addPhoneWords(db: Kysely<Tables>): Promise<void> {
  let after = "";
  for (;;) {
    const leads = await db
      .selectFrom("lead")
      .select(["id", "created_at", "phone"])
      .where("id", ">", after)
      .where("phone", "is not", null)
      .orderBy("id")
      .limit(leadsAtOnce)
      .execute();
    const last = leads.at(-1);
    if (!last) return;
    const rows = leads.flatMap(({ id, created_at, phone }) =>
      phoneWords(phone ?? "").map((word) => ({ lead_id: id, word, created_at })),
    );
    if (rows.length > 0)
      await db
        .insertInto("lead_word")
        .values(rows)
        .onConflict((conflict) => conflict.columns(["lead_id", "word"]).doNothing())
        .execute();
    after = last.id;
  }
}
