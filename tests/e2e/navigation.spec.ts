import type { Page } from "@playwright/test";
import { mainNavigation } from "#content/registry/navigation.ts";
import { pages, pathOf, redirects } from "#content/registry/registry.ts";
import { expect, live, test } from "#tests/support/test.ts";

/** Every address without an id in it. */
const publicPaths = pages.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]).filter((path) => !path.includes(":"));

type Outline = { readonly title: string; readonly headings: readonly string[]; readonly links: readonly string[] };

/** Of the page on screen, or of a document as the server sends it. */
function outline(page: Page, html?: string): Promise<Outline> {
  return page.evaluate((sent) => {
    const source = sent === undefined ? document : new DOMParser().parseFromString(sent, "text/html");
    const all = <T extends Element>(selector: string) => [...source.querySelectorAll<T>(selector)];
    return {
      title: source.title,
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
  const { title, headings } = await sentOutline(page, shown);
  const seen = async () => ({ path: new URL(page.url()).pathname, ...(await outline(page)) });
  await expect.poll(seen, { intervals: [20, 50] }).toMatchObject({ path: shown, title, headings });
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

/** From each page to the next one by a link, or as a document if no link leads there. Returns the latter. */
async function walk(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const loaded: string[] = [];
  const [first = "/", ...rest] = paths;
  await arrive(page, first);
  for (const path of rest) {
    await test.step(path, async () => {
      if (!(await follow(page, path))) {
        loaded.push(path);
        await arrive(page, path);
      }
      await expectPage(page, path);
      await expectSameDocument(page);
    });
  }
  return loaded;
}

/** Second addresses, pages out of search, and the privacy notice, which a button opens over the page. */
const unlinked = pages.flatMap(({ id, path, alsoAt = [], noindex }) => (noindex || id === "privacy" ? [path] : alsoAt));

type MenuEntry = { readonly path: string; readonly menu?: string };

/** What the main navigation leads to, each page with the label of its menu. */
const menuEntries = mainNavigation.flatMap<MenuEntry>(({ label, page: own, menu }) =>
  menu
    ? [...menu.entries, ...(menu.all ? [menu.all] : [])].map((entry) => ({ path: pathOf(entry.page), menu: label }))
    : [{ path: pathOf(own) }],
);

const mainMenu = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" });

test("on a wide screen every menu entry shows the complete page", async ({ page }) => {
  await arrive(page, pathOf("home"));
  for (const { path, menu } of menuEntries) {
    await test.step(path, async () => {
      if (menu) await mainMenu(page).getByRole("link", { name: menu, exact: true }).hover();
      await mainMenu(page).locator(`a[href="${path}"]:visible`).last().click();
      await expectPage(page, path);
    });
  }
  await expectSameDocument(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true });

  for (const [name, paths] of [
    ["first to last", publicPaths],
    ["last to first", publicPaths.toReversed()],
  ] as const) {
    test(`links lead through every page, ${name}, and show it complete`, async ({ page }) => {
      const loaded = await walk(page, paths);
      expect(loaded.filter((path) => !unlinked.includes(path))).toEqual([]);
    });
  }

  test("every menu entry shows the complete page", async ({ page }) => {
    await arrive(page, pathOf("home"));
    for (const { path } of menuEntries) {
      await test.step(path, async () => {
        const entry = mainMenu(page).locator(`a[href="${path}"]`).first();
        await page.getByRole("button", { name: "Menu" }).click();
        if (!(await entry.isVisible())) await entry.locator("xpath=ancestor::details").locator("summary").click();
        await entry.click();
        await expectPage(page, path);
      });
    }
    await expectSameDocument(page);
  });
});

test("Back and Forward show complete pages", async ({ page }) => {
  const visit = (["home", "process", "buyerSourcing", "process", "hvac"] as const).map(pathOf);
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
