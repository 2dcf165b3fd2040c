import { clockTime } from "./desk-times.ts";
import { timeFormat } from "./time-format.ts";

/** `November 3, 2025`, as the firm's calendar has it. */
export function longDate(at: number, timeZone: string): string {
  return timeFormat(timeZone, { dateStyle: "long" }).format(at);
}

/** `November 3, 2025 at 3:05 pm`, by the firm's clock. */
export function longDateTime(at: number, timeZone: string): string {
  return `${longDate(at, timeZone)} at ${clockTime(at, timeZone)}`;
}
