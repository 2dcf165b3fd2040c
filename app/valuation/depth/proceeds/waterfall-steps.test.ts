import { expect, it } from "vitest";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import { type ProceedsEntries, proceedsOf } from "#domain/depth/proceeds.ts";
import { waterfallSteps } from "./waterfall-steps.ts";

const example = exampleDepth.proceeds;
const stepsOf = (entries: ProceedsEntries, price = 9_900_000) =>
  waterfallSteps(proceedsOf(price, entries, 5), entries, 5);

it("leads from $9.90M to $5.04M in the example", () => {
  expect(stepsOf(example).map(({ id, kind, to, text, caption }) => [id, kind, to, text, caption])).toEqual([
    ["price", "level", 9_900_000, "$9.90M", "Our estimate"],
    ["debt", "step", 9_300_000, "−$600K", "Repaid at close"],
    ["cash", "step", 9_550_000, "+$250K", "Stays yours"],
    ["workingCapital", "step", 9_430_000, "−$120K", "$120K under normal"],
    ["fee", "step", 8_935_000, "−$495K", "5%, due at closing"],
    ["beforeTax", "level", 8_935_000, "$8.94M", undefined],
    ["later", "deferred", 7_935_000, "−$1.00M", "Escrow $500K, Seller note $500K"],
    ["atRisk", "deferred", 6_635_000, "−$1.30M", "Earn-out $600K, Rollover $700K"],
    ["tax", "step", 5_042_600, "−$1.59M", "24% of the cash"],
    ["cashAtClose", "final", 5_042_600, "$5.04M", "In your account"],
  ]);
});

it("has no tax step without a rate", () => {
  const { taxRate: _, ...untaxed } = example;
  const steps = stepsOf(untaxed);
  expect(steps.map(({ id }) => id)).not.toContain("tax");
  expect(steps.at(-1)).toMatchObject({ to: 6_635_000, text: "$6.64M", caption: "Before tax" });
});

it("keeps its form when nothing is entered", () => {
  const steps = stepsOf({});
  expect(steps.map(({ text }) => text)).toEqual(["$9.90M", "$0", "$0", "$0", "−$495K", "$9.41M", "$0", "$0", "$9.41M"]);
});

it.each([
  [120_000, "−$120K", "$120K under normal"],
  [-80_000, "+$80K", "$80K over normal"],
  [0, "$0", "At its usual level"],
])("says what a working capital gap of %d does", (workingCapitalGap, text, caption) => {
  expect(stepsOf({ workingCapitalGap }).find(({ id }) => id === "workingCapital")).toMatchObject({ text, caption });
});

it("goes below zero when the parts are more than the price", () => {
  expect(stepsOf({ debt: 2_000_000, taxRate: 24 }, 1_000_000).at(-1)).toMatchObject({
    from: 0,
    to: -1_050_000,
    text: "−$1.05M",
    caption: "Missing at closing",
  });
});
