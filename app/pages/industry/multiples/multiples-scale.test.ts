import { array, assert, double, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { isOnAxis, multipleText, steppedAxis, tickTexts } from "./multiples-scale.ts";

describe("a stepped axis", () => {
  test.each([
    { asked: { step: 2, max: 12 }, values: [7, 12], to: 12, ticks: [0, 2, 4, 6, 8, 10, 12] },
    { asked: { step: 2, max: 10 }, values: [11], to: 12, ticks: [0, 2, 4, 6, 8, 10, 12] },
    { asked: { step: 0.1, max: 0.3 }, values: [], to: 0.3, ticks: [0, 0.1, 0.2, 0.3] },
    { asked: { step: 2 }, values: [2.61], to: 4, ticks: [0, 2, 4] },
    { asked: { step: 2 }, values: [], to: 2, ticks: [0, 2] },
  ])("$asked.step by $asked.step over $values ends at $to", ({ asked, values, to, ticks }) => {
    const axis = steppedAxis(asked, values);
    expect(axis.to).toBe(to);
    expect(axis.ticks.map(({ value }) => value)).toEqual(ticks);
  });

  test("maps values and clamps them to its ends", () => {
    const { at } = steppedAxis({ step: 2, max: 12 });
    expect([at(0), at(3), at(12), at(-1), at(13)]).toEqual([0, 25, 100, 0, 100]);
  });

  const multiple = double({ min: 0, max: 40, noNaN: true });

  test("contains all its values, and ends on a tick", () =>
    assert(
      property(integer({ min: 1, max: 5 }), array(multiple, { maxLength: 8 }), (step, values) => {
        const axis = steppedAxis({ step }, values);
        expect(axis.to).toBeGreaterThanOrEqual(Math.max(0, ...values) - 1e-6);
        expect(axis.ticks.at(-1)).toEqual({ value: axis.to, at: 100 });
      }),
    ));

  test("has the unit at its last tick", () => {
    expect(tickTexts(steppedAxis({ step: 2, max: 4 }), "ARR").map(({ text }) => text)).toEqual(["0x", "2x", "4x ARR"]);
  });
});

test.each([
  { unit: "EBITDA", metric: "EV/EBITDA", same: true },
  { unit: "ARR", metric: "EV/EBITDA", same: false },
  { unit: "ARR", metric: "EV/ARR", same: true },
  { unit: "EBITDA", metric: "EV/revenue", same: false },
  { unit: "EBITDA", metric: "price/cash flow", same: false },
] as const)("$metric on an axis of $unit: $same", ({ unit, metric, same }) => {
  expect(isOnAxis(unit, metric)).toBe(same);
});

test.each([
  [5.5, 5.5, "5.5x"],
  [4.5, 6, "4.5–6.0x"],
  [4, 9, "4–9x"],
  [7, 8.5, "7.0–8.5x"],
  [2.61, 2.61, "2.61x"],
])("%d to %d is formatted as %s", (low, high, text) => {
  expect(multipleText(low, high)).toBe(text);
});
