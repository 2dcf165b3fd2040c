import { expect, test } from "vitest";
import { digestDue } from "./digest-week.ts";

test.each([
  ["2026-11-15T23:59:59-05:00", "America/New_York", undefined],
  ["2026-11-16T07:59:59-05:00", "America/New_York", undefined],
  ["2026-11-16T08:00:00-05:00", "America/New_York", "2026-11-16"],
  ["2026-11-17T23:59:59-05:00", "America/New_York", "2026-11-16"],
  ["2026-11-18T00:00:00-05:00", "America/New_York", undefined],
  // The Mondays after the clocks change, by the clock on the wall.
  ["2026-03-09T07:59:59-04:00", "America/New_York", undefined],
  ["2026-03-09T08:00:00-04:00", "America/New_York", "2026-03-09"],
  ["2026-11-02T07:59:59-05:00", "America/New_York", undefined],
  ["2026-11-02T08:00:00-05:00", "America/New_York", "2026-11-02"],
  // Sunday evening in New York is Monday morning in Auckland.
  ["2026-11-15T19:00:00Z", "Pacific/Auckland", "2026-11-16"],
  ["2026-11-15T18:59:59Z", "Pacific/Auckland", undefined],
])("at %s in %s the digest of %s is due", (now, timeZone, monday) => {
  expect(digestDue(Date.parse(now), timeZone)).toBe(monday);
});
