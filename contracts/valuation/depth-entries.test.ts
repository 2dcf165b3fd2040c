import { describe, expect, it } from "vitest";
import { depthEntriesSchema } from "./depth-entries.ts";

const accepts = (entries: unknown) => depthEntriesSchema.safeParse(entries).success;

it("takes each panel alone, and none", () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ addBacks: { ownerPay: { amount: -50_000, hasPaper: false } } })).toBe(true);
  expect(accepts({ proceeds: { debt: 600_000, workingCapitalGap: -1, taxRate: 23.8 } })).toBe(true);
  expect(accepts({ readiness: { booksTie: "partly" } })).toBe(true);
  expect(accepts({ goal: { goal: 11_000_000, growthRate: -2.5, returnRate: 5 } })).toBe(true);
});

describe("refuses", () => {
  it.each([
    ["cents", { proceeds: { debt: 0.5 } }],
    ["a negative debt", { proceeds: { debt: -1 } }],
    ["a tax rate above its bound", { proceeds: { taxRate: 60.1 } }],
    ["a rate with two decimals", { proceeds: { taxRate: 23.85 } }],
    ["family pay below zero", { addBacks: { familyPayroll: { amount: -1, hasPaper: true } } }],
    ["an amount beyond its bound", { addBacks: { oneOffs: { amount: 5_000_001, hasPaper: true } } }],
    ["an unknown line", { addBacks: { yacht: { amount: 1, hasPaper: true } } }],
    ["an unknown answer", { readiness: { booksTie: "maybe" } }],
    ["a goal of nothing", { goal: { goal: 0, growthRate: 0, returnRate: 0 } }],
    ["an infinite rate", { goal: { goal: 1_000_000, growthRate: Number.POSITIVE_INFINITY, returnRate: 0 } }],
    ["an unknown panel", { taxes: {} }],
  ])("%s", (_, entries) => {
    expect(accepts(entries)).toBe(false);
  });
});
