import type { Locator } from "@playwright/test";
import { type FakeMonday, startFakeMonday } from "#tests/fakes/monday.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp.ts";
import { boardSettings, type FirmSite, mailSettings, prepareFirmSite } from "#tests/support/firm-site.ts";
import { expect, test } from "#tests/support/test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "#tests/support/violations.ts";

/** Each person may test a few times a minute. */
const secondOwner = "second";

let monday: FakeMonday;
let smtp: FakeSmtp;
let site: FirmSite;

// One site for all: a test of one connection does not disturb another person.
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  site = await prepareFirmSite();
  for (const name of ["owner", secondOwner]) await site.addMember(name, "owner");
  await site.addMember("partner", "partner");
  [monday, smtp] = await Promise.all([startFakeMonday(), startFakeSmtp()]);
  await site.start({
    ...boardSettings(monday),
    ...mailSettings(smtp),
    SMTP_URL: smtp.url.replace("smtp://", "smtp://site:secret@"),
  });
});
test.afterAll(async () => {
  await site.stop();
  await Promise.all([monday.stop(), smtp.stop()]);
});

test("an owner tests the connections, reads the checklist and finds the tests in the log", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await site.signIn(context, "owner");
  await page.goto(`${site.url}/desk/settings`);
  const row = (title: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  const send = (title: string) => page.getByRole("button", { name: `Send a test: ${title}` }).click();

  smtp.behave("well");
  await send("CRM");
  await expect(row("CRM")).toContainText("The board “Sell-side intake” has every column");
  await send("Email");
  await expect(row("Email")).toContainText(`An email is on its way to owner@firm.example`);
  expect(smtp.received.at(-1)?.to).toEqual(["owner@firm.example"]);
  smtp.behave("refuseLogin");
  await send("Email");
  await expect(row("Email")).toContainText("The mail server refused the password. Set the right one in SMTP_URL.");
  await expect(row("Payments")).toContainText("Not set");
  await expect(page.getByRole("button", { name: "Send a test: Payments" })).toHaveCount(0);

  await expect(page.getByText("The site’s public address is not a public https address.")).toBeVisible();
  const log = page.getByRole("table", { name: "Changes, newest first" });
  await expect(log.getByRole("row").nth(1)).toContainText("the mail server: it failed");
  await expectAccessible(page, { include: "main" });
  await expectNoSidewaysScroll(page);

  // The time in the list of people says what it is, and a field's button stands beside it.
  const lastHere = page.getByText("Last here").locator("visible=true").first();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // What only screen readers read is one pixel wide.
    expect((await lastHere.boundingBox())?.width).toBeGreaterThan(20);
  }
  const placeOf = async (control: Locator) => {
    const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
    return [y, height];
  };
  const save = page.getByRole("button", { name: "Save the name" });
  expect(await placeOf(save)).toEqual(await placeOf(page.getByLabel("Your name")));
});

test("a partner reads whom to ask, and a direct request is refused", async ({ page, context }) => {
  await site.signIn(context, "partner");
  await page.goto(`${site.url}/desk/settings`);
  await expect(page.getByRole("heading", { name: "Connections are for owners." })).toBeVisible();
  await expect(page.getByText("To test or change one, ask Member or Member.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Audit log" })).toHaveCount(0);
  await expectAccessible(page, { include: "main" });
  const asked = monday.requests.length;
  const answer = await page.request.post(`${site.url}/desk/settings`, {
    form: { do: "test", connection: "crm" },
    headers: { Origin: site.url },
  });
  expect(answer.status()).toBe(403);
  expect(monday.requests).toHaveLength(asked);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a test is a form, and its result is in the page", async ({ page, context }) => {
    await site.signIn(context, secondOwner);
    await page.goto(`${site.url}/desk/settings`);
    await page.getByRole("button", { name: "Send a test: CRM" }).click();
    await expect(page.getByText("The board “Sell-side intake” has every column")).toBeVisible();
  });
});
