import { addDays, dayAt, mondayOf, morningOf, startOfDay } from "#domain/time/calendar.ts";

/**
 * The Monday whose digest is to be sent now: from Monday 8:00 in the firm's time zone until the end of Tuesday, for a
 * server that was down. Undefined at other times.
 */
export function digestDue(now: number, timeZone: string): string | undefined {
  const monday = mondayOf(dayAt(now, timeZone));
  const isDue = now >= morningOf(monday, timeZone) && now < startOfDay(addDays(monday, 2), timeZone);
  return isDue ? monday : undefined;
}
