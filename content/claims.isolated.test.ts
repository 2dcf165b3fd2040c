import { describe, expect, it, vi } from "vitest";
import { contentStrings } from "#tests/support/content-strings.ts";
import type { Claim } from "./claims.ts";

/** Every number of every figure is replaced: a page that still shows the old one has a copy. */
vi.mock("./claims.ts", async (original) => {
  const actual = await original<typeof import("./claims.ts")>();
  const changed = (figure: string) => figure.replace(/\d+/g, (digits) => `${digits}7`);
  const figures = Object.fromEntries(
    Object.entries(actual.figures).map(([group, claims]) => [
      group,
      Object.fromEntries(Object.entries(claims).map(([name, figure]) => [name, changed(figure)])),
    ]),
  );
  return { ...actual, figures };
});

const actual = await vi.importActual<typeof import("./claims.ts")>("./claims.ts");

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
  "content/claims.ts",
  "content/market-references.ts",
  "content/pages/business-valuation.ts businessValuationPage steps facts",
  "content/guide-pages.ts",
  "content/guides/price-and-terms.ts",
  "content/guides/offer-in-hand.ts offerInHandPage sections 1 paragraphs",
  "content/guides/twenty-four-weeks.ts twentyFourWeeksPage sections 3",
  "content/industry-references.ts",
  "content/depth/published-multiples.ts",
  "content/depth/proceeds.ts proceedsHelp",
  "content/depth/readiness.ts readinessFigures",
  "content/depth/readiness-questions.ts readinessQuestions customerConcentration statement",
];

const isElsewhere = ({ where, text }: { readonly where: string; readonly text: string }) =>
  elsewhere.some((start) => where.startsWith(start)) || text.includes("30 days’ notice");

describe("a claimed figure", async () => {
  const strings = (await contentStrings()).filter((string) => !isElsewhere(string));

  it.each(actual.claims().map((claim) => [claim.name, claim] as const))(
    "%s is read from the claims file",
    (_name, claim) => {
      const copies = strings.filter(({ text }) => pattern(claim).test(text));
      expect(copies).toEqual([]);
    },
  );
});
