import { type Kysely, sql } from "kysely";
import { readStoredLead } from "#contracts/leads/lead.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { companyOf, industryOf } from "#domain/leads/lead-profile.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import { referenceOf } from "#server/store/bookings/booking-references.ts";
import { deskColumns, followUpAtCapture, writeLeadWords } from "#server/store/desk/leads/lead-columns.ts";
import { insertRows } from "#server/store/insert-rows.ts";
import type { Store } from "#server/store/open.ts";
import type { LeadRow, NewLeadRow, Tables } from "#server/store/schema.ts";

/** A lead and the version that was read. */
export type VersionedLead = { readonly lead: Lead; readonly version: number };

/** A lead, if it exists and this version can parse it. */
export async function findLead({ db }: Pick<Store, "db">, id: string): Promise<VersionedLead | undefined> {
  const row = await db.selectFrom("lead").select(["record", "version"]).where("id", "=", id).executeTakeFirst();
  const lead = row && readStoredLead(row.record);
  return lead && { lead, version: row.version };
}

export type KnownRow = Pick<LeadRow, "id" | "version" | "created_at" | "email" | "phone" | "merged_into" | "record">;

/** The rows of these leads, locked for the caller's transaction. */
export async function lockLeads(
  tx: Kysely<Tables>,
  engine: Store["engine"],
  ids: readonly string[],
): Promise<Map<string, KnownRow>> {
  const rows = await tx
    .selectFrom("lead")
    .select(["id", "version", "created_at", "email", "phone", "merged_into", "record"])
    .where("id", "in", ids)
    // A fixed order prevents deadlocks between instances.
    .$if(engine === "postgres", (query) => query.orderBy("id").forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Writes leads, each as the next version of what is stored. Returns the ids that were written: another instance may
 * have inserted one since the caller looked.
 */
export async function writeLeads(tx: Kysely<Tables>, leads: readonly VersionedLead[]): Promise<ReadonlySet<string>> {
  if (leads.length === 0) return new Set();
  const rows = leads.map(rowOf).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const written = await insertRows(tx, "leads", rows, (some) => insertLeads(tx, some));
  const ids = new Set(written.map(({ id }) => id));
  await writeLeadWords(
    tx,
    rows.filter(({ id }) => ids.has(id)),
  );
  return ids;
}

function insertLeads(tx: Kysely<Tables>, rows: readonly NewLeadRow[]) {
  return tx
    .insertInto("lead")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((eb) => ({
          updated_at: eb.ref("excluded.updated_at"),
          version: eb.ref("excluded.version"),
          score: eb.ref("excluded.score"),
          value: eb.ref("excluded.value"),
          company: eb.ref("excluded.company"),
          website: eb.ref("excluded.website"),
          industry: eb.ref("excluded.industry"),
          email: eb.ref("excluded.email"),
          phone: eb.ref("excluded.phone"),
          record: eb.ref("excluded.record"),
          company_key: eb.ref("excluded.company_key"),
          us_state: eb.ref("excluded.us_state"),
          source: eb.ref("excluded.source"),
          booking_ref: eb.ref("excluded.booking_ref"),
        }))
        .where(sql<boolean>`lead.version = excluded.version - 1`),
    )
    .returning("id");
}

function rowOf({ lead, version }: VersionedLead) {
  const { email, phone } = companyContactOf(lead);
  return {
    id: lead.valuationId,
    created_at: lead.createdAt,
    updated_at: lead.updatedAt,
    version,
    score: lead.leadScore,
    value: lead.valuation.adjustedValuation,
    company: companyOf(lead),
    website: lead.website,
    industry: industryOf(lead),
    email: email ?? null,
    phone: phone ?? null,
    record: JSON.stringify(lead),
    ...deskColumns(lead),
    partner_site: lead.partnerSite?.key ?? "",
    follow_up_on: followUpAtCapture(lead),
    booking_ref: referenceOf(lead.valuationId),
  };
}

export async function findValuationRecord({ db }: Store, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("lead").select("record").where("id", "=", id).executeTakeFirst();
  return row?.record;
}
