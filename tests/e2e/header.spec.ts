import { site } from "#content/site.ts";
import { expect, inMotion, live, test } from "#tests/support/test.ts";
import { holdClock } from "#tests/support/valuation.ts";

test.use(inMotion);

const nav = (page: import("@playwright/test").Page) => page.getByRole("navigation", { name: "Main" });

test.describe("the header on a wide screen", () => {
  test.beforeEach(async ({ page }) => {
    await holdClock(page);
    await page.goto("/contact");
    await live(page);
  });

  test("opens its menus on hover, focus and click, closes them, and is more opaque past 20 px of scroll", async ({
    page,
  }) => {
    await test.step("on hover; it closes 180 ms after the pointer leaves", async () => {
      const menuLink = page.getByRole("link", { name: /How We Value Businesses/ });
      await nav(page).getByRole("link", { name: "Services", exact: true }).hover();
      await expect(menuLink).toBeVisible();
      await page.mouse.move(700, 800);
      await page.clock.runFor(170);
      await expect(menuLink).toBeVisible();
      await page.clock.runFor(400);
      await expect(menuLink).toBeHidden();
    });

    await test.step("on focus; Escape closes it with focus on the toggle, and it stays closed", async () => {
      const toggle = nav(page).getByRole("button", { name: /Industries/ });
      await toggle.focus();
      const allIndustries = page.getByRole("link", { name: "View all industries" }).first();
      await expect(allIndustries).toBeVisible();
      await page.keyboard.press("Escape");
      await page.clock.runFor(500);
      await expect(allIndustries).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
    });

    await test.step("the industries are listed in two columns", async () => {
      await nav(page).getByRole("link", { name: "Industries", exact: true }).hover();
      const links = nav(page).locator('a[href*="-mna"]');
      await expect(links).toHaveCount(6);
      const lefts = await links.evaluateAll((elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(2);
      await page.mouse.move(700, 800);
      await page.clock.runFor(500);
    });

    await test.step("the opacity", async () => {
      const header = page.getByRole("banner");
      /** How much of the page below is covered, and whether a shadow lifts the header off it. */
      const cover = () =>
        header.evaluate((element) => {
          const { backgroundColor, boxShadow } = getComputedStyle(element);
          return { opacity: Number(/[\d.]+(?=\)$)/.exec(backgroundColor)?.[0]), lifted: boxShadow !== "none" };
        });
      expect(await cover()).toEqual({ opacity: 0.6, lifted: false });
      await page.evaluate(() => window.scrollTo(0, 20));
      await page.clock.runFor(500);
      expect(await cover()).toEqual({ opacity: 0.6, lifted: false });
      await page.evaluate(() => window.scrollTo(0, 21));
      await expect
        .poll(async () => {
          await page.clock.runFor(100);
          return header.evaluate((element) => getComputedStyle(element).backgroundColor);
        })
        .toMatch(/^rgb\(/);
      expect((await cover()).lifted).toBe(true);
    });

    await test.step("on click; a click outside or on a link closes it", async () => {
      const toggle = nav(page).getByRole("button", { name: /About/ });
      const team = nav(page).getByRole("link", { name: "Our Team" });
      await toggle.click();
      await expect(team).toBeVisible();
      // In the margin, where nothing can be pressed.
      await page.mouse.click(4, 500);
      await page.clock.runFor(500);
      await expect(team).toBeHidden();
      await toggle.click();
      await team.click();
      await expect(page).toHaveURL("/about/team");
      await page.mouse.move(700, 800);
      await page.clock.runFor(500);
      await expect(team).toBeHidden();
    });
  });

  test("works with the keyboard alone, from the skip link to an industry, and signs in in a new tab", async ({
    page,
  }) => {
    const signIn = page.getByRole("banner").getByRole("link", { name: /Sign In/ });
    await expect(signIn).toHaveAttribute("href", site.platformUrl);
    await expect(signIn).toHaveAttribute("target", "_blank");
    await expect(signIn).toHaveAttribute("rel", /noopener/);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    const target = nav(page).getByRole("link", { name: /HVAC/ });
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement?.textContent?.includes("HVAC") ?? false)) break;
    }
    await expect(target).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/hvac-home-services-mna-advisor");
  });
});

test("prints the logo at the top of the first page, and no navigation", async ({ page }) => {
  await page.goto("/process");
  await live(page);
  await page.emulateMedia({ media: "print" });
  const logo = page.getByRole("banner").getByRole("link", { name: `${site.brand} home` });
  await expect(logo).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(logo).not.toBeInViewport();
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
});

test("at twice the text size nothing is cut, and the header keeps the valuation and the navigation", async ({
  page,
}) => {
  await page.goto("/contact");
  await live(page);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const header = page.getByRole("banner");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const process = header.getByRole("link", { name: "Process", exact: true });
  for (const width of [1440, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page
        .locator("main h1, main h1 + p, .tel .figure, footer nav li a")
        .evaluateAll((texts) =>
          texts
            .filter((text) => text.scrollWidth > text.clientWidth || text.getBoundingClientRect().right > innerWidth)
            .map((text) => text.textContent),
        );
      expect(cut).toEqual([]);
      await expect(header.getByRole("link", { name: "Get My Valuation" })).toBeInViewport({ ratio: 1 });
      await menu.click();
      await expect(process).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(process).toBeHidden();
    });
  }
  await menu.click();
  await process.click();
  await expect(page).toHaveURL("/process");
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("opens over a dimmed page that does not scroll, collapses its panels, closes on its backdrop and on a link, and shows the last panel whole", async ({
    page,
  }) => {
    await page.goto("/contact");
    await live(page);
    const toggle = page.getByRole("button", { name: /menu/i });
    await toggle.click();
    const services = page.locator("details", { hasText: "Services" }).first();
    await services.locator("summary").click();
    await expect(page.getByRole("link", { name: "How We Value Businesses" })).toBeVisible();
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(services).toBeHidden();
    await toggle.click();
    await expect(services).toBeVisible();
    await expect(services).not.toHaveAttribute("open");

    const process = page.getByRole("banner").getByRole("link", { name: "Process", exact: true });
    const heading = page.getByRole("heading", { level: 1 });
    const firstHeading = (await heading.textContent()) ?? "";
    await expect(process).toBeVisible();
    await page.mouse.click(195, 835);
    await expect(process).toBeHidden();
    await toggle.click();
    await process.click();
    await expect(page).toHaveURL("/process");
    await expect(process).toBeHidden();
    // A new page closes the menu, so the page has to be there first.
    await expect(heading).not.toHaveText(firstHeading);
    await toggle.click();
    await page.getByRole("banner").getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL("/contact");

    // A panel that opens at the screen's lower edge is shown whole.
    await expect(process).toBeHidden();
    await toggle.click();
    for (const panel of ["Services", "Industries", "About"]) {
      await nav(page).locator("summary", { hasText: panel }).click();
    }
    await expect(nav(page).getByRole("link", { name: "FAQs" })).toBeInViewport({ ratio: 1 });
  });
});
