import { expect, test } from "vitest";
import { startOfDay } from "./start-of-day.ts";

test.each([
  ["2026-11-16", "America/New_York", "2026-11-16T05:00:00Z"],
  ["2026-07-01", "America/New_York", "2026-07-01T04:00:00Z"],
  ["2026-11-16", "Asia/Kathmandu", "2026-11-15T18:15:00Z"],
  ["2026-11-16", "Pacific/Kiritimati", "2026-11-15T10:00:00Z"],
  ["2026-11-16", "Etc/GMT+12", "2026-11-16T12:00:00Z"],
])("%s begins in %s at %s", (day, timeZone, at) => {
  expect(new Date(startOfDay(day, timeZone)).toISOString().replace(".000", "")).toBe(at);
});
