import { describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { colorProperties, isLegibleColor, legibleShade, readColor } from "./partner-colors.ts";

test.each([
  ["#1A3C8F", "#1a3c8f"],
  ["1a3c8f", "#1a3c8f"],
  [" #abc ", "#aabbcc"],
  ["", undefined],
  ["navy", undefined],
  ["#12345", undefined],
  ["#1a3c8f;}", undefined],
  ["url(x)", undefined],
])("%j is read as %s", (typed, color) => expect(readColor(typed)).toBe(color));

describe("a partner's color", () => {
  test.each(["#102a66", "#5a0c24", "#000000", "#30343b", site.colors.primary])("%s is legible", (color) => {
    expect(isLegibleColor(color)).toBe(true);
    expect(legibleShade(color)).toBe(color);
  });

  test.each(["#ffcc00", "#9fd3ff", "#ffffff", "#2f80ed", "#1a3c8f"])("%s is not, and has a shade that is", (color) => {
    expect(isLegibleColor(color)).toBe(false);
    const shade = legibleShade(color);
    expect(shade).not.toBe(color);
    expect(isLegibleColor(shade)).toBe(true);
  });

  test("changes the primary tones only", () => {
    const properties = colorProperties("#102a66");
    expect(properties["--color-pine-800"]).toBe("#102a66");
    expect(Object.keys(properties).filter((name) => !/pine/.test(name))).toEqual([
      "--color-rule-panel",
      "--color-plate-fine",
    ]);
    expect(colorProperties(site.colors.primary)).toEqual({});
  });
});
