import { type FakeMode, type FakeOpenAi, startFakeOpenAi } from "#tests/fakes/openai.ts";
import { type SiteProcess, startScript } from "#tests/support/site-process.ts";
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
  process = startScript("scripts/start.ts", {
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

test("an answer of the model is shown with its quotes", async ({ page }) => {
  model.behave("well");
  const { progress, pass, expectResult } = await walk(page, "Answered%20Well");
  await expect(progress).toContainText("Precision machining and fabrication");
  await pass(42_500);
  await expectResult();
  await expect(page.getByRole("main")).not.toContainText(unreadNote);
});

test("a slow answer is waited for", async ({ page }) => {
  model.behave("slow");
  const before = model.calls.length;
  const { progress } = await walk(page, "Answered%20Slowly");
  await model.arrived(before + 1);
  await expect(progress).toContainText("Answered Slowly");
  model.release();
  await expect(progress).toContainText("Precision machining and fabrication");
});

test("an invalid answer is repaired once", async ({ page }) => {
  model.behave("badlyOnce");
  const before = model.calls.length;
  const { progress } = await walk(page, "Repaired");
  await expect(progress).toContainText("Precision machining and fabrication");
  expect(model.calls.length - before).toBe(2);
});

// Empty and wrong answers end like a server error: server/api/valuation-openai.test.ts.
for (const [mode, status, message] of [
  ["serverError", 502, "The website could not be analyzed."],
  ["rateLimited", 429, "We are receiving too many valuation requests right now. Please retry in a moment."],
] as const satisfies readonly (readonly [FakeMode, number, string])[]) {
  test(`a model that answers ${mode} leaves the website unread`, async ({ page, consoleMessages }) => {
    model.behave(mode);
    const failed = page.waitForEvent("console", (text) => text.text().includes("could not be analyzed"));
    const { pass, expectResult } = await walk(page, `Model%20${mode}`);
    await failed;
    await pass(42_500);
    await expectResult();
    await expect(page.getByRole("main")).toContainText(unreadNote);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(consoleMessages.splice(0)).toEqual([
      expect.stringContaining(`status of ${status}`),
      expect.stringContaining(`Failed to analyze website: ${message}`),
    ]);
  });
}

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
