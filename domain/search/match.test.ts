import { describe, expect, it } from "vitest";
import { differsByOne, matchQuality } from "./match.ts";
import { queryWords, wordsOf } from "./words.ts";

function close(query: string, found: string) {
  const [wanted, word] = [queryWords(query)[0], wordsOf(found)[0]];
  if (wanted === undefined || word === undefined) throw new Error("Both need a word");
  return matchQuality(wanted, word);
}

describe("closeness", () => {
  it("is highest for the same word, singular or plural", () => {
    expect(close("buyers", "buyer")).toBe(3);
    expect(close("company", "companies")).toBe(3);
    expect(close("SaaS", "saas")).toBe(3);
  });

  it("is lower for the beginning of a word", () => {
    expect(close("manufact", "manufacturing")).toBe(2);
    expect(close("fe", "fee")).toBe(0);
  });

  it("is lowest for a typo of one letter in a longer word", () => {
    expect(close("dentel", "dental")).toBe(1);
    expect(close("valution", "valuation")).toBe(1);
    expect(close("cleanign", "cleaning")).toBe(1);
    expect(close("free", "fee")).toBe(0);
  });

  it("is zero for another word", () => {
    expect(close("dental", "cleaning")).toBe(0);
  });
});

describe("differsByOne", () => {
  it.each([
    ["dental", "dentals", true],
    ["dental", "ental", true],
    ["dental", "dentil", true],
    ["dental", "detnal", true],
    ["dental", "dental", false],
    ["dental", "detnla", false],
    ["dental", "dent", false],
    ["ab", "ba", true],
  ])("%s, %s: %s", (a, b, expected) => {
    expect(differsByOne(a, b)).toBe(expected);
    expect(differsByOne(b, a)).toBe(expected);
  });
});
