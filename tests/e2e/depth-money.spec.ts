import type { APIRequestContext, Page } from "@playwright/test";
import { addBackDocuments, addBackNames } from "#content/depth/line-names.ts";
import { saveWords } from "#content/depth/panels.ts";
import { proceedsFields } from "#content/depth/proceeds.ts";
import { privatePath, storeValuation } from "#tests/support/store-valuation.ts";
import { expect, live, test } from "#tests/support/test.ts";

const open = async (page: Page, request: APIRequestContext, path = "") =>
  page.goto(`${privatePath(await storeValuation(request))}${path}`);

const addBacks = (page: Page) => page.locator("#addBacks");
const proceeds = (page: Page) => page.locator("#proceeds");
const example = {
  debt: "600,000",
  cash: "250,000",
  workingCapitalGap: "120,000",
  earnOut: "600,000",
  sellerNote: "500,000",
  rollover: "700,000",
  escrow: "500,000",
  taxRate: "24",
} as const;
const exampleFields = Object.entries(example) as readonly (readonly [keyof typeof example, string])[];

test("an owner lists add-backs with the keyboard alone, saves them and finds them again", async ({ page, request }) => {
  await open(page, request);
  await live(page);
  const panel = addBacks(page);
  await panel.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("textbox", { name: addBackNames.ownerPay })).toBeVisible();
  for (const [amount, hasDocument] of [
    ["120,000", true],
    ["45,000", false],
    ["28,000", false],
    ["62,000", true],
    ["-36,000", true],
  ] as const) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(amount);
    await page.keyboard.press("Tab");
    if (hasDocument) await page.keyboard.press("Space");
  }
  await expect(panel.getByText("$10.3M", { exact: true }).last()).toBeVisible();
  await expect(panel).toContainText("$1.646M × 6.0x = $9.9M. The two missing documents are worth $438K.");
  await expect(panel).toContainText("3 of 5 documented");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel.getByText(saveWords.saved.stored)).toBeVisible();
  await page.reload();
  await expect(panel.locator("summary")).toContainText("$10.3M");
  await panel.locator("summary").click();
  await expect(panel.getByRole("textbox", { name: addBackNames.rentToMarket })).toHaveValue("−36,000");
  await expect(panel.getByRole("checkbox", { name: addBackDocuments.familyPayroll })).not.toBeChecked();
});

test("an owner sees what is cash at close, later and at risk", async ({ page, request }) => {
  await open(page, request);
  await live(page);
  const panel = proceeds(page);
  await panel.locator("summary").first().click();
  for (const [name, text] of exampleFields) {
    await panel.getByRole("textbox", { name: proceedsFields[name].label, exact: true }).fill(text);
  }
  await expect(panel).toContainText("Another $1.0M is owed to you later, and $1.3M is at risk.");
  await expect(panel.getByRole("listitem").last()).toContainText("$5.04M");
  await panel.getByRole("button", { name: saveWords.save }).click();
  await expect(panel.getByText(saveWords.saved.stored)).toBeVisible();
});

test("fields stay where they are while a figure is typed", async ({ page, request }) => {
  await open(page, request, "/deeper");
  await live(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, text] of [
      ["oneOffs", "500,000"],
      ["escrow", "500,000"],
      ["taxRate", "24"],
    ] as const) {
      const field = page.locator(`input[name="${name}"]`);
      const top = () => field.evaluate((input) => Math.round(input.getBoundingClientRect().top + scrollY));
      await field.fill("");
      const before = await top();
      await field.fill(text);
      expect(await top(), `${name} at ${width} px`).toBe(before);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both forms are saved and shown with their figures", async ({ page, request }) => {
    await open(page, request, "/deeper");
    await page.locator('input[name="ownerPay"]').fill("120,000");
    await page.getByRole("checkbox", { name: addBackDocuments.ownerPay }).check();
    await addBacks(page).getByRole("button", { name: saveWords.save }).click();
    await expect(addBacks(page)).toContainText("$1.62M × 6.0x.");
    for (const [name, text] of exampleFields) await page.locator(`input[name="${name}"]`).fill(text);
    await proceeds(page).getByRole("button", { name: saveWords.save }).click();
    await expect(proceeds(page).getByRole("listitem").last()).toContainText("$5.04M");
    await expect(page.locator('input[name="ownerPay"]')).toHaveValue("120,000");
  });

  test("a figure that cannot be read comes back with its error", async ({ page, request, consoleMessages }) => {
    await open(page, request, "/deeper");
    await page.locator('input[name="debt"]').fill("a lot");
    await proceeds(page).getByRole("button", { name: saveWords.save }).click();
    await expect(page.locator('input[name="debt"]')).toHaveValue("a lot");
    await expect(proceeds(page)).toContainText("Please type a number, such as 120,000.");
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("422")]);
  });
});
