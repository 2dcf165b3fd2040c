import { describe, expect, it } from "vitest";
import { valueHistory } from "./value-history.ts";

const dayMs = 24 * 60 * 60_000;
const point = (at: number, value = 1_000_000) => ({ at, value, low: value * 0.85, high: value * 1.15 });
const year = [
  point(Date.UTC(2026, 0, 12), 7_128_000),
  point(Date.UTC(2026, 3, 20), 8_437_000),
  point(Date.UTC(2026, 7, 3), 9_240_000),
  point(Date.UTC(2026, 10, 16), 9_900_000),
];

describe("a year of four entries", () => {
  const { points, ticks, values } = valueHistory(year);

  it("stands in order, from the left to before the labels of the value axis", () => {
    const places = points.map(({ x }) => x);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect([places[0], places.at(-1)]).toEqual([3, 84]);
    expect(points.every(({ isNamed }) => isNamed.wide && isNamed.narrow)).toBe(true);
  });

  it("has all ranges within an axis of round values", () => {
    expect(values.from).toBeLessThan(7_128_000 * 0.85);
    expect(values.to).toBeGreaterThan(9_900_000 * 1.15);
    expect(values.ticks.every(({ value }) => value % 500_000 === 0)).toBe(true);
  });

  it("has a tick for every third month, the first with its year", () => {
    expect(ticks.map(({ at, shows }) => [new Date(at).toISOString().slice(0, 7), shows])).toEqual([
      ["2026-04", "monthAndYear"],
      ["2026-07", "month"],
      ["2026-10", "month"],
    ]);
  });
});

it("has days on its axis within two months, and times within a day", () => {
  const within = (days: number) => valueHistory([point(0), point(days * dayMs)]).ticks.map(({ shows }) => shows);
  expect([within(61), within(0.5)]).toEqual([
    ["day", "day"],
    ["time", "time"],
  ]);
});

it("names the last and the first, and between them only those with room", () => {
  const crowd = Array.from({ length: 60 }, (_, index) => point(index * dayMs));
  const { points } = valueHistory(crowd);
  const named = points.filter(({ isNamed }) => isNamed.wide);
  expect(named.length).toBeLessThan(8);
  expect([named[0], named.at(-1)].map((each) => each?.at)).toEqual([0, 59 * dayMs]);
  const gaps = named.slice(1).map(({ x }, index) => x - (named[index]?.x ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
});

it("never has more than four ticks of months", () => {
  for (const months of [3, 7, 13, 30, 61, 140]) {
    const { ticks } = valueHistory([point(0), point(months * 30.4 * dayMs)]);
    expect(ticks.length).toBeLessThanOrEqual(4);
    expect(ticks.length).toBeGreaterThan(0);
  }
});
