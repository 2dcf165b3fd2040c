import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt } from "#domain/time/calendar.ts";
import { newYork } from "./lead.fixture.ts";
import { followUpDate } from "./lead.ts";

const both = (moment: string, zone = newYork) => {
  const at = Date.parse(moment);
  return [dayAt(at, zone), followUpDate(at, zone)];
};

describe("in New York", () => {
  it.each([
    ["a plain week", "2025-06-04T16:00:00Z", "2025-06-04", "2025-06-11"],
    ["the end of a 30-day month", "2025-06-28T16:00:00Z", "2025-06-28", "2025-07-05"],
    ["the end of a 31-day month", "2025-07-31T16:00:00Z", "2025-07-31", "2025-08-07"],
    ["February in a common year", "2025-02-22T16:00:00Z", "2025-02-22", "2025-03-01"],
    ["February in a leap year", "2028-02-22T16:00:00Z", "2028-02-22", "2028-02-29"],
    ["from the leap day", "2028-02-29T16:00:00Z", "2028-02-29", "2028-03-07"],
    ["the end of the year", "2025-12-27T16:00:00Z", "2025-12-27", "2026-01-03"],
    ["the evening, when it is the next day in London", "2026-01-01T03:30:00Z", "2025-12-31", "2026-01-07"],
    ["the last minute of a winter day", "2026-01-15T04:59:59.999Z", "2026-01-14", "2026-01-21"],
    ["midnight in winter", "2026-01-15T05:00:00Z", "2026-01-15", "2026-01-22"],
    ["the last minute of a summer day", "2026-07-15T03:59:59.999Z", "2026-07-14", "2026-07-21"],
    ["midnight in summer", "2026-07-15T04:00:00Z", "2026-07-15", "2026-07-22"],
    // Clocks go forward on March 8, 2026 and back on November 1, 2026, at 2:00.
    ["over the lost hour, just before midnight", "2026-03-07T04:30:00Z", "2026-03-06", "2026-03-13"],
    ["half an hour before the clocks go forward", "2026-03-08T06:30:00Z", "2026-03-08", "2026-03-15"],
    ["half an hour after the clocks went forward", "2026-03-08T07:30:00Z", "2026-03-08", "2026-03-15"],
    ["over the doubled hour, just after midnight", "2026-10-26T04:10:00Z", "2026-10-26", "2026-11-02"],
    ["the first 1:30 of the day with 25 hours", "2026-11-01T05:30:00Z", "2026-11-01", "2026-11-08"],
    ["the second 1:30 of that day", "2026-11-01T06:30:00Z", "2026-11-01", "2026-11-08"],
    ["the last minute of that day", "2026-11-02T04:59:59Z", "2026-11-01", "2026-11-08"],
  ])("counts %s", (_, moment, date, followUp) => {
    expect(both(moment)).toEqual([date, followUp]);
  });
});

it("follows the zone it is given", () => {
  expect(both("2025-12-31T23:30:00Z", "Asia/Tokyo")).toEqual(["2026-01-01", "2026-01-08"]);
  expect(both("2025-12-31T23:30:00Z", "UTC")).toEqual(["2025-12-31", "2026-01-07"]);
  expect(() => both("2025-12-31T23:30:00Z", "Mars/Olympus")).toThrow(RangeError);
});

it("is always seven calendar days later", () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }), (at) => {
      const [from, to] = [dayAt(at, newYork), followUpDate(at, newYork)].map((date) => Date.parse(date));
      expect((to ?? 0) - (from ?? 0)).toBe(7 * 24 * 60 * 60 * 1_000);
    }),
  );
});
