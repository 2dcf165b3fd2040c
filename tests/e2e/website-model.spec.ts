import { type FakeOpenAi, startFakeOpenAi } from "#tests/fakes/openai.ts";
import { type SiteProcess, startBuilt } from "#tests/support/site-process.ts";
import { expect, test } from "#tests/support/test.ts";
import { ownerSite, valuationOn } from "#tests/support/valuation.ts";
import { freePort } from "#tooling/run/free-port.ts";

test.describe.configure({ mode: "serial" });

const unreadNote = /We could not read localhost:\d+\. The range uses only your figures\./;
let model: FakeOpenAi;
let process: SiteProcess;
let address: string;

test.beforeAll(async () => {
  model = await startFakeOpenAi();
  const port = await freePort();
  address = `http://localhost:${port}`;
  process = startBuilt({
    PORT: String(port),
    SITE_URL: "http://localhost:8888",
    LOG_LEVEL: "error",
    TRUST_PROXY: "true",
    OPENAI_API_KEY: "sk-test-key",
    OPENAI_BASE_URL: model.baseUrl,
    READER_ALLOW_HOSTS: new URL(ownerSite()).host,
  });
  await process.says("mail ");
});

test.afterAll(async () => {
  await process.stop();
  await model.stop();
});

/** Each walk has a separate page, so that no answer is reused from another. */
async function walk(page: Parameters<typeof valuationOn>[0], path: string) {
  const flow = valuationOn(page);
  await flow.open("", address);
  await flow.enter(`${ownerSite()}/${path}`);
  await flow.submit();
  return flow;
}

test("a slow answer of the model is waited for and shown with its quotes", async ({ page }) => {
  model.behave("slow");
  const before = model.calls.length;
  const { progress, pass, expectResult } = await walk(page, "Answered%20Slowly");
  await model.arrived(before + 1);
  await expect(progress).toContainText("Answered Slowly");
  model.release();
  await expect(progress).toContainText("Precision machining and fabrication");
  await pass(42_500);
  await expectResult();
  await expect(page.getByRole("main")).not.toContainText(unreadNote);
});

// A repaired, empty or wrong answer, and an error of its server: server/api/valuation/valuation-openai.test.ts.
test("a model that refuses for now leaves the website unread", async ({ page, consoleMessages }) => {
  model.behave("rateLimited");
  const failed = page.waitForEvent("console", (text) => text.text().includes("could not be analyzed"));
  const { pass, expectResult } = await walk(page, "Refused");
  await failed;
  await pass(42_500);
  await expectResult();
  await expect(page.getByRole("main")).toContainText(unreadNote);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(consoleMessages.splice(0)).toEqual([
    expect.stringContaining("status of 429"),
    expect.stringContaining("Failed to analyze website: We are receiving too many valuation requests right now."),
  ]);
});

test("an instruction on the page changes nothing, even if the model obeys it", async ({ page }) => {
  model.behave("obedient");
  const before = model.calls.length;
  const { progress, pass, expectResult } = await walk(page, "injected");
  await expect(progress).toContainText("“Injected instruction”");
  await expect.poll(() => model.calls.length).toBeGreaterThan(before);
  await pass(42_500);
  await expectResult();
  const shown = await page.getByRole("main").innerText();
  expect(shown).not.toMatch(/1,000,000,000|\$1B|alert\(1\)|ignore all previous/i);
});
