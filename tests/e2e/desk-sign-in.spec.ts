import type { Page } from "@playwright/test";
import { startFakeProvider } from "#tests/fakes/openid-provider.ts";
import { oneTimeCode } from "#tests/support/one-time-code.ts";
import { startDeskSite } from "#tests/support/sign-in-site.ts";
import { expect, requestTest, test } from "#tests/support/test.ts";
import { expectAccessible } from "#tests/support/violations.ts";
import { addAuthenticator } from "#tests/support/virtual-authenticator.ts";
import { freePort } from "#tooling/run/free-port.ts";

const password = "four quiet lanterns";

let provider: Awaited<ReturnType<typeof startFakeProvider>>;
let desk: Awaited<ReturnType<typeof startDeskSite>>;

// One site for all: they sign in to different accounts.
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  provider = await startFakeProvider("desk");
  desk = await startDeskSite(await freePort(), {
    DESK_OIDC_ISSUER: provider.issuer,
    DESK_OIDC_CLIENT_ID: "desk",
    DESK_OIDC_CLIENT_SECRET: "fake-secret",
  });
});
test.afterAll(async () => {
  await desk.stop();
  await provider.close();
});

async function join(page: Page, email: string, link: string) {
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel("Your name").fill("Daniel Mercer");
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Join the desk" }).click();
}

async function signIn(page: Page, email: string) {
  await page.goto(`${desk.origin}/desk/sign-in`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

const isIn = (page: Page) => expect(page).toHaveURL(`${desk.origin}/desk`);

requestTest("nothing is at /desk until somebody is invited", async ({ request }) => {
  expect((await request.get(`${desk.origin}/desk`)).status()).toBe(404);
});

test("an owner joins, sets up a one-time code and signs in with it; each link and code works once", async ({
  page,
  consoleMessages,
}) => {
  const email = "owner@firm.example";
  await page.setViewportSize({ width: 390, height: 900 });
  await join(page, email, desk.command("invite", email, "--role", "owner"));
  await expect(page.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
  const uri = await page.getByRole("link", { name: /Open in an app/ }).getAttribute("href");
  await expect(page.getByAltText("QR code for the authenticator app")).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel("Code from the app");
  await code.fill("000000");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("alert")).toContainText("That code is not right");
  // The desk itself stays closed until then.
  await page.goto(`${desk.origin}/desk/settings`);
  await expect(page.getByRole("heading", { name: "Set up your second step" })).toBeVisible();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Use an authenticator app" }).click();
  const again = await page.getByRole("link", { name: /Open in an app/ }).getAttribute("href");
  expect(again).not.toBe(uri);
  const backup = await page.getByRole("listitem").first().innerText();
  await code.fill(oneTimeCode(again ?? ""));
  await page.getByRole("button", { name: "Finish" }).click();
  await isIn(page);

  await page.context().clearCookies();
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Second step" })).toBeVisible();
  await expectAccessible(page);
  const now = oneTimeCode(again ?? "", 1);
  await page.getByLabel("Code").fill(now);
  await page.getByRole("button", { name: "Continue" }).click();
  await isIn(page);

  await page.context().clearCookies();
  await signIn(page, email);
  await page.getByLabel("Code").fill(now);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("used already");
  await signIn(page, email);
  await page.getByLabel("Code").fill(backup);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("status")).toHaveText("You have 9 recovery codes left.");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the desk" }).click();
  await isIn(page);
  // Refused forms are answered 401, which the browser reports.
  for (const line of consoleMessages.splice(0)) expect(line).toContain("401");
});

test("a member signs in by password without script, and by the firm's account, which opens the desk for members only", async ({
  page,
  browser,
}) => {
  const email = "member@firm.example";
  await join(page, email, await desk.invite(email, "partner"));
  await isIn(page);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto(`${desk.origin}/desk/settings?part=people`);
  expect(new URL(other.url()).pathname).toBe("/desk/sign-in");
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password").fill("not this password");
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(other.getByRole("alert")).toHaveText("That email and password do not match.");
  await other.getByLabel("Password").fill(password);
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  expect(other.url()).toBe(`${desk.origin}/desk/settings?part=people`);
  await plain.close();

  await page.context().clearCookies();
  provider.answerWith({ sub: "f1", email, email_verified: true, name: "F" });
  await page.goto(`${desk.origin}/desk/sign-in`);
  await page.getByRole("button", { name: "Continue with your firm account" }).click();
  await isIn(page);
  await page.context().clearCookies();
  provider.answerWith({ sub: "f2", email: "outsider@firm.example", email_verified: true });
  await page.goto(`${desk.origin}/desk/sign-in`);
  await page.getByRole("button", { name: "Continue with your firm account" }).click();
  await expect(page.getByRole("alert")).toContainText("Your firm account does not open the desk");
});

test("a used invitation and a link for a new password", async ({ page, consoleMessages }) => {
  const link = await desk.invite("links@firm.example", "analyst");
  await page.goto(link);
  await page.getByLabel("Your name").fill("Anita Nair");
  await page.getByLabel("New password").fill("password1234");
  await page.getByRole("button", { name: "Join the desk" }).click();
  await expect(page.getByRole("alert")).toContainText("too easy to guess");
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Join the desk" }).click();
  await isIn(page);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link does not work anymore" })).toBeVisible();
  await page.goto(desk.command("reset", "links@firm.example"));
  await page.getByLabel("New password").fill("five quiet lanterns");
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await isIn(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "The desk" })).toBeVisible();
  await page.goto(`${desk.origin}/desk`);
  expect(new URL(page.url()).pathname).toBe("/desk/sign-in");
  for (const line of consoleMessages.splice(0)) expect(line).toContain("400");
});

test("an owner signs in with a passkey, invites a colleague, changes the role and removes the account", async ({
  page,
  browser,
  consoleMessages,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await addAuthenticator(page);
  await join(page, "boss@firm.example", await desk.invite("boss@firm.example", "owner"));
  await page.getByRole("button", { name: "Set up a passkey" }).click();
  await isIn(page);
  await page.context().clearCookies();
  await page.goto(`${desk.origin}/desk/sign-in`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await isIn(page);
  await page.goto(`${desk.origin}/desk/settings`);
  await expectAccessible(page, { include: "#account" });
  const invite = page.getByLabel("Invite by email");
  await invite.fill("maya@firm.example");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await page.getByText(/\/desk\/join\?token=/).innerText();

  const colleague = await browser.newContext({ extraHTTPHeaders: { "X-Forwarded-For": "10.77.0.1" } });
  const theirs = await colleague.newPage();
  await theirs.goto(link);
  await theirs.getByLabel("Your name").fill("Maya");
  await theirs.getByLabel("New password").fill(password);
  await theirs.getByRole("button", { name: "Join the desk" }).click();
  await isIn(theirs);
  await theirs.goto(`${desk.origin}/desk/settings`);
  await expect(theirs.getByLabel("Invite by email")).toHaveCount(0);

  await page.goto(`${desk.origin}/desk/settings`);
  const row = page.getByRole("listitem").filter({ hasText: "maya@firm.example" });
  await row.getByLabel("Role of Maya").selectOption("Partner");
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row.getByLabel("Role of Maya")).toHaveValue("partner");
  // Another role ends the sessions.
  await theirs.goto(`${desk.origin}/desk`);
  await expect(theirs.getByRole("heading", { name: "The desk" })).toBeVisible();
  await row.getByText("More…").click();
  await row.getByRole("button", { name: /^Remove Maya/ }).click();
  await expect(row).toHaveCount(0);
  await theirs.getByLabel("Email").fill("maya@firm.example");
  await theirs.getByLabel("Password").fill(password);
  await theirs.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(theirs.getByRole("alert")).toHaveText("That email and password do not match.");
  await colleague.close();

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("heading", { name: "The desk" })).toBeVisible();
  expect(consoleMessages).toEqual([]);
});
