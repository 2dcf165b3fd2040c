import { describe, expect, it } from "vitest";
import { people } from "#content/people.ts";
import { aboutPage } from "./about.ts";

const { benefits, note, serve, commitments, next } = aboutPage;

describe("the benefits", () => {
  it("draw the uplift that they print", () => {
    const { single, auction, change } = benefits.uplift;
    expect(change).toBe(`+${auction.value - single.value}%`);
    expect(single.value).toBe(100);
    expect(benefits.uplift.text).toContain("35% higher valuations");
  });

  it("narrow from the file to the offers", () => {
    expect(benefits.funnel.stages.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      "200k+ qualified buyers",
      "12–15 interested parties",
      "3.5 average competing offers",
    ]);
    const values = benefits.funnel.stages.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  it("cover twelve weeks without a gap, with the 18th day in the market in the marked week", () => {
    const { weeks, stages, mark, text } = benefits.timeline;
    expect(stages.flatMap(({ weeks: [first, last] }) => [first, last])).toEqual([1, 4, 5, 8, 9, weeks]);
    expect(text).toContain("18 days");
    const market = stages[1].weeks[0];
    expect(mark.week).toBe(market - 1 + Math.ceil(18 / 7));
  });
});

describe("who we serve", () => {
  it("is the specification's range with its sweet spot inside, both on the ruler", () => {
    const { scale, range, sweetSpot, ticks } = serve.revenue;
    expect([range.from, range.to]).toEqual([5_000_000, 150_000_000]);
    expect([sweetSpot.from, sweetSpot.to]).toEqual([5_000_000, 50_000_000]);
    expect([range.label, sweetSpot.figures]).toEqual(["$5M–$150M revenue", "$5M–$50M"]);
    const marked: readonly number[] = ticks.map(({ value }) => value);
    expect(marked).toEqual(expect.arrayContaining([scale.from, range.from, sweetSpot.to, range.to, scale.to]));
    for (const { value, label } of ticks) expect(label).toBe(`$${value / 1_000_000}M`);
  });

  it("names the three industries", () => {
    expect(serve.industries.map(({ title }) => title)).toEqual(["Technology", "Healthcare", "Service Businesses"]);
  });
});

describe("the rest of the page", () => {
  it("has a founder's note that is marked as a sample and signed by one of the firm's people", () => {
    expect(note.sample).toBe(true);
    expect(people.map(({ id }) => id)).toContain(note.signedBy);
  });

  it("makes four commitments and leads on to three pages", () => {
    expect(commitments.items).toHaveLength(4);
    expect(next.cards.map(({ target }) => target)).toEqual(["process", "successStories", "valuation"]);
  });
});
