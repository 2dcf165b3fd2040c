import fc from "fast-check";
import { expect, test } from "vitest";
import { leadWords, maxWordLength, queryWords, wordBounds } from "./search-words.ts";

const tidewater = {
  company: "Tidewater Mechanical, Inc.",
  website: "https://www.tidewater-mech.example/about",
  email: "M.Holt@tidewatermech.example",
  phone: "+1 (757) 555-0118",
};

test("a lead is found by the words of its company, site, address and number", () => {
  expect(leadWords(tidewater)).toEqual([
    ...["tidewater", "mechanical", "inc", "mech"],
    ...["m", "holt", "tidewatermech", "7575550118"],
  ]);
});

const isFound = (typed: string, lead = tidewater) =>
  queryWords(typed).every((word) => leadWords(lead).some((each) => each.startsWith(word)));

test.each([
  "tide",
  "mechanical tidewater",
  "https://www.tidewater-mech.example/contact",
  "tidewatermech.example",
  "m.holt@tidewatermech.example",
  "holt",
  "(757) 555",
  "757-555-0118",
  "+1 757 555 0118",
  "TIDEWATER  Mechanical Inc.",
])("%j finds it", (typed) => {
  expect(queryWords(typed)).not.toEqual([]);
  expect(isFound(typed)).toBe(true);
});

test.each(["water", "tidewater dental", "othertown.example", "5550118"])("%j does not", (typed) => {
  expect(isFound(typed)).toBe(false);
});

test("accents and apostrophes do not matter", () => {
  const lead = { ...tidewater, company: "Café O’Brien" };
  for (const typed of ["cafe", "CAFÉ", "obrien", "o'brien"]) expect(isFound(typed, lead)).toBe(true);
});

test.each(["", "  ", "...", "日本"])("%j has no words", (typed) => {
  expect(queryWords(typed)).toEqual([]);
});

test("whatever is typed gives a few short words of plain letters, between the bounds of their beginnings", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (typed) => {
      const words = queryWords(typed);
      const isPlain = (word: string) => {
        const [low, high] = wordBounds(word.slice(0, 2));
        return /^[a-z0-9]+$/.test(word) && word.length <= maxWordLength && low <= word && word <= high;
      };
      return words.length <= 5 && words.every(isPlain);
    }),
  );
});
