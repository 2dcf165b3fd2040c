/** States of the USA, to find the one that a location in words names, and its time. */

type State = {
  readonly name: string;
  /** The zone of most of its people. */
  readonly timeZone: string;
  /** Part of it has another time. */
  readonly split?: true;
};

const eastern = "America/New_York";
const central = "America/Chicago";
const mountain = "America/Denver";
const pacific = "America/Los_Angeles";

export const usStates = {
  AL: { name: "Alabama", timeZone: central },
  AK: { name: "Alaska", timeZone: "America/Anchorage", split: true },
  AZ: { name: "Arizona", timeZone: "America/Phoenix" },
  AR: { name: "Arkansas", timeZone: central },
  CA: { name: "California", timeZone: pacific },
  CO: { name: "Colorado", timeZone: mountain },
  CT: { name: "Connecticut", timeZone: eastern },
  DE: { name: "Delaware", timeZone: eastern },
  DC: { name: "District of Columbia", timeZone: eastern },
  FL: { name: "Florida", timeZone: eastern, split: true },
  GA: { name: "Georgia", timeZone: eastern },
  HI: { name: "Hawaii", timeZone: "Pacific/Honolulu" },
  ID: { name: "Idaho", timeZone: "America/Boise", split: true },
  IL: { name: "Illinois", timeZone: central },
  IN: { name: "Indiana", timeZone: "America/Indiana/Indianapolis", split: true },
  IA: { name: "Iowa", timeZone: central },
  KS: { name: "Kansas", timeZone: central, split: true },
  KY: { name: "Kentucky", timeZone: eastern, split: true },
  LA: { name: "Louisiana", timeZone: central },
  ME: { name: "Maine", timeZone: eastern },
  MD: { name: "Maryland", timeZone: eastern },
  MA: { name: "Massachusetts", timeZone: eastern },
  MI: { name: "Michigan", timeZone: "America/Detroit", split: true },
  MN: { name: "Minnesota", timeZone: central },
  MS: { name: "Mississippi", timeZone: central },
  MO: { name: "Missouri", timeZone: central },
  MT: { name: "Montana", timeZone: mountain },
  NE: { name: "Nebraska", timeZone: central, split: true },
  NV: { name: "Nevada", timeZone: pacific, split: true },
  NH: { name: "New Hampshire", timeZone: eastern },
  NJ: { name: "New Jersey", timeZone: eastern },
  NM: { name: "New Mexico", timeZone: mountain },
  NY: { name: "New York", timeZone: eastern },
  NC: { name: "North Carolina", timeZone: eastern },
  ND: { name: "North Dakota", timeZone: central, split: true },
  OH: { name: "Ohio", timeZone: eastern },
  OK: { name: "Oklahoma", timeZone: central },
  OR: { name: "Oregon", timeZone: pacific, split: true },
  PA: { name: "Pennsylvania", timeZone: eastern },
  PR: { name: "Puerto Rico", timeZone: "America/Puerto_Rico" },
  RI: { name: "Rhode Island", timeZone: eastern },
  SC: { name: "South Carolina", timeZone: eastern },
  SD: { name: "South Dakota", timeZone: central, split: true },
  TN: { name: "Tennessee", timeZone: central, split: true },
  TX: { name: "Texas", timeZone: central, split: true },
  UT: { name: "Utah", timeZone: mountain },
  VT: { name: "Vermont", timeZone: eastern },
  VA: { name: "Virginia", timeZone: eastern },
  WA: { name: "Washington", timeZone: pacific },
  WV: { name: "West Virginia", timeZone: eastern },
  WI: { name: "Wisconsin", timeZone: central },
  WY: { name: "Wyoming", timeZone: mountain },
} as const satisfies Readonly<Record<string, State>>;

export type StateCode = keyof typeof usStates;

export const stateCodes = Object.keys(usStates) as readonly StateCode[];

export function stateOf(code: StateCode): State {
  return usStates[code];
}

const byName = new Map(stateCodes.map((code) => [usStates[code].name.toLowerCase(), code]));
const isCode = (text: string): text is StateCode => Object.hasOwn(usStates, text);

/**
 * The state in a location such as `Norfolk, Virginia`, `Dublin, OH 43017` or `Ohio`; undefined where none is named. A
 * code counts only in capitals and after a comma or alone: `in`, `or` and `me` are also words.
 */
export function stateIn(location: string): StateCode | undefined {
  const parts = location
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\s+\d{5}(?:-\d{4})?$/, ""))
    .reverse();
  for (const part of parts) {
    if (isCode(part)) return part;
    const named = byName.get(part.toLowerCase().replace(/^washington,? d\.?c\.?$/, "district of columbia"));
    if (named) return named;
  }
  return undefined;
}
