import { describe, expect, it } from "vitest";
import { commonCash, partsInUse, partsOf } from "./structures-parts.ts";

const paid = (cash: number, rollover: number, deferred: number) => ({ cash, rollover, deferred });

describe("partsOf", () => {
  it.each([
    [paid(100, 0, 0), ["cash 100"]],
    [paid(70, 30, 0), ["cash 70", "rollover 30"]],
    [paid(68, 0, 32), ["cash 68", "deferred 32"]],
    [paid(70, 15, 15), ["cash 70", "rollover 15", "deferred 15"]],
    [paid(80, 14, 6), ["cash 80", "rollover 14 narrow", "deferred 6 narrow"]],
    [paid(68, 30, 2), ["cash 68", "rollover 30", "deferred 2 always"]],
    [paid(75, 20, 5), ["cash 75", "rollover 20", "deferred 5 always"]],
  ])("divides %j into parts", (structure, parts) => {
    expect(partsOf(structure).map(({ name, share, thin }) => [name, share, thin].filter(Boolean).join(" "))).toEqual(
      parts,
    );
  });
});

describe("partsInUse", () => {
  it.each([
    [[paid(100, 0, 0)], ["cash"]],
    [
      [paid(70, 30, 0), paid(70, 0, 30)],
      ["cash", "rollover", "deferred"],
    ],
    [
      [paid(70, 0, 30), paid(80, 0, 20)],
      ["cash", "deferred"],
    ],
  ])("of %j", (structures, names) => expect(partsInUse(structures)).toEqual(names));
});

describe("commonCash", () => {
  it.each([
    [[70, 70, 70], 70],
    [[70, 70, 60], undefined],
    [[100, 100], undefined],
    [[0, 0], undefined],
    [[], undefined],
  ])("of %j is %s", (cash, common) => {
    expect(commonCash(cash.map((share) => ({ cash: share })))).toBe(common);
  });
});
