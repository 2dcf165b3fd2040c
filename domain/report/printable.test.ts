import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printable } from "./printable.ts";

const alphabet = new Set(" !&'(),-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüßéłŁš’–");
const prints = (character: string) => alphabet.has(character);

describe("printable text", () => {
  it.each([
    ["Northgate Systems", "Northgate Systems"],
    ["Müller & Söhne", "Müller & Söhne"],
    ["Mu\u0308ller", "Müller"],
    ["Łódź Stal", "Łodz Stal"],
    ["Ｎｏｒｔｈｇａｔｅ Ⅳ", "Northgate IV"],
    ["Rocket 🚀 Roofing", "Rocket Roofing"],
    ["Line\u2028break\u00a0held", "Line break held"],
    ["株式会社 Sato", undefined],
    ["Северные ворота", undefined],
    ["🚀🚀", undefined],
    ["", undefined],
  ])("of %j is %j", (text, left) => {
    expect(printable(text, prints)).toBe(left);
  });

  it("never contains another character, whatever is given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        expect([...(printable(text, prints) ?? "")].every(prints)).toBe(true);
      }),
    );
  });
});
