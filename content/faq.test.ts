import { describe, expect, it } from "vitest";
import { faq } from "./faq.ts";

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);

describe("the questions owners ask", () => {
  it("are twelve, each asked once and with an id of its own", () => {
    expect(faq).toHaveLength(12);
    expect(new Set(faq.map((item) => item.id)).size).toBe(12);
    expect(new Set(faq.map((item) => item.question)).size).toBe(12);
  });

  it.each(faq)("$id: is a question with an id that can stand in an address", ({ id, question }) => {
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
});
