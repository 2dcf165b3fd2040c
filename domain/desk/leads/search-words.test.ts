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
    ...["7575550118", "tel8110555757"],
    ...["tidewater", "mechanical", "inc", "mech"],
    ...["m", "holt", "tidewatermech"],
  ]);
});

const isFound = (typed: string, lead = tidewater) =>
  queryWords(typed).every((word) =>
    word.some((beginning) => leadWords(lead).some((each) => each.startsWith(beginning))),
  );

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
  "001 757.555.0118",
  "757-555-0118 ext. 12",
  "555-0118",
  "0118",
  "tidewater 0118",
  "555-0118 tidewater",
  "TIDEWATER  Mechanical Inc.",
])("%j finds it", (typed) => {
  expect(queryWords(typed)).not.toEqual([]);
  expect(isFound(typed)).toBe(true);
});

test.each(["water", "tidewater dental", "othertown.example", "5550", "118", "tidewater 0119"])(
  "%j does not",
  (typed) => {
    expect(isFound(typed)).toBe(false);
  },
);

test("accents and apostrophes do not matter", () => {
  const lead = { ...tidewater, company: "Café O’Brien" };
  for (const typed of ["cafe", "CAFÉ", "obrien", "o'brien"]) expect(isFound(typed, lead)).toBe(true);
});

test.each([
  ["020 7946 0958", "+44 20 7946 0958"],
  ["+44 (0)20 7946 0958", "020 7946 0958"],
  ["(212) 555-0142 x 7", "2125550142"],
  ["212.555.0142", "5550142"],
])("the number %j is found by %j", (phone, typed) => {
  expect(isFound(typed, { ...tidewater, phone })).toBe(true);
});

test("a company that begins with a number is found by it", () => {
  for (const typed of ["84", "1800", "84 lumber"])
    expect(isFound(typed, { ...tidewater, company: "84 Lumber 1800" })).toBe(true);
});

test.each(["", "  ", "...", "日本"])("%j has no words", (typed) => {
  expect(queryWords(typed)).toEqual([]);
});

test("whatever is typed gives a few short words of plain letters, between the bounds of their beginnings", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (typed) => {
      const words = queryWords(typed).flat();
      const isPlain = (word: string) => {
        const [low, high] = wordBounds(word.slice(0, 2));
        return /^[a-z0-9]+$/.test(word) && word.length <= maxWordLength && low <= word && word <= high;
      };
      return queryWords(typed).length <= 5 && words.every(isPlain);
    }),
  );
});
