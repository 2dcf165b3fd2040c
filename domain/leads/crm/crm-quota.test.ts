import { describe, expect, test } from "vitest";
import { lookEveryMs, mayDeliver, quotaDay } from "./crm-quota.ts";

const none = {};
const reachable = { email: "owner@northgate.example" };

describe("a lead may be delivered", () => {
  test.each([
    ["without contact, on a new day", none, 0, 1_000, true],
    ["without contact, one call above the reserve", none, 699, 1_000, true],
    ["without contact, at the reserve", none, 700, 1_000, false],
    ["without contact, when all are used", none, 1_001, 1_000, false],
    ["without contact, of very few calls", none, 0, 1, false],
    ["with contact, at the reserve", reachable, 700, 1_000, true],
    ["with a number only", { phone: "(614) 555-0142" }, 999, 1_000, true],
    // The account may have more calls than were set; only the vendor can refuse.
    ["with contact, when all are used", reachable, 1_000, 1_000, true],
  ])("%s", (_, contact, used, daily, answer) => {
    expect(mayDeliver(contact, { used, daily })).toBe(answer);
  });
});

test.each([
  ["2026-11-16T00:00:00.000Z", "2026-11-16", "2026-11-17T00:00:00.000Z"],
  ["2026-11-16T23:59:59.999Z", "2026-11-16", "2026-11-17T00:00:00.000Z"],
  ["2026-12-31T12:00:00.000Z", "2026-12-31", "2027-01-01T00:00:00.000Z"],
])("%s is in the vendor's day %s, which ends at %s", (time, day, end) => {
  expect(quotaDay(Date.parse(time))).toEqual({ day, endsAt: Date.parse(end) });
});

test.each([
  [200, 60_000, 720_000],
  [1_000, 60_000, 144_000],
  [10_000, 60_000, 60_000],
  [10_000, 300_000, 300_000],
])("with %i calls a day and %i ms set, the board is looked at every %i ms", (dailyCalls, lookMs, every) => {
  expect(lookEveryMs({ dailyCalls, lookMs })).toBe(every);
});
