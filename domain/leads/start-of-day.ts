import { leadDate } from "./follow-up-date.ts";

const hour = 3_600_000;
const quarterHour = hour / 4;

/** When a day (YYYY-MM-DD) begins in a time zone. Zones differ from UTC by multiples of a quarter of an hour. */
export function startOfDay(day: string, timeZone: string): number {
  // No day starts later than this.
  let at = Date.parse(`${day}T12:00:00Z`) + 4 * hour;
  while (leadDate(at - quarterHour, timeZone) >= day) at -= quarterHour;
  return at;
}
