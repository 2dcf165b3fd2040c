import { businessValuationPage } from "#content/pages/business-valuation.ts";
import { pathOf } from "#content/registry/registry.ts";
import { expect, live, test } from "#tests/support/test.ts";

const { factors } = businessValuationPage.weights;

test("the bars of the weights stand to scale on a shared baseline, and the buttons lead to the valuation", async ({
  page,
}) => {
  await page.goto(pathOf("businessValuation"));
  await live(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page.locator("[style*='--height']").evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { height, bottom } = drawing.getBoundingClientRect();
        return { height, bottom };
      }),
    );
    const heights = boxes.map(({ height }) => height);
    const percent = ((heights[1] ?? 0) - (heights[4] ?? 0)) / 20;
    expect(percent).toBeGreaterThan(3);
    for (const [index, { share }] of factors.entries()) {
      expect((heights[index] ?? 0) - (heights[4] ?? 0)).toBeCloseTo((share - 10) * percent, 0);
    }
    if (width >= 768) expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  }

  const links = page.getByRole("main").getByRole("link", { name: "Get Your Free Valuation" });
  await expect(links).toHaveCount(2);
  await links.last().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathOf("valuation"));
});
