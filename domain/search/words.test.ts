import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { maxQueryLength, queryWords, singular, tidyQuery, wordsOf } from "./words.ts";

describe("wordsOf", () => {
  it("finds words with their positions, ignoring case, accents and apostrophes", () => {
    expect(wordsOf("Müller’s M&A fee")).toEqual([
      { word: "mullers", singular: "muller", at: 0, length: 8 },
      { word: "m&a", singular: "m&a", at: 9, length: 3 },
      { word: "fee", singular: "fee", at: 13, length: 3 },
    ]);
  });
});

describe("singular", () => {
  it.each([
    ["companies", "company"],
    ["practices", "practice"],
    ["buyers", "buyer"],
    ["taxes", "tax"],
    ["businesses", "business"],
    ["business", "business"],
    ["process", "process"],
    ["bus", "bus"],
    ["basis", "basis"],
    ["saas", "saa"],
  ])("turns %s into %s", (form, kept) => {
    expect(singular(form)).toBe(kept);
  });
});

describe("tidyQuery", () => {
  it("keeps one line and no control characters", () => {
    expect(tidyQuery("  dental\n\t valuation\u0000\u200b ")).toBe("dental valuation");
  });

  it("is never longer than the limit and never splits a character", () => {
    fc.assert(
      fc.property(anyText(400), (typed) => {
        const kept = tidyQuery(typed);
        expect(Array.from(kept).length).toBeLessThanOrEqual(maxQueryLength);
        expect(tidyQuery(kept)).toBe(kept);
      }),
    );
    expect(tidyQuery("😀".repeat(300))).toBe("😀".repeat(maxQueryLength));
  });
});

describe("queryWords", () => {
  it("drops stop words and repeated ones", () => {
    expect(queryWords("How do I sell my dental practices? Practice!")).toEqual(["sell", "dental", "practice"]);
  });

  it("keeps them if there is nothing else", () => {
    expect(queryWords("who are we")).toEqual(["who", "are", "we"]);
  });

  it("uses at most eight words", () => {
    expect(queryWords("one two three four five six seven eight nine ten")).toHaveLength(8);
  });

  it("has none for punctuation only", () => {
    expect(queryWords(" ?!<> ")).toEqual([]);
  });
});
