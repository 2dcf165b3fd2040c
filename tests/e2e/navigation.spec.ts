import type { Locator, Page } from "@playwright/test";
import { mainNavigation } from "#content/navigation.ts";
import { pages, pathOf, redirects } from "#content/registry.ts";
import { expect, live, test } from "#tests/support/test.ts";

/** Every address without an id in it. */
const publicPaths = pages.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]).filter((path) => !path.includes(":"));

// Nothing moves without the visitor, so the headings stay as they were sent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Outline = { readonly headings: readonly string[]; readonly links: readonly string[] };

/** Of the page on screen, or of a document as the server sends it. */
function outline(page: Page, html?: string): Promise<Outline> {
  return page.evaluate((sent) => {
    const source = sent === undefined ? document : new DOMParser().parseFromString(sent, "text/html");
    const all = <T extends Element>(selector: string) => [...source.querySelectorAll<T>(selector)];
    return {
      headings: all("main :is(h1, h2, h3):not(noscript *)").map(
        ({ tagName, textContent }) => `${tagName} ${textContent.replaceAll(/\s+/g, " ").trim()}`,
      ),
      links: all<HTMLAnchorElement>("a[href]").map(({ pathname }) => pathname),
    };
  }, html);
}

const sentOutlines = new Map<string, Outline>();

async function sentOutline(page: Page, path: string): Promise<Outline> {
  const known = sentOutlines.get(path);
  if (known) return known;
  const read = await outline(page, await (await page.request.get(path)).text());
  sentOutlines.set(path, read);
  return read;
}

/** The page on screen is the one at this address, whole, and the browser has not loaded a document for it. */
async function expectPage(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, "http://site");
  const shown = redirects.find(({ from }) => from === pathname)?.to ?? pathname;
  const { headings } = await sentOutline(page, shown);
  const seen = async () => ({ path: new URL(page.url()).pathname, headings: (await outline(page)).headings });
  await expect.poll(seen, { intervals: [20, 50] }).toEqual({ path: shown, headings });
}

/** The links of the site that open in place. */
const siteLinks = (page: Page) => page.locator('a[href^="/"]:not([target])');

/** Where among them is one to this address that the visitor can use: in the content if there is one, else in header or footer. */
function placeOfLink(page: Page, path: string): Promise<number | undefined> {
  return siteLinks(page).evaluateAll((links, wanted) => {
    const modal = document.querySelector(":modal");
    const isUsable = (link: HTMLAnchorElement) =>
      link.pathname === wanted &&
      (!modal || modal.contains(link)) &&
      (link.closest('[id^="menu-"]') !== null || link.checkVisibility({ visibilityProperty: true }));
    const region = (link: Element) => ["main", "header", "footer"].findIndex((name) => link.closest(name));
    return links
      .flatMap((link, place) => (isUsable(link as HTMLAnchorElement) ? [{ place, region: region(link) }] : []))
      .toSorted((a, b) => a.region - b.region)[0]?.place;
  }, path);
}

/**
 * Presses a link to this address; false if the page has none. In the content with the pointer. Header and footer are the same on
 * every page, and the pointer finds them in header.spec.ts: there the click alone is quicker.
 */
async function follow(page: Page, path: string): Promise<boolean> {
  const place = await placeOfLink(page, path);
  if (place === undefined) return false;
  const link = siteLinks(page).nth(place);
  if (await link.evaluate((element) => element.closest("main") !== null)) await link.click();
  else await link.dispatchEvent("click");
  return true;
}

/** Loads a document, and marks it so that another one in its place is noticed. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
}

const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => "isFirstDocument" in window), "no other document was loaded").toBe(true);

/** Each page has half of the others as partners, so that each pair is walked once in both directions. */
const partnersOf = (index: number) =>
  publicPaths.filter((_, other) => {
    const distance = (other - index + publicPaths.length) % publicPaths.length;
    return (
      distance > 0 && (distance < publicPaths.length / 2 || (distance === publicPaths.length / 2 && index < other))
    );
  });

/** From a page to another and back, where links lead there. Returns how many were followed. */
async function walkBothWays(page: Page, path: string, other: string): Promise<number> {
  const isLinked = await follow(page, other);
  if (!isLinked && !(await sentOutline(page, other)).links.includes(path)) return 0;
  if (!isLinked) await arrive(page, other);
  await expectPage(page, other);
  const isLinkedBack = await follow(page, path);
  if (!isLinkedBack) await (isLinked ? page.goBack() : arrive(page, path));
  await expectPage(page, path);
  await expectSameDocument(page);
  return Number(isLinked) + Number(isLinkedBack);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true });

  for (const [index, path] of publicPaths.entries()) {
    test(`links between ${path} and other pages show the complete page`, async ({ page }, { annotations }) => {
      // About twenty pages each.
      test.slow();
      let followed = 0;
      await arrive(page, path);
      for (const other of partnersOf(index))
        await test.step(other, async () => {
          followed += await walkBothWays(page, path, other);
        });
      expect(followed).toBeGreaterThan(0);
      annotations.push({ type: "links followed", description: String(followed) });
    });
  }

  test("every menu entry shows the complete page", async ({ page }) => {
    await arrive(page, pathOf("home"));
    const menu = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    const choose = async (entry: Locator) => {
      await page.getByRole("button", { name: "Menu" }).click();
      if (!(await entry.isVisible())) await entry.locator("xpath=ancestor::details").locator("summary").click();
      await entry.click();
    };
    const entries = mainNavigation.flatMap(({ page: own, menu: listed }) =>
      listed ? [...listed.entries, ...(listed.all ? [listed.all] : [])].map((entry) => entry.page) : [own],
    );
    for (const id of entries) {
      await test.step(pathOf(id), async () => {
        await choose(menu.locator(`a[href="${pathOf(id)}"]`).first());
        await expectPage(page, pathOf(id));
      });
    }
    await expectSameDocument(page);
  });
});

test("Back and Forward show complete pages", async ({ page }) => {
  const visit = (["home", "process", "buyerSourcing", "process", "home", "hvac", "saas"] as const).map(pathOf);
  const [first = "/", ...rest] = visit;
  await arrive(page, first);
  for (const path of rest) {
    await page.evaluate(
      (href) =>
        document.querySelector<HTMLAnchorElement>(`[id^="menu-"] a[href="${href}"], header a[href="${href}"]`)?.click(),
      path,
    );
    await expectPage(page, path);
  }
  for (const path of visit.toReversed().slice(1)) {
    await page.goBack();
    await expectPage(page, path);
  }
  for (const path of rest) {
    await page.goForward();
    await expectPage(page, path);
  }
  await expectSameDocument(page);
});

test("of two links clicked in quick succession the second one wins, even if the first one's script arrives later", async ({
  page,
}) => {
  await arrive(page, pathOf("home"));
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/process-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const late = page.waitForResponse("**/assets/process-*.js");
  const nav = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Process" }).click();
  await nav.getByRole("link", { name: "Success" }).click();
  await expectPage(page, pathOf("successStories"));
  held.resolve();
  await (await late).finished();
  await expectPage(page, pathOf("successStories"));
  await nav.getByRole("link", { name: "Process" }).click();
  await expectPage(page, pathOf("process"));
  await expectSameDocument(page);
});
