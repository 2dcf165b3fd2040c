import { z } from "zod";
import { site } from "#content/site.ts";
import { readStoredMessage } from "#contracts/leads/contact-message.ts";
import { callBrief } from "#domain/leads/call/call-brief.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { type LeadAlert, maxWithoutContact, pendingAlert, withoutContactAfterMs } from "#domain/leads/lead-alert.ts";
import { ownContactOf } from "#domain/leads/merged-contact.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { contactDetailsMail } from "#server/documents/mails/contact-details-mail.ts";
import { leadAlertMail } from "#server/documents/mails/lead-alert-mail.ts";
import { privateLink } from "#server/documents/mails/private-link.ts";
import { unreadableLead } from "#server/jobs/unreadable-lead.ts";
import { type Handler, type JobTools, lostLease, type Outcome } from "#server/jobs/worker.ts";
import { findLead } from "#server/store/leads/leads.ts";
import { messagesOfLead, suspectKind } from "#server/store/leads/messages.ts";
import { takeFromDailyAllowance } from "#server/store/limits/daily-use.ts";
import type { Store } from "#server/store/open.ts";
import { deliver, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/** What the firm has been told about the lead. Deleted with the lead, like the delivery. */
const memoSchema = z.object({
  contact: z.object({ email: z.string().optional(), phone: z.string().optional() }).optional(),
  followUps: z.number().optional(),
  withoutContact: z.boolean().optional(),
  /** The day whose allowance a mail about a lead without contact details uses. */
  day: z.string().optional(),
});
type Memo = z.output<typeof memoSchema>;

/**
 * Tells the firm about a lead: the call brief once the owner can be reached, or one notice that a hot lead left no
 * contact details.
 */
export function sendLeadAlert(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store } = settings;
    const found = await findLead(store, job.subject);
    if (!found) return (await unreadableLead(store, job.subject)) ?? nothingToSend;
    const { lead } = found;
    const memo = memoSchema.safeParse(job.memo).data ?? {};
    const alert = pendingAlert(lead, memo);
    if (!alert) return nothingToSend;
    const heldBack = alert.kind === "withoutContact" && (await withoutContact(settings, lead, memo, tools));
    if (heldBack) return heldBack;
    const name = await nameOf(store, lead);
    const outcome = await deliver(settings, job, tools, mailOf(settings, { lead, alert, name }));
    return "ok" in outcome ? { ...outcome, memo: notifiedBy(alert, lead, memo) } : outcome;
  };
}

/**
 * A lead without contact details is reported after a delay and within the day's allowance; a retry on the same day
 * uses no more of it. Returns the outcome if no mail is to be sent now.
 */
async function withoutContact(
  { store, timeZone, now = Date.now }: MailJobSettings,
  lead: Lead,
  memo: Memo,
  tools: JobTools,
): Promise<Outcome | undefined> {
  const due = lead.createdAt + withoutContactAfterMs;
  if (now() < due) return { wait: true, until: due };
  const day = dayAt(now(), timeZone);
  if (memo.day === day) return undefined;
  if (!(await takeFromDailyAllowance(store, { name: "alerts without contact", day }, maxWithoutContact)))
    return { ok: true, memo: { withoutContact: true } };
  return (await tools.remember({ ...memo, day })) ? undefined : lostLease;
}

/** What the firm knows once the mail has been sent. */
function notifiedBy(alert: LeadAlert, lead: Lead, memo: Memo): Memo {
  if (alert.kind === "withoutContact") return { withoutContact: true };
  const followUps = alert.kind === "details" ? (memo.followUps ?? 0) + 1 : 0;
  return { ...memo, contact: ownContactOf(lead), followUps };
}

/** Enough messages to find a name in. */
const maxMessages = 20;

/** The name in the owner's last message, if there is one. */
async function nameOf(store: Store, { valuationId: id, userEmail: email }: Lead): Promise<string | undefined> {
  const written = await messagesOfLead(store, { id, email }, maxMessages);
  return written
    .filter(({ kind }) => kind !== suspectKind)
    .map(({ record }) => readStoredMessage(record)?.name)
    .findLast((name) => name !== undefined);
}

type NotifiedDetails = { readonly lead: Lead; readonly alert: LeadAlert; readonly name: string | undefined };

function mailOf({ firm, siteUrl, timeZone }: MailJobSettings, { lead, alert, name }: NotifiedDetails) {
  const brief = callBrief(lead, { timeZone, feePercent: site.valuation.successFeePercent, name });
  const link = privateLink(siteUrl, lead.valuationId);
  const body =
    alert.kind === "details" ? contactDetailsMail(brief, { link, ...alert }) : leadAlertMail(brief, { link });
  const { userEmail } = lead;
  return {
    ...body,
    to: firm,
    cause: "automatic" as const,
    ...(userEmail !== undefined && { replyTo: { address: userEmail } }),
  };
}
