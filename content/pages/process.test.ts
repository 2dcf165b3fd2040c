import { describe, expect, it } from "vitest";
import { figures } from "#content/sources/claims.ts";
import { amountOf, rangeOf } from "#content/sources/figure-formats.ts";
import { processPage } from "./process.ts";
import { processConfidence, type RedactedText } from "./process-confidence.ts";
import { processFigures } from "./process-figures.ts";
import { processOrbits as orbits } from "./process-orbits.ts";

const { phases, funnel } = processPage;
const { months, bids } = processFigures;
const { documents, testimonials } = processConfidence;

describe("the calendar", () => {
  it("has four phases without a gap over 24 weeks", () => {
    expect(phases.items.map(({ from, to }) => [from, to])).toEqual([
      [1, 4],
      [5, 8],
      [9, 12],
      [13, 24],
    ]);
    expect(phases.weeks).toBe(24);
  });

  it("is half of the usual time, or less", () => {
    const [ours, others] = months.bars;
    expect(ours.most).toBeLessThanOrEqual(others.least / 2);
    expect(ours.text).toContain(`${figures.firm.monthsToClose} months`);
    expect(others.text).toBe(`${figures.firm.monthsWithOthers} months`);
  });
});

describe("the sample mandate", () => {
  it("says in words what is drawn", () => {
    for (const { count } of funnel.stages) expect(funnel.summary).toMatch(new RegExp(`\\b${count} `));
  });

  it("has fewer buyers at each stage, and each stage later than the one before", () => {
    for (const [index, stage] of funnel.stages.entries()) {
      const before = funnel.stages[index - 1];
      if (!before) continue;
      expect(stage.count).toBeLessThan(before.count);
      expect(stage.reached).toBeGreaterThan(before.reached);
    }
  });

  it("keeps to the firm's own averages of interested parties and offers", () => {
    const [, , interested, offers] = funnel.stages;
    const [least, most] = rangeOf(figures.firm.interestedParties);
    expect(interested.count).toBeGreaterThanOrEqual(least);
    expect(interested.count).toBeLessThanOrEqual(most);
    expect(Math.abs(offers.count - amountOf(figures.firm.competingOffers))).toBeLessThanOrEqual(0.5);
  });

  it("shows each document to as many readers as there are at its stage", () => {
    const [approached, bound] = funnel.stages;
    expect(documents.sheets.map(({ count }) => count)).toEqual([
      String(approached.count),
      String(bound.count),
      funnel.closing.value,
    ]);
  });

  it("has as many bidders as written offers, and the words of the bids match their figures", () => {
    const rivals = bids.bidders.filter(({ part }) => part !== "alone");
    expect(rivals).toHaveLength(funnel.stages[3].count);
    const money = (amount: number | undefined) => `$${amount?.toFixed(1)}M`;
    const openings = rivals.map(({ steps }) => steps[0][1]);
    expect(bids.summary).toContain(`between ${money(Math.min(...openings))} and ${money(Math.max(...openings))}`);
    for (const { steps } of bids.bidders) expect(bids.summary).toContain(money(steps.at(-1)?.[1]));
  });

  it("ends above the valuation with rivals, and below it without", () => {
    const ending = (part: string) =>
      bids.bidders.find((bidder) => bidder.part === part)?.steps.at(-1)?.[1] ?? Number.NaN;
    expect(ending("won")).toBeGreaterThan(ending("second"));
    expect(ending("second")).toBeGreaterThan(bids.valuation.amount);
    expect(ending("alone")).toBeLessThan(bids.valuation.amount);
  });

  it("keeps every bid within the plot and in the order of weeks", () => {
    for (const { steps, until } of bids.bidders) {
      const weeks = [...steps.map(([week]) => week), until];
      expect(weeks).toEqual([...weeks].sort((one, other) => one - other));
      for (const [week, amount] of steps) {
        expect(week).toBeGreaterThanOrEqual(bids.weeks[0]);
        expect(week).toBeLessThanOrEqual(bids.weeks[1]);
        expect(amount).toBeGreaterThanOrEqual(bids.amounts[0]);
        expect(amount).toBeLessThanOrEqual(bids.amounts[1]);
      }
    }
  });
});

describe("the three readers", () => {
  const bars = (lines: readonly RedactedText[] | undefined) =>
    (lines ?? []).flat().filter((part) => typeof part === "object" && "withheld" in part).length;

  it("read the same rows", () => {
    for (const { cells } of documents.sheets) expect(cells).toHaveLength(documents.rows.length);
  });

  it("see fewer bars the further they have come, and never a new one", () => {
    for (const [index, { cells }] of documents.sheets.entries()) {
      const before = documents.sheets[index - 1];
      if (!before) continue;
      for (const row of documents.rows.keys()) expect(bars(cells[row])).toBeLessThanOrEqual(bars(before.cells[row]));
    }
  });

  it("find the company's name in neither the teaser's words nor its reasons", () => {
    expect(JSON.stringify(documents.sheets[0])).not.toContain("Northgate");
  });
});

it("every body on the orbits is of a kind that is named beside them", () => {
  const named = new Set<string>(orbits.kinds.map(({ id }) => id));
  for (const body of orbits.orbits.flatMap(({ bodies }) => bodies)) expect(named).toContain(body);
  for (const { seconds } of orbits.orbits) {
    expect(seconds).toBeGreaterThanOrEqual(80);
    expect(seconds).toBeLessThanOrEqual(170);
  }
});

it("what is invented is marked as such", () => {
  expect([funnel.illustration, bids.illustration, documents.illustration]).toEqual([true, true, true]);
  expect(funnel.note).toContain("sample");
  expect(bids.note).toContain("sample");
  expect(documents.project).toMatch(/^Sample/);
  expect(testimonials.quotes.map(({ sample }) => sample)).toEqual([true, true, true]);
  for (const { quote } of testimonials.quotes) expect(quote.some((part) => typeof part === "object")).toBe(true);
});
