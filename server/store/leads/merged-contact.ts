import type { Kysely } from "kysely";
import { readCallLead } from "#contracts/leads/call-lead.ts";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { isCallLead } from "#domain/leads/call-lead.ts";
import { ownContactOf, withMergedContact } from "#domain/leads/merged-contact.ts";
import { sameValue } from "#domain/leads/same-value.ts";
import { mergedInto } from "#server/store/desk/leads/lead-fields.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";
import { findAnyLead, updateCallLead } from "./call-leads.ts";
import { lockLeads, writeLeads } from "./leads.ts";

/** Whether the address of a lead's row was left by its own owner. One that a newer version wrote counts as own. */
export function isOwnEmail(record: string): boolean {
  const lead = readStoredLead(record) ?? readCallLead(record);
  return !lead || ownContactOf(lead).email !== undefined;
}

/**
 * Gives these leads the contact details that they lack from what is merged into them now. For every transaction that
 * merges, splits or deletes leads, or changes their contact details. Returns those that it changed.
 */
export async function updateMergedContact(
  tx: Kysely<Tables>,
  engine: Store["engine"],
  ids: readonly string[],
  { now }: { readonly now: number },
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const changed: string[] = [];
  for (const { id, version, record } of (await lockLeads(tx, engine, ids)).values()) {
    const lead = readStoredLead(record) ?? readCallLead(record);
    // A newer version wrote its record.
    if (!lead) continue;
    const merged = await Promise.all((await mergedInto(tx, id)).map((other) => findAnyLead({ db: tx }, other)));
    const updated = withMergedContact(
      lead,
      merged.flatMap((other) => other ?? []),
    );
    if (sameValue(lead, updated)) continue;
    const next = { ...updated, updatedAt: now };
    if (isCallLead(next)) await updateCallLead(tx, next, version + 1);
    else await writeLeads(tx, [{ lead: next, version: version + 1 }]);
    changed.push(id);
  }
  return changed;
}
