import type { Kysely } from "kysely";
import { site } from "#content/site.ts";
import { leadWords } from "#domain/desk/leads/search-words.ts";
import { followUpDate, type Lead } from "#domain/leads/lead.ts";
import { companyOf, leadProfileOf } from "#domain/leads/lead-profile.ts";
import { leadSourceOf } from "#domain/leads/lead-source.ts";
import { stateIn } from "#domain/leads/us-states.ts";
import type { LeadRow, LeadWordRow, Tables } from "#server/store/schema.ts";

const maxKeyLength = 100;

/** A company as it is sorted. */
export const companyKey = (company: string) => company.toLowerCase().slice(0, maxKeyLength);

/** Columns that follow from the record, so that the desk can filter and sort by them. */
export function deskColumns(lead: Lead): Pick<LeadRow, "company_key" | "us_state" | "source"> {
  return {
    company_key: companyKey(companyOf(lead)),
    us_state: stateIn(leadProfileOf(lead).location) ?? "",
    source: leadSourceOf(lead),
  };
}

/** The day that a new item on the CRM board has as well. */
export function followUpAtCapture({ createdAt }: Pick<Lead, "createdAt">): string {
  return followUpDate(createdAt, site.timeZone);
}

type Worded = Pick<LeadRow, "id" | "created_at" | "version" | "company" | "website" | "email" | "phone">;

const wordsPerStatement = 300;

/** Writes the words that these leads are found by, in place of those of an earlier version. */
export async function writeLeadWords(tx: Kysely<Tables>, leads: readonly Worded[]): Promise<void> {
  const known = leads.filter(({ version }) => version > 1).map(({ id }) => id);
  if (known.length > 0) await tx.deleteFrom("lead_word").where("lead_id", "in", known).execute();
  const rows: LeadWordRow[] = leads.flatMap((lead) =>
    leadWords(lead).map((word) => ({ lead_id: lead.id, word, created_at: lead.created_at })),
  );
  for (let from = 0; from < rows.length; from += wordsPerStatement)
    await tx
      .insertInto("lead_word")
      .values(rows.slice(from, from + wordsPerStatement))
      .execute();
}
