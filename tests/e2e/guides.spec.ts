import type { Page } from "@playwright/test";
import { guidePages } from "#content/registry/guide-pages.ts";
import { guides } from "#content/registry/guides.ts";
import { pathOf } from "#content/registry/registry.ts";
import { printedPages } from "#tests/support/printed-pages.ts";
import { structuredDataSchema } from "#tests/support/structured-data.ts";
import { expect, live, requestTest, test } from "#tests/support/test.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const footerRow = (page: Page) => page.getByRole("contentinfo").getByRole("navigation", { name: "Guides for owners" });
const contents = (page: Page) => page.getByRole("navigation", { name: "In this guide" });

for (const width of [1440, 390]) {
  test(`an owner reaches every guide from the home page's footer and goes back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await live(page);
    for (const { name, path } of guides) {
      await footerRow(page).getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      await expect(title(page)).toHaveText(name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.goBack();
    await expect(title(page)).toHaveText(guides[2].name);
    await page.goForward();
    await expect(title(page)).toHaveText(guides[3].name);
  });
}

test("a guide is linked where its question arises: home, process, FAQ, and from guide to guide", async ({ page }) => {
  const follow = async (link: string, to: string) => {
    await page.getByRole("main").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(to);
  };
  await page.goto(pathOf("home"));
  await live(page);
  await follow("How we are paid", pathOf("ourFee"));
  await page.getByRole("banner").getByRole("link", { name: "Process", exact: true }).click();
  await follow("What happens in the 24 weeks, week by week", pathOf("twentyFourWeeks"));
  await page.goto(`${pathOf("faq")}#cash-at-closing`);
  await live(page);
  await follow("Guide: Price, terms and what you keep", pathOf("priceAndTerms"));
  await page.getByRole("link", { name: "Read the letter behind offer A line by line" }).click();
  await expect(title(page)).toHaveText("I already have an offer");
});

test("the numbered contents lead to their sections, by click and by keyboard, and the guide prints without header, banner and footer, with its sources and the firm's address", async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { wasPrinted: true }) }));
  await page.goto(pathOf("ourFee"));
  await live(page);
  await contents(page).getByRole("link", { name: "When you owe us nothing" }).click();
  await expect(page).toHaveURL(/#nothing$/);
  await expect(page.getByRole("heading", { name: "When you owe us nothing" })).toBeInViewport();
  await page.goBack();
  const first = contents(page).getByRole("link").first();
  await first.focus();
  await page.keyboard.press("Tab");
  await expect(contents(page).getByRole("link").nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The fee in dollars" })).toBeInViewport();

  await page.getByRole("button", { name: "Print this guide" }).click();
  expect(await page.evaluate(() => "wasPrinted" in window)).toBe(true);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print this guide" })).toBeHidden();
  const printed = printedPages(await page.pdf({ format: "Letter" }));
  const text = printed.map((sheet) => sheet.text).join("\n");
  expect(printed.length).toBeLessThanOrEqual(7);
  for (const part of ["How we are paid", "When you owe us nothing", "Sources:", "http://localhost:8888/guides/our-fee"])
    expect(text).toContain(part);
  expect(text).not.toContain("What would the fee be on your price?");
});

requestTest("search engines are told that each guide is an article", async ({ request }) => {
  for (const { path, name, checkedOn } of guidePages) {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
      structuredDataSchema.parse(JSON.parse(json)),
    );
    expect(blocks.find((block) => block["@type"] === "Article")).toMatchObject({
      headline: name,
      dateModified: checkedOn,
    });
  }
});
