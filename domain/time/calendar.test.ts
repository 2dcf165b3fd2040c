import { expect, test } from "vitest";
import { addDays, addMonths, dayAt, mondayOf, morningOf, startOfDay } from "./calendar.ts";

test.each([
  ["2026-11-09", "2026-11-09"],
  ["2026-11-15", "2026-11-09"],
  ["2026-11-16", "2026-11-16"],
  ["2027-01-01", "2026-12-28"],
])("the week of %s begins on %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test("days and months pass the end of a year", () => {
  expect([addDays("2026-12-31", 1), addDays("2026-03-01", -1)]).toEqual(["2027-01-01", "2026-02-28"]);
  expect([addMonths("2026-11", 2), addMonths("2026-01", -1), addMonths("2026-05", 0)]).toEqual([
    "2027-01",
    "2025-12",
    "2026-05",
  ]);
});

test.each(["America/New_York", "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "UTC"])(
  "in %s every day of a year begins at its first millisecond, also around clock changes",
  (zone) => {
    for (let day = "2026-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
      const start = startOfDay(day, zone);
      expect([dayAt(start, zone), dayAt(start - 1, zone)]).toEqual([day, addDays(day, -1)]);
    }
  },
);

test.each([
  ["an ordinary day", "2026-11-17", "2026-11-17T13:00:00Z"],
  ["a day of 23 hours", "2026-03-08", "2026-03-08T12:00:00Z"],
  ["a day of 25 hours", "2026-11-01", "2026-11-01T13:00:00Z"],
])("work begins at eight on %s", (_, day, at) => {
  expect(new Date(morningOf(day, "America/New_York"))).toEqual(new Date(at));
});
