import type { Request } from "@playwright/test";
import { pages } from "#content/registry.ts";
import { webVitalsSchema } from "#contracts/web-vitals.ts";
import { expect, test } from "#tests/support/test.ts";

const schema = webVitalsSchema(pages.map(({ id }) => id));

/** Until the page has loaded and has had nothing to do twice over. */
const untilIdle = () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())));

test("a visitor who leaves says how the page felt, and nothing of himself; one who asks not to be tracked says nothing", async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes("web-vitals")) requests.push(request);
  });
  const beacons = () => requests.filter((request) => request.url().endsWith("/api/web-vitals"));

  const measuring = page.waitForResponse(/\/assets\/web-vitals-beacon-.*\.js$/);
  await page.goto("/contact?website=private.example");
  await measuring;
  // Its code runs in the task behind its arrival.
  await page.evaluate(untilIdle);
  await page.getByRole("banner").getByRole("link").first().focus();
  await page.goto("/about/team");
  await expect.poll(() => beacons().length).toBe(1);
  const [beacon] = beacons();
  const body = beacon?.postData() ?? "";
  const seen = schema.parse(JSON.parse(body));
  expect([seen.page, seen.screen]).toEqual(["contact", "large"]);
  expect(seen.measures.map(({ name }) => name)).toEqual(expect.arrayContaining(["FCP", "LCP", "TTFB"]));
  expect(body).not.toMatch(/private|\//);
  expect(beacon?.headers()["cookie"]).toBeUndefined();

  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  await page.goto("/about/faq");
  requests.length = 0;
  await page.evaluate(untilIdle);
  await page.goto("/contact");
  await page.evaluate(untilIdle);
  expect(requests).toEqual([]);
});
