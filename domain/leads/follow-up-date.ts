import { timeFormat } from "#domain/time/time-format.ts";

/** Calendar dates (YYYY-MM-DD) in the firm's time zone. */

const followUpDays = 7;

const padded = (value: number, length: number) => String(value).padStart(length, "0");

const dateParts = {
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "numeric",
  day: "numeric",
} as const;

/** @throws RangeError for an unknown time zone. */
function dayIn(timeZone: string, at: number): { year: number; month: number; day: number } {
  const parts = timeFormat(timeZone, dateParts).formatToParts(at);
  const part = (wanted: "year" | "month" | "day") => Number(parts.find(({ type }) => type === wanted)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
}

function dateAfter(days: number, at: number, timeZone: string): string {
  const { year, month, day } = dayIn(timeZone, at);
  // Computed in UTC: seven times 24 hours would be wrong around a clock change.
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return `${padded(date.getUTCFullYear(), 4)}-${padded(date.getUTCMonth() + 1, 2)}-${padded(date.getUTCDate(), 2)}`;
}

/** The day of a lead. `at` is in epoch milliseconds. */
export function leadDate(at: number, timeZone: string): string {
  return dateAfter(0, at, timeZone);
}

/** The day a week later. */
export function followUpDate(at: number, timeZone: string): string {
  return dateAfter(followUpDays, at, timeZone);
}
