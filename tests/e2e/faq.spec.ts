import type { Page } from "@playwright/test";
import { faq } from "#content/faq.ts";
import { faqPage } from "#content/pages/faq.ts";
import { people } from "#content/people.ts";
import { pathOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { expect, live, test } from "#tests/support/test.ts";

const path = pathOf("faq");
const question = (page: Page, index: number) => page.locator("main summary").nth(index);
/** The letter before a question. */
const mark = (page: Page, index: number) =>
  question(page, index)
    .locator("> span")
    .first()
    .evaluate((letter) => getComputedStyle(letter, "::before").content);
const answer = (page: Page, index: number) => page.locator(`[id="${faq[index]?.id}"]`);
const openItems = (page: Page) => page.locator("main details[open]");

/** Where the hand points, in hours. */
const hour = (page: Page) =>
  page.locator("main svg g[style]").evaluate((hand) => {
    const turn = new DOMMatrix(getComputedStyle(hand).transform);
    return Math.round(((Math.atan2(turn.b, turn.a) * 6) / Math.PI + 12) % 12);
  });

test("starts with the twelve questions, all closed; hovering opens nothing; calendar, email and links follow", async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.locator("main summary")).toHaveCount(12);
  await expect(openItems(page)).toHaveCount(0);
  await expect(question(page, 0)).toBeInViewport();
  expect(await page.locator("main > section").first().locator("details").count()).toBe(12);

  const color = (index: number) =>
    question(page, index)
      .locator("h2")
      .evaluate((heading) => getComputedStyle(heading).color);
  await page.mouse.move(2, 2);
  const plain = await color(3);
  await question(page, 3).hover();
  await expect.poll(() => color(3)).not.toBe(plain);
  expect(await color(4)).toBe(plain);
  await expect(openItems(page)).toHaveCount(0);

  await expect(page.getByRole("heading", { name: faqPage.ask.title })).toBeVisible();
  const book = page.getByRole("link", { name: new RegExp(`^Ask ${people[0].firstName} Directly`) });
  await expect(book).toHaveAttribute("href", site.schedulingUrl);
  await expect(book).toHaveAttribute("target", "_blank");
  await expect(book).toHaveAttribute("rel", /noopener/);
  await expect(page.getByRole("link", { name: "Send Us an Email" })).toHaveAttribute("href", `mailto:${site.email}`);

  await page
    .getByRole("navigation", { name: "Ready to Learn More?" })
    .getByRole("link", { name: "Our Process", exact: true })
    .click();
  await expect(page).toHaveURL(pathOf("process"));
});

test("one answer opens at a time, its Q becomes an A, and the dial's hand points to it and stays when it closes; any fits every width", async ({
  page,
}) => {
  await page.goto(path);
  await live(page);
  await expect(openItems(page)).toHaveCount(0);
  expect(await mark(page, 2)).toBe('"Q"');
  await question(page, 2).click();
  await expect(answer(page, 2)).toBeVisible();
  expect(await mark(page, 2)).toBe('"A"');
  await expect.poll(() => hour(page)).toBe(3);
  await expect(page.locator("main svg > text")).toHaveText("A");
  await question(page, 10).press("Enter");
  await expect(answer(page, 10)).toBeVisible();
  await expect(openItems(page)).toHaveCount(1);
  expect(await mark(page, 2)).toBe('"Q"');
  await expect.poll(() => hour(page)).toBe(11);
  await page.locator("main svg a").nth(0).click();
  await expect(answer(page, 0)).toBeVisible();
  await expect(openItems(page)).toHaveCount(1);
  await expect.poll(() => hour(page)).toBe(1);
  await question(page, 0).press("Space");
  await expect(openItems(page)).toHaveCount(0);
  await expect(page.locator("main svg > text")).toHaveText("Q");
  await expect(page.locator("main svg g[style]")).toHaveCSS("opacity", "0.25");
  expect(await hour(page)).toBe(1);

  for (const width of [320, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const overflows = await page.locator("main details").evaluateAll((items) =>
      items.map((item) => {
        item.setAttribute("open", "");
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }),
    );
    expect(Math.max(...overflows), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("a fragment opens its answer before and after hydration, and the dial follows", async ({ page }) => {
  await page.goto(`${path}#${faq[5]?.id}`);
  await expect(answer(page, 5)).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  expect((await question(page, 5).boundingBox())?.y, "below the header").toBeGreaterThanOrEqual(header?.height ?? 0);
  await live(page);
  await expect.poll(() => hour(page)).toBe(6);
  await page.goto(`/search?q=${encodeURIComponent(faq[9]?.question ?? "")}`);
  await live(page);
  await page.locator(`main a[href="${path}#${faq[9]?.id}"]`).first().click();
  await expect(answer(page, 9)).toBeInViewport();
  await expect(openItems(page)).toHaveCount(1);
  await expect.poll(() => hour(page)).toBe(10);
});
