import type { Page } from "@playwright/test";
import { errorScreen } from "#content/error-screen.ts";
import { site } from "#content/site.ts";
import { expect, live, test } from "#tests/support/test.ts";

test.describe("a page whose script does not arrive", () => {
  const script = "**/assets/process-*.js";
  const processLink = (page: Page) =>
    page.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Process" });

  /** Counts documents from here on, and blocks the script of one page. */
  async function lose(page: Page) {
    await page.goto("/contact");
    await live(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.route(script, (route) => route.abort());
    return documents;
  }

  test.afterEach(({ consoleMessages }) => {
    // The browser names the lost file, the framework the error it caught.
    expect(consoleMessages.splice(0).join("\n")).toMatch(/ERR_FAILED[\s\S]*Error loading route module/);
  });

  test("is loaded as a document, and navigation continues from there", async ({ page }) => {
    const documents = await lose(page);
    await processLink(page).click();
    await expect(page).toHaveURL("/process");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Many buyers in. One signature out.");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Success" }).click();
    await expect(page).toHaveURL("/about/success-stories");
    await live(page);
    expect(documents).toEqual(["/process", "/about/success-stories"]);
  });

  test("does not reload the current page, nor lose typed text, when its link is only hovered", async ({ page }) => {
    const documents = await lose(page);
    await page.getByRole("main").getByLabel("Name").fill("Dana Whitfield");
    const isGivenUp = page.waitForEvent("console", (message) => message.text().includes("reloading page"));
    await processLink(page).hover();
    await isGivenUp;
    await expect(page.getByRole("main").getByLabel("Name")).toHaveValue("Dana Whitfield");
    expect(documents).toEqual([]);
    await page.unroute(script);
    await processLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Many buyers in. One signature out.");
    expect(documents).toEqual(["/process"]);
  });
});

test("a page whose data does not arrive shows an error inside the shell, and can be reloaded", async ({
  page,
  consoleMessages,
}) => {
  const data = "**/hvac-home-services-mna-advisor.data*";
  await page.goto("/contact");
  await live(page);
  await page.route(data, (route) => route.abort());
  await page.getByRole("banner").getByRole("button", { name: "Industries menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: /^HVAC/ }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(errorScreen.failed.title);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.unroute(data);
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(heading).not.toHaveText(errorScreen.failed.title);
  await expect(page).toHaveURL("/hvac-home-services-mna-advisor");
  // The browser names the lost file, the framework the error it caught.
  consoleMessages.length = 0;
});

test("a page without its root element logs an error and renders nothing", async ({ page, consoleMessages }) => {
  await page.route("/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<main[^>]*>/, "<div>").replace("</main>", "</div>");
    await route.fulfill({ response, body });
  });
  await page.goto("/contact");
  await expect.poll(() => consoleMessages).toEqual(["error: Root element not found!"]);
  consoleMessages.length = 0;
  await expect(page.locator('nav[data-live="true"]')).toHaveCount(0);
});

test("only a browser without IntersectionObserver loads the shim", async ({ page }) => {
  const shims: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("intersection-observer-shim")) shims.push(request.url());
  });
  await page.goto("/about");
  await live(page);
  expect(shims).toEqual([]);
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  await page.goto("/about");
  await live(page);
  expect(shims).toHaveLength(1);
});

test("a return to the tab, a link to the page on screen, a new route and a reload start at the top", async ({
  page,
}) => {
  const position = () => page.evaluate(() => window.scrollY);
  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo(0, 400));
    expect(await position()).toBe(400);
  };
  await page.goto("/");
  await live(page);
  await scrollDown();
  await page
    .getByRole("banner")
    .getByRole("link", { name: `${site.brand} home` })
    .click();
  await expect.poll(position).toBe(0);

  await scrollDown();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(position).toBe(0);

  await scrollDown();
  await page.getByRole("contentinfo").getByRole("link", { name: "Industries" }).dispatchEvent("click");
  await expect(page).toHaveURL("/industries");
  await expect.poll(position).toBe(0);

  await scrollDown();
  await page.reload();
  await live(page);
  await expect.poll(position).toBe(0);
});
