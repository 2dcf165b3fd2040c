import { sql } from "kysely";
import { displayAddress } from "#domain/website/display-address.ts";
import type { Store } from "#server/store/open.ts";
import type { LeadRow } from "#server/store/schema.ts";
import type { DeskFields } from "./lead-fields.ts";
import { findLeadPage } from "./lead-page.ts";

/** The companies of the leads among these ids. */
export async function leadCompanies(
  { db }: Pick<Store, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("lead").select(["id", "company"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, company }) => [id, company]));
}

const columns = [
  "id",
  "created_at",
  "company",
  "website",
  "email",
  "phone",
  "value",
] as const satisfies readonly (keyof LeadRow)[];

export type CompanyLead = Pick<LeadRow, (typeof columns)[number]>;

/**
 * Other leads that may be of the same company, newest first: up to `most` with its name, its email address and the
 * words of its website. Name and address are looked up in an index: words such as 'plumbing' are those of many.
 */
export async function companyLeads(
  store: Pick<Store, "db" | "engine">,
  { id, company_key, website, email }: DeskFields,
  most: number,
): Promise<readonly CompanyLead[]> {
  const others = store.db
    .selectFrom("lead")
    .select(columns)
    .where("merged_into", "is", null)
    .where("id", "!=", id)
    .limit(most);
  const sort = { by: "received", descending: true } as const;
  const filters = { search: displayAddress(website) };
  // The lead itself is among those that its website's words find.
  const { ids } = await findLeadPage(store, { filters, sort, size: most + 1 });
  const found = await Promise.all([
    others.where("company_key", "=", company_key).orderBy("created_at", "desc").orderBy("id", "desc").execute(),
    email === null
      ? []
      : others.where("email", "is not", null).where(sql<boolean>`lower(email) = lower(${email})`).execute(),
    ids.length === 0 ? [] : others.where("lead.id", "in", ids).execute(),
  ]);
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  return [...rows.values()].toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
}
