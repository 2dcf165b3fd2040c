import { successStoriesPage } from "#content/pages/success-stories.ts";
import { pathOf } from "#content/registry/registry.ts";
import { expect, live, test } from "#tests/support/test.ts";

const path = pathOf("successStories");
const { stories } = successStoriesPage;

test("a fragment scrolls to its case, whose drawing is to scale, and each case links to its industry", async ({
  page,
}) => {
  for (const [index, { id, title, more }] of stories.entries()) {
    // Only the first one loads the document: the others change its fragment.
    await page.goto(`${path}#${id}`);
    await live(page);
    const heading = page.getByRole("heading", { name: title });
    const link = page.getByRole("link", { name: more.label });
    await expect(heading).toBeInViewport();
    await expect(link).toHaveAttribute("href", pathOf(more.target));
    if (index > 0) continue;
    await link.click();
    await expect(page).toHaveURL(pathOf(more.target));
    await page.goBack();
    await expect(heading).toBeVisible();
  }

  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not on the page`);
    return box;
  };
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const story of stories) {
      if (story.layout === "plate") continue;
      const { id, layout, initial, final } = story;
      // The first and the last child are drawn to scale, the one between them is the difference.
      const drawn = layout === "bars" ? "dl" : '[style*="--lines"]';
      const offer = await boxOf(`[id="${id}"] ${drawn} > :nth-child(1)`);
      const signed = await boxOf(`[id="${id}"] ${drawn} > :nth-child(3)`);
      const side = layout === "bars" ? "width" : "height";
      expect(signed[side] / offer[side], id).toBeCloseTo(final.value / initial.value, 1);
    }
  }
});
