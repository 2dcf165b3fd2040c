import type { Page } from "@playwright/test";
import { faq } from "#content/faq.ts";
import { pathOf } from "#content/registry/registry.ts";
import { expect, inMotion, test } from "#tests/support/test.ts";

test.use(inMotion);

const path = pathOf("faq");
const [first, second] = faq;
if (!first || !second) throw new Error("The questions are missing");

const itemOf = (page: Page, id: string) => page.locator("details").filter({ has: page.locator(`[id="${id}"]`) });

test("an answer expands to its height, or appears at once with reduced motion", async ({ page }) => {
  /** How much of the answer is uncovered just after the press. */
  const uncovered = (slowed: boolean) =>
    itemOf(page, first.id).evaluate(async (item, slow) => {
      if (slow && item instanceof HTMLElement) item.style.setProperty("--dur-3", "60s");
      const heightOf = (part: Element | null) => part?.getBoundingClientRect().height ?? 0;
      const closed = heightOf(item);
      item.querySelector("summary")?.click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return (heightOf(item) - closed) / heightOf(item.querySelector("summary + div"));
    }, slowed);
  await page.goto(path);
  expect(await uncovered(true)).toBeLessThan(0.5);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await itemOf(page, first.id).evaluate((item) => item.removeAttribute("style"));
  await itemOf(page, first.id).locator("summary").press("Enter");
  await expect(page.locator("details[open]")).toHaveCount(0);
  expect(await uncovered(false)).toBeCloseTo(1, 1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("answers open one at a time, by click and by address", async ({ page }) => {
    await page.goto(`${path}#${second.id}`);
    await expect(page.locator(`[id="${second.id}"]`)).toBeInViewport();
    await itemOf(page, first.id).locator("summary").click();
    await expect(page.locator(`[id="${first.id}"]`)).toBeVisible();
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  test("find-in-page opens the closed answer that contains the words", async ({ page }) => {
    const words = second.answer[0]?.split(" ").slice(0, 6).join(" ") ?? "";
    await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
    await expect(page.locator(`[id="${second.id}"]`)).toBeInViewport();
  });
});
