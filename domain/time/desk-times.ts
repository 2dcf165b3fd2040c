import { addDays, dayAt } from "./calendar.ts";
import { timeFormat } from "./time-format.ts";

/** Times and days as the desk prints them, by the firm's calendar unless a zone is named. `at` is epoch milliseconds. */

const format = (at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  timeFormat(timeZone, options).format(at);

/** `8:40 am`. */
export function clockTime(at: number, timeZone: string): string {
  return format(at, timeZone, { hour: "numeric", minute: "2-digit" })
    .replace(/\s?([AP])M$/, (_, half: string) => ` ${half.toLowerCase()}m`)
    .trim();
}

/** `Monday`. */
export function weekday(at: number, timeZone: string): string {
  return format(at, timeZone, { weekday: "long" });
}

/** `Monday, November 16`. */
export function dayHeading(at: number, timeZone: string): string {
  return format(at, timeZone, { weekday: "long", month: "long", day: "numeric" });
}

/** `Monday, November 16, 2026`: what is kept needs the year. */
export function fullDay(at: number, timeZone: string): string {
  return format(at, timeZone, { dateStyle: "full" });
}

/** `Nov 16`; with the year if it is not the one of `now`. */
export function shortDay(at: number, now: number, timeZone: string): string {
  const sameYear = dayAt(at, timeZone).slice(0, 4) === dayAt(now, timeZone).slice(0, 4);
  return format(at, timeZone, { month: "short", day: "numeric", ...(!sameYear && { year: "numeric" }) });
}

/** A calendar day (YYYY-MM-DD) as a number of days, to count between two. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Whole calendar days from one day to another, both YYYY-MM-DD; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

export function daysAgo(at: number, now: number, timeZone: string): number {
  return daysBetween(dayAt(at, timeZone), dayAt(now, timeZone));
}

/** In a list: `8:12 am` today, `Saturday` within the last six days, else `Nov 3`. */
export function listTime(at: number, now: number, timeZone: string): string {
  const days = daysAgo(at, now, timeZone);
  if (days <= 0) return clockTime(at, timeZone);
  return days < 7 ? weekday(at, timeZone) : shortDay(at, now, timeZone);
}

/** Of a time to come: `Today`, `Tomorrow`, `Tue` within six days, else `Nov 24`. */
export function callDay(at: number, now: number, timeZone: string): string {
  const days = -daysAgo(at, now, timeZone);
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  return days > 1 && days < 7 ? format(at, timeZone, { weekday: "short" }) : shortDay(at, now, timeZone);
}

/** In a sentence: `this morning`, `today`, `yesterday`, `on Friday`, `on Nov 3`. */
export function spokenDay(at: number, now: number, timeZone: string): string {
  const days = daysAgo(at, now, timeZone);
  if (days <= 0) return clockTime(at, timeZone).endsWith("am") ? "this morning" : "today";
  if (days === 1) return "yesterday";
  return days < 7 ? `on ${weekday(at, timeZone)}` : `on ${shortDay(at, now, timeZone)}`;
}

/** After 'since': `8:12 am`, `yesterday`, `Friday`, `Nov 3`. */
export function sinceDay(at: number, now: number, timeZone: string): string {
  return daysAgo(at, now, timeZone) === 1 ? "yesterday" : listTime(at, now, timeZone);
}

/** With the time: `at 7:58 am`, `yesterday at 7:58 am`, `Friday at 5:12 pm`, `Nov 3 at 5:12 pm`. */
export function dayAndClock(at: number, now: number, timeZone: string): string {
  const days = daysAgo(at, now, timeZone);
  const time = `at ${clockTime(at, timeZone)}`;
  if (days <= 0) return time;
  return `${days === 1 ? "yesterday" : listTime(at, now, timeZone)} ${time}`;
}

/** `9 pm`; with the day: `Sun 9 pm`. */
export function hourName(at: number, timeZone: string, { withDay = false } = {}): string {
  const hour = clockTime(at, timeZone).replace(":00", "");
  return withDay ? `${format(at, timeZone, { weekday: "short" })} ${hour}` : hour;
}

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** Of a month (YYYY-MM): `November 2026`. */
export function monthName(month: string): string {
  return format(noon(`${month}-01`), "UTC", { month: "long", year: "numeric" });
}

/** `Nov`. */
export function shortMonth(month: string): string {
  return format(noon(`${month}-01`), "UTC", { month: "short" });
}

/** Of a day (YYYY-MM-DD): `Nov 9`. */
export function dayName(day: string): string {
  return format(noon(day), "UTC", { month: "short", day: "numeric" });
}

/** Of the week that begins on a Monday: `Nov 9–15`, `Nov 30–Dec 6`; `Nov 10–16, 2025` if `today` is in another year. */
export function weekName(monday: string, today: string): string {
  const sunday = addDays(monday, 6);
  const isSameMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  const year = sunday.slice(0, 4) === today.slice(0, 4) ? "" : `, ${sunday.slice(0, 4)}`;
  return `${dayName(monday)}–${isSameMonth ? Number(sunday.slice(8)) : dayName(sunday)}${year}`;
}
