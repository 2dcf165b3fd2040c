import type { Page } from "@playwright/test";
import { expect, live, test } from "#tests/support/test.ts";
import { ownerSite, valuationOn } from "#tests/support/valuation.ts";
import { expectAccessible } from "#tests/support/violations.ts";

const phone = { width: 390, height: 844 };

async function expectNoSidewaysScroll(page: Page) {
  const sideways = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open], dialog[open] *")]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter(
        (element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
      )
      .map(({ className, tagName }) => `${tagName} ${className}`),
  );
  expect(sideways).toEqual([]);
}

/** Scrolls a control under the dialog's heading and returns what a click there would hit. */
function scrollUnderHeading(control: Element) {
  const title = control.closest("dialog")?.querySelector("h2");
  const scroller = title?.closest('[data-part="sheet"]');
  if (!title || !scroller) return "nothing";
  const { left, top } = title.getBoundingClientRect();
  scroller.scrollTop += control.getBoundingClientRect().top - top;
  return document.elementFromPoint(left + 20, top + 16)?.textContent;
}

function roomBesideWords(button: Element) {
  const words = document.createRange();
  words.selectNodeContents(button);
  const [outer, inner] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
  return Math.min(inner.left - outer.left, outer.right - inner.right);
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true });

  test("the whole flow, with the details as a bottom sheet", async ({ page }) => {
    const { field, dialog, progress, button, open, untilRead, pass, expectResult } = valuationOn(page);
    await open();
    await expect(page.getByText("Step 1 of 2")).toBeVisible();
    await field.fill(ownerSite());
    await button("Analyze Business").tap();
    await expect(dialog).toBeVisible();
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBe(0);
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(phone.height);
    await expectNoSidewaysScroll(page);
    await pass(500);
    await page.getByText("Growing", { exact: true }).tap();
    await button("Calculate Valuation").tap();
    await expect(progress).toBeVisible();
    await untilRead();
    await expectNoSidewaysScroll(page);
    await pass(42_500);
    await expectResult();
    await expect(page.getByText("Step 2 of 2")).toBeVisible();
  });
});

test("at 320 px no screen scrolls sideways, the sticky heading covers the content and the buttons have room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { dialog, button, open, enter, answer, profit } = valuationOn(page);
  await open();
  await enter(`${ownerSite()}/a-rather-long-name-for-a-company-without-any-break`);
  await profit.fill("1234567");
  await profit.blur();
  await expectNoSidewaysScroll(page);
  const slider = dialog.getByRole("slider", { name: "Annual pre-tax profit" });
  await expect.poll(() => slider.evaluate(scrollUnderHeading)).toBe("Quick Financial Info");
  expect(await button("Calculate Valuation").evaluate(roomBesideWords)).toBeGreaterThanOrEqual(10);
  await answer();
  await expectNoSidewaysScroll(page);
});

test("with the keyboard alone, from the skip link to the result", async ({ page }) => {
  const { field, dialog, profit, progress, heading, open, untilRead, pass } = valuationOn(page);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await open();
  await press("Tab", "Enter", "Tab");
  await expect(field).toBeFocused();
  await page.keyboard.type(ownerSite());
  await press("Enter");
  await expect(dialog.getByRole("heading")).toBeFocused();
  await press("Escape");
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
  await press("Enter", "Tab", "Tab");
  await expect(profit).toBeFocused();
  await page.keyboard.type("2m");
  await press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Please select your growth trend");
  await expect(dialog.getByRole("radio", { name: "Growing" })).toBeFocused();
  await press("Space", "ArrowRight");
  await expect(dialog.getByRole("radio", { name: "Stable" })).toBeChecked();
  await press("Tab", "ArrowRight");
  await expect(dialog.getByRole("slider", { name: "Recurring revenue" })).toHaveAttribute("aria-valuetext", "55%");
  await press("Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "ArrowRight");
  await expect(dialog.getByRole("slider", { name: "Annual pre-tax profit" })).toBeFocused();
  await expect(profit).toHaveValue("$2.05M");
  await press("Shift+Tab", "Enter");
  await expect(progress.getByRole("heading", { level: 2 })).toBeFocused();
  await press("Tab");
  await expect(progress.getByRole("button", { name: "Start Over" })).toBeFocused();
  await untilRead();
  await pass(42_500);
  await expect(heading).toHaveText("Your preliminary valuation is ready!");
  await expect(heading).toBeFocused();
});

test("the details, the analysis and the error screen have no accessibility violation", async ({
  page,
  consoleMessages,
}) => {
  // The checker needs the time that the other tests hold.
  const { field, dialog, profit, button, submit, heading } = valuationOn(page);
  await page.goto("/valuation");
  await live(page);
  await field.fill(ownerSite());
  await button("Analyze Business").click();
  await expect(dialog).toBeVisible();
  await profit.fill("");
  await button("Calculate Valuation").click();
  await expect(dialog.getByRole("alert")).toHaveCount(2);
  await expectAccessible(page);
  await profit.fill("1.5m");
  await page.evaluate(() => Reflect.deleteProperty(Array.prototype, "findLast"));
  await submit();
  await expectAccessible(page);
  await expect(heading).toHaveText("Oops! Something went wrong");
  await expectAccessible(page);
  expect(consoleMessages.splice(0)).toEqual([expect.stringMatching(/The valuation failed/)]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page explains what needs script and where to go instead", async ({ page }) => {
    await page.goto("/valuation");
    await page.locator("noscript").getByRole("link", { name: "Ask a partner for it instead" }).click();
    await expect(page).toHaveURL("/contact");
  });
});
