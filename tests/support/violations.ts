import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Part = {
  /** Only what matches this selector. */
  readonly include?: string;
  readonly exclude?: string;
};

/** Accessibility violations on this page, each rule with the places that break it. */
export async function violationsOn(page: Page, { include, exclude }: Part = {}): Promise<readonly string[]> {
  // The other mode also checks other sites' frames, and takes half as long again.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(tags);
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** No violation at either design width. Ends at the width that it began with. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const before = page.viewportSize();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(page, part), `at ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
