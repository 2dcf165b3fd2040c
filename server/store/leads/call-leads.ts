import type { Kysely } from "kysely";
import { readCallLead } from "#contracts/leads/call-lead.ts";
import { type AnyLead, type CallLead, callLeadTitle } from "#domain/leads/call-lead.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import { referenceOf } from "#server/store/bookings/booking-references.ts";
import { companyKey, writeLeadWords } from "#server/store/desk/leads/lead-columns.ts";
import { noFollowUp } from "#server/store/desk/leads/lead-fields.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";
import { findLead } from "./leads.ts";

/** A lead without a valuation, if it exists. */
export async function findCallLead({ db }: Pick<Store, "db">, id: string): Promise<CallLead | undefined> {
  const row = await db.selectFrom("lead").select("record").where("id", "=", id).executeTakeFirst();
  return row && readCallLead(row.record);
}

/** Undefined also if a newer version wrote its record, which cannot be read. */
export async function findAnyLead(store: Pick<Store, "db">, id: string): Promise<AnyLead | undefined> {
  return (await findLead(store, id))?.lead ?? findCallLead(store, id);
}

export async function insertCallLead(tx: Kysely<Tables>, lead: CallLead): Promise<void> {
  const row = rowOf(lead, 1);
  await tx.insertInto("lead").values(row).execute();
  await writeLeadWords(tx, [row]);
}

/** Writes a lead that the caller has locked. */
export async function updateCallLead(tx: Kysely<Tables>, lead: CallLead, version: number): Promise<void> {
  const { follow_up_on: _, ...row } = rowOf(lead, version);
  await tx.updateTable("lead").set(row).where("id", "=", lead.id).execute();
  await writeLeadWords(tx, [row]);
}

/** Its value and score are 0, so that it comes last where leads are sorted by them. */
function rowOf(lead: CallLead, version: number) {
  const company = callLeadTitle(lead);
  return {
    id: lead.id,
    created_at: lead.createdAt,
    updated_at: lead.updatedAt,
    version,
    score: 0,
    value: 0,
    company,
    website: "",
    industry: "",
    email: lead.email,
    phone: companyContactOf(lead).phone ?? null,
    record: JSON.stringify(lead),
    company_key: companyKey(company),
    follow_up_on: noFollowUp,
    booking_ref: referenceOf(lead.id),
  };
}
