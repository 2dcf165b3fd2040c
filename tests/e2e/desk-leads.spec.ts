import { readFileSync } from "node:fs";
import { type Browser, type Download, expect, type Page, test } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { leadWords } from "#content/desk/leads/lead.ts";
import { filterNames, leadColumnNames, leadListViewLabels, leadListWords as words } from "#content/desk/leads/leads.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { errorTable } from "#contracts/error-table.ts";
import { type DeskMember, type DeskSite, startDeskSite } from "#tests/support/desk-site.ts";
import { live } from "#tests/support/test.ts";
import { expectAccessible } from "#tests/support/violations.ts";

const trees = ["Alder", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Juniper", "Larch", "Maple", "Oak", "Pine", "Rowan"];

let site: DeskSite;
// One site for all: the first test counts its leads.
test.describe.configure({ mode: "default" });
/** 25 leads: a page and five more. The dental ones are in Ohio. */
test.beforeAll(async () => {
  site = await startDeskSite();
  for (const [index, tree] of [...trees, ...trees].entries()) {
    const isDental = index < trees.length;
    const [industry, location] = isDental ? ["Dental", "Toledo, Ohio"] : ["Software", "Austin, Texas"];
    await site.addLead(
      {
        website: `https://${tree.toLowerCase()}${isDental ? "smiles" : "apps"}.example`,
        corrections: { title: `${tree} ${industry}`, industry, location },
        financialInputs: {
          preTaxProfit: 1_000_000 + index * 100_000,
          growthTrend: "increasing",
          recurringRevenue: 40,
        },
        userPhone: undefined,
        userEmail: `owner@${tree.toLowerCase()}-mail.example`,
      },
      60 + index,
    );
  }
  await site.addLead({
    corrections: { title: "Zebra Printing", industry: "Printing", location: "Boise, Idaho" },
    userPhone: "(208) 555-0177",
  });
});
test.afterAll(() => site.close());

async function signedIn(browser: Browser, member: DeskMember, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 }, ...options });
  await context.addCookies([{ name: "member", value: member, url: site.url }]);
  return context.newPage();
}

async function openList(page: Page, search = ""): Promise<void> {
  await page.goto(`/desk${deskScreens.leads.path}${search}`);
  await live(page);
}

const rows = (page: Page) => page.locator("tbody tr");
const companies = (page: Page) => page.getByRole("rowheader").getByRole("link");
const filter = (page: Page, key: keyof typeof filterNames) =>
  page.getByRole("combobox", { name: new RegExp(`^${filterNames[key]}`) });
const row = (page: Page, company: string) => page.getByRole("row", { name: new RegExp(company) });

async function noSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test("a partner filters, searches, sorts and pages, opens a lead with keys and comes back to the same place", async ({
  browser,
}) => {
  const page = await signedIn(browser, "anita");
  await openList(page);
  await expect(page.getByRole("navigation", { name: words.views }).getByRole("link").first()).toHaveText("All 25");
  await expect(page.getByRole("link", { name: /^Leads 25/ })).toBeVisible();
  await expect(page.getByText(/^25 new since /)).toBeVisible();
  await expectAccessible(page);

  await page.getByText(words.moreFilters).click();
  await filter(page, "state").selectOption("Texas");
  await expect(page).toHaveURL(/state=TX/);
  await expect(rows(page)).toHaveCount(12);
  await page.getByRole("link", { name: new RegExp(`^${leadListViewLabels.all}`) }).click();

  for (const [typed, found] of [
    ["mapleapps.example", "Maple Software"],
    ["owner@rowan-mail.example", "Rowan Dental"],
  ] as const) {
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("/");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`q=${typed.slice(0, 5)}`));
    await expect(companies(page).filter({ hasText: found })).toBeVisible();
    await expect.poll(() => rows(page).count()).toBeLessThan(3);
  }

  await openList(page);
  await page.getByRole("link", { name: "Value range" }).click();
  await expect(companies(page).first()).toHaveText("Rowan Software");
  await page.getByRole("link", { name: "Company, site" }).click();
  await expect(companies(page).first()).toHaveText("Alder Dental");
  await page.getByRole("link", { name: words.next }).click();
  await expect(page.getByText(words.page(21, 25, "25"))).toBeVisible();
  await expect(companies(page)).toHaveText([/Pine/, /Pine/, /Rowan/, /Rowan/, /Zebra/].slice(0, 5));

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const address = page.url();
  const second = (await companies(page).nth(1).textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(words.page(21, 25, "25"))).toBeVisible();
  await page.getByRole("link", { name: words.previous }).click();
  await expect(companies(page).first()).toHaveText("Alder Dental");

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Select a run of rows")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await expect(page).toHaveURL(/\/desk\/?$/);
});

test("a partner changes several leads at once, and is told what became of each", async ({ browser }) => {
  const page = await signedIn(browser, "anita");
  await openList(page, "?q=oak&sort=company");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  const bar = page.getByRole("toolbar", { name: words.selected(2) });
  await page.keyboard.press("a");
  await expect(bar.getByLabel(filterNames.owner)).toBeFocused();
  await bar.getByLabel(filterNames.owner).selectOption("Daniel Mercer");
  await expect(bar.getByRole("status").first()).toHaveText(words.done.change(2));
  await expect(row(page, "Oak Dental")).toContainText("Daniel Mercer");
  await row(page, "Oak Dental").getByRole("checkbox").uncheck();
  await page.getByRole("toolbar").getByLabel(filterNames.stage).selectOption("Tried");
  await expect(page.getByRole("toolbar").getByRole("status").first()).toHaveText(words.done.change(1));
  await page.getByLabel(words.selectAll).check();
  await bar.getByLabel(filterNames.stage).selectOption("Tried");
  await expect(bar.getByRole("status").first()).toHaveText(`${words.done.change(1)} ${words.same(1)}`);
  await bar.getByRole("button", { name: words.sendAgain }).click();
  await expect(bar.getByRole("status").first()).toHaveText(words.done.redeliver(2));
  await expect(page.getByRole("button", { name: words.remove })).toHaveCount(0);
  await expect(page.getByText(words.export, { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const refused = await page.request.post(`/desk${deskScreens.leads.path}`, {
    form: { intent: "remove", typed: "1", id: crypto.randomUUID() },
    headers: { Origin: site.url },
  });
  expect(refused.status()).toBe(403);
});

test("an owner exports the view as both kinds of file, can stop it, and deletes several leads", async ({ browser }) => {
  const page = await signedIn(browser, "daniel");
  const gone = ["Gone First", "Gone Second"];
  for (const title of gone)
    await site.addLead({
      corrections: { title, location: "Boise, Idaho" },
      website: `https://${title.length}.example`,
    });
  await openList(page, "?state=OH&sort=company");
  await page.getByText(words.export, { exact: true }).click();
  const wanted = trees.map((tree) => `${tree} Dental`);
  const download = async (format: "csv" | "xlsx"): Promise<Download> => {
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: words.exportAs[format] }).click();
    await expect(page.getByText(words.exported)).toBeVisible();
    return started;
  };
  const csv = readFileSync(await (await download("csv")).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(csv).toHaveLength(1 + wanted.length);
  expect(wanted.filter((company) => !csv.some((line) => line.includes(company)))).toEqual([]);
  const book = await readXlsx(readFileSync(await (await download("xlsx")).path()));
  const [titles = [], ...lines] = book.sheets[0]?.rows ?? [];
  expect(lines.map((line) => line[titles.indexOf("Company")])).toEqual(wanted);

  // Never answered, then refused.
  await page.route("**/desk/leads/export**", () => undefined);
  await page.getByRole("button", { name: words.exportAs.csv }).click();
  await page.getByRole("button", { name: words.cancel }).click();
  await expect(page.getByText(words.canceled)).toBeVisible();
  await page.unroute("**/desk/leads/export**");
  await page.route("**/desk/leads/export**", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("button", { name: words.exportAs.csv }).click();
  await expect(page.getByText(words.exportFailed)).toBeVisible();

  await openList(page, "?q=gone");
  await page.getByLabel(words.selectAll).check();
  await page.getByRole("button", { name: words.remove }).click();
  const dialog = page.getByRole("dialog", { name: words.deletion.title(2) });
  await dialog.getByLabel(words.deletion.field(2)).fill("3");
  await dialog.getByRole("button", { name: leadWords.deletion.remove }).click();
  await expect(dialog.getByText(errorTable.deskNumberDiffers.message)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(words.deletion.field(2)).fill("2");
  await dialog.getByRole("button", { name: leadWords.deletion.remove }).click();
  await expect(page.getByText(words.nothing)).toBeVisible();
});

test("a view is saved under a name, is there after a reload, and can be removed", async ({ browser }) => {
  const page = await signedIn(browser, "lucia");
  await openList(page, "?state=TX&sort=-value");
  await page.getByText(words.saveView).click();
  await page.getByLabel(words.viewName).fill("Texas, largest");
  await page.getByRole("button", { name: words.keepView, exact: true }).click();
  const views = page.getByRole("navigation", { name: words.views });
  const view = views.getByRole("link", { name: "Texas, largest" });
  await expect(view).toHaveAttribute("aria-current", "page");
  await openList(page);
  await view.click();
  await expect(page).toHaveURL(/state=TX&sort=-value/);
  await expect(companies(page).first()).toHaveText("Rowan Software");
  const colleague = await signedIn(browser, "anita");
  await openList(colleague);
  await expect(colleague.getByRole("link", { name: "Texas, largest" })).toHaveCount(0);
  await page.getByRole("button", { name: words.removeView }).click();
  await expect(view).toHaveCount(0);

  // Columns are in the address, and there next time without it.
  await openList(page);
  await page.getByText(words.columns, { exact: true }).first().click();
  await page.getByRole("checkbox", { name: leadColumnNames.received }).check();
  await expect(page).toHaveURL(/columns=.*received/);
  const received = page.getByRole("columnheader", { name: leadColumnNames.received });
  await expect(received).toBeVisible();
  await openList(page);
  await expect(received).toBeVisible();
  await openList(colleague);
  await expect(colleague.getByRole("columnheader", { name: leadColumnNames.received })).toHaveCount(0);
  await page.getByText(words.columns, { exact: true }).first().click();
  await page.getByRole("button", { name: words.reset }).click();
  await expect(received).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: leadColumnNames.received })).not.toBeChecked();
});

test("at 390 and without script the list reads and filters", async ({ browser }) => {
  const phone = await signedIn(browser, "anita", { viewport: { width: 390, height: 844 } });
  await openList(phone);
  await expect(companies(phone)).toHaveCount(20);
  await expect(phone.locator("kbd", { hasText: "/" }).filter({ visible: true })).toHaveCount(0);
  await noSidewaysScroll(phone);
  await phone.getByText(words.filters, { exact: true }).click();
  await filter(phone, "state").selectOption("Idaho");
  await expect(companies(phone)).toHaveText(["Zebra Printing"]);
  await noSidewaysScroll(phone);

  const plain = await signedIn(browser, "anita", { javaScriptEnabled: false });
  await plain.goto(`/desk${deskScreens.leads.path}`);
  await plain.getByLabel(words.find).last().fill("zebra");
  await plain.getByRole("button", { name: words.apply }).first().click();
  await expect(companies(plain)).toHaveText(["Zebra Printing"]);
  await plain.goto(`/desk${deskScreens.leads.path}?sort=company`);
  await plain.getByRole("link", { name: words.next }).click();
  await expect(companies(plain)).toHaveCount(5);
});
