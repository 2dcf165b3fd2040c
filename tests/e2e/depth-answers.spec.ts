import type { APIRequestContext, Page } from "@playwright/test";
import { goalWords } from "#content/depth/goal.ts";
import { saveWords } from "#content/depth/panels.ts";
import { readinessQuestions } from "#content/depth/readiness-questions.ts";
import { type ReadinessAnswer, readinessKeys } from "#domain/depth/depth-bounds.ts";
import { privatePath, storeValuation } from "#tests/support/store-valuation.ts";
import { expect, live, test } from "#tests/support/test.ts";

const open = async (page: Page, request: APIRequestContext, path = "") =>
  page.goto(`${privatePath(await storeValuation(request))}${path}`);

const panel = (page: Page, id: "secondOpinion" | "readiness" | "goal") => page.locator(`#${id}`);

/** 3 yes, 3 partly, 2 no. */
const answers: readonly ReadinessAnswer[] = ["no", "yes", "partly", "yes", "no", "partly", "partly", "yes"];

test("the second opinion opens without anything to enter", async ({ page, request }) => {
  await open(page, request);
  await live(page);
  const opinion = panel(page, "secondOpinion");
  await expect(opinion.locator("summary")).toContainText("$7.4M – $11.1M");
  await opinion.locator("summary").click();
  await expect(opinion.getByRole("img")).toHaveAttribute("aria-label", /\$9\.2M.*\$10\.2M – \$11\.1M/);
  await expect(opinion.getByRole("link", { name: /Market Pulse/ })).toHaveAttribute("target", "_blank");
});

test("an owner answers eight questions with the keyboard alone, saves them and finds them again", async ({
  page,
  request,
}) => {
  await open(page, request);
  await live(page);
  const readiness = panel(page, "readiness");
  await readiness.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(readiness.getByText("0 of 8 answered").first()).toBeVisible();
  for (const [index, answer] of answers.entries()) {
    const key = readinessKeys[index];
    if (key === undefined) continue;
    const group = readiness.getByRole("radiogroup", { name: readinessQuestions[key].statement });
    await group.getByRole("radio", { name: "Yes" }).focus();
    await page.keyboard.press("Space");
    for (let step = 0; step < ["yes", "partly", "no"].indexOf(answer); step++) await page.keyboard.press("ArrowRight");
  }
  await expect(readiness.getByRole("img", { name: /56 of 100/ })).toBeVisible();
  await expect(readiness).toContainText("3 yes, 3 partly, 2 no");
  await expect(readiness).toContainText("Three more in the Exit Readiness report.");
  await readiness.getByRole("button", { name: saveWords.save }).focus();
  await page.keyboard.press("Enter");
  await expect(readiness.getByText(saveWords.saved.stored)).toBeVisible();
  await page.reload();
  await expect(readiness.locator("summary")).toContainText("56 of 100");
  await readiness.locator("summary").click();
  await readiness.getByRole("link", { name: "Compare the reports" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/upgrade/);
});

test("an owner names a price and a year", async ({ page, request }) => {
  await open(page, request);
  await live(page);
  const goal = panel(page, "goal");
  await goal.locator("summary").click();
  await goal.getByRole("textbox", { name: goalWords.price.typed }).fill("11m");
  await expect(goal).toContainText("+$167K profit");
  await expect(goal).toContainText("stops at $10.7M, with all of it recurring");
  const year = goal.getByRole("slider", { name: goalWords.waiting.label });
  await expect(goal).toContainText("$12.5M");
  await year.focus();
  await page.keyboard.press("End");
  await expect(year).toHaveAttribute("aria-valuetext", "5 years");
  await expect(goal).toContainText("$14.5M");
  await goal.getByRole("textbox", { name: goalWords.waiting.growth.label }).fill("-3");
  await expect(goal).toContainText("it brings less in years 1 and 2");
  await goal.getByRole("button", { name: saveWords.save }).click();
  await expect(goal.getByText(saveWords.saved.stored)).toBeVisible();
  await page.reload();
  await expect(goal.locator("summary")).toContainText("+$167K profit");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("answers and goal are saved and shown with their figures", async ({ page, request }) => {
    await open(page, request, "/deeper");
    for (const [index, answer] of answers.entries())
      await page.locator(`[name="${readinessKeys[index]}"][value="${answer}"]`).check({ force: true });
    await panel(page, "readiness").getByRole("button", { name: saveWords.save }).click();
    await expect(panel(page, "readiness").getByText("56 of 100").last()).toBeVisible();
    await page.locator('[name="goal"]').fill("11,000,000");
    await panel(page, "goal").getByRole("button", { name: saveWords.save }).click();
    await expect(panel(page, "goal")).toContainText("+$167K profit");
    await expect(page.locator('[name="goal"]')).toHaveValue("11,000,000");
  });
});
