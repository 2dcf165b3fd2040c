import { isSameCompany } from "#domain/desk/leads/same-company.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { type CompanyLead, companyLeads } from "#server/store/desk/leads/lead-companies.ts";
import { clearMerged, lockDeskFields, readDeskFields, setMerged } from "#server/store/desk/leads/lead-fields.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { recordEvents } from "#server/store/events/events.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";

type Parts = Pick<Store, "db" | "engine">;
type Pair = { readonly keep: string; readonly other: string };
type At = { readonly now: number };

/**
 * Merges a lead into another one of the same company. The other leaves the lists and the CRM board; its private link,
 * messages, purchases, notes and history stay with it and are shown with the lead that is kept.
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
    const jobs = [kept, left].map((row) => ({ kind: jobKinds.crmLead, subject: row.id, since: row.created_at }));
    await enqueue(tx, jobs, { now });
    await recordEvents(tx, [{ type: "lead.updated", subject: other, at: now }]);
  });
}

/**
 * Undoes a merge: the other is a lead again, in the lists and on the CRM board.
 * @throws AppError roleRefused, deskLeadUnknown
 */
export async function splitLead({ db, engine }: Parts, member: Member, pair: Pair, { now }: At): Promise<void> {
  const { keep, other } = pair;
  requireRole(member, "mergeLeads");
  await db.transaction().execute(async (tx) => {
    const [left] = await lockDeskFields(tx, engine, [other]);
    if (left?.merged_into !== keep) throw new AppError("deskLeadUnknown");
    await clearMerged(tx, other);
    await recordAudit(tx, { at: now, actor: member, action: "splitLead", subject: keep, from: other });
    await enqueue(tx, [{ kind: jobKinds.crmLead, subject: other, since: left.created_at }], { now });
    await recordEvents(tx, [{ type: "lead.updated", subject: other, at: now }]);
  });
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
