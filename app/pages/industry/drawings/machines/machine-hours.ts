import { hundredth } from "#domain/charts/rounding.ts";

/** What a machine does in an hour, by its character in the table. */
export const machineStates = { "#": "cutting", o: "lightsOut", x: "setup", ".": "idle" } as const;
export type MachineState = (typeof machineStates)[keyof typeof machineStates];

export const hoursOfDay = 24;
/** In machine rows: the height of a bar, and the space above each group for its name. */
const barHeight = 0.66;
const groupHead = 0.95;

type MachineGroup = {
  /** One list of days per machine; a day is three shifts of eight characters. */
  readonly machines: readonly (readonly string[])[];
};

export type Run = {
  readonly state: MachineState;
  /** Hours from the start of the week. */
  readonly from: number;
  readonly hours: number;
};

export type MachineBoard = {
  readonly hours: number;
  /** In machine rows. */
  readonly height: number;
  /** The upper edge of each group's heading. */
  readonly heads: readonly number[];
  /** Bars, strokes within them and the baseline of idle hours: one path per state. */
  readonly paths: Readonly<Record<MachineState, string>>;
  /** The middle of an hour of a machine, in percent of the board. Machine -1 is the group's heading. */
  readonly at: (group: number, machine: number, hour: number) => { readonly x: number; readonly y: number };
};

/** The hours of a week; consecutive hours with the same state form one run. */
export function runsOf(days: readonly string[]): readonly Run[] {
  const runs: { state: MachineState; from: number; hours: number }[] = [];
  for (const [hour, state] of days.flatMap(hoursOf).entries()) {
    const last = runs.at(-1);
    if (last?.state === state) last.hours += 1;
    else runs.push({ state, from: hour, hours: 1 });
  }
  return runs;
}

function hoursOf(day: string): readonly MachineState[] {
  const states = [...day.replaceAll(" ", "")].map((sign) => {
    if (!isSign(sign)) throw new RangeError(`no machine does "${sign}"`);
    return machineStates[sign];
  });
  if (states.length !== hoursOfDay) throw new RangeError(`a day of ${states.length} hours: ${day}`);
  return states;
}

const isSign = (sign: string): sign is keyof typeof machineStates => Object.hasOwn(machineStates, sign);

/**
 * Lays a week out as bars. Patterns consist of horizontal and vertical lines only, so that the page can stretch the
 * board.
 */
export function machineBoard(groups: readonly MachineGroup[]): MachineBoard {
  const rows = placeRows(groups);
  const height = hundredth(groups.length * groupHead + rows.length);
  const hours = Math.max(...rows.map(({ days }) => days.length * hoursOfDay));
  const paths: Record<MachineState, string> = { cutting: "", lightsOut: "", setup: "", idle: "" };
  for (const { days, top } of rows) {
    for (const run of runsOf(days)) paths[run.state] += drawn[run.state](run, top);
  }
  return {
    hours,
    height,
    heads: groups.map((_, index) => hundredth((rows.find(({ group }) => group === index)?.top ?? 0) - groupHead)),
    paths,
    at: (group, machine, hour) => {
      const top = rows.find((row) => row.group === group && row.machine === Math.max(machine, 0))?.top ?? 0;
      const y = machine < 0 ? top - groupHead / 2 : top + barHeight / 2;
      return { x: hundredth(((hour + 0.5) / hours) * 100), y: hundredth((y / height) * 100) };
    },
  };
}

function placeRows(groups: readonly MachineGroup[]) {
  return groups.flatMap(({ machines }, group) => {
    const above = groups.slice(0, group).reduce((sum, other) => sum + other.machines.length, 0);
    return machines.map((days, machine) => ({
      days,
      group,
      machine,
      top: hundredth((group + 1) * groupHead + above + machine),
    }));
  });
}

const box = ({ from, hours }: Run, top: number) => `M${from} ${top}h${hours}v${barHeight}h-${hours}z`;
/** Half an hour apart. */
const across = ({ from, hours }: Run, top: number) =>
  Array.from({ length: hours * 2 }, (_, half) => `M${from + 0.25 + half / 2} ${top}v${barHeight}`).join("");
const along = ({ from, hours }: Run, top: number) =>
  [0, 1, 2, 3, 4].map((line) => `M${from} ${hundredth(top + (line * barHeight) / 4)}h${hours}`).join("");
const ground = ({ from, hours }: Run, top: number) => `M${from} ${hundredth(top + barHeight)}h${hours}`;

const drawn: Readonly<Record<MachineState, (run: Run, top: number) => string>> = {
  cutting: box,
  lightsOut: along,
  setup: across,
  idle: ground,
};
