import { reminderMailWords } from "#content/mail/mails.ts";
import { reminderStopPath } from "#contracts/leads/mail-stop.ts";
import { privatePageQuery } from "#contracts/leads/private-page.ts";
import { isPlanned } from "#domain/leads/private-page/reminder.ts";
import { longDate } from "#domain/time/long-date.ts";
import { hostOf } from "#domain/website/address.ts";
import { historyLink } from "#server/documents/mails/private-link.ts";
import { reminderMail } from "#server/documents/mails/reminder-mail.ts";
import { unreadableLead } from "#server/jobs/unreadable-lead.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { markReminderSent } from "#server/services/owner/reminders.ts";
import { findLead } from "#server/store/leads/leads.ts";
import { deliver, isSent, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/** Mails an owner the reminder that they planned, unless it was stopped, moved or deleted meanwhile. */
export function sendReminder(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, siteUrl, timeZone, now = Date.now } = settings;
    const found = await findLead(store, job.subject);
    if (!found) return (await unreadableLead(store, job.subject)) ?? nothingToSend;
    const { reminder, userEmail: to } = found.lead;
    if (!isPlanned(reminder) || to === undefined) return nothingToSend;
    if (reminder.dueAt > now()) return { wait: true, until: reminder.dueAt };
    const link = historyLink(siteUrl, job.subject);
    const body = reminderMail({
      link,
      stopLink: `${link}?${privatePageQuery.stop}`,
      host: hostOf(siteUrl),
      askedOn: longDate(reminder.askedAt, timeZone),
    });
    const stopAddress = siteUrl + reminderStopPath(job.subject);
    const replyTo = { address: reminderMailWords.replyTo };
    const outcome = await deliver(settings, job, tools, { ...body, cause: "automatic", to, replyTo, stopAddress });
    if (isSent(outcome)) await markReminderSent(store, job.subject, reminder.dueAt, { now: now() });
    return outcome;
  };
}
