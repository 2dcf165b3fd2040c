import { describe, expect, it } from "vitest";
import { claims } from "#content/sources/claims.ts";
import { rangeInWords } from "#content/sources/figure-formats.ts";
import { faq } from "./faq.ts";
import { processPage } from "./pages/process.ts";

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const figuresIn = (text: string): readonly string[] => text.match(/\$?\d+(?:[.,]\d+)*(?:[MKx%](?!\w))?/g) ?? [];
const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);

describe("the questions owners ask", () => {
  it("are twelve, each asked once and with its own id", () => {
    expect(faq).toHaveLength(12);
    expect(new Set(faq.map((item) => item.id)).size).toBe(12);
    expect(new Set(faq.map((item) => item.question)).size).toBe(12);
  });

  it.each(faq)("$id: is a question with an id that can be part of an address", ({ id, question }) => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(question).toMatch(/\?$/);
  });

  it.each(faq)("$id: is answered in 60 to 150 words", ({ answer }) => {
    const length = words(answer.join(" ")).length;
    expect(length).toBeGreaterThanOrEqual(60);
    expect(length).toBeLessThanOrEqual(150);
  });

  it.each(faq)("$id: has no sentence above 35 words and no exclamation mark", ({ answer }) => {
    for (const sentence of answer.flatMap(sentences)) {
      expect(words(sentence).length, sentence).toBeLessThanOrEqual(35);
      expect(sentence).not.toContain("!");
    }
  });

  it("uses the firm's claims, the calendar of a sale and the bounds of the valuation, and no other figure", () => {
    const claimed = claims().flatMap(({ figure }) => [...figuresIn(figure), ...figuresIn(rangeInWords(figure))]);
    const weeks = processPage.phases.items.flatMap(({ from, to }) => [String(from), String(to)]);
    const known = new Set([...claimed, ...weeks, "$1M", "$100,000"]);
    const answers = faq.flatMap(({ id, answer }) => answer.flatMap(figuresIn).map((figure) => ({ id, figure })));
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(({ figure }) => !known.has(figure))).toEqual([]);
  });
});
