import { describe, expect, it } from "vitest";
import { monthsSince, oldAfterMonths } from "#domain/depth/published-deals.ts";
import { type MarketReference, marketReferences } from "./market-references.ts";

const references = Object.entries<MarketReference>(marketReferences);
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

  it("never sorts one source by size and by industry, and compares only multiples of EBITDA", () => {
    for (const [, { dealSize, industries, metric }] of references) {
      expect(dealSize !== undefined && industries !== undefined).toBe(false);
      if (dealSize ?? industries) expect(metric).toBe("EV/EBITDA");
    }
  });
});
