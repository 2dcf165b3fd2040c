import { actorName } from "#content/desk/leads/changes.ts";
import { partnerLinkMailWords } from "#content/desk/mails.ts";
import { privateLinkMailWords } from "#content/mail/mails.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { longDate } from "#domain/time/long-date.ts";
import { hostOf } from "#domain/website/address.ts";
import { privateLink } from "#server/documents/mails/private-link.ts";
import { privateLinkMail } from "#server/documents/mails/private-link-mail.ts";
import { unreadableLead } from "#server/jobs/unreadable-lead.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { startSeries } from "#server/services/mail/owner-mails.ts";
import { lastAudit } from "#server/store/desk/people/audit.ts";
import { memberNames } from "#server/store/desk/people/members.ts";
import { findLead } from "#server/store/leads/leads.ts";
import { deliver, isSent, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/** Mails a visitor their private link, to the address that the lead has when the mail is sent. */
export function sendPrivateLink(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, siteUrl, timeZone, now = Date.now } = settings;
    const found = await findLead(store, job.subject);
    if (!found) return (await unreadableLead(store, job.subject)) ?? nothingToSend;
    const to = found.lead.userEmail;
    if (to === undefined) return nothingToSend;
    const body = privateLinkMail(privateLink(siteUrl, job.subject), await causeOf(settings, found.lead));
    const replyTo = { address: privateLinkMailWords.replyTo };
    const outcome = await deliver(settings, job, tools, { ...body, cause: "asked", to, replyTo });
    if (isSent(outcome)) await startSeries(store, found.lead, { now: now(), timeZone });
    return outcome;
  };
}

/** The owner asked for it, or a partner sends it from the desk: whichever was later. */
async function causeOf({ store, siteUrl, timeZone }: MailJobSettings, { valuationId, linkMails, updatedAt }: Lead) {
  const asked = linkMails?.at(-1)?.at;
  const sent = await lastAudit(store, { subject: valuationId, action: "sendLink" });
  if (sent && sent.at >= (asked ?? 0)) {
    const partner = actorName(sent.actor, await memberNames(store));
    return { words: partnerLinkMailWords, why: partnerLinkMailWords.why(partner) };
  }
  const askedOn = longDate(asked ?? updatedAt, timeZone);
  return { words: privateLinkMailWords, why: privateLinkMailWords.why(askedOn, hostOf(siteUrl)) };
}
