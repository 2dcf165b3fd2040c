import { randomUUID } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import { site } from "#content/site.ts";
import { bookingReference } from "#domain/contact/booking-reference.ts";
import { exactMoney } from "#domain/valuation/text/money.ts";
import { type Finished, finished, openFinished } from "#tests/support/finished-valuation.ts";
import { expect, inMotion, test } from "#tests/support/test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "#tests/support/violations.ts";
import { kilobytes, resultsScriptBudget } from "#tooling/build/budgets.ts";

const inputs: readonly Finished["inputs"][] = [
  finished.inputs,
  { preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 },
  { preTaxProfit: 454_545, growthTrend: "flat", recurringRevenue: 30 },
  { preTaxProfit: 10_000_000, growthTrend: "increasing", recurringRevenue: 100 },
];

const calendar = (page: Page, answer: Parameters<Page["route"]>[1]) => page.route(`${site.schedulingUrl}**`, answer);
/** The largest figure of the page. */
const range = (page: Page) => page.getByText(/^\$[\d.]+[KM] – \$[\d.]+[KM]$/).first();
const booking = (page: Page) => page.locator("#booking");
const whatIf = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "What would move it?" }) });

test.beforeEach(({ page }) =>
  calendar(page, (route) => route.fulfill({ contentType: "text/html", body: "<p>Pick a time</p>" })),
);

const orders = {
  1440: [
    "Your preliminary valuation is ready!",
    "$1.65M times 6.0x is $9.9M",
    "Schedule Free 15-Min Call",
    "Northgate Systems",
    "Key Valuation Drivers",
    "Keep this",
  ],
  390: [
    "Your preliminary valuation is ready!",
    "$1.65M times 6.0x is $9.9M",
    "Northgate Systems",
    "Key Valuation Drivers",
    "Schedule Free 15-Min Call",
    "Keep this",
  ],
} as const;
const rest = [
  "Valuation Overview",
  "What would move it?",
  "What a buyer will challenge",
  "What we saw on your website",
  "Go deeper",
  "The worksheet",
  "What this range does not tell you",
  "Check the range with a partner",
];

test("Enter pressed twice, or a double click, saves once and opens nothing again", async ({ page }) => {
  await openFinished(page, { ...finished, valuationId: randomUUID() });
  const main = page.getByRole("main");
  const opener = page.getByRole("button", { name: "Change my figures" });
  const profit = page.getByLabel("Annual pre-tax profit, typed");
  await opener.click();
  await profit.fill("1.6m");
  await profit.press("Enter");
  await page.keyboard.press("Enter");
  await expect(range(page)).toHaveText("$9.0M – $12.1M");
  await expect(profit).toHaveCount(0);
  await expect(opener).toBeFocused();

  // Tab leads on, so the next Enter counts at once.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(range(page)).toHaveText("$8.4M – $11.4M");
  await page.keyboard.press("Tab");
  await opener.focus();
  await page.keyboard.press("Enter");
  await profit.fill("1.6m");
  await page.getByRole("button", { name: "Update my valuation" }).dblclick();
  await expect(range(page)).toHaveText("$9.0M – $12.1M");
  await expect(opener).toBeFocused();

  // What is pressed elsewhere counts at once too.
  const company = main.getByRole("button", { name: "Edit", exact: true });
  await company.focus();
  await page.keyboard.press("Enter");
  const industry = main.getByLabel("Industry");
  await industry.fill("Boat yards");
  await industry.press("Enter");
  await page.keyboard.press("Enter");
  await expect(main.getByText("Boat yards").first()).toBeVisible();
  await expect(industry).toHaveCount(0);
  await expect(company).toBeFocused();

  const mail = main.getByRole("region", { name: "By e-mail" });
  const email = `${randomUUID()}@northgate.example`;
  const field = mail.getByLabel("E-mail");
  await field.fill(email);
  const answer = page.waitForResponse("**/api/leads");
  await field.press("Enter");
  await answer;
  await expect(field).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(mail.getByRole("status")).toContainText(email);
  await expect(field).toHaveCount(0);
});

test("an owner walks down the results on a phone: reads, changes, keeps, tries, opens and copies", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openFinished(page, { ...finished, valuationId: randomUUID() });
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: "Private link" }).getByRole("link")).toBeVisible();

  // In the order in which the eye meets them.
  const met = () =>
    main.locator("h1, h2, [role=group][aria-label*=' times '], a[href='#booking']").evaluateAll((found) =>
      found
        .filter((part) => part.checkVisibility())
        .map((part) => ({
          name: part.getAttribute("aria-label") ?? part.textContent,
          top: part.getBoundingClientRect().top,
        }))
        .sort((a, b) => a.top - b.top)
        .map(({ name }) => name),
    );
  expect(await met()).toEqual([...orders[390], ...rest]);
  await page.setViewportSize({ width: 1440, height: 844 });
  // Beside each other, the sum and the partner's button may come in either order.
  expect((await met()).toSorted()).toEqual([...orders[1440], ...rest].toSorted());
  await page.setViewportSize({ width: 390, height: 844 });

  // Other figures, and back again.
  const opener = page.getByRole("button", { name: "Change my figures" });
  await opener.click();
  const profit = page.getByLabel("Annual pre-tax profit, typed");
  await profit.fill("1.6m");
  await profit.press("Enter");
  await expect(range(page)).toHaveText("$9.0M – $12.1M");
  await expect(opener).toBeFocused();
  await expect(page.getByText(/^\$9\.9M on .*, now \$10\.6M\./)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  // The notice stays while it has the focus.
  await expectAccessible(page, { exclude: "iframe" });
  await page.keyboard.press("Enter");
  await expect(range(page)).toHaveText("$8.4M – $11.4M");
  await expect(opener).toBeFocused();

  // The link, and the e-mail with a phone number.
  const link = main.getByRole("region", { name: "Private link" });
  await link.getByRole("button", { name: "Copy" }).click();
  await expect(link.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(link.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/valuation/result/");
  const mail = main.getByRole("region", { name: "By e-mail" });
  await expect(mail.getByLabel("Phone")).toBeHidden();
  // An address gets the link a few times a day.
  const email = `${randomUUID()}@northgate.example`;
  await mail.getByLabel("E-mail").fill(email);
  await mail.getByLabel("Phone").fill("(212) 555-0142");
  await mail.getByRole("button", { name: "Send" }).click();
  await expect(mail.getByRole("status")).toContainText(email);
  await expect(mail.getByLabel("E-mail")).toBeHidden();

  // Other figures to try, kept under a name.
  const slider = whatIf(page).getByRole("slider", { name: "Recurring revenue" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(whatIf(page).locator("p > .figure")).toHaveText("$10.1M");
  await whatIf(page).getByRole("button", { name: "Save as scenario" }).click();
  await page.keyboard.type("More contracts");
  await page.keyboard.press("Enter");
  await expect(whatIf(page).getByText("“More contracts” is saved, 1 of 3.")).toBeVisible();

  // The worksheet: with the keyboard, inside its box, and copied.
  const sheet = page.getByRole("grid", { name: "Valuation" });
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: "Show Excel-Style Valuation" }).click();
  await expect(page.getByRole("gridcell", { name: "$9,900,000" }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  const bar = page.locator('[data-selected] [data-part="formula-bar"]');
  await sheet.getByRole("gridcell", { name: "$9,900,000" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(bar).toContainText("D12");
  await page.keyboard.press("ArrowLeft");
  // A small screen leaves out the column between item and value, and the arrows step over it.
  await page.keyboard.press("ArrowLeft");
  await expect(bar).toContainText("A12");
  const box = await sheet.evaluate(({ parentElement: own }) => [own?.scrollWidth ?? 0, own?.clientWidth ?? 0]);
  expect(box[0]).toBeGreaterThan(box[1] ?? 0);
  await page.getByRole("button", { name: "Copy worksheet" }).click();
  await expect(page.getByText("Worksheet copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "Adjusted valuation\tEBITDA × multiple\t9900000\tROUND(C7*C11,0)",
  );
});

test("shows the worked example, keeps the scroll position when the tab returns, prints the valuation only, and starts another one empty", async ({
  page,
}) => {
  await openFinished(page);
  const main = page.getByRole("main");
  await expect(range(page)).toHaveText("$8.4M – $11.4M");
  await expect(main.getByRole("group", { name: "$1.65M times 6.0x is $9.9M" })).toBeVisible();
  await expect(main.getByText(/An estimate from your figures, not an appraisal or an offer\.$/)).toBeVisible();

  // Back from another tab, the reader finds the line they left.
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 900));
  const left = await place();
  expect(left).toBeGreaterThan(0);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await place()).toBe(left);

  // On paper: no controls, no calendar, no dark sections.
  await page.emulateMedia({ media: "print" });
  await expect(range(page)).toBeVisible();
  await expect(page.getByRole("grid", { name: "Bands" })).toBeVisible();
  for (const heading of ["What would move it?", "Check the range with a partner"])
    await expect(page.getByText(heading)).toBeHidden();
  for (const control of ["Skip to content", "Schedule Free 15-Min Call", "Show Excel-Style Valuation"])
    await expect(page.getByText(control, { exact: true }).first()).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole("button", { name: "Get Another Valuation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is your business worth today?");
  expect(await page.evaluate(() => sessionStorage.getItem("valuation"))).toBeNull();
});

test("loads no more script than its budget, and left open brings no old figures back", async ({ page, request }) => {
  const valuationId = randomUUID();
  const scripts: Request[] = [];
  page.on("requestfinished", (done) => done.resourceType() === "script" && scripts.push(done));
  await openFinished(page, { ...finished, valuationId });
  await expect(page.getByRole("region", { name: "Private link" }).getByRole("link")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(scripts.map((done) => done.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes, `${kilobytes(bytes)} KB`).toBeLessThanOrEqual(resultsScriptBudget);
  // Much less would mean that scripts were not counted.
  expect(bytes).toBeGreaterThan(0.9 * resultsScriptBudget);

  // New figures from another tab, then an e-mail from this one.
  const financialInputs = { ...finished.inputs, preTaxProfit: 1_600_000 };
  const data = { valuationId, website: finished.website, businessAnalysis: null, financialInputs };
  expect((await request.post("/api/leads", { data })).ok()).toBe(true);
  const mail = page.getByRole("region", { name: "By e-mail" });
  const address = `${valuationId}@northgate.example`;
  await mail.getByLabel("E-mail").fill(address);
  await mail.getByRole("button", { name: "Send" }).click();
  await expect(mail.getByRole("status")).toContainText(address);
  const stored = await request.get(`/valuation/result/${valuationId}`);
  expect(await stored.text()).toContain("$9.0M – $12.1M");
});

test("fits a screen of 320 px at any profit", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openFinished(page);
  for (const given of inputs) {
    await test.step(`$${given.preTaxProfit}`, async () => {
      if (given !== finished.inputs) {
        // The answer to the capture is the last that the page itself writes to its session.
        await expect(page.getByRole("region", { name: "Private link" }).getByRole("link")).toBeVisible();
        const kept = JSON.stringify({ ...finished, inputs: given });
        await page.evaluate((session) => sessionStorage.setItem("valuation", session), kept);
        await page.reload();
      }
      await expect(page.getByRole("main")).toContainText(`a profit of ${exactMoney(given.preTaxProfit)}`);
      const [scroll, client] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(scroll).toBeLessThanOrEqual(client ?? 0);
      // The range stays on its line.
      const [inner, outer] = await range(page).evaluate((figure) => [figure.scrollWidth, figure.clientWidth]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
      await expect(page.getByRole("main")).not.toContainText(/NaN|undefined|Infinity/);
    });
  }
});

test("on a phone no line of the overview's chart runs through its words", async ({ page }) => {
  // High enough for the whole chart: what is away from the screen may not be painted.
  await page.setViewportSize({ width: 390, height: 1600 });
  await openFinished(page);
  await expect(page.getByRole("region", { name: "Private link" }).getByRole("link")).toBeVisible();
  const overview = page.locator("section", { has: page.getByRole("heading", { name: "Valuation Overview" }) });
  await overview.evaluate((section) => section.scrollIntoView({ block: "center", behavior: "instant" }));
  const words = overview.locator("[data-part=label], [data-part=value]");
  // Without the padding, at whose edges lines may begin and end, and without the two pixels that such an end may reach.
  const inner = (word: Element) => {
    const { left, top, right, bottom } = word.getBoundingClientRect();
    const style = getComputedStyle(word);
    const [above = 0, beside = 0, below = 0] = [style.paddingTop, style.paddingLeft, style.paddingBottom].map(
      (padding) => Number.parseFloat(padding) + 2,
    );
    return {
      x: left + beside,
      y: top + above,
      width: right - left - 2 * beside,
      height: bottom - top - above - below,
    };
  };
  const pictures = async () => {
    const taken: string[] = [];
    for (const word of await words.all()) {
      const picture = await page.screenshot({ clip: await word.evaluate(inner) });
      taken.push(picture.toString("base64"));
    }
    return taken;
  };
  const withLines = await pictures();
  expect(withLines).toHaveLength(6);
  const lines = overview.getByRole("img").or(overview.locator("p[aria-hidden=true]"));
  await lines.evaluateAll((elements: HTMLElement[]) => {
    for (const { style } of elements) style.visibility = "hidden";
  });
  expect(await pictures()).toEqual(withLines);
});

test("the what-if panel works with the keyboard and restores the figures; on a small screen its price stays in view, portrait or landscape", async ({
  page,
}) => {
  await openFinished(page);
  const value = whatIf(page).locator("p > .figure");
  const profit = page.getByRole("slider", { name: "Annual pre-tax profit" });
  await expect(value).toHaveText("$9.9M");
  await profit.focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("ArrowRight");
  await expect(profit).toHaveValue("1900000");
  await expect(value).toHaveText("from $12.5M");
  await expect(whatIf(page).getByRole("status").filter({ hasText: "Value" })).toHaveText(/^Value from \$12\.5M/);
  await page.getByRole("button", { name: "Back to my figures" }).click();
  await expect(value).toHaveText("$9.9M");
  await expect(profit).toHaveValue("1500000");
  await expect(range(page)).toHaveText("$8.4M – $11.4M");
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem("valuation") ?? "{}").inputs);
  expect(kept).toEqual(finished.inputs);

  for (const [width, height] of [
    [390, 664],
    [320, 568],
    [720, 450],
    [844, 390],
  ] as const) {
    const size = `at ${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const name of ["Annual pre-tax profit", "Recurring revenue"]) {
      const slider = whatIf(page).getByRole("slider", { name });
      // To the bottom of the screen, as a thumb scrolls it there.
      await slider.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
      await slider.focus();
      await page.keyboard.press("ArrowRight");
      await expect(slider, size).toBeInViewport({ ratio: 0.98 });
      await expect(value, size).toBeInViewport({ ratio: 0.98 });
      const isCovered = await value.evaluate((figure) => {
        const { left, top, width: w, height: h } = figure.getBoundingClientRect();
        return !figure.contains(document.elementFromPoint(left + w / 2, top + h / 2));
      });
      expect(isCovered, size).toBe(false);
    }
  }
});

test("the advisor's button leads to the calendar, which loads when it is near", async ({ page }) => {
  const asked: string[] = [];
  await calendar(page, async (route) => {
    asked.push(route.request().resourceType());
    await route.fulfill({ contentType: "text/html", body: "<p>Pick a time</p>" });
  });
  await openFinished(page);
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Schedule Free 15-Min Call" }).click();
  await expect(page.getByRole("heading", { name: "Check the range with a partner" })).toBeFocused();
  const frame = page.locator("iframe");
  await expect(frame).toBeInViewport();
  await expect(frame.contentFrame().getByText("Pick a time")).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(600);
  // Only what the firm has already, and a reference that opens nothing.
  const address = (await frame.getAttribute("src")) ?? "";
  expect(address).toContain(site.schedulingUrl);
  expect(address).not.toContain(finished.valuationId);
  expect(asked).toEqual(["fetch", "document"]);
});

test.describe("on a phone, in motion", () => {
  test.use({ ...inMotion, viewport: { width: 390, height: 844 } });

  test("the sections away from the screen are skipped, and the way to the calendar still ends there", async ({
    page,
  }) => {
    await openFinished(page);
    await expect(whatIf(page)).toHaveCSS("content-visibility", "auto");
    await page.getByRole("link", { name: "Schedule Free 15-Min Call" }).click();
    const heading = page.getByRole("heading", { name: "Check the range with a partner" });
    const isAtTop = async () => {
      const y = await heading.evaluate((element) => element.getBoundingClientRect().top);
      return y > 0 && y < 200;
    };
    await expect.poll(isAtTop).toBe(true);
    await expect(page.locator("iframe").contentFrame().getByText("Pick a time")).toBeVisible();
    expect(await isAtTop()).toBe(true);
  });
});

test("a calendar that cannot be reached is replaced by the phone number and a link; nothing there violates accessibility", async ({
  page,
  consoleMessages,
}) => {
  await calendar(page, (route) => route.abort("namenotresolved"));
  await openFinished(page, { ...finished, captured: true });
  await booking(page).scrollIntoViewIfNeeded();
  const phone = booking(page).getByRole("link", { name: site.phone.display });
  await expect(booking(page)).toContainText("The calendar did not load here.");
  await expect(phone).toHaveAttribute("href", `tel:${site.phone.link}`);
  expect(await phone.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThan(60);
  const pick = booking(page).getByRole("link", { name: /^Pick a time/ });
  const reference = `metadata%5Breference%5D=${await bookingReference(finished.valuationId)}`;
  await expect(pick).toHaveAttribute("href", new RegExp(`^${site.schedulingUrl}\\?.*${reference}$`));
  await expect(pick).toHaveAttribute("target", "_blank");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(consoleMessages.splice(0)).toEqual(["error: Failed to load resource: net::ERR_NAME_NOT_RESOLVED"]);
  await page.getByRole("button", { name: "Show Excel-Style Valuation" }).click();
  await expectAccessible(page);
});
