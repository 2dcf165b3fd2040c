import { describe, expect, it } from "vitest";
import { faq } from "./faq.ts";

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const figuresIn = (text: string): readonly string[] => text.match(/\$?\d+(?:[.,]\d+)*(?:[MKx%](?!\w))?/g) ?? [];
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

  it("uses every figure as the specification gives it, and no other", () => {
    const figures = Object.fromEntries(faq.map(({ id, answer }) => [id, answer.flatMap(figuresIn)]));
    expect(figures).toEqual({
      cost: [],
      // Process typically 6 months (phases Weeks 1-4, 5-8, 9-12, 13-24) versus 12-18 months for traditional advisors
      timeline: ["12", "18", "1", "4", "5", "8", "9", "12", "13", "24"],
      confidentiality: [],
      // 18 days average to LOI
      "first-offer": ["18"],
      // nearly 200,000 qualified buyers, 12-15 interested parties, 3.5 average competing offers, 35% higher valuations
      competition: ["200,000", "12", "15", "3.5", "35%"],
      // EBITDA Multiple 4x-8x, best over $1M EBITDA; SDE Multiple 2.5x-4.5x, best for owner-operated businesses
      worth: ["$1M", "4x", "8x", "2.5x", "4.5x"],
      // revenue roughly $5M to $150M, sweet spot $5M to $50M; the profit slider runs from 100,000
      size: ["$5M", "$150M", "$5M", "$50M", "$100,000"],
      // 24/7 support
      partner: ["24", "7"],
      // dental: post-close stay 18-36 months; manufacturing and cleaning: 12-24 month owner transition; 10-30% rollover
      "after-the-sale": ["18", "36", "12", "24", "10%", "30%"],
      // cash at close: dental, manufacturing, cleaning, SaaS, HVAC
      "cash-at-closing": ["82%", "75%", "72%", "70%", "68%"],
      // 95% close rate
      "what-can-go-wrong": ["95%"],
      "first-step": [],
    });
  });
});
