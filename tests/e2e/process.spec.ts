import type { Page } from "@playwright/test";
import { processPage } from "#content/pages/process.ts";
import { processFigures } from "#content/pages/process-figures.ts";
import { pathOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { mainAnchors } from "#tests/support/page-text.ts";
import { expect, inMotion, live, requestTest, test } from "#tests/support/test.ts";
import { holdClock } from "#tests/support/valuation.ts";

test.use(inMotion);

const [prepare, market, compare, close] = processPage.phases.items.map(({ title }) => title) as [
  string,
  string,
  string,
  string,
];

const tab = (page: Page, title: string) => page.getByRole("tab", { name: title });
const selected = (page: Page) => page.locator('[role="tab"][aria-selected="true"]');
const headingOf = (page: Page, title: string) => {
  const phase = processPage.phases.items.find((item) => item.title === title);
  return page.getByRole("heading", { name: phase?.heading ?? "" });
};

/** In steps, so that what a timer changes has been drawn before the next one is due. */
async function pass(page: Page, ms: number) {
  for (let left = ms; left > 0; left -= 1000) await page.clock.runFor(Math.min(left, 1000));
}

async function open(page: Page, path: string = pathOf("process")) {
  await holdClock(page);
  await page.goto(path);
  await live(page);
}

/** Where the pointer is over none of the parts that hold still for it. */
const away = (page: Page) => page.mouse.move(5, 5);

const orbitStates = (page: Page) =>
  page.evaluate(() => {
    const orbits = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && /^(across|along)/.test(one.animationName));
    return [...new Set(orbits.map(({ playState }) => playState))];
  });

test("the phases advance, pause and wait for the visitor, by pointer and by keyboard, without moving the page; the orbits turn until they are paused or hovered", async ({
  page,
}) => {
  await open(page);
  await test.step("every 4 seconds, not while hovered, and 30 seconds after a click", async () => {
    await tab(page, prepare).hover();
    await pass(page, 12_000);
    await expect(selected(page)).toContainText(prepare);
    await away(page);
    await pass(page, 4000);
    await expect(selected(page)).toContainText(market);
    await expect(headingOf(page, market)).toBeVisible();
    await expect(headingOf(page, prepare)).toBeHidden();

    await tab(page, close).click();
    await away(page);
    await pass(page, 29_000);
    await expect(selected(page)).toContainText(close);
    await pass(page, 5000);
    await expect(selected(page)).toContainText(prepare);
  });

  await test.step("with the keyboard", async () => {
    await page.getByRole("button", { name: "Pause the phases" }).focus();
    await page.keyboard.press("Tab");
    await expect(tab(page, prepare)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, compare)).toBeFocused();
    await expect(headingOf(page, compare)).toBeVisible();
    await pass(page, 5000);
    await expect(selected(page)).toContainText(compare);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: compare })).toBeFocused();
  });

  await test.step("the page below stays where it is", async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const below = page.getByRole("heading", { name: processFigures.months.title });
      const place = () => below.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      const before = await place();
      for (const title of [market, compare, close]) {
        await tab(page, title).click();
        expect(await place()).toBe(before);
      }
    }
  });

  await test.step("until the pause button is pressed", async () => {
    await page.getByRole("button", { name: "Pause the phases" }).click();
    await away(page);
    await pass(page, 40_000);
    await expect(selected(page)).toContainText(close);
  });

  await test.step("the orbits", async () => {
    const drawing = page.getByRole("img", { name: /^Your company in the middle/ });
    await drawing.scrollIntoViewIfNeeded();
    await away(page);
    await expect.poll(() => orbitStates(page)).toEqual(["running"]);
    await drawing.hover();
    await expect.poll(() => orbitStates(page)).toEqual(["paused"]);
    await away(page);
    await page.getByRole("button", { name: "Pause the orbits" }).press("Enter");
    await expect.poll(() => orbitStates(page)).toEqual(["paused"]);
    await page.getByRole("button", { name: "Play the orbits" }).press("Enter");
    await expect.poll(() => orbitStates(page)).toEqual(["running"]);
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves automatically and there is no pause button", async ({ page }) => {
    await open(page);
    await away(page);
    await pass(page, 5000);
    await expect(selected(page)).toContainText(prepare);
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
    expect(await orbitStates(page)).toEqual(["paused"]);
    await tab(page, close).click();
    await expect(headingOf(page, close)).toBeVisible();
  });
});

requestTest("both addresses have the page, with links to the valuation and the calendar", async ({ request }) => {
  for (const path of ["/process", "/about/process"]) {
    const html = await (await request.get(path)).text();
    const title = /<h1.*?<\/h1>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, "");
    expect(title).toBe("Many buyers in. One signature out.");
    const linksNamed = (name: string) =>
      mainAnchors(html)
        .filter(({ text }) => text.includes(name))
        .map(({ attributes }) => [attributes.get("href"), attributes.get("target")]);
    for (const name of ["Start Your Auction Process", "Get Your Business Valuation"])
      expect(linksNamed(name)).toEqual([["/valuation", undefined]]);
    for (const name of ["Learn More", "Schedule a Confidential Call"])
      expect(linksNamed(name)).toEqual([[site.schedulingUrl, "_blank"]]);
  }
});
