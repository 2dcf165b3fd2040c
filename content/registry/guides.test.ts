import { describe, expect, it } from "vitest";
import { offerWithRollover } from "#content/guides/example-offers.ts";
import { processPage } from "#content/pages/process.ts";
import { people } from "#content/people.ts";
import type { GuideSectionKind, SectionOf } from "#content/schemas/guide.ts";
import { siteSettingsSchema } from "#content/schemas/site.ts";
import { sampleSettings, site } from "#content/site.ts";
import { successFee } from "#domain/fees/success-fee.ts";
import { waterfallOf } from "#domain/guides/headline-to-cash.ts";
import { moneyInMillions } from "#domain/guides/money-in-millions.ts";
import { readableTextIn } from "#domain/guides/visible-text.ts";
import { fullMoney } from "#domain/valuation/text/money.ts";
import { type Guide, guideById, guidePages } from "./guide-pages.ts";

const isSampleFee = sampleSettings.includes("fee");

function sectionOf<Kind extends GuideSectionKind>(guide: Guide, kind: Kind): SectionOf<Kind> {
  const section = guide.sections.find((candidate) => candidate.kind === kind);
  if (!section) throw new Error(`${guide.path} has no section of kind ${kind}`);
  return section as SectionOf<Kind>;
}

describe.each(guidePages)("$path", (guide) => {
  it("names an author of the firm and a day of checking that is not before its publication", () => {
    expect(people.map(({ id }) => id)).toContain(guide.author);
    expect(guide.checkedOn >= guide.publishedOn).toBe(true);
  });

  it("has fragments that differ and short names in its contents", () => {
    const ids = guide.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(guide.sections.length).toBeGreaterThanOrEqual(4);
    for (const { contents } of guide.sections) expect(contents.length).toBeLessThanOrEqual(34);
  });

  const terms = [
    [/\bEBITDA\b/, /earnings before interest, taxes, depreciation and amortization/i],
    [
      /\b(LOIs?|letters? of intent)\b/i,
      /letter of intent[^.]*?(sets out|: price|: an?)|LOI: price|Letter of intent sets/i,
    ],
    [/\brollover\b/i, /(price|equity value)[^.]*shares|shares instead of cash/i],
    [/\bpeg\b/i, /(level|how much)[^.]*(leave)|what you leave/i],
    [/\bescrow\b/i, /held|holds/i],
    [/\bearn-outs?\b/i, /paid later if targets are met/i],
    [/\btail\b/i, /after the engagement ends/i],
    [/\bNDA\b/, /non-disclosure agreement/i],
  ] as const;

  it.each(terms)("explains %s if it says it", (term, meaning) => {
    const text = readableTextIn([guide.lead, guide.sections]);
    if (term.test(text)) expect(text).toMatch(meaning);
  });

  it("names a source for every section that cites a study", () => {
    const citing = guide.sections.filter((section) =>
      /\b(survey|study|median|published|Axial|GF Data)\b/i.test(readableTextIn(section)),
    );
    const unsourced = citing.filter(({ sources = [], sample }) => sources.length === 0 && !sample);
    expect(unsourced.map(({ id }) => id)).toEqual([]);
  });
});

describe("price and terms", () => {
  const guide = guideById("priceAndTerms");
  const text = readableTextIn([guide.lead, guide.figures, guide.sections]);

  it("shows the lines of the rule", () => {
    const { sum } = offerWithRollover;
    expect(sectionOf(guide, "waterfall").steps).toMatchObject(waterfallOf(sum));
    const amounts = [sum.debt, sum.workingCapitalGap, sum.fees, sum.rollover, sum.escrow, sum.tax];
    expect(sectionOf(guide, "lines").rows.map(({ amount }) => amount)).toEqual(amounts.map(moneyInMillions));
    expect(guide.lead).toContain(moneyInMillions(sum.cashAtClose));
    expect(text).toContain(moneyInMillions(sum.escrowAfterTax));
  });

  it.runIf(isSampleFee)("with the sample fee: 15.40 to 6.88, and offer B 14.30 to 8.17", () => {
    const { steps } = sectionOf(guide, "waterfall");
    expect(steps.map(({ amount }) => amount / 1_000_000)).toEqual([15.4, 1.2, 0.3, 13.9, 0.95, 2.78, 1, 2.29, 6.88]);
    const { rows, total } = sectionOf(guide, "table");
    expect(rows.map(([, a, b]) => [a, b])).toEqual([
      ["$15.40M", "$14.30M"],
      ["7.0x", "6.5x"],
      ["−$1.50M", "−$1.50M"],
      ["−$0.95M", "−$0.90M"],
      ["−$2.78M", "None"],
      ["−$1.00M", "−$1.00M"],
      ["−$2.29M", "−$2.73M"],
    ]);
    expect(total?.slice(1)).toEqual(["$6.88M", "$8.17M"]);
  });

  it("labels what is assumed", () => {
    expect(sectionOf(guide, "waterfall").note).toMatch(/illustration.*assumed/is);
    expect(text).toMatch(/not tax or legal advice/);
  });
});

describe("the letter of the first guide", () => {
  it("has the terms of the worked example", () => {
    const { paragraphs } = sectionOf(guideById("offerInHand"), "letter");
    const text = readableTextIn(paragraphs);
    expect(text).toContain("$15,400,000");
    expect(text).toContain("$1,000,000 shall be held in escrow for 15 months");
    expect(paragraphs.filter(({ binds }) => binds)).toHaveLength(1);
  });
});

describe("the 24 weeks", () => {
  const guide = guideById("twentyFourWeeks");

  it("has the phases of the process page and hours for each of its weeks", () => {
    const { hours, phases } = sectionOf(guide, "owner-hours");
    expect(hours).toHaveLength(processPage.phases.weeks);
    expect(phases.map(({ from, to }) => [from, to])).toEqual(
      processPage.phases.items.map(({ from, to }) => [from, to]),
    );
  });

  it("covers every week once, in its phase", () => {
    const { phases } = sectionOf(guide, "calendar");
    const covered = phases.map(({ rows }) =>
      rows.flatMap(({ weeks }) => {
        const [from = 0, to = from] = weeks.split("–").map(Number);
        return Array.from({ length: to - from + 1 }, (_, index) => from + index);
      }),
    );
    expect(covered.map((weeks) => [weeks[0], weeks.at(-1)])).toEqual(
      processPage.phases.items.map(({ from, to }) => [from, to]),
    );
    expect(covered.flat()).toEqual(Array.from({ length: processPage.phases.weeks }, (_, index) => index + 1));
  });
});

describe("our fee", () => {
  const guide = guideById("ourFee");

  it("computes its table from the settings", () => {
    const { rows } = sectionOf(guide, "table");
    expect(rows.map(([price, , fee]) => [price, fee])).toEqual(
      [3, 5, 10, 15, 20, 30, 50].map((price) => [`$${price}M`, fullMoney(successFee(price * 1_000_000, site.fee).fee)]),
    );
  });

  it("draws the curve through the same shares", () => {
    const { points } = sectionOf(guide, "fee-curve");
    for (const [price, share] of points) expect(share).toBeCloseTo(successFee(price * 1_000_000, site.fee).percent, 10);
    expect(points.length).toBeGreaterThan(100);
  });

  it("is marked while the fee settings are samples", () => {
    expect(sectionOf(guide, "fee-curve").sample).toBe(isSampleFee);
    expect(sectionOf(guide, "lines").sample).toBe(isSampleFee);
  });
});

describe("the fee settings", () => {
  it.each([
    ["a scale that falls back", { scale: [{ upTo: 5, percent: 5 }, { upTo: 4, percent: 4 }, { percent: 3 }] }],
    ["a last step with an end", { scale: [{ upTo: 5, percent: 5 }] }],
    ["a first percentage that the valuation does not deduct", { scale: [{ percent: 4 }] }],
  ])("refuse %s", (_what, changed) => {
    expect(siteSettingsSchema.safeParse({ ...site, fee: { ...site.fee, ...changed } }).success).toBe(false);
  });

  it("accept the sample", () => {
    expect(siteSettingsSchema.safeParse(site).error?.issues ?? []).toEqual([]);
  });
});
