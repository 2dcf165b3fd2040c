import { describe, expect, it } from "vitest";
import { claims } from "#content/sources/claims.ts";
import { successStoriesPage } from "./success-stories.ts";

const { stories, buySide } = successStoriesPage;
const claimed = claims().map(({ figure }) => figure);

it("no two stories share an anchor", () => {
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
});

describe.each(stories.map((story) => [story.id, story] as const))("the story %s", (_, story) => {
  it("announces figures that the firm claims", () => {
    expect(claimed).toContain(story.notice.headline);
    const values = story.notice.facts.map(({ value }) => value.split(" ")[0] ?? "");
    expect(values.filter((value) => /\d/.test(value) && !claimed.includes(value))).toEqual([]);
  });

  if (story.layout === "plate") {
    it("prints the multiple it draws, within the sector's range", () => {
      const { multiple, sector, scale } = story;
      expect(multiple.figure).toMatch(new RegExp(`^${multiple.value}x`));
      expect(multiple.value).toBeGreaterThan(sector.from);
      expect(multiple.value).toBeLessThan(sector.to);
      expect(sector.to).toBeLessThanOrEqual(scale.to);
    });
  } else {
    it("prints the multiples it draws, and their change", () => {
      const { initial, final, change, scale } = story;
      expect(initial.figure).toBe(`${initial.value.toFixed(1)}x`);
      expect(final.figure).toMatch(new RegExp(`^${final.value}x`));
      expect(final.value).toBeLessThanOrEqual(scale.to);
      // A firm may round: never more than a point apart from the arithmetic.
      const percent = (final.value / initial.value - 1) * 100;
      expect(Math.abs(Number.parseInt(change.figure, 10) - percent)).toBeLessThan(1);
    });
  }
});

describe("the buy side", () => {
  it("has no names, and a color each", () => {
    for (const { initials } of buySide.testimonials) expect(initials).toMatch(/^[A-Z]{2}$/);
    const count = buySide.testimonials.length;
    expect(new Set(buySide.testimonials.map(({ initials }) => initials)).size).toBe(count);
    expect(new Set(buySide.testimonials.map(({ avatarColor }) => avatarColor)).size).toBe(count);
  });
});
