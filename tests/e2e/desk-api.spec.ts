import type { BrowserContext, Page } from "@playwright/test";
import { apiTokensWords as words } from "#content/desk/settings/api-tokens.ts";
import { auditWords } from "#content/desk/settings/audit.ts";
import { type DeskMember, type DeskSite, startDeskSite } from "#tests/support/desk-site.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "#tests/support/violations.ts";

let site: DeskSite;
let leadId: string;

// One site for both.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  site = await startDeskSite();
  leadId = await site.addLead({ corrections: { title: "Northgate Dental" } });
});
test.afterAll(() => site.close());

async function openSettings(page: Page, context: BrowserContext, name: DeskMember): Promise<void> {
  await context.addCookies([{ name: "member", value: name, url: site.url }]);
  await page.goto(`${site.url}/desk/settings`);
}
const secretOn = (page: Page) => page.getByText(/^amv_[\w-]{43}$/);
const readLeads = (page: Page, token: string) =>
  page.request.get(`${site.url}/api/v1/leads`, { headers: { Authorization: `Bearer ${token}` } });

test("an owner makes a token, a system reads with it, and the owner ends it", async ({
  page,
  context,
  consoleMessages,
}) => {
  await openSettings(page, context, "daniel");
  await live(page);
  const api = page.locator("#api");
  await api.getByLabel(words.name).fill("Data warehouse");
  await api.getByRole("button", { name: words.make }).click();
  await expect(api.getByText("tick at least one thing that it may read")).toBeVisible();
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("400")]);
  await api.getByLabel(words.name).fill("Data warehouse");
  await api.getByRole("checkbox", { name: /^Leads/ }).check();
  await api.getByLabel(words.lifetime).selectOption({ label: "1 year" });
  await api.getByRole("button", { name: words.make }).click();
  const token = (await secretOn(page).textContent()) ?? "";
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await api.getByRole("button", { name: words.copy }).click();
  await expect(api.getByText(words.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await expectAccessible(page, { include: "#api" });

  const answer = await readLeads(page, token);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ data: [{ id: leadId, company: "Northgate Dental" }], next: null });
  const events = await page.request.get(`${site.url}/api/v1/events`, { headers: { Authorization: `Bearer ${token}` } });
  expect(events.status()).toBe(403);

  await page.reload();
  await expect(secretOn(page)).toHaveCount(0);
  const row = api.getByRole("listitem").filter({ hasText: "Data warehouse" });
  await expect(row).toContainText("Made by Daniel Mercer");
  await expect(row).toContainText(/Last used at \d+:\d\d/);
  await expectNoSidewaysScroll(page);

  // By keyboard.
  await row.getByText(`${words.end}…`).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(api.getByText(words.none)).toBeVisible();
  expect((await readLeads(page, token)).status()).toBe(401);
  const log = page.getByRole("table", { name: auditWords.caption });
  await expect(log.getByRole("row").nth(1)).toContainText("ended the API token for");
  await expect(log.getByRole("row").nth(2)).toContainText("Data warehouse: leads:read");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
  test("a token is made and ended by forms, and other roles cannot", async ({ page, context }) => {
    await openSettings(page, context, "daniel");
    const api = page.locator("#api");
    await api.getByLabel(words.name).fill("Newsletter tool");
    await api.getByRole("checkbox", { name: /^Leads/ }).check();
    await api.getByRole("button", { name: words.make }).click();
    const token = (await secretOn(page).textContent()) ?? "";
    expect((await readLeads(page, token)).status()).toBe(200);
    const row = api.getByRole("listitem").filter({ hasText: "Newsletter tool" });
    await row.getByText(`${words.end}…`).click();
    await row.getByRole("button", { name: words.endConfirm("Newsletter tool") }).click();
    expect((await readLeads(page, token)).status()).toBe(401);

    await openSettings(page, context, "anita");
    await expect(page.locator("#api")).toHaveCount(0);
    const form = { do: "makeToken", name: "Mine", "leads:read": "yes", lifetime: "never" };
    const answer = await page.request.post(`${site.url}/desk/settings`, { form, headers: { Origin: site.url } });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).not.toContain("amv_");
  });
});
