import type { Page } from "@playwright/test";
import { teamPage } from "#content/pages/team.ts";
import { pathOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import { team } from "#content/team.ts";
import { mainAnchors, mainText } from "#tests/support/page-text.ts";
import { expect, inMotion, live, requestTest, test } from "#tests/support/test.ts";
import { expectAccessible } from "#tests/support/violations.ts";

test.use(inMotion);

const path = pathOf("team");
const [first, second, third] = team;
if (!first || !second || !third) throw new Error("The team is missing");

const profile = (page: Page, name: string) => page.getByRole("dialog", { name });
const card = (page: Page, name: string) => page.getByRole("link", { name: `${name} Full profile` });
/** Closes the open profile and opens one from its card before the page renders the close. */
const openAtOnce = (page: Page, id: string) =>
  page.locator(`#card-${id}`).evaluate(
    (link: HTMLElement) =>
      new Promise<void>((resolve) => {
        const open = () => {
          link.click();
          resolve();
        };
        addEventListener("popstate", open, { once: true });
        document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
      }),
  );
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

const counters = (page: Page) => page.getByRole("main").locator("dl").first();

const turning = (page: Page) =>
  counters(page).evaluate(
    (strip) => strip.getAnimations({ subtree: true }).filter((one) => one.playState !== "finished").length,
  );

test("the counters show the right figures from the start, and animate when they come into view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto(path);
  await live(page);
  const strip = counters(page);
  await expect(strip).toHaveAttribute("data-waiting");
  expect(await turning(page)).toBe(0);
  for (const [index, figure] of ["150+", "$240M+", "50+", "5"].entries())
    await expect(strip.locator(".sr").nth(index)).toHaveText(figure);
  await strip.scrollIntoViewIfNeeded();
  await expect(strip).not.toHaveAttribute("data-waiting");
});

test("the counters do not animate with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await live(page);
  expect(await turning(page)).toBe(0);
});

/** How much wider the content is than the page or than what scrolls in the dialog. */
function overflowIn(dialog: Element): number {
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const scrollers = [dialog, ...dialog.querySelectorAll("*")].filter(scrolls);
  return Math.max(
    ...[document.documentElement, ...scrollers].map((element) => element.scrollWidth - element.clientWidth),
  );
}

async function expectFits(page: Page, name: string): Promise<void> {
  await expect(profile(page, name)).toBeVisible();
  for (const width of [1920, 1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await profile(page, name).evaluate(overflowIn);
    expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test.describe("a profile", () => {
  test("opens from its card without scrolling; Escape, Back and a click beside it close it, Forward opens it again; the keyboard leads from profile to profile, and Back closes in one step", async ({
    page,
  }) => {
    await page.goto(path);
    await live(page);
    await card(page, second.name).scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await card(page, second.name).click();
    await expect(profile(page, second.name)).toBeVisible();
    await expect(page).toHaveURL(`${path}#${second.id}`);
    await expect(page.getByRole("heading", { name: second.name, level: 2 }).last()).toBeFocused();
    expect(await scrolled(page)).toBe(before);
    await page.keyboard.press("Escape");
    await expect(profile(page, second.name)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(card(page, second.name)).toBeFocused();
    expect(await scrolled(page)).toBe(before);

    await card(page, first.name).click();
    await expect(profile(page, first.name)).toHaveAttribute("open");
    await page.goBack();
    await expect(profile(page, first.name)).toBeHidden();
    await page.goForward();
    await expect(profile(page, first.name)).toHaveAttribute("open");
    await openAtOnce(page, first.id);
    await expect(profile(page, first.name)).toHaveAttribute("open");
    await expect(profile(page, first.name)).not.toHaveAttribute("data-opening");
    await page.mouse.click(8, 8);
    await expect(profile(page, first.name)).toBeHidden();
    await expect(page).toHaveURL(path);

    // With the keyboard, from profile to profile.
    await card(page, first.name).focus();
    await page.keyboard.press("Enter");
    const next = profile(page, first.name).getByRole("link", { name: `Next: ${second.name}` });
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      if (await next.evaluate((link) => link === document.activeElement)) break;
    }
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(profile(page, second.name)).toBeVisible();
    await expect(profile(page, first.name)).toBeHidden();
    await expect(page).toHaveURL(`${path}#${second.id}`);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(card(page, second.name)).toBeFocused();
  });

  test("opens from its address and closes without leaving the page", async ({ page }) => {
    await page.goto(`${path}#${third.id}`);
    await expect(profile(page, third.name)).toBeVisible();
    await live(page);
    await page.getByRole("link", { name: "Close profile" }).click();
    await expect(profile(page, third.name)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(card(page, third.name)).toBeFocused();
    await expect(card(page, third.name)).toBeInViewport();
  });

  test("is 1080 px wide, shows the whole profile on two tabs, has no accessibility violation and never scrolls sideways", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${path}#${first.id}`);
    await live(page);
    const dialog = profile(page, first.name);
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(1080);
    await expectAccessible(page, { include: `#${first.id}` });
    const { shortBio, longBio, specializations, highlights, successStory, experience, ...rest } = first;
    const column = [rest.education, rest.certifications, rest.funFact, `“${rest.quote}”`];
    for (const words of [shortBio, ...longBio, ...specializations, ...highlights, successStory.text, ...column]) {
      await expect(dialog.getByText(words, { exact: true })).toBeVisible();
    }
    for (const { label, url } of rest.links) {
      await expect(dialog.getByRole("link", { name: new RegExp(`^${label}`) })).toHaveAttribute("href", url);
    }
    const height = (await dialog.boundingBox())?.height;
    await dialog.getByRole("tab", { name: "Overview" }).press("ArrowRight");
    await expect(dialog.getByRole("tab", { name: "Experience" })).toBeFocused();
    for (const { years, post, detail } of experience) {
      for (const words of [years, post, detail]) await expect(dialog.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByText(successStory.text)).toBeHidden();
    expect((await dialog.boundingBox())?.height).toBe(height);
    await dialog.getByRole("tab", { name: "Experience" }).press("ArrowLeft");

    for (const [index, { name }] of team.entries()) {
      await expectFits(page, name);
      const next = team[index + 1];
      if (next)
        await profile(page, name)
          .getByRole("link", { name: `Next: ${next.name}` })
          .click();
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every profile opens by its address and from its card", async ({ page }) => {
    await page.goto(`${path}#${second.id}`);
    const dialog = page.locator(`[id="${second.id}"]`);
    await expect(dialog).toBeVisible();
    const { successStory, experience } = second;
    await expect(dialog.getByText(successStory.text)).toBeVisible();
    await expect(dialog.getByText(experience[0]?.post ?? "")).toBeVisible();
    await dialog.getByRole("link", { name: /^close/i }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator(`[id="card-${second.id}"]`)).toBeInViewport();
    await page.locator(`[id="card-${third.id}"]`).click();
    await expect(page.locator(`[id="${third.id}"]`)).toBeVisible();
    await page.locator(`[id="${third.id}"] nav a`).first().click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
  });
});

requestTest("every role, and any other application, has its mail link", async ({ request }) => {
  const html = await (await request.get(path)).text();
  const mailLinks = mainAnchors(html).map(({ text, attributes }) => [text, attributes.get("href")]);
  for (const { title, type, location } of teamPage.hiring.roles) {
    for (const words of [title, type, location]) expect(mainText(html)).toContain(words);
    expect(mailLinks).toContainEqual([
      `Apply by e-mail ${title}`,
      `mailto:${site.email}?subject=${encodeURIComponent(`Application: ${title}`)}`,
    ]);
  }
  expect(mailLinks).toContainEqual([site.email, `mailto:${site.email}?subject=Careers`]);
});
