import { timeFormat } from "./time-format.ts";

/** Days (YYYY-MM-DD) and months (YYYY-MM) of the firm's calendar. */

const dayMs = 24 * 60 * 60_000;

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const dateParts = {
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
} as const;

/** The day of a moment, in epoch milliseconds. @throws RangeError for an unknown time zone. */
export function dayAt(at: number, timeZone: string): string {
  const parts = timeFormat(timeZone, dateParts).formatToParts(at);
  const part = (wanted: "year" | "month" | "day") => parts.find(({ type }) => type === wanted)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}

export const addDays = (day: string, days: number): string => dayOf(utc(day) + days * dayMs);

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(utc(day)).getUTCDay() + 6) % 7));
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return dayOf(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

const quarterHour = 15 * 60_000;
const farthestEast = 14 * 60 * 60_000;

/** When a day begins in a time zone. Time zones differ by quarter hours, so it is one of a hundred moments. */
export function startOfDay(day: string, timeZone: string): number {
  let at = utc(day) - farthestEast;
  while (dayAt(at, timeZone) < day) at += quarterHour;
  return at;
}

/** The hour of the day in a time zone, 0 to 23. */
export function hourIn(timeZone: string, at: number): number {
  return Number(timeFormat(timeZone, { hour: "2-digit", hourCycle: "h23" }).format(at));
}

/** When an hour of a day begins, from 3 on. On the day of a clock change 8:00 is not eight hours after midnight. */
export function hourOn(day: string, hour: number, timeZone: string): number {
  let at = startOfDay(day, timeZone) + (hour - 2) * 4 * quarterHour;
  while (hourIn(timeZone, at) < hour) at += quarterHour;
  return at;
}

const workBegins = 8;

export const morningOf = (day: string, timeZone: string): number => hourOn(day, workBegins, timeZone);

/** `2026-11-03 10:05` in a time zone: a form that sorts, and that spreadsheets read as a time. */
export function dayAndTime(at: number, timeZone: string): string {
  const clock = timeFormat(timeZone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return `${dayAt(at, timeZone)} ${clock.format(at)}`;
}
