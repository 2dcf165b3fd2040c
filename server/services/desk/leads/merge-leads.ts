import type { Kysely } from "kysely";
import type { LeadChange } from "#contracts/desk-lead.ts";
import { isSameCompany, takesOver } from "#domain/desk/leads/merge.ts";
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
  setStandingAlone,
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
 * @throws AppError roleRefused, deskLeadUnknown, deskNotSameCompany
 */
export async function mergeLeads({ db, engine }: Parts, member: Member, pair: Pair, { now }: At): Promise<void> {
  const { keep, other } = pair;
  requireRole(member, "mergeLeads");
  await db.transaction().execute(async (tx) => {
    const rows = await lockDeskFields(tx, engine, [keep, other]);
    const kept = rows.find(({ id }) => id === keep);
    const left = rows.find(({ id }) => id === other);
    if (keep === other || !kept || !left || kept.merged_into !== null) throw new AppError("deskLeadUnknown");
    if (left.merged_into === keep) return;
    if (left.merged_into !== null) throw new AppError("deskLeadUnknown");
    if (!isSameCompany(kept, left)) throw new AppError("deskNotSameCompany");
    await setMerged(tx, { keep, other });
    await recordAudit(tx, { at: now, actor: member, action: "mergeLeads", subject: keep, from: other });
    await takeFields(tx, member, { kept, left }, now);
    await updateMergedContact(tx, engine, [keep, other], { now });
    await enqueue(tx, rows.map(crmRequest), { now });
    await recordEvents(tx, updatesOf([keep, other], now));
  });
}

/** The fields are set as a colleague sets them, so the CRM, the timeline and the reminder follow. */
async function takeFields(
  tx: Kysely<Tables>,
  member: Member,
  { kept, left }: { readonly kept: DeskFields; readonly left: DeskFields },
  now: number,
): Promise<void> {
  const offered: readonly LeadChange[] = [
    { field: "stage", to: left.stage },
    { field: "owner", to: left.owner_id },
    { field: "followUp", to: fieldOf(left, "followUp").value },
  ];
  for (const change of offered)
    if (takesOver(fieldOf(left, change.field), fieldOf(kept, change.field)))
      await applyChange(tx, member, kept, { leadId: kept.id, change, at: now });
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
    if (rows.find(({ id }) => id === other)?.merged_into !== keep) throw new AppError("deskLeadUnknown");
    await setStandingAlone(tx, other, await broughtBy(tx, pair));
    await recordAudit(tx, { at: now, actor: member, action: "splitLead", subject: keep, from: other });
    await updateMergedContact(tx, engine, [keep, other], { now });
    await enqueue(tx, rows.map(crmRequest), { now });
    await recordEvents(tx, updatesOf([keep, other], now));
  });
}

/** The leads that had been merged into the other one before it was merged itself. */
async function broughtBy(tx: Kysely<Tables>, { keep, other }: Pair): Promise<readonly string[]> {
  const brought: string[] = [];
  for (const id of await mergedInto(tx, keep)) {
    const [last] = await mergesOf({ db: tx }, id, 1);
    if (last?.action === "mergeLeads" && last.subject === other) brought.push(id);
  }
  return brought;
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
