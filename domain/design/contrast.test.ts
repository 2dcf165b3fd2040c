import { expect, it } from "vitest";
import { contrast } from "./contrast.ts";

it("spans 1 to 21, whichever color comes first", () => {
  expect(contrast("#ffffff", "#ffffff")).toBe(1);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
});

it("agrees with the published value for mid gray on white", () => {
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("refuses an invalid color", () => {
  expect(() => contrast("paper", "#ffffff")).toThrow("paper");
});
