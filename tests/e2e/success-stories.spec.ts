import { successStoriesPage } from "#content/pages/success-stories.ts";
import { pathOf } from "#content/registry.ts";
import { expect, live, test } from "#tests/support/test.ts";

const path = pathOf("successStories");
const { notices, stories, buySide } = successStoriesPage;

test("shows all content without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path);
  for (const {
    notice: { title, headline, quote },
  } of stories) {
    const notice = page.getByRole("article").filter({ hasText: title });
    await expect(notice.getByText(headline, { exact: true })).toBeVisible();
    await expect(notice.getByText(quote.text)).toBeVisible();
    await expect(notice.getByText(notices.withheld)).toBeAttached();
  }
  for (const { quote } of buySide.testimonials) await expect(page.getByText(quote)).toBeVisible();
  await expect(page.getByRole("img", { name: /^Rated \d of 5$/ })).toHaveCount(buySide.testimonials.length);
  await context.close();
});

test("the bars and the columns are proportional to their multiples", async ({ page }) => {
  await page.goto(path);
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

test("a fragment scrolls to its case, and each case links to its industry", async ({ page }) => {
  for (const { id, title, more } of stories) {
    // Only the first one loads the document: the others change its fragment.
    await page.goto(`${path}#${id}`);
    await live(page);
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
    await page.getByRole("link", { name: more.label }).click();
    await expect(page).toHaveURL(pathOf(more.target));
    await page.goBack();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
});
