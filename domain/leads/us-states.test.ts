import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stateCodes, stateIn, stateOf } from "./us-states.ts";

describe("stateIn", () => {
  it.each([
    ["Norfolk, Virginia", "VA"],
    ["Charleston, West Virginia", "WV"],
    ["Dublin, OH", "OH"],
    ["Dublin, OH 43017", "OH"],
    ["120 Main Street, Portland, OR 97201-1234, United States", "OR"],
    ["ohio", "OH"],
    ["Kansas City, Missouri", "MO"],
    ["New York, New York", "NY"],
    ["Washington DC", "DC"],
    ["Washington", "WA"],
    ["United States", undefined],
    ["Serving customers in or near Atlanta", undefined],
    ["Lead me, in", undefined],
    ["Toronto, Ontario", undefined],
    ["", undefined],
  ])("reads %j as %s", (location, code) => {
    expect(stateIn(location)).toBe(code);
  });

  it("finds every state by name and by code, after any city", () => {
    fc.assert(
      fc.property(fc.constantFrom(...stateCodes), fc.constantFrom("Springfield", "St. Mary’s", ""), (code, city) => {
        expect(stateIn(`${city}, ${code}`)).toBe(code);
        expect(stateIn(`${city}, ${stateOf(code).name}`)).toBe(code);
      }),
    );
  });

  it("names time zones that exist", () => {
    for (const code of stateCodes)
      expect(() => new Intl.DateTimeFormat("en-US", { timeZone: stateOf(code).timeZone })).not.toThrow();
  });
});
