import { signInLabel } from "#content/navigation.ts";
import { type PrintedPage, printedPages } from "./printed-pages.ts";

/**
 * What paper must show: the text of the page under its print styles. Runs in the page, whose styles it changes; the
 * window should be as wide as the paper. Firefox draws every other face of a variable font as shapes, which no reader
 * can read: `plainOnly` leaves those out.
 */
export function paperText(plainOnly: boolean): string {
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
  return texts.join(" ");
}

/** Readers write ligatures differently, so words with one are left out. */
const wordsOf = (text: string): readonly string[] =>
  (text.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !/f[filjt]/i.test(word));

const squashed = (text: string) => text.replace(/[\s\u00ad]+/g, "").toLowerCase();

/** What is wrong on paper: missing words, navigation, text beyond the paper or over other text, empty sheets. */
export function printFaults(pdf: Uint8Array, expected: string): readonly string[] {
  return faultsOfPages(printedPages(pdf), expected);
}

export function faultsOfPages(
  pages: readonly Pick<PrintedPage, "text" | "cut" | "covered">[],
  expected: string,
): readonly string[] {
  const printed = squashed(pages.map(({ text }) => text).join(""));
  const missing = new Set(wordsOf(expected).filter((word) => !printed.includes(word.toLowerCase())));
  const hasNavigation = pages.some(({ text }) => text.replace(/\s+/g, " ").includes(`${signInLabel} `));
  return [
    ...(wordsOf(expected).length < 20 ? [`the page has hardly any text: ${expected.slice(0, 100)}`] : []),
    ...[...missing].map((word) => `not printed: ${word}`),
    ...(hasNavigation ? ["the navigation is printed"] : []),
    ...pages.flatMap(({ text, cut, covered }, index) => [
      ...(text.trim() ? [] : [`sheet ${index + 1} is empty`]),
      ...cut.map((line) => `sheet ${index + 1} is cut: ${line}`),
      ...covered.map((line) => `sheet ${index + 1} has text over text: ${line}`),
    ]),
  ];
}
