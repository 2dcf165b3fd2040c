import { describe, expect, it } from "vitest";
import type { MarketReference } from "#content/sources/market-references.ts";
import { monthsSince, oldAfterMonths, type PublishedMultiple } from "#domain/depth/published-deals.ts";
import { publishedMultiples } from "./published-multiples.ts";

type Reference = PublishedMultiple & MarketReference;
const references = Object.entries<Reference>(publishedMultiples);
/** How early this test asks for newer figures. */
const warningMonths = 2;

describe("published multiples", () => {
  // The one test that reads the clock: it fails before visitors see the mark 'older than two years'.
  it.each(references)("%s is not about to be older than two years", (_, { ends, source, url }) => {
    const left = oldAfterMonths - monthsSince(ends, Date.now());
    expect(left, `look for newer figures of ${source}: ${url}`).toBeGreaterThanOrEqual(warningMonths);
  });

  it.each(references)("%s states its source, a period that has ended, and multiples in order", (_, reference) => {
    const { source, period, url, low, high, ends } = reference;
    expect(source && period).not.toBe("");
    expect(url).toMatch(/^https:\/\//);
    expect(low).toBeLessThanOrEqual(high);
    expect(ends).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(period).toContain(ends.slice(0, 4));
  });

  it("sorts each source by size or by industry, and compares only multiples of EBITDA", () => {
    for (const [, { dealSize, industries, metric }] of references) {
      expect([dealSize, industries].filter((sorted) => sorted !== undefined)).toHaveLength(1);
      expect(metric).toBe("EV/EBITDA");
    }
  });
});
