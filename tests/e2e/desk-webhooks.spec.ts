import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/fakes/webhook-receiver.ts";
import { type FirmSite, prepareFirmSite } from "#tests/support/firm-site.ts";
import { expect, test } from "#tests/support/test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "#tests/support/violations.ts";

let receiver: WebhookReceiver;
let site: FirmSite;

test.beforeAll(async () => {
  site = await prepareFirmSite();
  await site.addMember("owner", "owner");
  receiver = await startWebhookReceiver();
  await site.start({ READER_ALLOW_HOSTS: receiver.host });
});
test.afterAll(async () => {
  await site.stop();
  await receiver.stop();
});

/** As the valuation's page sends it. */
async function capture(page: Page): Promise<void> {
  const sent = await page.request.post(`${site.url}/api/leads`, {
    data: { ...fullCapture, valuationId: randomUUID(), businessAnalysis: null },
    headers: { Origin: site.url },
  });
  expect(sent.ok()).toBe(true);
}

const accepts = (known: string, { body, headers } = receiver.received.at(-1) ?? { body: "", headers: {} }) => {
  try {
    new Webhook(known).verify(body, headers);
    return true;
  } catch {
    return false;
  }
};

test("an owner adds a webhook, tests it, renews its secret, sees a failure, sends again, and removes it", async ({
  page,
  context,
  consoleMessages,
}) => {
  await site.signIn(context, "owner");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/desk/settings`);
  const section = page.locator("#webhooks");
  const shown = section.getByRole("status");
  const secretShown = async () => (await shown.locator("p").last().textContent()) ?? "";

  // Add: a bad address is refused in words.
  await section.getByText("Add a webhook…").click();
  await section.getByLabel("Address").fill("https://10.0.0.1/hooks");
  await section.getByRole("button", { name: "Add a webhook" }).click();
  await expect(section.getByText("Events go to public https addresses only")).toBeVisible();
  // The browser's own line about the refusal.
  for (const said of consoleMessages.splice(0)) expect(said).toContain("400 (Bad Request)");
  await section.getByLabel("Address").fill(receiver.url);
  await section.getByLabel("Lead changed").uncheck();
  await section.getByRole("button", { name: "Add a webhook" }).click();
  await expect(shown).toContainText("it is not shown again");
  const first = await secretShown();
  expect(first).toMatch(/^whsec_/);

  // Test.
  await section.getByRole("button", { name: `Send a test: ${receiver.host}` }).click();
  await expect(section.getByText("It arrived, in")).toBeVisible();
  expect(accepts(first)).toBe(true);
  receiver.behave({ answers: 401 });
  await section.getByRole("button", { name: `Send a test: ${receiver.host}` }).click();
  await expect(section.getByText("The receiver of the webhook refused the event.")).toBeVisible();

  // A new secret beside the old one.
  receiver.behave({ answers: 204 });
  await section.getByLabel(`Change the webhook to ${receiver.host}`).click();
  await section.getByRole("button", { name: `New secret: ${receiver.host}` }).click();
  await expect(shown).toContainText("The old one stays valid for 24 hours.");
  const second = await secretShown();
  expect(second).not.toBe(first);
  await expect(section.getByText("Two secrets are valid. The old one ends in 24 hours.")).toBeVisible();
  await section.getByRole("button", { name: `Send a test: ${receiver.host}` }).click();
  await expect(section.getByText("It arrived, in")).toBeVisible();
  expect([accepts(first), accepts(second)]).toEqual([true, true]);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page, { include: "main" });
  await expectNoSidewaysScroll(page);
  await section.getByRole("button", { name: "End the old secret now" }).click();
  await expect(section.getByText("Two secrets are valid.")).toHaveCount(0);

  // The receiver is gone for good.
  receiver.clear();
  receiver.behave({ answers: 410 });
  await capture(page);
  await receiver.has(1);
  await expect(page.getByText("turned off the webhook, because its receiver is gone:")).toBeVisible();
  await expect(section.getByText("it is gone for good")).toBeVisible();
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect(section.getByText("it is gone for good")).toHaveCount(0);

  // What was given up meanwhile is sent again under the same id.
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  receiver.clear();
  await page.goto(`${site.url}/desk/deliveries`);
  const failed = page.getByRole("table", { name: "Needs a person" });
  await expect(failed).toContainText("The receiver of the webhook said that it is gone for good.");
  await expect(failed).toContainText(`New lead, to ${receiver.host}`);
  await expectAccessible(page, { include: "main" });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^Retry all/ }).click();
  await receiver.has(2);
  expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual(expect.arrayContaining(ids));
  expect(accepts(second)).toBe(true);

  await page.goto(`${site.url}/desk/settings`);
  await section.getByLabel(`Change the webhook to ${receiver.host}`).click();
  await section.getByRole("button", { name: `Remove the webhook to ${receiver.host}` }).click();
  await expect(section.getByText("No webhook is set up.")).toBeVisible();
  const log = page.getByRole("table", { name: "Changes, newest first" });
  await expect(log.getByRole("row").nth(1)).toContainText("removed the webhook to");
});
