import { signInLabel } from "#content/navigation.ts";
import type { SheetCount } from "./pages-to-print.ts";
import { inkedShare, type PrintedPage, printedPages } from "./printed-pages.ts";

export type PaperContent = { readonly text: string; readonly headings: readonly string[] };

/**
 * What paper must show: the text of the page under its print styles, and which of it are headings. Runs in the page, whose styles it changes; the
 * window should be as wide as the paper. Firefox draws every other face of a variable font as shapes, which no reader
 * can read: `plainOnly` leaves those out.
 */
export function paperContent(plainOnly: boolean): PaperContent {
  const applyPrint = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replace(/\bprint\b/g, "all").replace(/\bscreen\b/g, "not all");
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) applyPrint(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) applyPrint(sheet.cssRules);
  const { fontFamily, fontWeight } = getComputedStyle(document.body);
  const isPlain = (element: Element) => {
    const style = getComputedStyle(element);
    return style.fontFamily === fontFamily && style.fontWeight === fontWeight;
  };
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(".sr, .skip")) continue;
    if (!plainOnly || isPlain(parent)) texts.push(textContent ?? "");
  }
  const headings = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4")].map(({ innerText }) => innerText);
  return { text: texts.join(" "), headings };
}

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

export type Sheet = Pick<PrintedPage, "text" | "cut" | "covered" | "last"> & { readonly inked: number };

/**
 * What is wrong on paper: missing words, navigation, text beyond the paper or over other text, too many or too few
 * sheets, nearly empty ones, and headings without their text.
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
  { text: expected, headings }: PaperContent,
): readonly string[] {
  const printed = squashed(sheets.map(({ text }) => text).join(""));
  const missing = new Set(wordsOf(expected).filter((word) => !printed.includes(word.toLowerCase())));
  const hasNavigation = sheets.some(({ text }) => text.replace(/\s+/g, " ").includes(`${signInLabel} `));
  const isHeading = (line: string) => headings.some((heading) => spaced(heading).endsWith(spaced(line)));
  return [
    ...(wordsOf(expected).length < 20 ? [`the page has hardly any text: ${expected.slice(0, 100)}`] : []),
    ...[...missing].map((word) => `not printed: ${word}`),
    ...(hasNavigation ? ["the navigation is printed"] : []),
    ...sheets.flatMap(({ inked, cut, covered, last }, index) => [
      ...(inked < leastInked ? [`sheet ${index + 1} is nearly empty`] : []),
      ...(last.trim() && isHeading(last) ? [`sheet ${index + 1} ends with a heading: ${last}`] : []),
      ...cut.map((line) => `sheet ${index + 1} is cut: ${line}`),
      ...covered.map((line) => `sheet ${index + 1} has text over text: ${line}`),
    ]),
  ];
}
