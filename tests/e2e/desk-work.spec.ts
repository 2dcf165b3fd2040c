import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { deliveriesWords } from "#content/desk/deliveries.ts";
import { deliveryFailureWords } from "#content/desk/delivery-failures.ts";
import { funnelWords, stepWords } from "#content/desk/funnel.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import { followUpMailWords, partnerLinkMailWords } from "#content/desk/mails.ts";
import { messagesWords } from "#content/desk/messages.ts";
import { salesWords } from "#content/desk/sales.ts";
import { shellWords } from "#content/desk/shell.ts";
import { todayWords } from "#content/desk/today.ts";
import { site as firm } from "#content/site.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { createLog } from "#server/ops/log.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { createLeadService } from "#server/services/leads/capture-lead.ts";
import { addToFunnel } from "#server/store/desk/funnel.ts";
import { listMembers } from "#server/store/desk/people/members.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { insertSaleEvent } from "#server/store/payments/sale-events.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp.ts";
import { type FirmSite, mailSettings, prepareFirmSite } from "#tests/support/firm-site.ts";
import { mainText } from "#tests/support/page-text.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "#tests/support/violations.ts";

const company = "Northgate Dental";
const owner = "owner@northgate.example";
const firstLead = randomUUID();

let smtp: FakeSmtp;
let site: FirmSite;

/** A site with two members, a lead whose private link cannot be mailed, sales and a week of counts. */
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  site = await prepareFirmSite();
  const { store } = site;
  for (const role of ["analyst", "partner"] as const) await site.addMember(role, role);
  const leads = createLeadService({
    store,
    limiter: createMemoryLimiter(),
    log: createLog("silent"),
    isMailConfigured: true,
  });
  const valuationId = firstLead;
  await leads.capture({ ...fullCapture, valuationId, userEmail: owner, sendReport: true });
  for (const [state, refunded] of [
    ["paid", 0],
    ["refunded", 49_000],
    ["disputed", 0],
  ] as const) {
    const id = randomUUID();
    await insertPurchase(store.db, {
      id,
      valuationId,
      package: "professional",
      source: "stripe",
      state: "paid",
      now: Date.now(),
    });
    const bought = { state, refunded, amount: 49_000, currency: "usd", payment_id: `pi_${state}` };
    await store.db.updateTable("purchase").set(bought).where("id", "=", id).execute();
  }
  const day = dayAt(Date.now(), firm.timeZone);
  await addToFunnel(store.db, [
    { day, step: "visit", page: "hvac", source: "googleSearch", industry: "", count: 240 },
    { day, step: "result", page: "hvac", source: "googleSearch", industry: "homeServices", count: 24 },
  ]);
  smtp = await startFakeSmtp();
  smtp.behave("refuse");
  await site.start(mailSettings(smtp));
});
test.afterAll(async () => {
  await site.stop();
  await smtp.stop();
});

/** What a screen says without its script. */
const textAt = async (page: Page, screen: string) =>
  mainText(await (await page.request.get(`${site.url}/desk/${screen}`)).text());

/** Presses Tab until the button has the focus. */
async function tabTo(page: Page, button: Locator): Promise<void> {
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
}

test("an analyst reads what failed and why, and is offered no retry; without an account there is only the sign-in", async ({
  page,
  context,
}) => {
  const answer = await page.request.get(`${site.url}/desk/deliveries`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([302, expect.stringContaining("/desk/sign-in")]);
  await site.signIn(context, "analyst");
  await page.goto(`${site.url}/desk/deliveries`);
  const failed = page
    .getByRole("table", { name: deliveriesWords.failed })
    .getByRole("row", { name: new RegExp(company) });
  await expect(failed).toContainText(deliveryFailureWords.mailboxUnknown.what);
  await expect(failed).toContainText(deliveryFailureWords.mailboxUnknown.helps);
  await expect(page.getByRole("button", { name: deliveriesWords.retry })).toHaveCount(0);
  const refused = await page.request.post(`${site.url}/desk/deliveries`, {
    form: { delivery: "all" },
    headers: { Origin: site.url },
  });
  expect(refused.status()).toBe(403);
});

test("a partner retries a failed mail, and it arrives once", async ({ page, context }) => {
  await site.signIn(context, "partner");
  await page.goto(`${site.url}/desk/deliveries`);
  smtp.behave("well");
  await page.getByRole("button", { name: new RegExp(`^${deliveriesWords.retry}: ${company}`) }).click();
  await expect(page.getByRole("status")).toHaveText("1 of 1 arrived.");
  expect(smtp.received.filter(({ to }) => to.includes(owner))).toHaveLength(1);
  expect(await textAt(page, "deliveries")).toContain(deliveriesWords.failedNone);
});

test("sales, funnel, deliveries and messages are accessible, fit the screen and can be read without script", async ({
  page,
  context,
}) => {
  await site.signIn(context, "analyst");
  for (const [path, text] of [
    ["deliveries", deliveriesWords.arrived],
    ["sales", salesWords.refundText],
    ["funnel", funnelWords.weeks],
    ["messages", messagesWords.intro],
  ] as const) {
    await page.goto(`${site.url}/desk/${path}`);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessible(page, { include: "main" });
    await expectNoSidewaysScroll(page);
    expect(await textAt(page, path)).toContain(text);
  }
});

test("a partner's week: a new lead is called, followed up and sold to, and counts", async ({ page, context }) => {
  await site.signIn(context, "partner");
  smtp.behave("well");
  const { store } = site;
  await page.clock.install();
  await page.goto(`${site.url}/desk`);
  await live(page);

  // Monday: a lead comes in while Today is open, and is there within five seconds.
  const lead = {
    ...fullCapture,
    valuationId: randomUUID(),
    corrections: { title: "Tidewater Mechanical" },
    financialInputs: { preTaxProfit: 9_000_000, growthTrend: "increasing", recurringRevenue: 90 },
    userPhone: "(757) 555-0118",
    userEmail: "m.holt@tidewater.example",
  } as const;
  await page.request.post(`${site.url}/api/leads`, { data: lead, headers: { Origin: site.url } });
  await page.clock.runFor(5_000);
  const first = page.getByRole("region", { name: todayWords.first });
  await expect(first.getByRole("heading", { name: "Tidewater Mechanical" })).toBeVisible();
  await first.getByRole("link", { name: todayWords.brief }).click();

  // A colleague's change by another server: this process writes to the same store.
  const byHand = { leadId: lead.valuationId, change: { field: "stage", to: "tried" }, at: Date.now() } as const;
  const stage = page.getByLabel(leadWords.assignment.stage);
  await expect(stage).toHaveValue("new");
  await changeLead(store, "command", byHand);
  await page.clock.runFor(5_000);
  await expect(stage).toHaveValue("tried");

  await page.getByLabel(leadWords.timeline.note, { exact: true }).fill("Wants to talk after the audit.");
  await page.getByRole("button", { name: leadWords.timeline.keep }).click();
  const timeline = page.getByRole("region", { name: leadWords.timeline.title });
  await expect(timeline.getByText("Wants to talk after the audit.")).toBeVisible();
  await page.getByLabel(leadWords.assignment.stage).selectOption("Talked");
  await expect(timeline.getByText("From Tried to Talked.")).toBeVisible();
  await page.getByLabel(leadWords.assignment.followUp).fill("2030-01-15");
  await page.getByLabel(leadWords.assignment.followUp).press("Enter");
  await expect(timeline.getByText(/to .*Jan 15, 2030\./)).toBeVisible();
  await page.getByRole("button", { name: leadWords.do.open("Professional"), exact: true }).click();
  await expect(page.getByText(leadWords.done.openReport)).toBeVisible();
  await page.getByText(leadWords.do.sendLink).click();
  await page.getByRole("button", { name: leadWords.do.sendLinkButton }).click();
  const mailTo = (address: string) => smtp.received.find(({ to }) => to.includes(address))?.mail;
  await expect.poll(() => mailTo("m.holt@tidewater.example")?.subject).toBe(partnerLinkMailWords.subject);

  // Somebody writes who has no valuation.
  const message = { kind: "contact", name: "Ben Stone", email: "ben@stone.example", message: "Do you sell mills?" };
  const sent = { ...message, messageId: randomUUID(), homepage: "", elapsedMs: 20_000 };
  await page.request.post(`${site.url}/api/contact`, { data: sent, headers: { Origin: site.url } });

  // A follow-up that was set last week for yesterday: its owner gets one mail, and Today has it.
  const [partner] = (await listMembers(store)).filter(({ role }) => role === "partner");
  if (!partner) throw new Error("There is no partner");
  const weekAgo = Date.now() - 7 * 86_400_000;
  const yesterday = dayAt(Date.now() - 86_400_000, firm.timeZone);
  for (const change of [
    { field: "owner", to: partner.id },
    { field: "stage", to: "tried" },
    { field: "followUp", to: yesterday },
  ] as const)
    await changeLead(store, partner, { leadId: firstLead, change, at: weekAgo });
  await expect.poll(() => mailTo(partner.email)?.subject).toBe(followUpMailWords.subject(company));
  expect(mailTo(partner.email)?.text).toContain(`/desk/leads/${firstLead}`);
  await page.goto(`${site.url}/desk`);
  await expect(first.getByRole("heading", { name: company })).toBeVisible();
  await expect(first.getByText(/Follow-up, 1 day late/)).toBeVisible();
  await page.getByRole("link", { name: "Ben Stone" }).click();
  await expect(page.getByRole("row", { name: /Ben Stone.*ben@stone\.example.*Do you sell mills\?/ })).toBeVisible();
  await expect(page.getByText(messagesWords.remove)).toHaveCount(0);

  // A sale arrives while Sales is open, and the lead counts in the funnel.
  await page.goto(`${site.url}/desk/sales`);
  await live(page);
  const sale = { id: randomUUID(), valuationId: lead.valuationId, package: "exitReadiness", source: "stripe" } as const;
  await insertPurchase(store.db, { ...sale, state: "paid", now: Date.now() });
  await store.db
    .updateTable("purchase")
    .set({ amount: 145_000, currency: "usd", payment_id: "pi_week" })
    .where("id", "=", sale.id)
    .execute();
  const event = { id: randomUUID(), created_at: Date.now(), purchase_id: sale.id, kind: "sold", refunded: 0 } as const;
  await insertSaleEvent(store.db, event);
  await page.clock.runFor(5_000);
  await expect(page.getByRole("row", { name: /Tidewater Mechanical.*\$1,450.*Paid/ })).toBeVisible();
  await expect(page.getByRole("button", { name: salesWords.export })).toHaveCount(0);
  const form = { what: "sales", of: "2026-11" };
  const file = await page.request.post(`${site.url}/desk/export`, { form, headers: { Origin: site.url } });
  expect(file.status()).toBe(403);
  await page.goto(`${site.url}/desk/funnel`);
  const results = page.getByRole("listitem").filter({ hasText: stepWords.result.text });
  await expect(results).toContainText(`${stepWords.result.text}26`);

  // On a phone: the same lead, one hand.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/desk/leads/${lead.valuationId}`);
  await live(page);
  await page.getByLabel(leadWords.assignment.stage).selectOption("Meeting set");
  await expect(timeline.getByText("From Talked to Meeting set.")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("a partner answers a message by keyboard alone, and takes it back", async ({ page, context }) => {
  await site.signIn(context, "partner");
  await page.goto(`${site.url}/desk`);
  await live(page);
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await expect(page).toHaveURL(`${site.url}/desk/messages`);
  const rail = page.getByRole("navigation").getByRole("link", { name: /^Messages/ });
  await expect(rail).toHaveText(`Messages1 ${shellWords.waiting.messages}`);
  const row = page.getByRole("row", { name: /Ben Stone/ });
  const pressed = async (name: string) => {
    const button = page.getByRole("button", { name });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
  };
  await pressed(`${messagesWords.answer} (Ben Stone)`);
  await expect(row).toContainText(/Answered by .+ at \d+:\d\d [ap]m/);
  await expect(rail).toHaveText("Messages");
  const undo = page.getByRole("button", { name: `${messagesWords.undo} (Ben Stone)` });
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row).toContainText(messagesWords.waiting);
  // In the view of what waits the row goes, and the way back stands where the focus is.
  await page.goto(`${site.url}/desk/messages?show=unanswered`);
  await live(page);
  const focusedOnceEmpty = page.evaluate(
    (text) =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.body.textContent.includes(text)) return;
          observer.disconnect();
          resolve(document.activeElement?.tagName);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    messagesWords.none.unanswered,
  );
  await pressed(`${messagesWords.answer} (Ben Stone)`);
  // The partner's next key may come at once.
  expect(await focusedOnceEmpty).toBe("DIV");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: messagesWords.undo })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row).toContainText(messagesWords.waiting);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/desk`);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Messages 1/ })
    .click();
  await expect(row).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("sales are a month as an account, and a payment is one click away at the provider", async ({ page, context }) => {
  await site.signIn(context, "analyst");
  await page.goto(`${site.url}/desk/sales`);
  await expect(page.getByRole("row", { name: /^Sold/ })).toContainText("$2,920");
  await expect(page.getByRole("row", { name: /^Yours/ })).toContainText("$1,940");
  await expect(page.getByRole("article")).toContainText(company);
  await page.getByRole("link", { name: "Refunds" }).click();
  await expect(page).toHaveURL(/show=refunds/);
  const payments = page.getByRole("link", { name: salesWords.openPayment });
  await expect(payments).toHaveCount(1);
  await expect(payments).toHaveAttribute("href", "https://dashboard.stripe.com/test/payments/pi_refunded");
});

test("the funnel counts this visit, and another week is one choice away", async ({ page, context }) => {
  await page.goto(`${site.url}/`);
  await site.signIn(context, "analyst");
  const funnel = `${site.url}/desk/funnel`;
  // Counts are written every few seconds. Reading the text costs less than loading the page again.
  await expect
    .poll(async () => mainText(await (await page.request.get(funnel)).text()), { timeout: 60_000 })
    .toMatch(/^Home\n1$/m);
  await page.goto(funnel);
  await expect(page.getByRole("row", { name: /^Home 1 / })).toBeVisible();
  await expect(page.getByRole("row", { name: /^HVAC and home services 240 24 / })).toContainText("10");
  const choice = page.getByRole("combobox");
  await choice.selectOption({ index: 1 });
  await expect(page).toHaveURL(/week=\d{4}-\d\d-\d\d/);
  await expect(page.getByText(funnelWords.none).first()).toBeVisible();
});
