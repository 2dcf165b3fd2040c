import { homePage } from "#content/pages/home.ts";
import { websiteAddressWords } from "#content/valuation/website-address.ts";
import { northgate } from "#tests/fakes/owner-site.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { holdClock, ownerSite, valuationOn } from "#tests/support/valuation.ts";

/** The result's calendar is on another site. */
test("from the hero to the result, which quotes the website, can be corrected and survives a reload, and on to another valuation", async ({
  page,
}) => {
  const { dialog, progress, heading, field, button, pass, answer, expectResult } = valuationOn(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await holdClock(page);
  await page.goto("/");
  await live(page);
  const website = page.getByLabel(/website/i);
  // A refusal stands right below the field, in the place of the notes.
  await website.fill("our company");
  await website.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(websiteAddressWords.refused);
  await expect(page.getByText(homePage.form.notes[0], { exact: true })).toBeHidden();
  await website.fill(ownerSite());
  await button("Get Free Valuation").click();
  await expect(page).toHaveURL("/valuation");
  await expect(field).toHaveValue(ownerSite());
  await pass(1_000);
  await expect(dialog).toBeVisible();
  await answer();
  await expect(progress).toContainText("4 headings, “Northgate Systems - Field service software”");
  await pass(41_500);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await pass(1_000);
  await expectResult();
  await expect(heading).toBeFocused();
  await expect(page.getByText("Valuation Report, Active")).toBeVisible();

  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: northgate.company })).toBeVisible();
  await expect(main).toContainText(northgate.industry);
  await expect(main).toContainText(northgate.location);
  await expect(main).not.toContainText("We could not read");
  await expect(main.getByRole("heading", { name: "What we saw on your website" })).toBeVisible();
  const quotes = await main.getByRole("blockquote").allTextContents();
  expect(quotes.length).toBeGreaterThanOrEqual(3);
  const source = await (await page.request.get(ownerSite())).text();
  for (const quote of quotes) expect(source).toContain(quote.replace(/^“|”$/g, ""));

  await button("Edit").click();
  await page.getByLabel("Industry").fill("Dispatch software");
  await page.getByLabel("Location").fill("Dublin, Ohio");
  await page.keyboard.press("Enter");
  await expect(button("Edit")).toBeFocused();
  await expectResult();
  await page.reload();
  await expectResult();
  await expect(main).toContainText("Dispatch software");
  await expect(main).toContainText("Dublin, Ohio");

  await button("Get Another Valuation").click();
  await expect(heading).toHaveText("What is your business worth today?");
  await expect(field).toHaveValue("");
  await page.reload();
  await live(page);
  await expect(heading).toHaveText("What is your business worth today?");
});

test("the second click of a double click does nothing in the dialog that the first one opened", async ({ page }) => {
  const { dialog, field, button, open, pass } = valuationOn(page);
  await open();
  await field.fill(ownerSite());
  // Under the button comes to lie a trend, the slider, the slider and a trend.
  for (const [width, height, share] of [
    [1920, 1080, 0.5],
    [1536, 864, 0.5],
    [1366, 768, 0.5],
    [390, 844, 0.9],
  ] as const) {
    await page.setViewportSize({ width, height });
    const opener = await button("Analyze Business").boundingBox();
    if (!opener) throw new Error("No button to press");
    const press = () => page.mouse.click(opener.x + opener.width * share, opener.y + opener.height / 2);
    await press();
    await pass(60);
    await press();
    await pass(260);
    await press();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
    const recurring = dialog.getByRole("slider", { name: "Recurring revenue" });
    await expect(recurring).toHaveAttribute("aria-valuetext", "50%");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("missing details are named until they are given; the analysis covers the page and counts down to the result", async ({
  page,
}) => {
  const { dialog, profit, progress, button, open, enter, untilRead, pass, expectResult } = valuationOn(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open();
  await button("Analyze Business").click();
  await expect(dialog).toBeHidden();
  // Loaded while the questions are answered, so that the progress screen does not wait for it.
  const loaded = [/analyze-website/, /\/results-/].map((script) => page.waitForRequest(script));
  await enter();
  await pass(2_000);
  await Promise.all(loaded);
  await expect(dialog.getByRole("heading")).toBeFocused();
  await profit.fill("");
  await button("Calculate Valuation").click();
  const messages = dialog.getByRole("alert");
  await expect(messages).toHaveText(["Please select your annual profit", "Please select your growth trend"]);
  await expect(profit).toBeFocused();
  await dialog.getByRole("button", { name: "$3M" }).click();
  await expect(messages).toHaveText(["Please select your growth trend"]);
  await button("Calculate Valuation").click();
  await expect(dialog.getByRole("radio", { name: "Growing" })).toBeFocused();
  await page.getByText("Growing", { exact: true }).click();
  await expect(messages).toHaveCount(0);
  await profit.fill("$1,500,000");
  await button("Calculate Valuation").click();
  await expect(progress).toBeVisible();
  await untilRead();

  // It keeps focus and scroll inside.
  await expect(progress.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(progress.getByRole("status")).toHaveText("Website scan, 1 of 4");
  await page.locator("header nav a").first().focus();
  await expect(progress.getByRole("heading", { level: 2 })).toBeFocused();
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  // CSS animations ignore the fake clock; stopped, only the analysis advances them.
  const hand = page
    .getByRole("progressbar")
    .locator("span")
    .filter({ has: page.locator(".pin") });
  await hand.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.pause();
  });
  await pass(29_000);
  await expect(progress.getByRole("status")).toHaveText("Calculation, 3 of 4");
  await expect(progress.getByText("About 13 seconds left")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "69");
  await expect(progress.getByRole("listitem")).toContainText(["Done", "Done", "5 s", "8 s"]);
  const turned = await hand.evaluate((element) => {
    const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
    return (Math.atan2(b, a) / (2 * Math.PI) + 1) % 1;
  });
  expect(Math.abs(turned - 29 / 42)).toBeLessThan(0.01);
  await pass(13_500);
  await expectResult();
});

const screens = [
  [1440, 900],
  [1280, 620],
  [844, 390],
  [720, 450],
  [390, 844],
  [390, 664],
  [320, 568],
] as const;

test("an analysis that takes longer than 42 seconds shows 'Finalizing' until it is done, all in view on every screen", async ({
  page,
}) => {
  const { progress, open, enter, submit, untilRead, pass, expectResult } = valuationOn(page);
  const late = Promise.withResolvers<void>();
  await page.route("**/api/valuation-openai", async (route) => {
    await late.promise;
    await route.continue();
  });
  await open();
  await enter();
  const asked = page.waitForRequest("**/api/valuation-openai");
  await submit();
  await asked;
  const parts = [
    progress.locator(".figure"),
    progress.getByText(/seconds left|Finalizing/).first(),
    progress.getByRole("list"),
    progress.getByRole("heading", { level: 3 }).locator(".."),
  ];
  const expectAllInView = async () => {
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    }
  };
  await pass(6_000);
  await expectAllInView();
  await pass(36_500);
  await expect(progress).toContainText("Finalizing your report...");
  await expect(progress).toContainText("This is taking a bit longer to ensure accuracy");
  await expectAllInView();
  late.resolve();
  await untilRead();
  await pass(2_000);
  await expectResult();
});

test.describe("when something fails", () => {
  test("in the calculation: Start Over clears everything, Try Again reopens the dialog for the same site", async ({
    page,
    consoleMessages,
  }) => {
    const { dialog, profit, heading, field, button, open, enter, answer, untilRead, pass, expectResult } =
      valuationOn(page);
    const main = page.getByRole("main");
    await open();
    await enter();
    // A browser without something the formula needs.
    await page.evaluate(() => {
      const { findLast } = Array.prototype;
      Reflect.deleteProperty(Array.prototype, "findLast");
      Object.assign(window, { restoreFindLast: () => Object.assign(Array.prototype, { findLast }) });
    });
    await answer();
    await pass(4_000);
    await expect(heading).toHaveText("Oops! Something went wrong");
    await expect(heading).toBeFocused();
    await expect(main).toContainText("Failed to calculate valuation. Please check your inputs.");
    await expect(main.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");

    await button("Start Over").click();
    await expect(heading).toHaveText("What is your business worth today?");
    await expect(heading).toBeFocused();
    await expect(field).toHaveValue("");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await enter();
    await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);

    await profit.fill("1.5m");
    await answer();
    await pass(4_000);
    await expect(heading).toHaveText("Oops! Something went wrong");
    await page.evaluate(() => (window as unknown as { restoreFindLast(): void }).restoreFindLast());
    await button("Try Again").click();
    await expect(dialog).toBeVisible();
    await expect(profit).toHaveValue("$1.5M");
    await expect(field).toHaveValue(ownerSite());
    await pass(500);
    await button("Calculate Valuation").click();
    await untilRead();
    await pass(42_500);
    await expectResult();
    const failure = expect.stringMatching(/The valuation failed/);
    expect(consoleMessages.splice(0)).toEqual([failure, failure]);
  });

  test("in loading the result's script: nothing is lost, and Try Again loads it again", async ({
    page,
    consoleMessages,
  }) => {
    const { heading, button, open, enter, answer, pass, expectResult } = valuationOn(page);
    await open();
    await page.route("**/assets/results-*.js", (route) => route.abort());
    await enter();
    await answer();
    await pass(42_500);
    await expect(heading).toHaveText("Oops! Something went wrong");
    await expect(page.getByRole("main")).toContainText(
      "We encountered an error while processing your request. Don't worry, no data was lost.",
    );
    await page.unroute("**/assets/results-*.js");
    await button("Try Again").click();
    await expectResult();
    for (const message of consoleMessages.splice(0))
      expect(message).toMatch(/ERR_FAILED|The results could not be shown/);
  });
});

test("starting over during the analysis aborts the reading and discards it", async ({ page }) => {
  const { progress, heading, field, open, enter, submit, pass } = valuationOn(page);
  await open();
  await enter(`${ownerSite()}/silent`);
  const reading = page.waitForRequest("**/api/read-site**");
  await submit();
  const request = await reading;
  await pass(4_000);
  const dropped = page.waitForEvent("requestfailed", (failed) => failed === request);
  await progress.getByRole("button", { name: "Start Over" }).click();
  await dropped;
  await expect(progress).toBeHidden();
  await expect(field).toHaveValue("");
  await pass(60_000);
  await expect(heading).toHaveText("What is your business worth today?");
  await expect(field).toHaveValue("");
});

test.describe("a reload", () => {
  test("in the dialog keeps the address and the answers", async ({ page }) => {
    const { dialog, profit, field, pass, open, enter } = valuationOn(page);
    await open("?website=other.example");
    await enter();
    await profit.fill("2.25m");
    await page.getByText("Stable", { exact: true }).click();
    await page.reload();
    await live(page);
    await pass(500);
    await expect(dialog).toBeVisible();
    await expect(field).toHaveValue(ownerSite());
    await expect(profit).toHaveValue("$2.25M");
    await expect(dialog.getByRole("radio", { name: "Stable" })).toBeChecked();
  });

  test("in the analysis continues with the rest of the 42 seconds", async ({ page }) => {
    const { progress, open, enter, answer, untilRead, pass, expectResult } = valuationOn(page);
    await open();
    await enter();
    await answer();
    await pass(20_000);
    await page.reload();
    await live(page);
    await expect(progress.getByRole("status")).toHaveText("Market analysis, 2 of 4");
    await expect(progress).toContainText("About 22 seconds left");
    await untilRead();
    await pass(21_500);
    await expect(progress).toBeVisible();
    await pass(1_000);
    await expectResult();
  });
});
