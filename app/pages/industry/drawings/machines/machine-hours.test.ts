import { describe, expect, it, test } from "vitest";
import { machinesDrawing } from "#content/industry-drawings.ts";
import { machineBoard, runsOf } from "./machine-hours.ts";

/** Cutting with or without staff. */
const spindleHours = (days: readonly string[]) =>
  runsOf(days)
    .filter(({ state }) => state === "cutting" || state === "lightsOut")
    .reduce((sum, { hours }) => sum + hours, 0);

const day = "xx###### #####x.. oooooo..";

describe("runs", () => {
  test.each([
    {
      what: "one day",
      days: [day],
      runs: [
        { state: "setup", from: 0, hours: 2 },
        { state: "cutting", from: 2, hours: 11 },
        { state: "setup", from: 13, hours: 1 },
        { state: "idle", from: 14, hours: 2 },
        { state: "lightsOut", from: 16, hours: 6 },
        { state: "idle", from: 22, hours: 2 },
      ],
    },
    {
      what: "two nights in a row, joined over the morning",
      days: ["........ ........ oooooooo", "oooooooo ........ ........"],
      runs: [
        { state: "idle", from: 0, hours: 16 },
        { state: "lightsOut", from: 16, hours: 16 },
        { state: "idle", from: 32, hours: 16 },
      ],
    },
  ])("$what", ({ days, runs }) => {
    expect(runsOf(days)).toEqual(runs);
  });

  test.each([
    { what: "an hour too few", days: ["#######"], message: "a day of 7 hours" },
    { what: "an unknown character", days: [day.replace("x", "?")], message: 'no machine does "?"' },
    { what: "a name of a built-in property", days: ["constructor".padEnd(24, "#")], message: 'no machine does "c"' },
  ])("reject $what", ({ days, message }) => {
    expect(() => runsOf(days)).toThrow(message);
  });
});

describe("a board of two groups", () => {
  const rest = "........ ........ ........";
  const board = machineBoard([{ machines: [[day], [rest]] }, { machines: [[day]] }]);

  it("gives each machine a row, and each group a heading above its first one", () => {
    expect(board).toMatchObject({ hours: 24, height: 4.9, heads: [0, 2.95] });
  });

  test.each([
    { what: "the first hour of the first machine", at: [0, 0, 0], x: 2.08, y: 26.12 },
    { what: "the last hour of the last", at: [1, 0, 23], x: 97.92, y: 86.33 },
    { what: "the second group's heading", at: [1, -1, 11.5], x: 50, y: 69.9 },
  ] as const)("$what", ({ at: [group, machine, hour], x, y }) => {
    expect(board.at(group, machine, hour)).toEqual({ x, y });
  });

  it("draws a bar per run, five lines per night, two strokes per hour of setup, and a baseline for idle hours", () => {
    const strokes = (path: string) => path.match(/M/g)?.length ?? 0;
    expect(strokes(board.paths.cutting)).toBe(2);
    expect(strokes(board.paths.lightsOut)).toBe(10);
    expect(strokes(board.paths.setup)).toBe(12);
    expect(strokes(board.paths.idle)).toBe(5);
    expect(board.paths.cutting).toContain("M2 0.95h11v0.66h-11z");
  });
});

describe("the drawn week", () => {
  const { groups, days } = machinesDrawing;
  const stateAt = (group: number, hour: number) =>
    runsOf(groups[group]?.machines[0] ?? []).find(({ from, hours }) => hour >= from && hour < from + hours)?.state;

  it("has every day of every machine", () => {
    for (const week of groups.flatMap(({ machines }) => [...machines])) expect(week).toHaveLength(days.length);
  });

  it("matches its captions", () => {
    expect(stateAt(0, 8)).toBe("cutting");
    expect(runsOf(groups[0].machines[1]).find(({ from, hours }) => from <= 67 && from + hours > 67)?.state).toBe(
      "lightsOut",
    );
    expect([stateAt(1, 28), stateAt(1, 29)]).toEqual(["setup", "setup"]);
    expect(stateAt(2, 83)).toBe("idle");
  });

  it("has the most cutting hours on the most expensive machines", () => {
    const average = groups.map(
      ({ machines }) => machines.reduce((sum, week) => sum + spindleHours(week), 0) / machines.length,
    );
    expect(average[0]).toBe(Math.max(...average));
    expect(average[2]).toBe(Math.min(...average));
  });
});
