import { privateLinkMailWords } from "#content/mails.ts";
import { longDate } from "#domain/leads/long-date.ts";
import { hostOf } from "#domain/website/address.ts";
import { privateLink } from "#server/documents/mails/private-link.ts";
import { privateLinkMail } from "#server/documents/mails/private-link-mail.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { exists } from "#server/store/leads/exists.ts";
import { findLead } from "#server/store/leads/leads.ts";
import { deliver, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/** Mails a visitor their private link, to the address that the lead has when the mail is sent. */
export function sendPrivateLink(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, siteUrl, timeZone } = settings;
    const found = await findLead(store, job.subject);
    if (!found && (await exists(store, "lead", job.subject)))
      return { dead: true, reason: "the stored lead cannot be read" };
    const to = found?.lead.userEmail;
    if (to === undefined) return nothingToSend;
    const asked = found?.lead.linkMails?.at(-1)?.at ?? found?.lead.updatedAt ?? 0;
    const body = privateLinkMail({
      link: privateLink(siteUrl, job.subject),
      host: hostOf(siteUrl),
      askedOn: longDate(asked, timeZone),
    });
    return deliver(settings, job, tools, { ...body, to, replyTo: { address: privateLinkMailWords.replyTo } });
  };
}
