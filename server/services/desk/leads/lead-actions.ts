import type { Kysely } from "kysely";
import type { LeadAction } from "#domain/desk/leads/timeline.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { mayMail } from "#domain/mail/suppression.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { AppError } from "#server/http/app-error.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { suppressionOf } from "#server/services/mail/suppressions.ts";
import { grantPackage, type RevokeResult, revokePackage } from "#server/services/payments/grant-package.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { requeue } from "#server/store/jobs/job-maintenance.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { lockLeads } from "#server/store/leads/leads.ts";
import { messagesOfLead, suspectKind } from "#server/store/leads/messages.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesOf } from "#server/store/payments/purchases.ts";
import { saleEventsOf } from "#server/store/payments/sale-events.ts";
import type { Tables } from "#server/store/schema.ts";

type Clock = { readonly now: number };

/** Does something to a lead that exists, with its entry in the audit log. @throws AppError deskLeadUnknown */
async function withLead<T>(
  { db, engine }: Pick<Store, "db" | "engine">,
  id: string,
  work: (tx: Kysely<Tables>, lead: { readonly email: string | null; readonly created_at: number }) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const lead = (await lockLeads(tx, engine, [id])).get(id);
    if (!lead) throw new AppError("deskLeadUnknown");
    return work(tx, lead);
  });
}

const audited = (member: Member, action: LeadAction, subject: string, at: number) => (tx: Kysely<Tables>) =>
  recordAudit(tx, { at, actor: member, action, subject });

/**
 * Mails the owner the private link. @throws AppError roleRefused, deskLeadUnknown, deskNoEmail, deskMailComplained
 */
export function sendLink(store: Pick<Store, "db" | "engine">, member: Member, id: string, { now }: Clock) {
  requireRole(member, "sendLink");
  return withLead(store, id, async (tx, { email }) => {
    if (email === null) throw new AppError("deskNoEmail");
    if (!mayMail("asked", (await suppressionOf({ db: tx }, email))?.reason)) throw new AppError("deskMailComplained");
    await enqueue(tx, [{ kind: jobKinds.mailLink, subject: id }], { now });
    await audited(member, "sendLink", id, now)(tx);
  });
}

type Of = { readonly id: string; readonly package: ReportPackage };
/** `mail`: the owner is mailed the files, if an address is known. */
type Opening = Of & { readonly mail?: boolean };

/** Opens a report without a payment. True: it was open already. @throws AppError roleRefused, deskLeadUnknown */
export async function openReport(
  store: Pick<Store, "db" | "engine">,
  member: Member,
  { id, package: edition, mail = false }: Opening,
  { now }: Clock,
): Promise<boolean> {
  requireRole(member, "openReport");
  const onDone = audited(member, "openReport", id, now);
  const result = await grantPackage(store, { valuationId: id, package: edition, now, mail, onDone });
  if (result === "no such valuation") throw new AppError("deskLeadUnknown");
  return result === "open already";
}

/** Closes a report that the firm opened. @throws AppError roleRefused, deskLeadUnknown */
export async function closeReport(
  store: Pick<Store, "db" | "engine">,
  member: Member,
  { id, package: edition }: Of,
  { now }: Clock,
): Promise<Exclude<RevokeResult["done"], "no such valuation">> {
  requireRole(member, "closeReport");
  const onDone = audited(member, "closeReport", id, now);
  const { done } = await revokePackage(store, { valuationId: id, package: edition, now, onDone });
  if (done === "no such valuation") throw new AppError("deskLeadUnknown");
  return done;
}

const maxMessages = 100;

/**
 * Starts every given-up delivery of a lead again, and updates its item on the board.
 * @throws AppError roleRefused, deskLeadUnknown
 */
export function redeliver(store: Store, member: Member, id: string, { now }: Clock): Promise<void> {
  requireRole(member, "redeliver");
  return withLead(store, id, async (tx, { email, created_at }) => {
    const within = { ...store, db: tx };
    const purchases = await purchasesOf(within, id);
    const sales = await saleEventsOf(
      within,
      purchases.map((purchase) => purchase.id),
    );
    const messages = await messagesOfLead(within, { id, email: email ?? undefined }, maxMessages);
    const own = messages.filter(({ kind }) => kind !== suspectKind);
    for (const subject of [id, ...[...purchases, ...sales, ...own].map((row) => row.id)])
      await requeue(within, { subject, now });
    const requests = [jobKinds.crmLead, jobKinds.crmLeadFields].map((kind) => ({
      kind,
      subject: id,
      since: created_at,
    }));
    await enqueue(
      tx,
      requests.map((request) => ({ ...request, urgent: true })),
      { now },
    );
    await audited(member, "redeliver", id, now)(tx);
  });
}
