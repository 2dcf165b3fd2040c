import { deskScreens } from "#content/desk/shell.ts";
import { memberMailPagePath, memberMailStopPath } from "#contracts/leads/mail-stop.ts";
import { digestDue } from "#domain/mail/digest-week.ts";
import { addDays } from "#domain/time/calendar.ts";
import { digestMail } from "#server/documents/mails/digest-mail.ts";
import type { Handler } from "#server/jobs/worker.ts";
import { digestFacts } from "#server/services/mail/digest-facts.ts";
import { memberMailChoices, memberMailToken } from "#server/services/mail/member-mails.ts";
import { findUser } from "#server/store/desk/people/members.ts";
import { readDigestSubject } from "./digest-planner.ts";
import { deliver, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/** Mails a member the week, unless it was turned off, the account is gone or locked, or a newer week is due. */
export function sendDigest(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, siteUrl, timeZone, now = Date.now } = settings;
    const subject = readDigestSubject(job.subject);
    if (!subject) return { dead: true, reason: "not a digest" };
    const { monday, memberId } = subject;
    const user = await findUser(store, memberId);
    if (digestDue(now(), timeZone) !== monday || !user || user.removed_at !== null || user.locked === 1)
      return nothingToSend;
    if (!(await memberMailChoices(store, user)).digest) return nothingToSend;
    const token = await memberMailToken(store, { memberId, mail: "digest" });
    const screen = (name: keyof typeof deskScreens) => `${siteUrl}/desk${deskScreens[name].path}`;
    const body = digestMail({
      ...(await digestFacts(store, { member: user, monday, now: now(), timeZone, siteUrl })),
      links: {
        desk: `${siteUrl}/desk`,
        funnel: `${screen("funnel")}?week=${addDays(monday, -7)}`,
        sales: screen("sales"),
        deliveries: screen("deliveries"),
        off: siteUrl + memberMailPagePath(token),
      },
    });
    const stopAddress = siteUrl + memberMailStopPath(token);
    return deliver(settings, job, tools, { ...body, cause: "automatic", to: user.email, stopAddress });
  };
}
