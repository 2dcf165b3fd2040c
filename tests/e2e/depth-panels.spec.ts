import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { goalWords } from "#content/depth/goal.ts";
import { addBackDocuments, addBackNames } from "#content/depth/line-names.ts";
import { saveWords } from "#content/depth/panels.ts";
import { proceedsFields } from "#content/depth/proceeds.ts";
import { readinessQuestions } from "#content/depth/readiness-questions.ts";
import { type ReadinessAnswer, readinessKeys } from "#domain/depth/depth-bounds.ts";
import { privatePath, storeValuation } from "#tests/support/store-valuation.ts";
import { expect, live, test } from "#tests/support/test.ts";

const open = async (page: Page, request: APIRequestContext, path = "") =>
  page.goto(`${privatePath(await storeValuation(request))}${path}`);

const addBacks = (page: Page) => page.locator("#addBacks");
const proceeds = (page: Page) => page.locator("#proceeds");
const readiness = (page: Page) => page.locator("#readiness");
const goal = (page: Page) => page.locator("#goal");
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

/** 3 yes, 3 partly, 2 no. */
const answers: readonly ReadinessAnswer[] = ["no", "yes", "partly", "yes", "no", "partly", "partly", "yes"];

test("an owner lists add-backs with the keyboard alone and saves them", async ({ page, request }) => {
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
});

test("an owner answers eight questions with the keyboard alone, saves them and finds them again", async ({
  page,
  request,
}) => {
  await open(page, request);
  await live(page);
  const panel = readiness(page);
  await panel.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByText("0 of 8 answered").first()).toBeVisible();
  for (const [index, answer] of answers.entries()) {
    const key = readinessKeys[index];
    if (key === undefined) continue;
    const group = panel.getByRole("radiogroup", { name: readinessQuestions[key].statement });
    await group.getByRole("radio", { name: "Yes" }).focus();
    await page.keyboard.press("Space");
    for (let step = 0; step < ["yes", "partly", "no"].indexOf(answer); step++) await page.keyboard.press("ArrowRight");
  }
  await expect(panel.getByRole("img", { name: /56 of 100/ })).toBeVisible();
  await expect(panel).toContainText("3 yes, 3 partly, 2 no");
  await expect(panel).toContainText("Three more in the Exit Readiness report.");
  await panel.getByRole("button", { name: saveWords.save }).focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByText(saveWords.saved.stored)).toBeVisible();
  await page.reload();
  await expect(panel.locator("summary")).toContainText("56 of 100");
  await panel.locator("summary").click();
  await panel.getByRole("link", { name: "Compare the reports" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/upgrade/);
});

test("an owner enters a sale's terms with the keyboard, sees what is cash, and names a price and a year", async ({
  page,
  request,
}) => {
  await open(page, request);
  await live(page);
  const terms = proceeds(page);
  const entry = (name: keyof typeof example) =>
    terms.getByRole("textbox", { name: proceedsFields[name].label, exact: true });

  await test.step("cash at close, later and at risk", async () => {
    await terms.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await expect(entry("debt")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(entry("debt")).toBeFocused();
    await page.keyboard.type("600k");
    for (const [name, text] of exampleFields.slice(1)) await entry(name).fill(text);
    await expect(terms).toContainText("Another $1.0M is owed to you later, and $1.3M is at risk.");
    await expect(terms.getByRole("listitem").last()).toContainText("$5.04M");
    await page.keyboard.press("Enter");
    await expect(terms.getByText(saveWords.saved.stored)).toBeVisible();
    await expect(entry("debt")).toHaveValue("600,000");
  });

  await test.step("a price and a year", async () => {
    const panel = goal(page);
    await panel.locator("summary").click();
    await panel.getByRole("textbox", { name: goalWords.price.typed }).fill("11m");
    await expect(panel).toContainText("+$167K profit");
    await expect(panel).toContainText("stops at $10.7M, with all of it recurring");
    const year = panel.getByRole("slider", { name: goalWords.waiting.label });
    await expect(panel).toContainText("$12.5M");
    await year.focus();
    await page.keyboard.press("End");
    await expect(year).toHaveAttribute("aria-valuetext", "5 years");
    await expect(panel).toContainText("$14.5M");
    await panel.getByRole("textbox", { name: goalWords.waiting.growth.label }).fill("-3");
    await expect(panel).toContainText("it brings less in years 1 and 2");
    await panel.getByRole("button", { name: saveWords.save }).click();
    await expect(panel.getByText(saveWords.saved.stored)).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each form is saved and shown with its figures", async ({ page, request }) => {
    await open(page, request, "/deeper");
    const save = (panel: Locator) => panel.getByRole("button", { name: saveWords.save }).click();
    for (const [index, answer] of answers.entries())
      await page.locator(`[name="${readinessKeys[index]}"][value="${answer}"]`).check({ force: true });
    await save(readiness(page));
    await expect(readiness(page).getByText("56 of 100").last()).toBeVisible();
    await page.locator('[name="goal"]').fill("11,000,000");
    await save(goal(page));
    await expect(goal(page)).toContainText("+$167K profit");
    await expect(page.locator('[name="goal"]')).toHaveValue("11,000,000");
    await page.locator('input[name="ownerPay"]').fill("120,000");
    await page.getByRole("checkbox", { name: addBackDocuments.ownerPay }).check();
    await save(addBacks(page));
    await expect(addBacks(page)).toContainText("$1.62M × 6.0x.");
    for (const [name, text] of exampleFields) await page.locator(`input[name="${name}"]`).fill(text);
    await save(proceeds(page));
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
