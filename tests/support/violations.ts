import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

/** Half as long as `axe.source`, and sent to every document. */
const checker = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // Other sites' frames are not ours to check.
  iframes: false,
};

type Part = {
  /** Only what matches this selector. */
  readonly include?: string;
  readonly exclude?: string;
};

/** Accessibility violations on this page, each rule with the places that break it. */
export async function violationsOn(page: Page, { include = ":root", exclude }: Part = {}): Promise<readonly string[]> {
  // Loading the checker takes as long as running it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(checker);
  const context = { include, ...(exclude && { exclude }) };
  return page.evaluate(
    async ([part, given]) => {
      const { violations } = await window.axe.run(part, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    [context, options] as const,
  );
}

/** Both design widths, one after the other. Ends at the width that it began with. */
async function atBothWidths(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await check(width);
  }
  if (before) await page.setViewportSize(before);
}

/** No violation at either design width. */
export function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  return atBothWidths(page, async (width) => {
    expect(await violationsOn(page, part), `at ${width} px`).toEqual([]);
  });
}

/** Nothing is wider than the page at either design width. */
export function expectNoSidewaysScroll(page: Page): Promise<void> {
  return atBothWidths(page, async (width) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
  });
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
