import { successStoriesPage } from "#content/pages/success-stories.ts";
import { pathOf } from "#content/registry.ts";
import { expect, live, test } from "#tests/support/test.ts";

const path = pathOf("successStories");
const { notices, cases, buySide } = successStoriesPage;

test("says everything without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path);
  for (const { title, headline, quote } of notices.cards) {
    const notice = page.getByRole("article").filter({ hasText: title });
    await expect(notice.getByText(headline, { exact: true })).toBeVisible();
    await expect(notice.getByText(quote.text)).toBeVisible();
    await expect(notice.getByText(notices.withheld)).toBeAttached();
  }
  for (const { quote } of buySide.testimonials) await expect(page.getByText(quote)).toBeVisible();
  await expect(page.getByRole("img", { name: "Rated 5 of 5" })).toHaveCount(buySide.testimonials.length);
  await context.close();
});

test("the bars and the columns stand in the proportion of their multiples", async ({ page }) => {
  await page.goto(path);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not on the page`);
    return box;
  };
  // The first and the last child are drawn to scale, the one between them is the difference.
  const bar = (child: number) => `[id="${cases.saas.id}"] dl > :nth-child(${child})`;
  const column = (child: number) => `[id="${cases.cleaning.id}"] [style*="--lines"] > :nth-child(${child})`;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [offer, signed] = [await boxOf(bar(1)), await boxOf(bar(3))];
    expect(signed.width / offer.width).toBeCloseTo(cases.saas.final.value / cases.saas.initial.value, 1);
    const [labor, contracts] = [await boxOf(column(1)), await boxOf(column(3))];
    expect(contracts.height / labor.height).toBeCloseTo(cases.cleaning.final.value / cases.cleaning.initial.value, 1);
  }
});

test("an address with a case's name opens at the case, and each case leads to its industry", async ({ page }) => {
  for (const { id, title, more } of [cases.saas, cases.dental, cases.cleaning]) {
    await page.goto(`${path}#${id}`);
    await live(page);
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
    await page.getByRole("link", { name: more.label }).click();
    await expect(page).toHaveURL(pathOf(more.target));
  }
});
