import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processPage } from "#content/pages/process.ts";
import { funnelHeight, funnelLines, funnelWeekWidth } from "./funnel-lines.ts";

const { approach, stages } = processPage.funnel;

const linesOf = (path: string) => path.split("M").filter(Boolean);
const endOf = (line: string) => Number(line.slice(line.lastIndexOf("H") + 1)) / funnelWeekWidth;
const numbersIn = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe("the funnel", () => {
  const { leaving, ends } = funnelLines(approach, stages);

  it("draws every buyer but the one who signs", () => {
    expect(leaving.map((path) => linesOf(path).length)).toEqual([54 - 22, 22 - 14, 14 - 4, 4 - 1]);
    expect(linesOf(ends)).toHaveLength(53);
  });

  it("starts all lines at one point, at the end of the preparation", () => {
    for (const line of leaving.flatMap(linesOf)) expect(line).toMatch(/^400 200H400C/);
  });

  it("ends each line within the weeks of its stage", () => {
    for (const [index, path] of leaving.entries()) {
      const [first = 0, last = 0] = stages[index]?.out ?? [];
      for (const line of linesOf(path)) {
        expect(endOf(line)).toBeGreaterThanOrEqual(first);
        expect(endOf(line)).toBeLessThanOrEqual(last);
      }
    }
  });

  it("does not cover the line that reaches the closing", () => {
    const heights = leaving.flatMap(linesOf).map((line) => Number(line.match(/ ([\d.]+)H\d+$/)?.[1]));
    expect(heights.every((height) => Math.abs(height - funnelHeight / 2) > 3)).toBe(true);
    expect(new Set(linesOf(leaving[0] ?? "").map((line) => line.match(/ ([\d.]+)H\d+$/)?.[1])).size).toBe(32);
  });

  it("stays inside the drawing, whatever the counts", () => {
    const counts = fc
      .uniqueArray(fc.integer({ min: 2, max: 80 }), { minLength: 4, maxLength: 4 })
      .map((list) => list.sort((one, other) => other - one));
    fc.assert(
      fc.property(counts, (list) => {
        const drawn = funnelLines(
          approach,
          stages.map((stage, index) => ({ ...stage, count: list[index] ?? 2 })),
        );
        expect(drawn.leaving.flatMap(linesOf)).toHaveLength((list[0] ?? 1) - 1);
        const coordinates = numbersIn(drawn.leaving.join(" "));
        expect(Math.min(...coordinates)).toBeGreaterThanOrEqual(0);
        const lowest = drawn.leaving.flatMap(linesOf).map((line) => Number(line.match(/ ([\d.]+)H\d+$/)?.[1]));
        expect(Math.max(...lowest)).toBeLessThanOrEqual(funnelHeight);
      }),
      { numRuns: 20 },
    );
  });
});
