import { describe, expect, it } from "vitest";
import { exampleInputs, exampleValuation } from "#domain/depth/example.fixture.ts";
import { goalRoutes } from "#domain/depth/goal-price.ts";
import { goalScale } from "./goal-scale.ts";
import { waitingScale } from "./waiting-scale.ts";
import { waitingScenarios } from "./waiting-scenarios.ts";

describe("the goal's lines", () => {
  const scaleOf = (goal: number, inputs = exampleInputs) =>
    goalScale({ inputs, value: exampleValuation.adjustedValuation, goal, routes: goalRoutes(inputs, goal) });

  it("put today on today's line and each way on the goal's line", () => {
    const { today, todayLine, goalLine, points, stop } = scaleOf(11_000_000);
    expect(todayLine.find(({ x }) => x === 50)).toEqual(today);
    expect(points.map(({ letter }) => letter)).toEqual(["A", "B"]);
    for (const { at } of points) expect(goalLine).toContainEqual(at);
    expect(stop).toEqual({ x: 100, y: today.y });
  });

  it("have a place for C where the share alone gets there", () => {
    const { points, stop } = scaleOf(10_312_500);
    expect(points.at(-1)).toMatchObject({ letter: "C", at: { x: 75 } });
    expect(stop).toBeUndefined();
  });

  it("hatch the profits of a higher bracket only if the goal needs them", () => {
    expect(scaleOf(11_000_000).hatched).toBeUndefined();
    expect(scaleOf(15_000_000).hatched).toHaveLength(4);
  });

  it("leave out the label of today where it would touch the goal", () => {
    expect(scaleOf(11_000_000).labels.today).toBeDefined();
    expect(scaleOf(9_950_000).labels.today).toBeUndefined();
  });
});

describe("the lines of waiting", () => {
  const scaleOf = (growthRate: number, year: number) =>
    waitingScale(
      waitingScenarios(exampleInputs, { growthRate, returnRate: 5 }).map(({ waiting }) => ({
        waiting,
        values: waiting.years.map(({ price }) => price),
      })),
      year,
    );

  it("all start at today's price and reach the fifth year before the labels", () => {
    const { lines, yearAt } = scaleOf(8, 3);
    expect(new Set(lines.map(({ points }) => JSON.stringify(points[0]))).size).toBe(1);
    expect(lines[0]?.points.at(-1)?.x).toBe(yearAt(5));
    expect(yearAt(5)).toBeLessThan(100);
  });

  it.each([0, 1, 2, 3, 4, 5])("keep their labels apart in year %i", (year) => {
    const levels = scaleOf(2, year).lines.map(({ chosenLabel }) => chosenLabel.y);
    const sorted = [...levels].sort((a, b) => a - b);
    for (const [index, level] of sorted.slice(1).entries())
      expect(level - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(7);
  });

  it("hatch what lies above a rising line beyond the edge, and below a falling one", () => {
    const [up] = scaleOf(8, 3).hatched;
    expect(up?.at(-1)?.y).toBe(0);
    const [down] = scaleOf(-30, 3).hatched;
    expect(down?.at(-1)?.y).toBe(100);
    expect(scaleOf(1, 3).hatched).toEqual([]);
  });
});
