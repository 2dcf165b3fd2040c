import { type PageId, pageById, pages, redirects } from "#content/registry/registry.ts";
import { figures as claimed, claims } from "#content/sources/claims.ts";
import { inThousands, rangeInWords } from "#content/sources/figure-formats.ts";
import { links, mainText, paragraphs, pictures, plain } from "#tests/support/page-text.ts";
import { expect, requestTest as test } from "#tests/support/test.ts";

/** As a visitor reads it: dashes of all kinds count as one. */
const firm = plainFigures(claimed.firm);
const cases = plainFigures(claimed.cases);
const valuation = plainFigures(claimed.valuation);

function plainFigures<Name extends string>(figures: Readonly<Record<Name, string>>): Readonly<Record<Name, string>> {
  const entries = Object.entries<string>(figures).map(([name, figure]) => [name, plain(figure)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** 0.5-1.2x is printed on a scale as 0.5x-1.2x. */
const bothEnds = (multiple: string) => multiple.replace("-", "x-");

/** The figures that each page must show, as `content/figures/` has them. */
const figures: Readonly<Partial<Record<PageId, readonly (string | RegExp)[]>>> = {
  home: [
    `${firm.daysToLetter} days`,
    `${firm.support} support`,
    "$0 upfront",
    `averages ${firm.monthsToClose} months`,
    rangeInWords(claimed.firm.monthsWithOthers),
    firm.dealsAdvised,
    inThousands(firm.qualifiedBuyers),
    firm.higherValuations,
    /\b\d+\b.*months, average close|months, average close.*\b\d+\b/,
    rangeInWords(claimed.firm.clientRevenue),
    `under ${firm.weeksToOffers} weeks`,
  ],
  about: [
    firm.higherValuations,
    inThousands(firm.qualifiedBuyers),
    /12 weeks|12-week/i,
    firm.clientRevenue,
    firm.usualRevenue,
    firm.exits,
    firm.closedValue,
    firm.closeRate,
    firm.competingOffers,
  ],
  process: [
    "Weeks 1-4",
    "Weeks 5-8",
    "Weeks 9-12",
    "Weeks 13-24",
    `${firm.monthsToClose} months`,
    `${firm.monthsWithOthers} months`,
    firm.interestedParties,
    firm.competingOffers,
    `${firm.daysToLetter} days`,
    firm.closeRate,
  ],
  team: [firm.exits, firm.closedValue, firm.dealsAdvised, firm.founderExits],
  successStories: [...Object.values(cases), "DSO"],
  businessValuation: [
    "25%",
    "30%",
    "20%",
    "15%",
    "10%",
    "100%",
    bothEnds(valuation.revenueMultiple),
    bothEnds(valuation.sdeMultiple),
    bothEnds(valuation.ebitdaMultiple),
    "$1M",
    `${valuation.analysisSeconds} seconds`,
    valuation.confidence,
    valuation.users,
    `+${valuation.strategicPremium}`,
    `${valuation.seconds} seconds`,
    valuation.ownersServed,
  ],
  buyerSourcing: [
    inThousands(firm.qualifiedBuyers),
    `${firm.weeksToOffers} weeks`,
    firm.higherValuations,
    /30-minute|30 minutes/,
    /\b18\b/,
    /\b27\b/,
    /\b9\b/,
    firm.interestedParties,
    firm.competingOffers,
    `${firm.daysToLetter} days`,
  ],
};

/** The firm's figures that no page above must show; each is on some page. */
const somewhere: readonly string[] = [...Object.values(firm), "24 weeks", "12-week"];

const reads = (text: string, figure: string | RegExp) =>
  typeof figure === "string" ? text.includes(figure) : figure.test(text);

const publicPages = pages.filter(({ path, noindex }) => !path.includes(":") && !noindex);

test("every page shows the figures that it claims", async ({ request }) => {
  for (const [id, expected] of Object.entries(figures) as [PageId, readonly (string | RegExp)[]][]) {
    const text = plain(mainText(await (await request.get(pageById(id).path)).text()));
    expect(expected.filter((figure) => !reads(text, figure)).map(String), id).toEqual([]);
  }
});

test("every general figure is shown on some page, and the valuation is free", async ({ request }) => {
  const texts = await Promise.all(
    publicPages.map(async ({ path }) => plain(mainText(await (await request.get(path)).text()))),
  );
  expect(somewhere.filter((figure) => !texts.some((text) => reads(text, figure)))).toEqual([]);
});

const maxSentenceLength = 35;
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+|\n+/);

test("every page has short sentences, working links and described pictures", async ({ request }) => {
  for (const { path } of publicPages) {
    const html = await (await request.get(path)).text();
    const long = paragraphs(html)
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.split(/\s+/).length > maxSentenceLength);
    expect(long, path).toEqual([]);

    const known = new Set([
      ...pages.flatMap((page) => [page.path, ...(page.alsoAt ?? [])]),
      ...redirects.map(({ from }) => from),
    ]);
    const inside = links(html).filter((link) => link.startsWith("/"));
    expect(inside.length, path).toBeGreaterThan(5);
    expect(
      inside.filter((link) => !known.has(link.replace(/[?#].*$/, ""))),
      path,
    ).toEqual([]);

    const silent = pictures(html).filter(
      ({ tag, attributes }) =>
        attributes.get("aria-hidden") !== "true" &&
        // An image with an empty text is decoration and says so.
        (tag === "img" ? !attributes.has("alt") : !attributes.get("aria-label")),
    );
    expect(
      silent.map(({ tag, attributes }) => `${tag} ${attributes.get("class")}`),
      path,
    ).toEqual([]);
  }
});

test("the firm's open claims are in no script of a page", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const notes = claims().flatMap(({ record: { definition, toVerify = definition } }) => [definition, toVerify]);
  const scripts = new Set(html.match(/\/assets\/[^"]+\.js/g));
  expect(scripts.size).toBeGreaterThan(5);
  for (const script of scripts) {
    const code = await (await request.get(script)).text();
    expect(notes.filter((note) => code.includes(note))).toEqual([]);
  }
});
