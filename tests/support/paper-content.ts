/** What paper must show, as the page says it under its print styles. */
export type PaperContent = {
  readonly text: string;
  readonly headings: readonly string[];
  /** Texts that belong on one sheet: a row of a list, or a heading and the beginning of what it announces. */
  readonly together: readonly (readonly string[])[];
  /** The names of controls, which do nothing on paper. */
  readonly controls: readonly string[];
  /** Marks that are drawn as backgrounds, which browsers leave out unless they are told not to. */
  readonly lostMarks: readonly string[];
};

/**
 * Runs in the page, whose styles it changes; the window should be as wide as the paper. Firefox draws every other face
 * of a variable font as shapes, which no reader can read: `plainOnly` leaves those out.
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
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr, .skip");
  const textsIn = (root: Element) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (parent && textContent?.trim() && isShown(parent) && (!plainOnly || isPlain(parent))) texts.push(textContent);
    }
    return texts;
  };

  const shown = [...document.body.querySelectorAll<HTMLElement>("*")].filter(isShown);
  const rows = shown.filter((element) => element.matches("section :is(li, tbody tr, dl > div, summary)"));
  const starts = shown
    .filter((element) => element.matches("section h2"))
    .map((heading) => {
      const lead = heading.nextElementSibling;
      if (lead?.nextElementSibling?.matches("p")) return []; // running text, which may go on on the next sheet
      const above = [...textsIn(heading), ...(lead?.matches("p, div:has(> p:first-child)") ? textsIn(lead) : [])];
      const section = textsIn(heading.closest("section") ?? heading);
      const from = section.indexOf(above[0] ?? "");
      const below = section[from + above.length];
      return below ? [...above, below] : [];
    });

  const isLost = (style: CSSStyleDeclaration, hasText: boolean) => {
    const isExact =
      style.getPropertyValue("print-color-adjust") || style.getPropertyValue("-webkit-print-color-adjust");
    const hasLines = style.backgroundImage.includes("linear-gradient");
    const isFilled =
      !hasText && style.display !== "table-cell" && !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
    return isExact !== "exact" && (hasLines || isFilled);
  };
  const hasLostMark = (element: Element) =>
    isLost(getComputedStyle(element), element.matches(":has(*)") || element.textContent !== "") ||
    ["::before", "::after"].some((part) => {
      const style = getComputedStyle(element, part);
      return (
        !["none", "normal"].includes(style.content) && style.display !== "none" && isLost(style, style.content !== '""')
      );
    });
  return {
    text: textsIn(document.body).join(" "),
    headings: [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4")].map(({ innerText }) => innerText),
    together: [...starts, ...rows.map(textsIn)].filter(({ length }) => length > 1),
    controls: shown.filter((element) => element.matches("button")).map(({ innerText }) => innerText),
    lostMarks: shown.filter(hasLostMark).map(({ outerHTML, innerText }) => innerText.slice(0, 40) || outerHTML),
  };
}
