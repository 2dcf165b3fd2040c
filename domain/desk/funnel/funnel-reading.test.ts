import { expect, test } from "vitest";
import { funnelRows, noCounts, type StepCounts } from "./funnel.ts";
import { funnelReadings } from "./funnel-reading.ts";

const now: StepCounts = {
  visit: 1240,
  address: 96,
  figures: 96,
  result: 58,
  contact: 22,
  report: 15,
  booked: 4,
  paid: 3,
};
const before: StepCounts = {
  visit: 1188,
  address: 88,
  figures: 88,
  result: 55,
  contact: 17,
  report: 13,
  booked: 5,
  paid: 3,
};

test("a week says where most are lost, what changed, and what is too few to read", () => {
  const readings = funnelReadings(funnelRows(now, before));
  expect(readings).toMatchObject([
    { kind: "loss", step: "address", lost: 92 },
    { kind: "change", row: { step: "contact" } },
    { kind: "few", row: { step: "booked", count: 4, before: 5 } },
  ]);
});

test("of a few visitors it says nothing about losses", () => {
  const few = { ...noCounts, visit: 19, address: 1 };
  expect(funnelReadings(funnelRows(few, noCounts)).map(({ kind }) => kind)).toEqual(["few"]);
  expect(funnelReadings(funnelRows(noCounts, noCounts))).toEqual([]);
});
