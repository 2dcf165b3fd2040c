import fc from "fast-check";
import { expect, it } from "vitest";
import { weekGroups } from "./week-bars.ts";

const steps = [1_240, 96, 61, 58, 22, 15, 4, 3].map((present, index) => ({
  step: `step ${index}`,
  present,
  before: [1_188, 88, 57, 55, 17, 13, 5, 2][index] ?? 0,
}));

it("draws visits alone, then the valuation, then what follows, each on a round scale", () => {
  expect(weekGroups(steps).map(({ top, bars }) => [top, bars.map(({ change }) => change)])).toEqual([
    [1_400, ["+4%"]],
    [100, ["+9%", "+7%", "+5%"]],
    [24, ["+5", "+2", "−1", "+1"]],
  ]);
});

it("shows no share of fewer than twenty people, and nothing where nothing changed", () => {
  const [group] = weekGroups([{ step: "visit", present: 19, before: 40 }]);
  expect(group?.bars[0]).toMatchObject({ change: "−21", isBetter: false });
  for (const [present, before] of [
    [20, 20],
    [854, 856],
  ] as const)
    expect(weekGroups([{ step: "visit", present, before }])[0]?.bars[0]?.change).toBe("");
});

it("keeps every bar within its scale, also in an empty week", () => {
  const count = fc.integer({ min: 0, max: 5_000_000 });
  const week = fc.array(fc.record({ step: fc.constant("s"), present: count, before: count }), {
    minLength: 8,
    maxLength: 8,
  });
  fc.assert(
    fc.property(week, (some) => {
      for (const { bars } of weekGroups(some))
        for (const { presentHeight, beforeHeight } of bars)
          for (const height of [presentHeight, beforeHeight]) {
            expect(height).toBeGreaterThanOrEqual(0);
            expect(height).toBeLessThanOrEqual(100);
          }
    }),
  );
  expect(weekGroups([]).map(({ bars }) => bars)).toEqual([[], [], []]);
});
