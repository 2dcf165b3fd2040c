import { readStoredLead } from "#contracts/leads/lead.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { isPlanned, type ReminderMonths, reminderAfter } from "#domain/leads/private-page/reminder.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Limiter } from "#server/http/limits/limiter.ts";
import { isMailLimited } from "#server/services/mail-limit.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findValuationRecord } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";
import { editLead } from "./edit-lead.ts";

type Clock = { readonly now: number };

export type ReminderRequest = {
  readonly months: ReminderMonths;
  /** Stored with the lead, in place of an earlier one; without it the stored address is used. */
  readonly email?: string | undefined;
};

/** Plans one mail to the owner. @throws AppError valuationUnknown, reminderNoAddress, tooManyMails */
export async function planReminder(
  store: Store,
  limiter: Pick<Limiter, "count">,
  id: string,
  { months, email }: ReminderRequest,
  { now }: Clock,
): Promise<void> {
  const record = await findValuationRecord(store, id);
  const known = record === undefined ? undefined : readStoredLead(record);
  if (!known) throw new AppError("valuationUnknown");
  const to = email ?? known.userEmail;
  if (to === undefined) throw new AppError("reminderNoAddress");
  if (await isMailLimited(limiter, to)) throw new AppError("tooManyMails");
  const reminder = reminderAfter(months, now);
  const edited = await editLead(
    store,
    id,
    (lead) => {
      // Another address may have been stored since the first look.
      const userEmail = email ?? lead.userEmail ?? to;
      return {
        lead: { ...lead, userEmail, reminder, updatedAt: now },
        changed: lead.userEmail !== userEmail,
        requests: [{ kind: jobKinds.mailReminder, subject: id, runAt: reminder.dueAt }],
      };
    },
    { now },
  );
  if (!edited) throw new AppError("valuationUnknown");
}

/** The job stays in the outbox, finds no reminder when it is due, and sends nothing. */
export async function stopReminder(store: Store, id: string, { now }: Clock): Promise<void> {
  await editLead(
    store,
    id,
    (lead) => {
      if (!isPlanned(lead.reminder)) return { lead, changed: false };
      const { reminder: _, ...rest } = lead;
      return { lead: { ...rest, updatedAt: now }, changed: false };
    },
    { now },
  );
}

/** Notes that it was sent, unless the owner has planned another meanwhile. */
export async function markReminderSent(store: Store, id: string, dueAt: number, { now }: Clock): Promise<void> {
  const marked = (lead: Lead): Lead =>
    lead.reminder?.dueAt === dueAt ? { ...lead, reminder: { ...lead.reminder, sentAt: now } } : lead;
  await editLead(store, id, (lead) => ({ lead: marked(lead), changed: false }), { now });
}
