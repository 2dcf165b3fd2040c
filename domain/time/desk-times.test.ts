import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  callDay,
  clockTime,
  dayAndClock,
  dayHeading,
  dayName,
  daysAgo,
  daysBetween,
  fullDay,
  hourName,
  listTime,
  monthName,
  shortDay,
  shortMonth,
  sinceDay,
  spokenDay,
  weekName,
} from "./desk-times.ts";

const newYork = "America/New_York";
/** Monday, November 16, 2026, in New York. */
const now = Date.parse("2026-11-16T13:40:00Z");
const at = (iso: string) => Date.parse(iso);

describe("times on the desk", () => {
  it.each([
    ["2026-11-16T13:40:00Z", "8:40 am"],
    ["2026-11-16T05:00:00Z", "12:00 am"],
    ["2026-11-16T17:00:00Z", "12:00 pm"],
    ["2026-11-16T22:12:00Z", "5:12 pm"],
  ])("prints %s by a 12-hour clock", (iso, text) => {
    expect(clockTime(at(iso), newYork)).toBe(text);
  });

  it("names the day", () => {
    expect(dayHeading(now, newYork)).toBe("Monday, November 16");
    expect(fullDay(now, newYork)).toBe("Monday, November 16, 2026");
    expect(shortDay(now, now, newYork)).toBe("Nov 16");
    expect(shortDay(at("2025-11-03T15:00:00Z"), now, newYork)).toBe("Nov 3, 2025");
  });

  it.each([
    ["2026-11-16T12:58:00Z", "7:58 am", "this morning", "7:58 am", "at 7:58 am"],
    ["2026-11-15T22:00:00Z", "Sunday", "yesterday", "yesterday", "yesterday at 5:00 pm"],
    ["2026-11-13T22:12:00Z", "Friday", "on Friday", "Friday", "Friday at 5:12 pm"],
    ["2026-11-10T15:00:00Z", "Tuesday", "on Tuesday", "Tuesday", "Tuesday at 10:00 am"],
    ["2026-11-09T15:00:00Z", "Nov 9", "on Nov 9", "Nov 9", "Nov 9 at 10:00 am"],
  ])("%s is %s in a list and %s in a sentence", (iso, list, spoken, since, withTime) => {
    expect(listTime(at(iso), now, newYork)).toBe(list);
    expect(spokenDay(at(iso), now, newYork)).toBe(spoken);
    expect(sinceDay(at(iso), now, newYork)).toBe(since);
    expect(dayAndClock(at(iso), now, newYork)).toBe(withTime);
  });

  it("calls the afternoon of the same day today", () => {
    expect(spokenDay(at("2026-11-16T18:00:00Z"), at("2026-11-16T20:00:00Z"), newYork)).toBe("today");
  });

  it("counts calendar days, also across a clock change", () => {
    expect(daysBetween("2026-10-31", "2026-11-02")).toBe(2);
    expect(daysAgo(at("2026-11-01T03:30:00Z"), at("2026-11-01T06:30:00Z"), newYork)).toBe(1);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (days) => {
        const counted = daysAgo(now - days * 86_400_000, now, newYork);
        expect(counted).toBeGreaterThanOrEqual(days - 1);
        expect(counted).toBeLessThanOrEqual(days + 1);
      }),
    );
  });
});

it.each([
  ["2026-11-16T20:00:00Z", "Today"],
  ["2026-11-17T20:00:00Z", "Tomorrow"],
  ["2026-11-22T15:00:00Z", "Sun"],
  ["2026-11-23T15:00:00Z", "Nov 23"],
  ["2026-11-15T15:00:00Z", "Nov 15"],
])("a call on %s is %s", (iso, day) => {
  expect(callDay(at(iso), now, newYork)).toBe(day);
});

describe("names of hours, weeks and months", () => {
  it("are short", () => {
    expect([hourName(now, newYork), hourName(at("2026-11-16T02:00:00Z"), newYork, { withDay: true })]).toEqual([
      "8:40 am",
      "Sun 9 pm",
    ]);
    const week = (monday: string) => weekName(monday, "2026-11-16");
    expect(["2026-11-09", "2026-11-30"].map(week)).toEqual(["Nov 9–15", "Nov 30–Dec 6"]);
    expect(["2025-11-10", "2025-12-22"].map(week)).toEqual(["Nov 10–16, 2025", "Dec 22–28, 2025"]);
    expect(week("2025-12-29")).toBe("Dec 29–Jan 4");
    expect([monthName("2026-11"), shortMonth("2026-01"), dayName("2026-11-09")]).toEqual([
      "November 2026",
      "Jan",
      "Nov 9",
    ]);
  });
});
