import { seriesMailFooter, seriesMailWords } from "#content/mail/series-mails.ts";
import { ownerMailStopPath } from "#contracts/leads/mail-stop.ts";
import { privatePageQuery } from "#contracts/leads/private-page.ts";
import { type SeriesStep, seriesStep } from "#domain/mail/mail-series.ts";
import { longDate } from "#domain/time/long-date.ts";
import { hostOf } from "#domain/website/address.ts";
import { historyLink, linkTo } from "#server/documents/mails/private-link.ts";
import { seriesMail } from "#server/documents/mails/series-mail.ts";
import type { Handler, Outcome } from "#server/jobs/worker.ts";
import { markSeriesSent, ownerMailsOnSince } from "#server/services/mail/owner-mails.ts";
import { readSeriesFacts } from "#server/services/mail/series-facts.ts";
import { deliver, isSent, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/**
 * Mails an owner the follow-up email that is due, if everything still speaks for it: see `readSeriesFacts`. Everything
 * is read again for each try, so what the owner or the firm does meanwhile counts.
 */
export function sendSeriesMail(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, siteUrl, timeZone, now = Date.now } = settings;
    const facts = await readSeriesFacts(store, job.subject);
    if (facts === "unreadable") return { dead: true, reason: "the stored lead cannot be read" };
    if (!facts) return nothingToSend;
    const { series, startedAt, had } = facts;
    const clock = { timeZone, onSince: await ownerMailsOnSince(store), had };
    const step = seriesStep(startedAt, { ...clock, now: now() });
    if (step.do !== "send") return outcomeOf(step);
    const body = seriesMail(step.mail, {
      siteUrl,
      link: linkTo(seriesMailWords[step.mail].button.page)(siteUrl, job.subject),
      stopLink: `${historyLink(siteUrl, job.subject)}?${privatePageQuery.stopEmails}`,
      host: hostOf(siteUrl),
      agreedOn: longDate(series.agreedAt, timeZone),
    });
    const outcome = await deliver(settings, job, tools, {
      ...body,
      cause: "series",
      part: step.mail,
      to: series.to,
      replyTo: { address: seriesMailFooter.replyTo },
      stopAddress: siteUrl + ownerMailStopPath(job.subject),
    });
    if (!isSent(outcome)) return outcome;
    await markSeriesSent(store, job.subject, step.mail, { now: now() });
    const next = seriesStep(startedAt, { ...clock, had: new Set([...had, step.mail]), now: now() });
    return next.do === "wait" ? { ...outcome, again: next.until } : outcome;
  };
}

/** Nothing is sent now. */
function outcomeOf(step: Exclude<SeriesStep, { do: "send" }>): Outcome {
  return step.do === "wait" ? { wait: true, until: step.until } : nothingToSend;
}
