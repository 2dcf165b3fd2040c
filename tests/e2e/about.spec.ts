import { aboutPage } from "#content/pages/about.ts";
import { pathOf } from "#content/registry/registry.ts";
import { expect, live, test } from "#tests/support/test.ts";

const path = pathOf("about");

test("each card at the end is one link, by pointer and by keyboard", async ({ page }) => {
  await page.goto(path);
  await live(page);
  for (const [index, { label, target }] of aboutPage.next.cards.entries()) {
    const card = page.getByRole("region", { name: aboutPage.next.title }).getByRole("listitem").nth(index);
    const link = card.getByRole("link", { name: label });
    await expect(link).toHaveAttribute("href", pathOf(target));
    if (index > 1) continue;
    if (index === 0) {
      await link.focus();
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
