import { describe, expect, it } from "vitest";
import { figures } from "#content/claims.ts";
import { successStoriesPage } from "./success-stories.ts";

const { cases: claimed } = figures;
const { notices, cases, buySide } = successStoriesPage;

describe("the three notices", () => {
  it("announce the claimed figures", () => {
    expect(
      notices.cards.map(({ headline, title, facts }) => [headline, title, ...facts.map(({ value }) => value)]),
    ).toEqual([
      [claimed.saasSigned, "B2B SaaS", "ARR", claimed.saasFirstOffer, claimed.saasChange],
      [
        claimed.dentalPrice,
        "Multi-location dental group",
        claimed.dentalPractices,
        "PE-backed DSO",
        `${claimed.dentalMultiple} EBITDA`,
      ],
      [claimed.cleaningSigned, "Commercial services", claimed.cleaningFacilities, claimed.cleaningRollover, "EBITDA"],
    ]);
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

  it("the dental sale is one multiple within the sector's range, in an advisory role", () => {
    const { multiple, sector, practices, facts } = cases.dental;
    expect(multiple.figure).toBe(`${multiple.value}x EBITDA`);
    expect(multiple.value).toBeGreaterThan(sector.from);
    expect(multiple.value).toBeLessThan(sector.to);
    expect(practices.label).toContain(`${practices.count} practices`);
    expect(facts.map(({ value }) => value)).toEqual([`${claimed.dentalMonths} months`, "Advisory role"]);
  });
});

describe("the buy side", () => {
  it("speaks five times, without names, with five stars", () => {
    expect(buySide.testimonials).toHaveLength(5);
    for (const { initials, stars } of buySide.testimonials) {
      expect(initials).toMatch(/^[A-Z]{2}$/);
      expect(stars).toBe(5);
    }
    expect(new Set(buySide.testimonials.map(({ initials }) => initials)).size).toBe(5);
    expect(new Set(buySide.testimonials.map(({ avatarColor }) => avatarColor)).size).toBe(5);
  });
});
