import { expect, live, test } from "#tests/support/test.ts";
import { holdClock, valuationOn } from "#tests/support/valuation.ts";

/** The result's calendar is on another site. */
const industry = "HVAC and home services";

test("an industry page passes on its industry, which overrides the website, reaches the firm and does not change the number", async ({
  page,
}) => {
  const { field, progress, enter, submit, pass, expectResult } = valuationOn(page);
  await holdClock(page);
  await page.goto("/hvac-home-services-mna-advisor");
  await live(page);
  await page.getByRole("main").getByRole("link", { name: "Value My HVAC Company" }).first().click();
  await expect(page).toHaveURL("/valuation?industry=hvac");
  await expect(page.getByRole("main")).toContainText(`Your industry: ${industry}.`);
  await page.reload();
  await live(page);
  await expect(page.getByRole("main")).toContainText(`Your industry: ${industry}.`);
  await enter();
  await submit();
  // The website reads as a software company's.
  await expect(progress).toContainText(industry);
  const sent = page.waitForRequest("**/api/leads");
  await pass(42_500);
  await expectResult();
  expect((await sent).postDataJSON()).toMatchObject({ corrections: { industry } });
  const main = page.getByRole("main");
  await expect(main.getByText(`Industry: ${industry}`)).toBeVisible();
  for (const name of ["Owner-adjusted earnings", "Growth over normal seasons", "Maintenance agreement revenue"]) {
    await expect(main.getByRole("heading", { name })).toBeVisible();
  }

  await page.reload();
  await expectResult();
  await expect(main.getByText(`Industry: ${industry}`)).toBeVisible();

  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Industry").fill("Dental practices");
  const again = page.waitForRequest("**/api/leads");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await again).postDataJSON()).toMatchObject({ corrections: { industry: "Dental practices" } });
  await expect(main.getByRole("heading", { name: "Same-store growth" })).toBeVisible();
  await expectResult();

  await page.getByRole("button", { name: "Get Another Valuation" }).click();
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL("/valuation");
  await expect(main).not.toContainText("Your industry");
});

test("the industry is kept with autoStart, and can be removed", async ({ page }) => {
  const { field, dialog, open, pass } = valuationOn(page);
  await open("?industry=cross-border&website=https%3A%2F%2Fnorthgate.example&autoStart=true&utm_source=letter");
  await expect(field).toHaveValue("https://northgate.example");
  await pass(500);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/valuation?industry=cross-border&utm_source=letter");
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Cross-border, US and Europe");
  await page.getByRole("button", { name: "Remove Cross-border, US and Europe" }).click();
  await expect(page).toHaveURL("/valuation?utm_source=letter");
  await expect(field).toBeFocused();
  await expect(page.getByRole("main")).not.toContainText("Cross-border, US and Europe");
});
