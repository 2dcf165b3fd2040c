import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { storeValuation } from "#tests/support/store-valuation.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { holdClock } from "#tests/support/valuation.ts";
import { expectAccessible } from "#tests/support/violations.ts";

const messages = "**/api/contact";

function formOn(page: Page, send = "Send message") {
  const main = page.getByRole("main");
  return {
    name: main.getByLabel("Name"),
    email: main.getByLabel("E-mail"),
    phone: main.getByLabel("Phone"),
    company: main.getByLabel("Company"),
    message: main.getByLabel(/^(Message|Anything we should know)/),
    button: main.getByRole("button", { name: send }),
    alert: main.getByRole("alert").filter({ hasText: site.phone.display }),
    async fill() {
      await main.getByLabel("Name").fill("Dana Whitfield");
      await main.getByLabel("E-mail").fill("dana@northgate.example");
      if (send !== "Send message") await main.getByText("Add a note").click();
      await main.getByLabel(/^(Message|Anything)/).fill("Two partners would like to retire.");
      // As long as a person takes.
      await page.clock.runFor(20_000);
    },
  };
}

async function open(page: Page, path = "/contact") {
  await holdClock(page);
  await page.goto(path);
  await live(page);
}

test("with the keyboard alone: errors are shown, then the message is sent and acknowledged, and another one can follow", async ({
  page,
}) => {
  const { name, email, company, message, button } = formOn(page);
  await open(page, "/contact?website=https%3A%2F%2Fwww.northgate.example");
  await expect(company).toHaveValue("northgate.example");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("Dana Whitfield");
  await page.keyboard.press("Tab");
  await expect(email).toBeFocused();
  await page.keyboard.type("dana@northgate.example");
  for (const _ of ["phone", "company", "message"]) await page.keyboard.press("Tab");
  await expect(message).toBeFocused();
  await page.keyboard.type("Two partners would like to retire.");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.clock.runFor(20_000);
  const [stored] = await Promise.all([page.waitForResponse(messages), page.keyboard.press("Enter")]);
  expect(stored.status()).toBe(201);
  expect(stored.request().postDataJSON()).toMatchObject({
    kind: "contact",
    company: "northgate.example",
    homepage: "",
  });
  await expect(page.getByRole("heading", { name: "We have your message." })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("A partner answers at dana@northgate.example");
  await page.getByRole("button", { name: "Write another message" }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Dana Whitfield");
  await expect(message).toHaveValue("");
});

test("offline it says so in view of a phone, with our number, and keeps what was typed, even after a reload", async ({
  page,
  context,
  consoleMessages,
}) => {
  const { name, message, fill, button, alert } = formOn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  // A visitor's first action loads the measuring script. This test does not block that.
  const measuring = page.waitForEvent("requestfinished", (request) => request.url().includes("web-vitals"));
  await page.mouse.move(5, 5);
  await fill();
  await measuring;
  await context.setOffline(true);
  await name.press("Enter");
  await expect(alert).toContainText("You are not connected.");
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(name).toBeFocused();
  await expect(alert.getByRole("link")).toHaveAttribute("href", `tel:${site.phone.link}`);
  await context.setOffline(false);
  await page.reload();
  await live(page);
  await expect(name).toHaveValue("Dana Whitfield");
  await expect(message).toHaveValue("Two partners would like to retire.");
  await page.clock.runFor(20_000);
  await button.click();
  await expect(page.getByRole("heading", { name: "We have your message." })).toBeFocused();
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("ERR_INTERNET_DISCONNECTED")]);
});

test("the form with its errors has no accessibility violation", async ({ page, consoleMessages }) => {
  const { fill, phone, button, alert } = formOn(page);
  // A running clock, because the axe check waits too.
  await page.clock.install();
  await page.goto("/contact");
  await live(page);
  await phone.fill("12");
  await button.click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: "Please" })).toHaveCount(4);
  await expectAccessible(page);
  await page.route(messages, (route) => route.fulfill({ status: 503, json: {} }));
  await phone.fill("");
  await fill();
  await button.click();
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  consoleMessages.length = 0;
});

test("'Request this report' opens the same form for the chosen edition of this valuation", async ({
  page,
  request,
}) => {
  const valuationId = await storeValuation(request);
  const { fill, button } = formOn(page, "Request this report");
  await open(page, `/valuation/upgrade/${valuationId}`);
  await page.getByRole("link", { name: /^Request this report.*Exit Readiness$/ }).click();
  await expect(page.getByRole("radio", { name: "Exit Readiness" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "Request this report" })).toBeInViewport();
  await fill();
  const [stored] = await Promise.all([page.waitForResponse(messages), button.click()]);
  expect(stored.status()).toBe(201);
  expect(stored.request().postDataJSON()).toMatchObject({ kind: "report", valuationId, package: "exitReadiness" });
  await expect(page.getByRole("heading", { name: "We have your request." })).toBeFocused();
});
