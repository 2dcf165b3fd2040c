import { type PageId, pageById, pages, redirects } from "#content/registry.ts";
import { links, mainText, paragraphs, pictures, plain } from "#tests/support/page-text.ts";
import { expect, test } from "#tests/support/test.ts";

/**
 * The specification's figures, page by page (its sections 2 and 9). Each must stand on its page as a visitor reads it.
 * A space stands for whatever separates figure and noun; dashes of all kinds count as one.
 */
const figures: Readonly<Partial<Record<PageId, readonly RegExp[]>>> = {
  home: [
    /\b18 days/,
    /24\/7 support/,
    /\$0 upfront/,
    /averages 6 months/,
    /12 to 18/,
    /50\+/,
    /200k\+/,
    /35%/,
    /\b6\b.*months, average close|months, average close.*\b6\b/,
    /\$5M to \$150M/,
    /under 3 weeks/,
  ],
  about: [/35%/, /200k\+|200,000/, /12 weeks|12-week/i, /\$5M/, /\$50M/, /\$150M/, /150\+/, /\$240M\+/, /95%/, /3\.5/],
  process: [
    /Weeks 1-4/,
    /Weeks 5-8/,
    /Weeks 9-12/,
    /Weeks 13-24/,
    /6 months/,
    /12-18 months|12 to 18 months/,
    /12-15/,
    /3\.5/,
    /18 days/,
    /95%/,
  ],
  team: [/150\+/, /\$240M\+/, /50\+/, /\b5\b/],
  successStories: [
    /6\.2x/,
    /\$18M/,
    /\b7 practices|practices.*\b7\b|\b7\b.*practices/,
    /DSO/,
    /5\.9x/,
    /\b22\b/,
    /20%/,
    /4\.0x/,
    /\+55%/,
    /8\.5x/,
    /4 months/,
    /3\.2x/,
    /\+85%/,
  ],
  businessValuation: [
    /25%/,
    /30%/,
    /20%/,
    /15%/,
    /10%/,
    /100%/,
    /0\.5x-1\.2x/,
    /2\.5x-4\.5x/,
    /4x-8x/,
    /\$1M/,
    /30 seconds/,
    /95%\+/,
    /1,?000\+/,
    /\+15-30%/,
    /60 seconds/,
    /10,000\+/,
  ],
  buyerSourcing: [
    /200k\+/,
    /3 weeks/,
    /35%/,
    /30-minute|30 minutes/,
    /\b18\b/,
    /\b27\b/,
    /\b9\b/,
    /12-15/,
    /3\.5/,
    /18 days/,
  ],
};

/** General figures of the specification: each stands on some page. */
const somewhere: readonly RegExp[] = [
  /50\+/,
  /200k\+/,
  /35%/,
  /6 months/,
  /18 days/,
  /24\/7/,
  /12-15/,
  /3\.5/,
  /95%/,
  /150\+/,
  /\$240M\+/,
  /1,?000\+/,
  /24 weeks/,
  /12 weeks|12-week/i,
  /10-30%/,
];

const publicPages = pages.filter(({ path, noindex }) => !path.includes(":") && !noindex);

for (const [id, expected] of Object.entries(figures) as [PageId, readonly RegExp[]][]) {
  test(`every figure of the specification stands on ${id}`, async ({ request }) => {
    const text = plain(mainText(await (await request.get(pageById(id).path)).text()));
    expect(expected.filter((figure) => !figure.test(text)).map(String)).toEqual([]);
  });
}

test("every general figure stands on some page, and the price of the valuation is nothing", async ({ request }) => {
  const texts = await Promise.all(
    publicPages.map(async ({ path }) => plain(mainText(await (await request.get(path)).text()))),
  );
  expect(somewhere.filter((figure) => !texts.some((text) => figure.test(text))).map(String)).toEqual([]);
});

const longestSentence = 35;
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+|\n+/);

for (const { path } of publicPages) {
  test(`${path}: short sentences, links that lead somewhere, pictures that say what they show`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const long = paragraphs(html)
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.split(/\s+/).length > longestSentence);
    expect(long).toEqual([]);

    const known = new Set([
      ...pages.flatMap((page) => [page.path, ...(page.alsoAt ?? [])]),
      ...redirects.map(({ from }) => from),
    ]);
    const inside = links(html).filter((link) => link.startsWith("/"));
    expect(inside.length).toBeGreaterThan(5);
    expect(inside.filter((link) => !known.has(link.replace(/[?#].*$/, "")))).toEqual([]);

    const silent = pictures(html).filter(
      ({ tag, attributes }) =>
        attributes.get("aria-hidden") !== "true" &&
        // An image with an empty text is decoration and says so.
        (tag === "img" ? !attributes.has("alt") : !attributes.get("aria-label")),
    );
    expect(silent.map(({ tag, attributes }) => `${tag} ${attributes.get("class")}`)).toEqual([]);
  });
}
