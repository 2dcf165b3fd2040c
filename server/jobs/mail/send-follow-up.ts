import { z } from "zod";
import { actorName } from "#content/desk/leads/changes.ts";
import { openingSentence } from "#content/desk/leads/opening.ts";
import { followUpMailWords as words } from "#content/desk/mails.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { site } from "#content/site.ts";
import { memberMailPagePath, memberMailStopPath } from "#contracts/leads/mail-stop.ts";
import { isTooLateToRemind, reminderTime } from "#domain/desk/leads/follow-up-reminder.ts";
import { stageNames } from "#domain/desk/leads/stages.ts";
import { openingOf } from "#domain/leads/call/opening.ts";
import { type AnyLead, callLeadTitle, isCallLead } from "#domain/leads/call-lead.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { leadProfileOf } from "#domain/leads/lead-profile.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { dayName } from "#domain/time/desk-times.ts";
import { followUpMail } from "#server/documents/mails/follow-up-mail.ts";
import type { Handler, Outcome } from "#server/jobs/worker.ts";
import { activityOf, type KnownActivity, notesAndPurchasesOf } from "#server/services/desk/leads/lead-activity.ts";
import { memberMailChoices, memberMailToken } from "#server/services/mail/member-mails.ts";
import { type DeskFields, noFollowUp, readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { findMember, listMembers, memberNames } from "#server/store/desk/people/members.ts";
import { findAnyLead } from "#server/store/leads/call-leads.ts";
import { deliver, isSent, type MailJobSettings, nothingToSend } from "./mail-job.ts";

/** The day of the last reminder. */
const memoSchema = z.object({ sentFor: z.string() });

/**
 * Mails the member assigned to the lead, or the firm if nobody is, on the morning of the follow-up. Nothing is sent if
 * the day was moved or cleared meanwhile, or the lead was merged into another.
 */
export function sendFollowUp(settings: MailJobSettings): Handler {
  return async (job, tools) => {
    const { store, timeZone, now = Date.now } = settings;
    const row = await readDeskFields(store, job.subject);
    if (!row) return nothingToSend;
    const notNow = outcomeUnlessDue(row, job.memo, { now: now(), timeZone });
    if (notNow) return notNow;
    // Without members there is no desk that the mail could lead to.
    if ((await listMembers(store)).length === 0) return nothingToSend;
    const lead = await findAnyLead(store, job.subject);
    if (!lead) return { dead: true, reason: "the stored lead cannot be read" };
    const recipient = await recipientOf(settings, row.owner_id);
    if (!recipient) return nothingToSend;
    const { offLink, ...address } = recipient;
    const body = followUpMail({ ...(await factsOf(settings, row, lead)), offLink });
    const outcome = await deliver(settings, job, tools, { ...body, cause: "automatic", ...address });
    return isSent(outcome) ? { ...outcome, memo: { sentFor: row.follow_up_on } } : outcome;
  };
}

/** The member assigned to the lead, or the firm. Undefined if the member turned these mails off: Today lists it. */
async function recipientOf({ store, firm, siteUrl }: MailJobSettings, ownerId: string) {
  const owner = ownerId === "" ? undefined : await findMember(store, ownerId);
  if (!owner) return { to: firm };
  if (!(await memberMailChoices(store, owner)).followUp) return undefined;
  const token = await memberMailToken(store, { memberId: owner.id, mail: "followUp" });
  return {
    to: owner.email,
    offLink: siteUrl + memberMailPagePath(token),
    stopAddress: siteUrl + memberMailStopPath(token),
  };
}

/** The outcome if no mail is to be sent now. */
function outcomeUnlessDue(
  { follow_up_on: on, follow_up_at: chosenAt, merged_into }: DeskFields,
  memo: unknown,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Outcome | undefined {
  const due = on === noFollowUp ? undefined : reminderTime({ on, chosenAt }, timeZone);
  if (due === undefined || memoSchema.safeParse(memo).data?.sentFor === on) return nothingToSend;
  if (due > now) return { wait: true, until: due };
  return merged_into === null && !isTooLateToRemind(on, now, timeZone) ? undefined : nothingToSend;
}

async function factsOf(settings: MailJobSettings, row: DeskFields, lead: AnyLead) {
  const { store, siteUrl, timeZone, now = Date.now } = settings;
  const known = await notesAndPurchasesOf(store, row.id);
  const author = actorName(row.follow_up_by, await memberNames(store));
  const isToday = row.follow_up_on === dayAt(now(), timeZone);
  return {
    ...(isCallLead(lead)
      ? { company: callLeadTitle(lead), opening: undefined }
      : { company: leadProfileOf(lead).company, opening: await openingFor(settings, lead, { row, ...known }) }),
    contact: companyContactOf(lead),
    why: isToday ? words.why(author) : words.late(author, dayName(row.follow_up_on)),
    stage: stageNames[row.stage],
    note: known.note,
    link: `${siteUrl}/desk${deskScreens.leads.path}/${row.id}`,
  };
}

async function openingFor(
  { store, timeZone, now = Date.now }: MailJobSettings,
  lead: Lead,
  known: KnownActivity,
): Promise<string | undefined> {
  const { activity } = await activityOf(store, lead, known);
  const opening = openingOf(lead, activity, site.valuation.successFeePercent);
  return opening && openingSentence(opening, { now: now(), timeZone });
}
