import { expect, live, test } from "#tests/support/test.ts";

test("a script that does not arrive shows what failed, inside the shell, and a way on", async ({
  page,
  consoleMessages,
}) => {
  await page.goto("/contact");
  await live(page);
  await page.route("**/assets/process-*.js", (route) => route.abort());
  await page.evaluate(() => void window.__reactRouterDataRouter?.navigate("/process"));
  const main = page.getByRole("main");
  await expect(main).toContainText("Unexpected Application Error");
  await expect(main).toContainText(/Loading chunk failed \(missing: \/assets\/process-[^)]+\.js\)/);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unroute("**/assets/process-*.js");
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Unexpected Application Error");
  // The browser names the lost file, the framework the error it caught.
  consoleMessages.length = 0;
});

test("a page without its root element renders nothing and says so", async ({ page, consoleMessages }) => {
  await page.route("/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<main[^>]*>/, "<div>").replace("</main>", "</div>");
    await route.fulfill({ response, body });
  });
  await page.goto("/contact");
  await expect.poll(() => consoleMessages).toEqual(["error: Root element not found!"]);
  consoleMessages.length = 0;
  await expect(page.locator(".nav.is-live")).toHaveCount(0);
});

test("a browser without the intersection observer gets the shim, others do not", async ({ page }) => {
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

test.describe("scrolling", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/about/faq");
    await live(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  });
  const position = (page: import("@playwright/test").Page) => expect.poll(() => page.evaluate(() => window.scrollY));

  test("a new route starts at the top", async ({ page }) => {
    await page.evaluate(() => void window.__reactRouterDataRouter?.navigate("/industries"));
    await expect(page).toHaveURL("/industries");
    await position(page).toBe(0);
  });

  test("a return to the tab starts at the top", async ({ page }) => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await position(page).toBe(0);
  });

  test("a reload starts at the top", async ({ page }) => {
    await page.reload();
    await live(page);
    await position(page).toBe(0);
  });
});

test("fonts arriving late move nothing", async ({ page }) => {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.01);
});
