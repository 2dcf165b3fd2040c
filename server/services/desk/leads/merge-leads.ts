import type { Kysely } from "kysely";
import type { LeadChange } from "#contracts/desk-lead.ts";
import { canTakeIn, isSameCompany, takesOver } from "#domain/desk/leads/merge.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { type CompanyLead, companyLeads } from "#server/store/desk/leads/lead-companies.ts";
import {
  type DeskFields,
  lockDeskFields,
  mergedInto,
  readDeskFields,
  setMerged,
  setSeparate,
} from "#server/store/desk/leads/lead-fields.ts";
import { mergesOf, recordAudit } from "#server/store/desk/people/audit.ts";
import { recordEvents } from "#server/store/events/events.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { updateMergedContact } from "#server/store/leads/merged-contact.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";
import { applyChange, fieldOf } from "./change-lead.ts";

type Parts = Pick<Store, "db" | "engine">;
type Pair = { readonly keep: string; readonly other: string };
type At = { readonly now: number };

/**
 * Merges a lead into another one of the same company, which gets the contact details that it lacks and the later choice
 * of stage, assignee and follow-up. The other leaves the lists and the CRM board; its private link, messages,
 * purchases, notes and history stay with it and are shown with the lead that is kept.
 * @throws AppError roleRefused, deskLeadUnknown, deskNotSameCompany, deskKeepValuation
 */
export async function mergeLeads({ db, engine }: Parts, member: Member, pair: Pair, { now }: At): Promise<void> {
  const { keep, other } = pair;
  requireRole(member, "mergeLeads");
  await db.transaction().execute(async (tx) => {
    const rows = await lockDeskFields(tx, engine, [keep, other]);
    const kept = rows.find(({ id }) => id === keep);
    const merged = rows.find(({ id }) => id === other);
    if (keep === other || !kept || !merged || kept.merged_into !== null) throw new AppError("deskLeadUnknown");
    if (merged.merged_into === keep) return;
    if (merged.merged_into !== null) throw new AppError("deskLeadUnknown");
    if (!isSameCompany(kept, merged)) throw new AppError("deskNotSameCompany");
    if (!canTakeIn(valuedOf(kept), valuedOf(merged))) throw new AppError("deskKeepValuation");
    const moved = await setMerged(tx, { keep, other });
    await recordAudit(tx, { at: now, actor: member, action: "mergeLeads", subject: keep, from: other });
    await takeLaterFields(tx, member, { kept, merged }, now);
    await updateMergedContact(tx, engine, [keep, other], { now });
    await enqueue(tx, rows.map(crmRequest), { now });
    await recordEvents(tx, updatesOf([keep, ...moved], now));
  });
}

/** Only a lead with a valuation has a website. */
const valuedOf = ({ website }: DeskFields) => ({ hasValuation: website !== "" });

/**
 * The fields are set as a colleague sets them, so the CRM, the timeline and the follow-up mail follow. What the site set
 * stays the site's: a booked call is no talk.
 */
async function takeLaterFields(
  tx: Kysely<Tables>,
  member: Member,
  { kept, merged }: { readonly kept: DeskFields; readonly merged: DeskFields },
  now: number,
): Promise<void> {
  const offered: readonly LeadChange[] = [
    { field: "stage", to: merged.stage },
    { field: "owner", to: merged.owner_id },
    { field: "followUp", to: fieldOf(merged, "followUp").value },
  ];
  for (const change of offered) {
    const set = fieldOf(merged, change.field);
    if (takesOver(set, fieldOf(kept, change.field)))
      await applyChange(tx, set.by === "site" ? "site" : member, kept, { leadId: kept.id, change, at: now });
  }
}

const crmRequest = ({ id, created_at }: DeskFields) => ({ kind: jobKinds.crmLead, subject: id, since: created_at });

const updatesOf = (ids: readonly string[], at: number) =>
  ids.map((subject) => ({ type: "lead.updated", subject, at }) as const);

/**
 * Undoes a merge: the other is a lead again, in the lists and on the CRM board, with what had been merged into it.
 * @throws AppError roleRefused, deskLeadUnknown
 */
export async function splitLead({ db, engine }: Parts, member: Member, pair: Pair, { now }: At): Promise<void> {
  const { keep, other } = pair;
  requireRole(member, "mergeLeads");
  await db.transaction().execute(async (tx) => {
    const rows = await lockDeskFields(tx, engine, [keep, other]);
    const merged = rows.find(({ id }) => id === other);
    if (!merged) throw new AppError("deskLeadUnknown");
    // A colleague was faster.
    if (merged.merged_into !== keep) return;
    const moved = await mergedBefore(tx, pair);
    await setSeparate(tx, other, moved);
    await recordAudit(tx, { at: now, actor: member, action: "splitLead", subject: keep, from: other });
    await updateMergedContact(tx, engine, [keep, other], { now });
    await enqueue(tx, rows.map(crmRequest), { now });
    await recordEvents(tx, updatesOf([keep, other, ...moved], now));
  });
}

/** The leads that had been merged into the other one, directly or through another, before it was merged itself. */
async function mergedBefore(tx: Kysely<Tables>, { keep, other }: Pair): Promise<readonly string[]> {
  const intoWhich = new Map<string, string>();
  for (const id of await mergedInto(tx, keep)) {
    const [last] = await mergesOf({ db: tx }, id, 1);
    if (last?.action === "mergeLeads" && last.subject) intoWhich.set(id, last.subject);
  }
  const under = (id: string): readonly string[] =>
    [...intoWhich].flatMap(([child, parent]) => (parent === id ? [child, ...under(child)] : []));
  return under(other);
}

const maxCandidates = 20;

/** The leads that this one can be merged with, newest first. @throws AppError deskLeadUnknown */
export async function mergeCandidates(store: Parts, member: Member, leadId: string): Promise<readonly CompanyLead[]> {
  requireRole(member, "mergeLeads");
  const lead = await readDeskFields(store, leadId);
  if (!lead) throw new AppError("deskLeadUnknown");
  const others = await companyLeads(store, lead, maxCandidates);
  return others.filter((other) => isSameCompany(lead, other)).slice(0, maxCandidates);
}
