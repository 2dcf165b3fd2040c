import { describe, expect, it } from "vitest";
import { successStoriesPage } from "./success-stories.ts";

const { notices, cases, buySide } = successStoriesPage;

describe("the three notices", () => {
  it("announce the specification's figures", () => {
    expect(
      notices.cards.map(({ headline, title, facts }) => [headline, title, ...facts.map(({ value }) => value)]),
    ).toEqual([
      ["6.2x", "B2B SaaS", "ARR", "4.0x", "+55%"],
      ["$18M", "Multi-location dental group", "7", "PE-backed DSO", "8.5x EBITDA"],
      ["5.9x", "Commercial services", "22", "20%", "EBITDA"],
    ]);
  });

  it("carry quotes that are marked as samples", () => {
    expect(notices.cards.map(({ quote }) => quote.sample)).toEqual([true, true, true]);
  });
});

describe("the cases", () => {
  const percent = (from: number, to: number) => (to / from - 1) * 100;

  it.each([cases.saas, cases.cleaning])("$id: prints the multiples it draws, and their change", (story) => {
    const { initial, final, change, scale } = story;
    expect(initial.figure).toBe(`${initial.value.toFixed(1)}x`);
    expect(final.figure).toMatch(new RegExp(`^${final.value}x`));
    expect(final.value).toBeLessThanOrEqual(scale.to);
    // The firm prints +85% for 3.2x to 5.9x, where the arithmetic gives 84.4: never more than a point apart.
    expect(Math.abs(Number.parseInt(change.figure, 10) - percent(initial.value, final.value))).toBeLessThan(1);
  });

  it("SaaS went from 4.0x to 6.2x ARR, +55%; cleaning from 3.2x to 5.9x, +85%", () => {
    expect([cases.saas.initial.figure, cases.saas.final.figure, cases.saas.change.figure]).toEqual([
      "4.0x",
      "6.2x ARR",
      "+55%",
    ]);
    expect([cases.cleaning.initial.figure, cases.cleaning.final.figure, cases.cleaning.change.figure]).toEqual([
      "3.2x",
      "5.9x",
      "+85%",
    ]);
  });

  it("the dental sale is one multiple within the sector's range, in 4 months, in an advisory role", () => {
    const { multiple, sector, practices, facts } = cases.dental;
    expect(multiple.figure).toBe(`${multiple.value}x EBITDA`);
    expect(multiple.value).toBeGreaterThan(sector.from);
    expect(multiple.value).toBeLessThan(sector.to);
    expect(practices.label).toContain(`${practices.count} practices`);
    expect(facts.map(({ value }) => value)).toEqual(["4 months", "Advisory role"]);
  });

  it("are told in words that are marked as samples", () => {
    expect([cases.saas, cases.dental, cases.cleaning].map(({ story }) => story.sample)).toEqual([true, true, true]);
  });
});

describe("the buy side", () => {
  it("speaks five times, without names, as samples with five stars", () => {
    expect(buySide.testimonials).toHaveLength(5);
    for (const { sample, initials, stars } of buySide.testimonials) {
      expect(sample).toBe(true);
      expect(initials).toMatch(/^[A-Z]{2}$/);
      expect(stars).toBe(5);
    }
    expect(new Set(buySide.testimonials.map(({ initials }) => initials)).size).toBe(5);
    expect(new Set(buySide.testimonials.map(({ avatarColor }) => avatarColor)).size).toBe(5);
  });
});
