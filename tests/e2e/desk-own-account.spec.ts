import { password } from "#tests/desk/accounts.fixture.ts";
import { type AccountsSite, startAccountsSite } from "#tests/support/accounts-site.ts";
import { oneTimeCode } from "#tests/support/one-time-code.ts";
import { expect, test } from "#tests/support/test.ts";
import { expectAccessible } from "#tests/support/violations.ts";
import { addAuthenticator } from "#tests/support/virtual-authenticator.ts";

let site: AccountsSite;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  site = await startAccountsSite();
});
test.afterAll(() => site.close());

for (const { width, javaScriptEnabled } of [
  { width: 1440, javaScriptEnabled: true },
  { width: 390, javaScriptEnabled: true },
  { width: 1440, javaScriptEnabled: false },
])
  test.describe(`at ${width} px${javaScriptEnabled ? "" : ", without script"}`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled });

    test("an owner confirms with the password before people are changed, and nothing typed is lost", async ({
      page,
      context,
      consoleMessages,
    }) => {
      const name = `${width}-${javaScriptEnabled}`;
      const { tab, id } = await site.joined(`owner-${name}@firm.example`, "owner");
      await site.age(id);
      await site.give(context, tab);
      await page.goto(`${site.url}/desk/settings`);
      await page.getByLabel("Invite by email").fill(`maya-${name}@firm.example`);
      await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Partner");
      await page.getByRole("button", { name: "Invite", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
      const field = dialog.getByLabel("Your password");
      if (javaScriptEnabled) {
        await expect(field).toBeFocused();
        // A colleague's change loads the page's data again; the question stays.
        const reloaded = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(".data"));
        await site.joined(`colleague-${name}@firm.example`, "analyst");
        await reloaded;
        await expectAccessible(page);
      }
      await field.fill("not my password");
      await field.press("Enter");
      await expect(dialog.getByRole("alert")).toHaveText("That is not your password.");
      await field.fill(password);
      await field.press("Enter");
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(/\/desk\/join\?token=/)).toBeVisible();
      const invited = page.getByRole("listitem").filter({ hasText: `maya-${name}@firm.example` });
      await expect(invited).toContainText("Invited: Partner");
      // Refused forms are answered 401 and 403, which the browser reports.
      for (const line of consoleMessages.splice(0)) expect(line).toMatch(/40[13]/);
    });
  });

test("a member changes name and password, and ends another session", async ({ page, context, consoleMessages }) => {
  const { tab } = await site.joined("own@firm.example", "analyst");
  const other = site.browser();
  await other.signIn("own@firm.example");
  await site.give(context, tab);
  await page.goto(`${site.url}/desk/settings`);
  await page.getByLabel("Your name").fill("Olga Ray");
  await page.getByRole("button", { name: "Save the name" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "own@firm.example" })).toContainText("Olga Ray");
  await page.getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByRole("button", { name: "End", exact: true })).toHaveCount(0);
  expect(await other.isIn()).toBe(false);
  const change = async (current: string, next: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password").fill(next);
    await page.getByRole("button", { name: "Change the password" }).click();
  };
  await change("not this one", "five quiet lanterns");
  await expect(page.getByRole("alert")).toHaveText("That is not your password.");
  await change(password, "five quiet lanterns");
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await other.signIn("own@firm.example", "five quiet lanterns");
  expect(await other.isIn()).toBe(true);
  for (const line of consoleMessages.splice(0)) expect(line).toContain("401");
});

test("a member adds, names and removes passkeys; one of them confirms a change", async ({
  page,
  context,
  consoleMessages,
}) => {
  await addAuthenticator(page);
  const { tab, id } = await site.joined("keys@firm.example", "partner");
  await site.give(context, tab);
  await site.age(id);
  await page.goto(`${site.url}/desk/settings`);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const row = page.getByRole("listitem").filter({ has: page.getByText("Rename…") });
  await expect(row).toContainText("Passkey");
  await row.getByText("Rename…").click();
  await row.getByLabel("Name").fill("Work laptop");
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Work laptop");
  await site.age(id);
  await row.getByRole("button", { name: "Remove" }).click();
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(/^Signed in /)).toHaveCount(1);
  for (const line of consoleMessages.splice(0)) expect(line).toContain("403");
});

test("an owner makes new recovery codes, sets up another app, and removes a colleague's lost second step", async ({
  page,
  context,
}) => {
  const { tab } = await site.joined("phone@firm.example", "owner");
  const colleague = await site.joined("lost@firm.example", "owner");
  await site.give(context, tab);
  await page.goto(`${site.url}/desk/settings`);
  await page.getByText("New recovery codes…").click();
  await page.locator("details[open]").getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Make new codes" }).click();
  await expect(page.getByText("Keep these recovery codes")).toBeVisible();

  const row = page.getByRole("listitem").filter({ hasText: "lost@firm.example" });
  await row.getByText("More…").click();
  await row.getByRole("button", { name: /lost second step/ }).click();
  await expect(row).toContainText("Password only");
  expect(await colleague.tab.isIn()).toBe(false);
  await colleague.tab.signIn("lost@firm.example");
  expect((await colleague.tab.session())?.mustSetUpSecondStep).toBe(true);

  await page.getByRole("button", { name: "Set up again" }).click();
  await expect(page.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
  await page.goto(`${site.url}/desk/leads`);
  await expect(page.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Use an authenticator app" }).click();
  const uri = await page.getByRole("link", { name: /Open in an app/ }).getAttribute("href");
  await page.getByLabel("Code from the app").fill(oneTimeCode(uri ?? ""));
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page).toHaveURL(`${site.url}/desk`);
});
