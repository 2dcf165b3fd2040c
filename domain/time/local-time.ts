import { stateCodes, stateOf } from "#domain/leads/us-states.ts";
import { clockTime } from "./desk-times.ts";

export type LocalTime = {
  /** `8:40 am`. */
  readonly time: string;
  readonly state: string;
  /** Part of the state has another time. */
  readonly isSplit: boolean;
};

/** The time in a state of the USA, by its code; undefined for a place that is not known. */
export function localTime(code: string, now: number): LocalTime | undefined {
  const known = stateCodes.find((each) => each === code);
  if (known === undefined) return undefined;
  const { name, timeZone, split } = stateOf(known);
  return { time: clockTime(now, timeZone), state: name, isSplit: split === true };
}
