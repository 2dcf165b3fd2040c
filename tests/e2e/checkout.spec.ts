import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import { site as firm } from "#content/site.ts";
import { errorTable } from "#contracts/error-table.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { postingTo } from "#tests/fakes/stripe/commands.ts";
import { forgeries } from "#tests/fakes/stripe/webhook-sender.ts";
import { type FakeStripe, startFakeStripe } from "#tests/fakes/stripe.ts";
import { mainText } from "#tests/support/page-text.ts";
import { type SiteProcess, startBuilt } from "#tests/support/site-process.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { expectAccessible } from "#tests/support/violations.ts";
import { freePort } from "#tooling/run/free-port.ts";

test.describe.configure({ mode: "serial" });

let provider: FakeStripe;
let site: SiteProcess;
let address: string;

test.beforeAll(async () => {
  provider = await startFakeStripe();
  const port = await freePort();
  address = `http://localhost:${port}`;
  provider.webhook(postingTo(`${address}/api/stripe-webhook`));
  site = startBuilt({
    PORT: String(port),
    SITE_URL: "http://localhost:8888",
    LOG_LEVEL: "error",
    TRUST_PROXY: "true",
    ...provider.variables,
  });
  await site.says("mail ");
});

test.afterAll(async () => {
  await site.stop();
  await provider.stop();
});

test.afterEach(() => provider.behave({}));

async function stored(request: APIRequestContext): Promise<string> {
  const valuationId = randomUUID();
  const { website, businessAnalysis, financialInputs } = fullCapture;
  const lead = { valuationId, website, businessAnalysis, financialInputs };
  expect((await request.post(`${address}/api/leads`, { data: lead })).status()).toBe(201);
  return valuationId;
}

const upgrade = (id: string) => `${address}/valuation/upgrade/${id}`;
const success = (session: string) => `${address}/valuation/success?session_id=${session}`;
const download = (id: string, query = "package=professional") => `${address}/api/download/report/${id}?${query}`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const edition = (page: Page, name: string) => page.getByRole("article", { name });
const choose = (page: Page, name = "Professional") => page.getByRole("button", { name: `Choose ${name}` });
/** What a page says, without opening it. */
const textAt = async (request: APIRequestContext, address: string) =>
  mainText(await (await request.get(address)).text());
const lastSession = () => String(provider.sessions().at(-1)?.["id"]);

/** From the packages to the payment page. */
async function toPaymentPage(page: Page, id: string): Promise<string> {
  await page.goto(upgrade(id));
  await live(page);
  await choose(page).click();
  await expect(heading(page)).toHaveText("Pay");
  return lastSession();
}

/** By the keyboard alone, from where the focus is. */
async function tabTo(page: Page, name: string | RegExp) {
  const target = page.getByRole("button", { name }).or(page.getByRole("link", { name })).first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

/** A closed report looks the same, for whatever reason it is closed. */
async function expectClosed(response: APIResponse) {
  const { status, message } = errorTable.reportClosed;
  expect([response.status(), await response.json()]).toEqual([status, { error: message, code: "reportClosed" }]);
}

test("with the keyboard alone from the editions to the downloads; Refresh and Back charge nothing", async ({
  page,
  request,
}) => {
  const id = await stored(request);
  const response = await page.goto(upgrade(id));
  expect(response?.headers()).toMatchObject({
    "cache-control": expect.stringContaining("no-store"),
    "referrer-policy": "no-referrer",
  });
  await live(page);
  await expect(edition(page, "Professional")).toContainText("$490");
  await expect(edition(page, "Exit Readiness")).toContainText("$1,490");

  const toProvider = page.waitForRequest((sent) => sent.url().startsWith(`${provider.url}/pay/`));
  await tabTo(page, "Choose Professional");
  await page.keyboard.press("Enter");
  expect((await (await toProvider).allHeaders())["referer"]).toBeUndefined();
  await expect(heading(page)).toHaveText("Pay");
  await tabTo(page, "Pay now");
  await page.keyboard.press("Enter");

  await expect(heading(page)).toHaveText("Your report is ready.");
  await expect(page).toHaveTitle(`Your Order${firm.titleSuffix}`);
  await live(page);
  await expectAccessible(page);
  for (const [name, ending, signature] of [
    ["Download PDF", ".pdf", "%PDF"],
    ["Download Excel", ".xlsx", "PK\u0003\u0004"],
  ] as const) {
    await tabTo(page, name);
    const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\${ending}$`));
    expect(
      readFileSync(await file.path())
        .subarray(0, 4)
        .toString(),
    ).toBe(signature);
  }

  const asked = provider.asked("openCheckout");
  await page.reload();
  await expect(heading(page)).toHaveText("Your report is ready.");
  await page.goBack();
  expect(page.url()).toContain(provider.url);
  await page.goBack();
  await expect(edition(page, "Professional").getByRole("link", { name: /^Download PDF/ })).toBeVisible();
  await expect(choose(page, "Exit Readiness")).toBeVisible();
  await expectAccessible(page);
  expect(provider.asked("openCheckout")).toBe(asked);
});

test("without script the form leads to the same payment page, and a link checks a delayed bank payment", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const id = await stored(request);
  await page.goto(upgrade(id));
  await choose(page).click();
  await expect(heading(page)).toHaveText("Pay");
  const session = lastSession();
  await page.getByRole("button", { name: "Pay by bank transfer" }).click();
  await expect(heading(page)).toHaveText("Your payment is not confirmed yet.");
  expect(page.url()).toBe(success(session));

  await page.goto(upgrade(id));
  await choose(page).click();
  await expect(page).toHaveURL(`${upgrade(id)}?checkout=paymentUnderWay`);
  await expect(page.getByRole("alert").first()).toHaveText(errorTable.paymentUnderWay.message);

  provider.behave({ events: "held" });
  await provider.act(session, "bankPays");
  await page.goto(success(session));
  await expect(page.getByRole("link", { name: "Download PDF" })).toBeVisible();
  await context.close();
});

test("a payment confirmed late unlocks the report on the open page; its events may arrive late and twice", async ({
  page,
  request,
}) => {
  await page.clock.install();
  const id = await stored(request);
  const session = await toPaymentPage(page, id);
  provider.behave({ events: "held" });
  await page.getByRole("button", { name: "Pay by bank transfer" }).click();
  await expect(heading(page)).toHaveText("Your payment is not confirmed yet.");
  await live(page);
  await expect(page.getByRole("status")).toHaveText("This page checks again automatically.");
  await expectAccessible(page);
  await expectClosed(await request.get(download(id)));

  await page.getByRole("link", { name: "Check again" }).click();
  await expect(page.getByRole("status")).toHaveText("Checked just now: not confirmed yet.");
  await provider.act(session, "bankPays");
  await page.clock.runFor(2_500);
  await expect(heading(page)).toHaveText("Your report is ready.");
  await expect(page.getByRole("status")).toHaveText("Your payment is confirmed. Your report is ready.");
  expect((await request.get(download(id))).status()).toBe(200);

  const statuses = await provider.deliver({ times: 2, order: "reversed" });
  expect(statuses.length).toBeGreaterThan(3);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await textAt(request, success(session))).toContain("Your report is ready.");
});

test("canceled, forged, someone else's, disputed, refunded: a report is open only while it is paid", async ({
  page,
  request,
}) => {
  const [id, other] = [await stored(request), await stored(request)];
  const session = await toPaymentPage(page, id);
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page).toHaveURL(`${upgrade(id)}?checkout=cancelled`);
  await expect(page.getByText("You left the payment page and nothing was charged.")).toBeVisible();
  await expect(choose(page)).toBeVisible();

  for (const forgery of forgeries) expect(await provider.forge(session, forgery)).toBe(400);
  expect(await textAt(request, success(session))).toContain("Your payment is not confirmed yet.");
  await expectClosed(await request.get(download(id)));

  // The same checkout, still open, is paid later.
  expect(await toPaymentPage(page, id)).toBe(session);
  await page.getByRole("button", { name: "Pay now" }).click();
  await expect(heading(page)).toHaveText("Your report is ready.");
  expect((await request.get(download(id))).status()).toBe(200);
  await expectClosed(await request.get(download(other)));
  await expectClosed(await request.get(download(id, "package=exitReadiness")));
  expect((await request.get(download(randomUUID()))).status()).toBe(404);

  await provider.act(session, "dispute");
  await expectClosed(await request.get(download(id)));
  expect(await textAt(request, success(session))).toContain("Your bank is reviewing this payment.");
  await provider.act(session, "winDispute");
  expect((await request.get(download(id))).status()).toBe(200);

  await provider.act(session, "refund");
  for (const format of ["pdf", "xlsx"])
    await expectClosed(await request.get(download(id, `format=${format}&package=professional`)));
  const refunded = await textAt(request, success(session));
  expect(refunded).toContain("This order was refunded.");
  expect(refunded).not.toContain("Download");
  expect(await textAt(request, upgrade(id))).toContain("Choose Professional");
});

test("an error of the provider is shown beside the button, a retry works, and a double click opens one checkout", async ({
  page,
  request,
  consoleMessages,
}) => {
  const id = await stored(request);
  await page.goto(upgrade(id));
  await live(page);
  provider.behave({ mode: "overloaded", only: ["openCheckout"] });
  await choose(page).click();
  await expect(edition(page, "Professional").getByRole("alert")).toContainText(errorTable.paymentsDown.message);
  await expectAccessible(page);
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("503")]);

  provider.behave({});
  const before = provider.sessions().length;
  await page.getByRole("button", { name: /^Try again/ }).dblclick();
  await expect(heading(page)).toHaveText("Pay");
  expect(provider.sessions()).toHaveLength(before + 1);
});
