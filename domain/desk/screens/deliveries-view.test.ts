import { expect, test } from "vitest";
import { deliveryVendorOf, vendorDay } from "./deliveries-view.ts";

const hour = 3_600_000;
const now = 500_000 * hour + 1_234;
const row = (hoursAgo: number, change = {}) => ({
  hour: (500_000 - hoursAgo) * hour,
  kind: "crm-lead",
  arrived: 2,
  failed: 0,
  total_ms: 1_000,
  slowest_ms: 800,
  ...change,
});
const connected = { now, isConnected: true, failingSince: undefined };

test("a vendor's day has 24 hours, of all kinds of its deliveries and no others", () => {
  const rows = [
    row(0),
    row(0, { kind: "crm-sale", failed: 1, slowest_ms: 4_100 }),
    row(23),
    row(24),
    row(1, { kind: "mail-link" }),
  ];
  const day = vendorDay("crm", rows, connected);
  expect(day).toMatchObject({ arrived: 6, failed: 1, averageMs: 500, slowestMs: 4_100 });
  expect(day.hours).toHaveLength(24);
  expect([day.hours[0], day.hours[1], day.hours[23]]).toEqual([
    { hour: row(23).hour, arrived: 2, failed: 0 },
    { hour: row(22).hour, arrived: 0, failed: 0 },
    { hour: row(0).hour, arrived: 4, failed: 1 },
  ]);
});

test("without deliveries it has no times", () => {
  expect(vendorDay("mail", [], connected)).toMatchObject({ arrived: 0, averageMs: undefined, slowestMs: undefined });
});

test.each([
  ["crm-lead", "crm"],
  ["mail-outage", "mail"],
  ["payment-check", "payments"],
])("%s is for %s", (kind, vendor) => {
  expect(deliveryVendorOf(kind)).toBe(vendor);
});
