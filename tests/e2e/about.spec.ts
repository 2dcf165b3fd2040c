import { aboutPage } from "#content/pages/about.ts";
import { pathOf } from "#content/registry.ts";
import { expect, live, test } from "#tests/support/test.ts";

const path = pathOf("about");

test("shows all content without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path);
  for (const { title } of [aboutPage.benefits.uplift, aboutPage.benefits.funnel, aboutPage.benefits.timeline]) {
    await expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();
  }
  for (const text of aboutPage.note.paragraphs) await expect(page.getByText(text)).toBeVisible();
  for (const { title } of aboutPage.commitments.items) {
    await expect(page.getByRole("heading", { name: title, level: 3 })).toBeVisible();
  }
  await context.close();
});

test("each card at the end is one link, by pointer and by keyboard", async ({ page }) => {
  await page.goto(path);
  await live(page);
  for (const [index, { label, target }] of aboutPage.next.cards.entries()) {
    const card = page.getByRole("region", { name: aboutPage.next.title }).getByRole("listitem").nth(index);
    if (index === 0) {
      await card.getByRole("link", { name: label }).focus();
      await page.keyboard.press("Enter");
    } else {
      await card.scrollIntoViewIfNeeded();
      const box = await card.boundingBox();
      if (!box) throw new Error("The card is not on the page");
      await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8);
    }
    await expect(page).toHaveURL(pathOf(target));
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
});
