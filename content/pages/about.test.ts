import { describe, expect, it } from "vitest";
import { people } from "#content/people.ts";
import { figures } from "#content/sources/claims.ts";
import { amountOf, inThousands } from "#content/sources/figure-formats.ts";
import { aboutPage } from "./about.ts";

const { firm } = figures;
const { benefits, note, serve, commitments, next } = aboutPage;

describe("the benefits", () => {
  it("draw the uplift that they print", () => {
    const { single, auction, change } = benefits.uplift;
    expect(change).toBe(`+${auction.value - single.value}%`);
    expect(single.value).toBe(100);
    expect(benefits.uplift.text).toContain(`${firm.higherValuations} higher valuations`);
  });

  it("narrow from the file to the offers", () => {
    expect(benefits.funnel.stages.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      `${inThousands(firm.qualifiedBuyers)} qualified buyers`,
      `${firm.interestedParties} interested parties`,
      `${firm.competingOffers} average competing offers`,
    ]);
    const values = benefits.funnel.stages.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  it("cover twelve weeks without a gap, with the first letter in the marked week", () => {
    const { weeks, stages, mark, text } = benefits.timeline;
    expect(stages.flatMap(({ weeks: [first, last] }) => [first, last])).toEqual([1, 4, 5, 8, 9, weeks]);
    expect(text).toContain(`${firm.daysToLetter} days`);
    const market = stages[1].weeks[0];
    expect(mark.week).toBe(market - 1 + Math.ceil(amountOf(firm.daysToLetter) / 7));
  });
});

describe("who we serve", () => {
  it("is a range with its sweet spot inside, both on the ruler", () => {
    const { scale, range, sweetSpot, ticks } = serve.revenue;
    expect(sweetSpot.from).toBeGreaterThanOrEqual(range.from);
    expect(sweetSpot.to).toBeLessThanOrEqual(range.to);
    expect([range.label, sweetSpot.figures]).toEqual([`${firm.clientRevenue} revenue`, firm.usualRevenue]);
    const marked: readonly number[] = ticks.map(({ value }) => value);
    expect(marked).toEqual(expect.arrayContaining([scale.from, range.from, sweetSpot.to, range.to, scale.to]));
    for (const { value, label } of ticks) expect(label).toBe(`$${value / 1_000_000}M`);
  });

  it("names the three industries", () => {
    expect(serve.industries.map(({ title }) => title)).toEqual(["Technology", "Healthcare", "Service Businesses"]);
  });
});

describe("the rest of the page", () => {
  it("has a founder's note that is signed by one of the firm's people", () => {
    expect(people.map(({ id }) => id)).toContain(note.signedBy);
  });

  it("makes four commitments and leads on to three pages", () => {
    expect(commitments.items).toHaveLength(4);
    expect(next.cards.map(({ target }) => target)).toEqual(["process", "successStories", "valuation"]);
  });
});
