import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depthPanels } from "./depth-entries.ts";
import { fieldsOf, readPanel } from "./depth-fields.ts";
import { anyDepth } from "./example.fixture.ts";

const start = { goal: 10_900_000, growthRate: 8, returnRate: 5 };
const read = (panel: (typeof depthPanels)[number], fields: Readonly<Record<string, string>>) =>
  readPanel(panel, fields, start);

describe("reads what owners type", () => {
  it.each([
    ["120,000", 120_000],
    ["$120k", 120_000],
    ["-36,000", -36_000],
    ["−36000", -36_000],
    ["(36,000)", -36_000],
    ["0", 0],
  ])("an amount %s as %i", (rentToMarket, amount) => {
    expect(read("addBacks", { rentToMarket, rentToMarketPaper: "on" })).toEqual({
      entries: { addBacks: { rentToMarket: { amount, hasPaper: true } } },
      errors: {},
    });
  });

  it.each([
    ["24", 24],
    ["23.8%", 23.8],
    ["23,85 %", 23.9],
    [".5", 0.5],
  ])("a rate %s as %d", (taxRate, rate) => {
    expect(read("proceeds", { taxRate }).entries).toEqual({ proceeds: { taxRate: rate } });
  });

  it("a falling rate with either minus", () => {
    for (const growthRate of ["-8", "−8 %"]) expect(read("goal", { growthRate }).entries.goal?.growthRate).toBe(-8);
  });
});

describe("says what is wrong", () => {
  it.each([
    ["proceeds", "debt", "a lot", { is: "unreadable" }],
    ["proceeds", "debt", "-5", { is: "outside", min: 0, max: 100_000_000 }],
    ["proceeds", "taxRate", "61", { is: "outside", min: 0, max: 60 }],
    ["addBacks", "oneOffs", "9m", { is: "outside", min: 0, max: 5_000_000 }],
    ["goal", "growthRate", "12 apples", { is: "unreadable" }],
  ] as const)("%s, %s: %s", (panel, name, typed, error) => {
    expect(read(panel, { [name]: typed }).errors).toEqual({ [name]: error });
  });

  it("and keeps what can be read", () => {
    expect(read("proceeds", { debt: "x", cash: "250k" }).entries).toEqual({ proceeds: { cash: 250_000 } });
  });
});

it("takes empty fields for no entry, and the start values in the last panel", () => {
  expect(read("addBacks", { ownerPay: " ", ownerPayPaper: "on" }).entries).toEqual({ addBacks: {} });
  expect(read("readiness", { booksTie: "maybe" }).entries).toEqual({ readiness: {} });
  expect(read("goal", {}).entries).toEqual({ goal: start });
});

it("reads back the texts of any entries", () => {
  fc.assert(
    fc.property(anyDepth, (entries) => {
      for (const panel of depthPanels)
        expect(read(panel, fieldsOf({ [panel]: entries[panel] }))).toEqual({
          entries: { [panel]: entries[panel] },
          errors: {},
        });
    }),
  );
});
