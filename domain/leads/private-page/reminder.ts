/** After how many months an owner can be reminded. */
export const reminderMonths = [6, 12] as const;
export type ReminderMonths = (typeof reminderMonths)[number];

/** One mail that the owner asked for. Times in epoch milliseconds by our clock. */
export type Reminder = {
  readonly months: ReminderMonths;
  readonly askedAt: number;
  readonly dueAt: number;
  /** Set once it was sent; then there is none until the owner asks again. */
  readonly sentAt?: number;
};

export function reminderAfter(months: ReminderMonths, now: number): Reminder {
  return { months, askedAt: now, dueAt: addMonths(now, months) };
}

/** The same day of a later month, or its last day. */
function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  date.setUTCMonth(date.getUTCMonth() + months, day);
  return date.getTime();
}

/** Whether one is still to be sent. */
export function isPlanned(reminder: Reminder | undefined): reminder is Reminder & { readonly sentAt?: never } {
  return reminder !== undefined && reminder.sentAt === undefined;
}
