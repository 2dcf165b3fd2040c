import { clockTime, fullDay } from "#domain/time/desk-times.ts";
import { timeFormat } from "#domain/time/time-format.ts";

/** `Tuesday, November 24, 2026 at 2:00 pm EST`: the time of a call by the firm's clock, clear to every reader. */
export function callTimeText(at: number, timeZone: string): string {
  const zone = timeFormat(timeZone, { timeZoneName: "short" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${fullDay(at, timeZone)} at ${clockTime(at, timeZone)} ${zone ?? ""}`.trim();
}
