import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { companyKey, deskColumns, followUpAtCapture, writeLeadWords } from "#server/store/desk/leads/lead-columns.ts";
import type { LeadRow, Tables } from "#server/store/schema.ts";

const leadsAtOnce = 500;

/** What the firm notes about a lead on its desk, and what the desk filters, sorts and searches by. */
export const deskLeads: Migration = {
  async up(db: Kysely<unknown>) {
    await addLeadColumns(db);
    await db.schema
      .createTable("lead_word")
      .addColumn("lead_id", "text", (column) => column.notNull().references("lead.id").onDelete("cascade"))
      .addColumn("word", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("lead_word_pk", ["lead_id", "word"])
      .execute();
    await db.schema
      .createTable("lead_note")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("lead_id", "text", (column) => column.notNull().references("lead.id").onDelete("cascade"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("author_id", "text", (column) => column.notNull())
      .addColumn("question", "text")
      .addColumn("text", "text", (column) => column.notNull())
      .execute();
    await fillLeads(db as Kysely<Tables>);
    await createIndexes(db);
  },
};

async function addLeadColumns(db: Kysely<unknown>): Promise<void> {
  const text = { company_key: "", us_state: "", source: "", stage: "new", stage_by: "", owner_id: "", owner_by: "" };
  for (const [column, value] of Object.entries({ ...text, follow_up_on: "9999-12-31", follow_up_by: "" }))
    await db.schema
      .alterTable("lead")
      .addColumn(column, "text", (added) => added.notNull().defaultTo(value))
      .execute();
  for (const column of ["stage_at", "owner_at", "follow_up_at"])
    await db.schema
      .alterTable("lead")
      .addColumn(column, "bigint", (added) => added.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable("lead").addColumn("merged_into", "text").execute();
}

/** A record that this version cannot parse keeps the defaults, and is found by its words. */
async function fillLeads(db: Kysely<Tables>): Promise<void> {
  let after = "";
  for (;;) {
    const rows = await db
      .selectFrom("lead")
      .select(["id", "created_at", "company", "website", "email", "phone", "record"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(leadsAtOnce)
      .execute();
    for (const row of rows) await db.updateTable("lead").set(columnsOf(row)).where("id", "=", row.id).execute();
    await writeLeadWords(
      db,
      rows.map((row) => ({ ...row, version: 1 })),
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function columnsOf({ created_at, company, record }: Pick<LeadRow, "created_at" | "company" | "record">) {
  const lead = readStoredLead(record);
  const follow_up_on = followUpAtCapture({ createdAt: created_at });
  return { company_key: companyKey(company), ...(lead && deskColumns(lead)), follow_up_on };
}

/** For each order of the list. A lead that was merged into another is in none of them. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const listed = sql<boolean>`merged_into is null`;
  const orders = {
    lead_company: ["company_key", "created_at", "id"],
    lead_value: ["value", "created_at", "id"],
    lead_state: ["us_state", "created_at", "id"],
    lead_source: ["source", "created_at", "id"],
    lead_stage: ["stage", "follow_up_on", "id"],
    lead_owner: ["owner_id", "follow_up_on", "id"],
    lead_follow_up: ["follow_up_on", "id"],
  };
  for (const [name, columns] of Object.entries(orders))
    await db.schema.createIndex(name).on("lead").columns(columns).where(listed).execute();
  // The score from which a lead is hot is `hotLeadScore`; a test holds both to the same number.
  const hotNew = sql`(case when stage = 'new' and score >= 55 then follow_up_on end)`;
  await sql`create index lead_hot_new on lead (${hotNew}, id)
    where merged_into is null and ${hotNew} is not null`.execute(db);
  // The order of calls: hot leads that nobody called first, then by the day of the follow-up.
  const call = sql`(case when (email is null and phone is null) or stage = 'engaged' or stage = 'notNow' then null
    when stage = 'new' and score >= 55 then '' else follow_up_on end)`;
  await sql`create index lead_call on lead (${call}, id)
    where merged_into is null and ${call} is not null`.execute(db);
  await db.schema
    .createIndex("lead_no_contact")
    .on("lead")
    .columns(["created_at", "id"])
    .where(sql<boolean>`merged_into is null and email is null and phone is null`)
    .execute();
  await db.schema
    .createIndex("lead_merged")
    .on("lead")
    .column("merged_into")
    .where("merged_into", "is not", null)
    .execute();
  await db.schema.createIndex("lead_word_word").on("lead_word").columns(["word", "created_at", "lead_id"]).execute();
  await db.schema.createIndex("lead_note_lead_id").on("lead_note").columns(["lead_id", "created_at"]).execute();
  await db.schema
    .createIndex("purchase_state")
    .on("purchase")
    .columns(["state", "valuation_id"])
    .where(sql<boolean>`valuation_id is not null`)
    .execute();
}
