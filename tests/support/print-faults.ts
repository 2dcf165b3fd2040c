import { signInLabel } from "#content/registry/navigation.ts";
import { site } from "#content/site.ts";
import type { SheetCount } from "./pages-to-print.ts";
import type { PaperContent } from "./paper-content.ts";
import { inkedShare, type PrintedPage, printedPages } from "./printed-pages.ts";

/** Readers write ligatures differently, so words with one are left out. */
const wordsOf = (text: string): readonly string[] =>
  (text.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !/f[filjt]/i.test(word));

/** With a space before, so that a line matches the end of a heading in whole words. */
const spaced = (text: string) => ` ${text.replace(/\s+/g, " ").trim().toLowerCase()}`;

const squashed = (text: string) => text.replace(/[\s\u00ad]+/g, "").toLowerCase();

/** A sheet with only its foot has 2 percent, one with a heading and a paragraph about 20. */
const leastInked = 0.1;
/** So many characters fill more than that; only a sheet with fewer is drawn to see, which takes up to a second. */
const muchText = 500;

/** A first sheet that ends higher lost what follows to the next one. */
const leastFirst = 0.6;

export type Sheet = Pick<PrintedPage, "text" | "cut" | "covered" | "last" | "end"> & { readonly inked: number };

/**
 * What is wrong on paper: missing words, controls and marks, no name of the firm, text beyond the paper or over other
 * text, too many or too few sheets, nearly empty ones, headings without what follows them, and rows in two parts.
 */
export function printFaults(pdf: Uint8Array, content: PaperContent, count: SheetCount): readonly string[] {
  const sheets = printedPages(pdf).map((page, index) => ({
    ...page,
    inked: page.text.length > muchText ? 1 : inkedShare(pdf, index),
  }));
  const isCounted = sheets.length >= count.least && sheets.length <= count.most;
  return [
    ...(isCounted ? [] : [`${sheets.length} sheets instead of ${count.least} to ${count.most}`]),
    ...faultsOfSheets(sheets, content),
  ];
}

export function faultsOfSheets(
  sheets: readonly Sheet[],
  { text: expected, headings, together, controls, lostMarks }: PaperContent,
): readonly string[] {
  const printed = squashed(sheets.map(({ text }) => text).join(""));
  const missing = new Set(wordsOf(expected).filter((word) => !printed.includes(word.toLowerCase())));
  const hasNavigation = sheets.some(({ text }) => text.replace(/\s+/g, " ").includes(`${signInLabel} `));
  const pages = sheets.map(({ text }) => squashed(text));
  // By words: readers mix the lines of cells that stand side by side.
  const isTorn = (texts: readonly string[]) =>
    !pages.some((page) => wordsOf(texts.join(" ")).every((word) => page.includes(word.toLowerCase())));
  const isHeading = (line: string) => headings.some((heading) => spaced(heading).endsWith(spaced(line)));
  return [
    ...(wordsOf(expected).length < 20 ? [`the page has hardly any text: ${expected.slice(0, 100)}`] : []),
    ...[...missing].map((word) => `not printed: ${word}`),
    ...(hasNavigation ? ["the navigation is printed"] : []),
    ...(printed.includes(squashed(site.organization)) ? [] : ["the firm is not named"]),
    ...controls.map((name) => `a control is printed: ${name}`),
    ...lostMarks.map((where) => `lost without backgrounds: ${where}`),
    ...together.filter(isTorn).map((texts) => `on two sheets: ${texts.join(" ").replace(/\s+/g, " ").trim()}`),
    ...(sheets.length > 1 && (sheets[0]?.end ?? 1) < leastFirst ? ["the first sheet is half empty"] : []),
    ...sheets.flatMap(({ inked, cut, covered, last }, index) => [
      ...(inked < leastInked ? [`sheet ${index + 1} is nearly empty`] : []),
      ...(last.trim() && isHeading(last) ? [`sheet ${index + 1} ends with a heading: ${last}`] : []),
      ...cut.map((line) => `sheet ${index + 1} is cut: ${line}`),
      ...covered.map((line) => `sheet ${index + 1} has text over text: ${line}`),
    ]),
  ];
}
