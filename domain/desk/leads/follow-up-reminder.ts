import { dayAt, morningOf } from "#domain/time/calendar.ts";
import { daysBetween } from "#domain/time/desk-times.ts";

/** A day that a person chose, and when. The day that a lead begins with reminds nobody: Today lists it. */
export type ChosenFollowUp = { readonly on: string; readonly chosenAt: number };

/** When the firm is reminded; undefined if that morning had passed when the day was chosen. */
export function reminderTime({ on, chosenAt }: ChosenFollowUp, timeZone: string): number | undefined {
  const at = morningOf(on, timeZone);
  return chosenAt < at ? at : undefined;
}

const mostDaysLate = 7;

/** Mail may have been off for weeks; Today has what is overdue. */
export function isTooLateToRemind(on: string, now: number, timeZone: string): boolean {
  return daysBetween(on, dayAt(now, timeZone)) > mostDaysLate;
}
