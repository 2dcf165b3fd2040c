import type { Page } from "@playwright/test";
import { processPage } from "#content/pages/process.ts";
import { processFigures } from "#content/pages/process-figures.ts";
import { pathOf } from "#content/registry.ts";
import { site } from "#content/site.ts";
import { expect, inMotion, live, test } from "#tests/support/test.ts";
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

test.describe("the phases", () => {
  test("advance every 4 seconds, pause while hovered, wait 30 seconds after a click, and stop with the pause button", async ({
    page,
  }) => {
    await open(page);
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

    await page.getByRole("button", { name: "Pause the phases" }).click();
    await away(page);
    await pass(page, 40_000);
    await expect(selected(page)).toContainText(prepare);
  });

  test("are reached, changed and paused with the keyboard", async ({ page }) => {
    await open(page);
    await away(page);
    await page.getByRole("button", { name: "Pause the phases" }).focus();
    await page.keyboard.press("Tab");
    await expect(tab(page, prepare)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, compare)).toBeFocused();
    await expect(headingOf(page, compare)).toBeVisible();
    await pass(page, 40_000);
    await expect(selected(page)).toContainText(compare);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: compare })).toBeFocused();
  });

  test("do not move the page below", async ({ page }) => {
    await open(page);
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
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves automatically and there is no pause button", async ({ page }) => {
    await open(page);
    await away(page);
    await pass(page, 40_000);
    await expect(selected(page)).toContainText(prepare);
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
    expect(await orbitStates(page)).toEqual(["paused"]);
    await tab(page, close).click();
    await expect(headingOf(page, close)).toBeVisible();
  });
});

const orbitStates = (page: Page) =>
  page.evaluate(() => {
    const orbits = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && /^(across|along)/.test(one.animationName));
    return [...new Set(orbits.map(({ playState }) => playState))];
  });

test("the orbits turn until they are paused or hovered", async ({ page }) => {
  await page.goto(pathOf("process"));
  await live(page);
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

test("both addresses show the page, with links to the valuation and the calendar", async ({ page }) => {
  for (const path of ["/process", "/about/process"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Many buyers in. One signature out.");
    const main = page.getByRole("main");
    for (const name of ["Start Your Auction Process", "Get Your Business Valuation"]) {
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", "/valuation");
    }
    for (const name of ["Learn More", "Schedule a Confidential Call"]) {
      const link = main.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", site.schedulingUrl ?? "");
      await expect(link).toHaveAttribute("target", "_blank");
    }
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("every phase can be read", async ({ page }) => {
    await page.goto(pathOf("process"));
    for (const { title } of processPage.phases.items) await expect(headingOf(page, title)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Pause/ })).toHaveCount(0);
  });
});
