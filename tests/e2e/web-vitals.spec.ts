import type { Page, Request } from "@playwright/test";
import { pages } from "#content/registry/registry.ts";
import { webVitalsSchema } from "#contracts/web-vitals.ts";
import { expect, live, test } from "#tests/support/test.ts";

const schema = webVitalsSchema(pages.map(({ id }) => id));

/** Until the page was idle twice. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))));

/** As a browser does when another tab comes to the front. */
const putAside = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

async function measured(page: Page, path: string): Promise<void> {
  const measuring = page.waitForResponse(/\/assets\/web-vitals-beacon-.*\.js$/);
  await page.goto(path);
  await live(page);
  await page.mouse.move(200, 300);
  await measuring;
  await idle(page);
}

test("sends web vitals without personal data when the visitor leaves, and nothing with tracking protection", async ({
  page,
}) => {
  // The test cannot observe a beacon that is sent while a page is closed.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (...message) => {
      sessionStorage["sent"] = `${message[0]} ${send(...message)}`;
      return true;
    };
  });
  await measured(page, "/contact?website=private.example");
  await page.goto("/about/team");
  expect(await page.evaluate(() => sessionStorage["sent"])).toBe("/api/web-vitals true");

  await measured(page, "/contact?website=private.example");
  const sending = page.waitForRequest("**/api/web-vitals");
  await putAside(page);
  const beacon = await sending;
  const body = beacon.postData() ?? "";
  const seen = schema.parse(JSON.parse(body));
  expect([seen.page, seen.screen]).toEqual(["contact", "large"]);
  expect(seen.measures.map(({ name }) => name)).toEqual(expect.arrayContaining(["CLS", "FCP", "TTFB"]));
  expect(body).not.toMatch(/private|\//);
  expect((await beacon.response())?.status()).toBe(204);

  const requests: Request[] = [];
  await page.addInitScript(() => {
    delete sessionStorage["sent"];
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
  });
  await page.goto("/about/faq");
  await live(page);
  page.on("request", (request) => requests.push(request));
  await page.mouse.move(300, 200);
  await idle(page);
  await putAside(page);
  await idle(page);
  expect(requests.filter((request) => request.url().includes("web-vitals"))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage["sent"])).toBeUndefined();
});
