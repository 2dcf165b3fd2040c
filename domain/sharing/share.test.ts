import { describe, expect, it } from "vitest";
import { shareDays, shareEnd, shareState } from "./share.ts";

const newYork = "America/New_York";
const dayMs = 24 * 60 * 60_000;
/** November 16, 2026, 10 AM in New York. */
const now = Date.UTC(2026, 10, 16, 15);

describe("the end of a shared link", () => {
  it("is chosen between today and 30 days from now", () => {
    expect(shareDays(now, newYork)).toEqual({ first: "2026-11-16", last: "2026-12-16" });
  });

  it.each([
    ["today", "2026-11-16", newYork, Date.UTC(2026, 10, 17, 5)],
    ["another day", "2026-11-30", newYork, Date.UTC(2026, 11, 1, 5)],
    ["the last day", "2026-12-16", newYork, now + 30 * dayMs],
    ["a later day, which is cut", "2027-06-01", newYork, now + 30 * dayMs],
    ["a day far east", "2026-11-20", "Pacific/Kiritimati", Date.UTC(2026, 10, 20, 10)],
    ["a day at an odd offset", "2026-11-20", "Asia/Kathmandu", Date.UTC(2026, 10, 20, 18, 15)],
  ])("is the end of %s", (_, day, timeZone, end) => {
    expect(shareEnd(day, now, timeZone)).toBe(end);
  });

  it("follows the clock change", () => {
    // The clocks go back on November 1, 2026.
    const october = Date.UTC(2026, 9, 20);
    expect(shareEnd("2026-10-31", october, newYork)).toBe(Date.UTC(2026, 10, 1, 4));
    expect(shareEnd("2026-11-01", october, newYork)).toBe(Date.UTC(2026, 10, 2, 5));
  });

  it("cannot be in the past", () => {
    expect(shareEnd("2026-11-15", now, newYork)).toBeUndefined();
  });
});

it.each([
  ["open", { expiresAt: now + 1 }],
  ["expired", { expiresAt: now }],
  ["closed", { expiresAt: now + 1, closedAt: now - 1 }],
  ["closed", { expiresAt: now - 1, closedAt: now - 2 }],
] as const)("is %s: %j", (state, share) => {
  expect(shareState(share, now)).toBe(state);
});
