import { callBrief } from "#domain/leads/call-brief.ts";
import { alertMail } from "#server/documents/mails/alert-mail.ts";
import { privateLink } from "#server/documents/mails/private-link.ts";
import { findLead } from "#server/store/leads.ts";
import { isKept } from "#server/store/presence.ts";
import { deliver, type MailJobSettings, nothingToSend } from "./mail-job.ts";
import type { Handler } from "./worker.ts";

/** Tells the firm of a hot lead, with the brief for the call. */
export function mailAlert(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, firm, siteUrl, timeZone } = settings;
    const found = await findLead(store, job.subject);
    if (!found && (await isKept(store, "lead", job.subject)))
      return { dead: true, reason: "the stored lead cannot be read" };
    if (!found) return nothingToSend;
    const body = alertMail(callBrief(found.lead, { timeZone }), { link: privateLink(siteUrl, job.subject) });
    const { userEmail } = found.lead;
    return deliver(settings, job, tools, {
      ...body,
      to: firm,
      replyTo: userEmail ? { address: userEmail } : undefined,
    });
  };
}
