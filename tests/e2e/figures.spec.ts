import { pages } from "#content/registry/registry.ts";
import { projectAlder } from "#content/report/project-alder.ts";
import { claims } from "#content/sources/claims.ts";
import { industryReferences } from "#content/sources/industry-references.ts";
import { otherFigures } from "#content/sources/other-figures.ts";
import { figuresIn, figuresOf } from "#tests/support/page-figures.ts";
import { expect, requestTest as test } from "#tests/support/test.ts";

/** 150+ may be printed without its plus, 200,000 as 200k+. */
const spellings = (figure: string) => [figure, figure.replace("+", ""), figure.replace(",000", "k+")];

const known = new Set([
  // The start of an axis, and what is free.
  ...["$0", "$0M", "$0K", "0x", "0%"],
  ...claims().flatMap(({ figure }) => spellings(figure).flatMap(figuresIn)),
  ...figuresOf(industryReferences),
  ...[...Object.values(projectAlder.standing), projectAlder.valuation].map((millions) => `$${millions}M`),
]);

/** What a visitor reads in the page's main part, without tags. */
function textOf(html: string): string {
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return main
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&amp;", "&");
}

test("every figure on every page is a claim, a published reference or listed with what it is", async ({ request }) => {
  for (const { id, path } of pages.filter((page) => !page.path.includes(":"))) {
    const text = textOf(await (await request.get(path)).text());
    const others = new Set(otherFigures[id]?.figures.split(" "));
    const unknown = figuresIn(text).filter((figure) => !known.has(figure) && !others.has(figure));
    expect(
      unknown,
      `${path}: add them to content/figures, or to content/sources/other-figures.ts with what they are`,
    ).toEqual([]);
    const gone = [...others].filter((figure) => !figuresIn(text).includes(figure));
    expect(gone, `${path}: no longer on the page, remove them from content/sources/other-figures.ts`).toEqual([]);
  }
});

/** An abbreviation, and how a page may explain it. */
const explanations = [
  [/\bEBITDA\b/, /(earnings|profit) before interest/i],
  [/\bSDE\b/, /seller’s discretionary earnings/i],
  [/\bARR\b/, /annual recurring revenue/i],
  [/\bLOIs?\b/, /letters? of intent/i],
  [/\bNDAs?\b/, /confidentiality agreement|non-?disclosure/i],
  [/\bDSO\b/, /dental service organization|dental group/i],
] as const;

test("every page explains the abbreviations that it uses", async ({ request }) => {
  for (const { path } of pages.filter((page) => !page.path.includes(":"))) {
    const text = textOf(await (await request.get(path)).text());
    const unexplained = explanations.filter(([term, meaning]) => term.test(text) && !meaning.test(text));
    expect(
      unexplained.map(([term]) => term.source),
      `${path}: see content/terms.ts`,
    ).toEqual([]);
  }
});
