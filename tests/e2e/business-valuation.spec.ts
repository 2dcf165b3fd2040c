import { businessValuationPage } from "#content/pages/business-valuation.ts";
import { pathOf } from "#content/registry.ts";
import { expect, live, test } from "#tests/support/test.ts";

const path = pathOf("businessValuation");
const { benefits, weights, steps, methods } = businessValuationPage;

test("shows all content without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path);
  for (const { title, fact } of benefits) {
    await expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();
    await expect(page.getByText(fact)).toBeVisible();
  }
  for (const { title } of [...weights.factors, ...steps.items, ...methods.items]) {
    await expect(page.getByRole("heading", { name: title, level: 3 })).toBeVisible();
  }
  for (const { best } of methods.items) await expect(page.getByText(best)).toBeVisible();
  await context.close();
});

test("the bars of the weights share a baseline, and their height is proportional to the percentage", async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const boxes = await page.locator("[style*='--height']").evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { height, bottom } = drawing.getBoundingClientRect();
        return { height, bottom };
      }),
    );
    const heights = boxes.map(({ height }) => height);
    const percent = ((heights[1] ?? 0) - (heights[4] ?? 0)) / 20;
    expect(percent).toBeGreaterThan(3);
    for (const [index, { share }] of weights.factors.entries()) {
      expect((heights[index] ?? 0) - (heights[4] ?? 0)).toBeCloseTo((share - 10) * percent, 0);
    }
    if (width >= 768) expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  }
});

test("the buttons at the top and at the bottom lead to the valuation", async ({ page }) => {
  await page.goto(path);
  await live(page);
  const links = page.getByRole("main").getByRole("link", { name: "Get Your Free Valuation" });
  await expect(links).toHaveCount(2);
  await links.last().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathOf("valuation"));
});
