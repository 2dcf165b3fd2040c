import { expect, it } from "vitest";
import { Refusal } from "./refusal.ts";

it("knows a refusal of another copy of the program, and nothing else", () => {
  const twin = Object.assign(new Error("no such valuation"), { name: "Refusal", code: "valuationUnknown" });
  expect(new Refusal("tooMany")).toBeInstanceOf(Refusal);
  expect(twin).toBeInstanceOf(Refusal);
  for (const other of [new Error("Refusal"), { name: "Refusal", code: "tooMany" }, undefined])
    expect(other instanceof Refusal).toBe(false);
});
