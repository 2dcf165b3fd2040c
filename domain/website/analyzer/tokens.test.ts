import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stem, tokensOf } from "./tokens.ts";

describe("stem", () => {
  it.each([
    ["dentists", "dentist"],
    ["companies", "company"],
    ["taxes", "tax"],
    ["hvac", "hvac"],
    ["your", "your"],
    ["four", "four"],
  ])("gives %j one form: %j", (word, form) => {
    expect(stem(word)).toBe(form);
  });

  it.each([
    ["tyres", "tire"],
    ["centre", "center"],
    ["fibre", "fiber"],
    ["paediatric", "pediatric"],
    ["aluminium", "aluminum"],
    ["moulding", "molding"],
    ["neighbourhood", "neighborhood"],
    ["organisation", "organization"],
    ["remodelling", "remodeling"],
    ["jewellery", "jewelry"],
    ["orthopaedics", "orthopedic"],
    ["specialise", "specialize"],
  ])("reads British %j like American %j", (british, american) => {
    expect(stem(british)).toBe(stem(american));
  });
});

describe("tokensOf", () => {
  const words = (text: string) => tokensOf(text).map(({ word }) => word);

  it.each([
    ["Heating & Cooling", ["heating", "and", "cooling"]],
    ["Full-service dentist's office", ["full", "service", "dentist", "office"]],
    ["Café Zürich", ["cafe", "zurich"]],
    ["24/7 U.S. support", ["24", "7", "u", "s", "support"]],
    ["", []],
  ])("reads %j as %j", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    ["one. two", "end"],
    ["one\ntwo", "end"],
    ["one | two", "end"],
    ["one - two", "end"],
    ["one, two", "comma"],
    ["one/two", "comma"],
    ["one-two", "none"],
    ["one.two", "none"],
    ["one two", "none"],
  ])("finds the separators between the words of %j: %s", (text, gap) => {
    expect(tokensOf(text)[1]?.gap).toBe(gap);
  });

  it("recognizes the plural", () => {
    expect(tokensOf("law firms").map(({ plural }) => plural)).toEqual([false, true]);
  });

  it("reads any text", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom("a", "S", " ", ".", "é", "İ", "ﷺ", "\u0301", "’", "&", "\ud800", "\n", "9"),
        }),
        (text) => {
          expect(words(text).every((word) => word !== "")).toBe(true);
        },
      ),
    );
  });
});
