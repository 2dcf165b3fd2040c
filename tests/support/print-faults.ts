import { signInLabel } from "#content/navigation.ts";
import { type PrintedPage, printedPages } from "./printed-pages.ts";

/**
 * What paper must show: the text of the page under its print styles. Runs in the page, whose styles it changes; the
 * window should be as wide as the paper.
 */
export function paperText(): string {
  const applyPrint = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replace(/\bprint\b/g, "all").replace(/\bscreen\b/g, "not all");
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) applyPrint(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) applyPrint(sheet.cssRules);
  for (const details of document.querySelectorAll("details")) details.open = true;
  return document.body.innerText;
}

/** Readers write ligatures differently, so words with one are left out. */
const wordsOf = (text: string): readonly string[] =>
  (text.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !/f[filjt]/i.test(word));

const squashed = (text: string) => text.replace(/[\s\u00ad]+/g, "").toLowerCase();

/** What is wrong with a printed document: words that it lacks, navigation, text beyond the paper, empty sheets. */
export function printFaults(pdf: Uint8Array, expected: string): readonly string[] {
  return faultsOfPages(printedPages(pdf), expected);
}

export function faultsOfPages(
  pages: readonly Pick<PrintedPage, "text" | "cut">[],
  expected: string,
): readonly string[] {
  const printed = squashed(pages.map(({ text }) => text).join(""));
  const missing = new Set(wordsOf(expected).filter((word) => !printed.includes(word.toLowerCase())));
  const hasNavigation = printed.includes(squashed(signInLabel)) || printed.includes(squashed("Skip to content"));
  return [
    ...(wordsOf(expected).length < 20 ? [`the page has hardly any text: ${expected.slice(0, 100)}`] : []),
    ...[...missing].map((word) => `not printed: ${word}`),
    ...(hasNavigation ? ["the navigation is printed"] : []),
    ...pages.flatMap(({ text, cut }, index) => [
      ...(text.trim() ? [] : [`sheet ${index + 1} is empty`]),
      ...cut.map((line) => `sheet ${index + 1} is cut: ${line}`),
    ]),
  ];
}
