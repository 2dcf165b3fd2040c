import { readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { contentStrings } from "#tests/support/content-strings.ts";
import type { Claim } from "./claims.ts";

const actual = (await import("./claims.ts")).claims();

/** Every number of every figure is replaced: a page that still shows the old one has a copy. */
for (const file of readdirSync(new URL("../figures", import.meta.url)))
  vi.doMock(`../figures/${file}`, async (original) => {
    const figures = Object.entries(await original<Readonly<Record<string, string>>>());
    return Object.fromEntries(figures.map(([name, figure]) => [name, figure.replace(/\d+/g, "$&7")]));
  });
vi.resetModules();

const literal = (text: string) => text.replace(/[$.+*?^()[\]{}|\\/]/g, "\\$&");

/** The figure in any spelling of a sentence: 6–10x, 6-10x, 6x to 10x; a bare number with what it counts. */
function pattern({ figure, record: { unit } }: Claim): RegExp {
  const [, from = figure, to, sign = ""] = /^(.+)–(.+?)(x|%)?$/.exec(figure) ?? [];
  const optionalSign = sign && `(?:${literal(sign)})?`;
  const written =
    to === undefined
      ? literal(figure)
      : `${literal(from)}${optionalSign}(?:[–-]| to )${literal(to)}${sign && literal(sign)}`;
  const alone = to !== undefined && unit ? `^${written}$|` : "";
  const counted = unit ? `[ -]${literal(unit.replace(/s$/, ""))}` : "(?![\\w%+]|[.,]\\d)";
  return new RegExp(`${alone}(?<![\\w$+–-]|\\d[.,])${written}${counted}`);
}

/**
 * Not the firm's claims: figures of others, each with its source, the guides' worked example, the question about
 * customers, the firm's own desk. What `guide-pages.ts` collects is checked in the guides' own files.
 */
const elsewhere = [
  "content/desk/",
  "content/sources/claims.ts",
  "content/figures/",
  "content/sources/market-references.ts",
  "content/pages/business-valuation.ts businessValuationPage steps facts",
  "content/registry/guide-pages.ts",
  "content/guides/price-and-terms.ts",
  "content/guides/offer-in-hand.ts offerInHandPage sections 1 paragraphs",
  "content/guides/twenty-four-weeks.ts twentyFourWeeksPage sections 3",
  "content/sources/industry-references.ts",
  "content/depth/published-multiples.ts",
  "content/depth/proceeds.ts proceedsHelp",
  "content/depth/readiness.ts readinessFigures",
  "content/depth/readiness-questions.ts readinessQuestions customerConcentration statement",
];

const isElsewhere = ({ where, text }: { readonly where: string; readonly text: string }) =>
  elsewhere.some((start) => where.startsWith(start)) || text.includes("30 days’ notice");

describe("a claimed figure", async () => {
  const strings = (await contentStrings()).filter((string) => !isElsewhere(string));

  it.each(actual.map((claim) => [claim.name, claim] as const))("%s is read from its file", (_name, claim) => {
    const copies = strings.filter(({ text }) => pattern(claim).test(text));
    expect(copies).toEqual([]);
  });
});
