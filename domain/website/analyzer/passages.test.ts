import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWith } from "./page.fixture.ts";
import { passagesOf, quoteAround, sentencesOf } from "./passages.ts";

describe("sentencesOf", () => {
  it.each([
    ["One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]],
    ["Dr. Smith sees you. So does Mr. Lee.", ["Dr. Smith sees you.", "So does Mr. Lee."]],
    ["Acme Inc. Builders", ["Acme Inc. Builders"]],
    ["Over 3.5 million sold. 20 years.", ["Over 3.5 million sold.", "20 years."]],
    ["no capital. after", ["no capital. after"]],
    ["   ", []],
  ])("splits %j into %j", (block, sentences) => {
    expect(sentencesOf(block)).toEqual(sentences);
  });
});

it("takes the description and the headings before the text and the title", () => {
  const page = pageWith({ title: "T", metaDescription: "M", headings: ["H"], textContent: "A\nBe. See" });
  expect(passagesOf(page)).toEqual(["M", "H", "A", "Be.", "See", "T"]);
});

describe("quoteAround", () => {
  const long = `${"before ".repeat(40)}the point ${"after ".repeat(40)}`.trim();

  it("keeps a sentence that fits", () => {
    expect(quoteAround("The point.", 4, 9)).toBe("The point.");
  });

  it("cuts a longer one between words, around what is quoted", () => {
    const at = long.indexOf("the point");
    const quote = quoteAround(long, at, at + 9);
    expect(quote).toMatch(/^before .*the point.* after$/);
    expect(quote.length).toBeLessThanOrEqual(160);
  });

  it("is always part of the sentence and never longer than 160 characters", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 600 }),
        fc.nat(),
        fc.nat({ max: 60 }),
        (sentence, start, length) => {
          const from = start % sentence.length;
          const quote = quoteAround(sentence, from, Math.min(sentence.length, from + length));
          expect(sentence).toContain(quote);
          expect(quote.length).toBeLessThanOrEqual(160);
        },
      ),
    );
  });
});
