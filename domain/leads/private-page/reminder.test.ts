import { expect, it } from "vitest";
import { isPlanned, type ReminderMonths, reminderAfter } from "./reminder.ts";

it.each<[ReminderMonths, string, string]>([
  [6, "2026-11-16T15:00:00.000Z", "2027-05-16T15:00:00.000Z"],
  [12, "2026-11-16T15:00:00.000Z", "2027-11-16T15:00:00.000Z"],
  [6, "2026-08-31T09:30:00.000Z", "2027-02-28T09:30:00.000Z"],
  [12, "2028-02-29T00:00:00.000Z", "2029-02-28T00:00:00.000Z"],
])("%d months after %s is due on %s", (months, asked, due) => {
  const reminder = reminderAfter(months, Date.parse(asked));
  expect([reminder.months, new Date(reminder.dueAt).toISOString()]).toEqual([months, due]);
});

it("is planned until it was sent", () => {
  const reminder = reminderAfter(6, 0);
  expect([isPlanned(undefined), isPlanned(reminder), isPlanned({ ...reminder, sentAt: 1 })]).toEqual([
    false,
    true,
    false,
  ]);
});
