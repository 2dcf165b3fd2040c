import fc from "fast-check";
import { expect, test } from "vitest";
import { firstCheckMs, nextCheckAt } from "./check-schedule.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  [0, 2 * minute],
  [2 * minute, 2 * minute],
  [10 * minute, 5 * minute],
  [60 * minute, 30 * minute],
  [day, 6 * 60 * minute],
  [45 * day, 6 * 60 * minute],
])("at the age of %i ms the next pause is %i ms", (now, pause) => {
  expect(nextCheckAt({ openedAt: 0, now })).toBe(now + pause);
});

test("after 45 days the checks stop", () => {
  expect(nextCheckAt({ openedAt: 0, now: 45 * day + 1 })).toBeUndefined();
});

test("pauses never shrink, and an open checkout costs few requests", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * minute }), (late) => {
      const pauses: number[] = [];
      let now = firstCheckMs + late;
      for (let next = nextCheckAt({ openedAt: 0, now }); next !== undefined; next = nextCheckAt({ openedAt: 0, now })) {
        pauses.push(next - now);
        now = next;
      }
      expect(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0))).toBe(true);
      expect(pauses.length).toBeLessThan(200);
    }),
  );
});
