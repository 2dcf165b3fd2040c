import { startScript } from "#tests/support/site-process.ts";
import { expect, requestTest, test } from "#tests/support/test.ts";
import { violationsOn } from "#tests/support/violations.ts";
import { freePort } from "#tooling/run/free-port.ts";

/** Vite prepares packages on the first request and says so in the console. */
const chatter = /\[vite\]|React DevTools/;

test("development serves pages on one port, the API on another, and the component sheet", async ({
  page,
  request,
  consoleMessages,
}) => {
  const [pagePort, functionPort] = [await freePort(), await freePort()];
  const site = startScript("scripts/dev.ts", {
    DEV_PORT: String(pagePort),
    PORT: String(functionPort),
    LOG_LEVEL: "warn",
  });
  try {
    await site.says("API");
    const health = await request.get(`http://localhost:${functionPort}/api/health`);
    expect(health.headers()["access-control-allow-origin"]).toBe(`http://localhost:${pagePort}`);

    await page.goto(`http://localhost:${pagePort}/__components`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ledger components");
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
    expect(consoleMessages.splice(0).filter((message) => !chatter.test(message))).toEqual([]);
  } finally {
    // A page left open would look for the stopped server.
    await page.goto("about:blank");
    await site.stop();
  }
});

requestTest("the component sheet is not part of the product", async ({ request }) => {
  expect((await request.get("/__components")).status()).toBe(404);
});
