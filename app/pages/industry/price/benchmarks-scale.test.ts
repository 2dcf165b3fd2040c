import { array, assert, double, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { isSameMetric, labeledTicks, labelPosition, multipleText, steppedAxis } from "./benchmarks-scale.ts";

describe("a stepped axis", () => {
  test.each([
    { asked: { step: 2, max: 12 }, values: [7, 12], to: 12, ticks: [0, 2, 4, 6, 8, 10, 12] },
    { asked: { step: 2, max: 10 }, values: [11], to: 12, ticks: [0, 2, 4, 6, 8, 10, 12] },
    { asked: { step: 0.5, max: 2 }, values: [1.2, 1.8], to: 2, ticks: [0, 0.5, 1, 1.5, 2] },
    { asked: { step: 0.1, max: 0.3 }, values: [], to: 0.3, ticks: [0, 0.1, 0.2, 0.3] },
    { asked: { step: 2 }, values: [2.61], to: 4, ticks: [0, 2, 4] },
    { asked: { step: 2 }, values: [], to: 2, ticks: [0, 2] },
  ])("$asked.step by $asked.step over $values ends at $to", ({ asked, values, to, ticks }) => {
    const axis = steppedAxis(asked, values);
    expect(axis.to).toBe(to);
    expect(axis.ticks.map(({ value }) => value)).toEqual(ticks);
  });

  test("maps values and clamps them to its ends", () => {
    const { at, ticks } = steppedAxis({ step: 2, max: 12 });
    expect([at(0), at(3), at(12), at(-1), at(13)]).toEqual([0, 25, 100, 0, 100]);
    expect(ticks.map((tick) => tick.at)).toEqual([0, 16.67, 33.33, 50, 66.67, 83.33, 100]);
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
});

test.each([
  { max: 12, step: 2, labels: ["0x", "2x", "4x", "6x", "8x", "10x", "12x ARR"] },
  { max: 10, step: 1, labels: ["0x", "2x", "4x", "6x", "8x", "10x ARR"] },
  { max: 7, step: 1, labels: ["0x", "2x", "4x", "7x ARR"] },
  { max: 2, step: 0.5, labels: ["0x", "0.5x", "1x", "1.5x", "2x ARR"] },
])("an axis to $max by $step is labeled $labels", ({ max, step, labels }) => {
  expect(labeledTicks(steppedAxis({ step, max }), "ARR").map(({ text }) => text)).toEqual(labels);
});

test.each([
  { unit: "EBITDA", metric: "EV/EBITDA", same: true },
  { unit: "x EBITDA", metric: "EV/EBITDA", same: true },
  { unit: "ARR", metric: "EV/EBITDA", same: false },
  { unit: "EBITDA", metric: "price/cash flow", same: false },
  { unit: "revenue", metric: "price/revenue", same: true },
] as const)("$metric on an axis of $unit: $same", ({ unit, metric, same }) => {
  expect(isSameMetric(unit, metric)).toBe(same);
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

test.each([
  { text: "4–7x ARR", from: 33, to: 58, solid: true, place: "after", why: "room behind" },
  { text: "7–12x ARR", from: 58, to: 100, solid: true, place: "inside", why: "a wide solid bar at the end" },
  { text: "7–12x ARR", from: 58, to: 100, solid: false, place: "before", why: "a wide hatched bar at the end" },
  { text: "11–12x ARR", from: 92, to: 100, solid: true, place: "before", why: "a narrow bar at the end" },
  { text: "8.5x EBITDA", from: 85, to: 85, solid: true, place: "before", why: "one price near the end" },
  { text: "a price over the whole length", from: 5, to: 98, solid: false, place: "inside", why: "no room elsewhere" },
  { text: "", from: 0, to: 97, solid: true, place: "after", why: "the gap alone fits exactly" },
  { text: "", from: 0, to: 97.1, solid: true, place: "inside", why: "the gap no longer fits" },
])("places the label $place: $why", ({ text, from, to, solid, place }) => {
  expect(labelPosition(text, from, to, solid)).toBe(place);
});
