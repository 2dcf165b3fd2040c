import { randomUUID } from "node:crypto";
import { stepWords } from "#content/desk/funnel.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import { leadListWords } from "#content/desk/leads/leads.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { todayWords } from "#content/desk/today.ts";
import { site as firm } from "#content/site.ts";
import { callTimeText } from "#domain/bookings/call-time.ts";
import { bookingReference } from "#domain/contact/booking-reference.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { clockTime, shortDay } from "#domain/time/desk-times.ts";
import { storeLead } from "#tests/desk/store-lead.ts";
import { calSecret, createFakeCal } from "#tests/fakes/calendars/cal.ts";
import { calendlySecret, createFakeCalendly } from "#tests/fakes/calendars/calendly.ts";
import type { Target } from "#tests/fakes/calendars/event-sender.ts";
import { type FakeMonday, startFakeMonday } from "#tests/fakes/monday.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp.ts";
import { finished, openFinished } from "#tests/support/finished-valuation.ts";
import { boardSettings, type FirmSite, mailSettings, prepareFirmSite } from "#tests/support/firm-site.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "#tests/support/violations.ts";

const valuationId = randomUUID();
/** In eight days, on the hour. */
const startsAt = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 8 * 86_400_000;
const when = callTimeText(startsAt, firm.timeZone);
const clock = clockTime(startsAt, firm.timeZone);

let smtp: FakeSmtp;
let monday: FakeMonday;
let site: FirmSite;

// One site for both.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  site = await prepareFirmSite();
  await site.addMember("anita", "partner");
  [smtp, monday] = await Promise.all([startFakeSmtp(), startFakeMonday()]);
  await site.start({
    ...mailSettings(smtp),
    ...boardSettings(monday),
    MONDAY_VERIFY_MS: "100",
    CAL_WEBHOOK_SECRET: calSecret,
    CALENDLY_WEBHOOK_SECRET: calendlySecret,
  });
});
test.afterAll(async () => {
  await site.stop();
  await Promise.all([smtp.stop(), monday.stop()]);
});

const sendTo =
  (path: string): Target =>
  async (body, headers) =>
    (await fetch(`${site.url}${path}`, { method: "POST", headers, body })).status;
const comments = () => monday.items().flatMap(({ updates }) => updates.map(({ body }) => body));
const subjects = () => smtp.received.map(({ mail }) => mail.subject);

test("a call that an owner books from the result is on the desk within five seconds, in the mail and on the board", async ({
  browser,
  page,
}) => {
  const owner = await browser.newContext({ baseURL: site.url });
  const result = await owner.newPage();
  await result.route(`${firm.schedulingUrl}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Pick a time</p>" }),
  );
  const stored = result.waitForResponse((answer) => answer.url().endsWith("/api/leads"));
  await openFinished(result, { ...finished, valuationId });
  expect((await stored).status()).toBe(201);
  await result.locator("#booking").scrollIntoViewIfNeeded();
  const frame = result.locator("#booking iframe");
  await expect(frame.contentFrame().getByText("Pick a time")).toBeVisible();
  const address = (await frame.getAttribute("src")) ?? "";
  // The vendor gets a reference, and nothing that opens the private page.
  expect(new URL(address).searchParams.get("metadata[reference]")).toBe(await bookingReference(valuationId));
  expect(address).not.toContain(valuationId);
  await expect(result.locator("#booking").getByRole("link", { name: /^Book a Call/ })).toHaveAttribute("href", address);
  await owner.close();

  await site.signIn(page.context(), "anita");
  await page.clock.install();
  await page.goto(`${site.url}/desk`);
  await live(page);
  const booked = page.getByRole("region", { name: todayWords.booked.title });
  await expect(booked).toContainText(todayWords.booked.none);
  const cal = createFakeCal({ now: Date.now });
  cal.to(sendTo("/api/cal-webhook"));
  const call = cal.book({ startsAt, address, name: "Ruth Alder", email: "ruth@northgate.example" });
  expect(await cal.deliver({ times: 2 })).toEqual([200, 200]);
  await page.clock.runFor(5_000);
  await expect(booked.getByRole("listitem")).toHaveCount(1);
  await expect(booked).toContainText(todayWords.booked.with("Ruth Alder"));
  await expectAccessible(page, { include: "main" });
  await expectNoSidewaysScroll(page);

  await booked.getByRole("link").click();
  await expect(page.getByText(leadWords.callBooked(when))).toBeVisible();
  await expect(page.getByLabel(leadWords.assignment.stage)).toHaveValue("meeting");
  const timeline = page.getByRole("region", { name: leadWords.timeline.title });
  await expect(timeline).toContainText(`Call booked for ${when}.`);
  await expectAccessible(page, { include: "main" });

  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Call booked: /));
  await expect.poll(comments).toContainEqual(expect.stringContaining(`Call booked for ${when}`));
  await expect.poll(() => monday.items()[0]?.columns).toMatchObject({ status: { label: "Meeting set" } });
  expect(subjects().filter((subject) => subject?.startsWith("Call booked"))).toHaveLength(1);

  await page.goto(`${site.url}/desk/funnel`);
  await expect(page.getByRole("figure", { name: `${stepWords.booked.name} 1` })).toBeVisible();

  await page.goto(`${site.url}/desk/leads/${valuationId}`);
  await live(page);
  cal.cancel(call);
  await cal.deliver();
  await page.clock.runFor(5_000);
  await expect(page.getByText(leadWords.callCanceled(when))).toBeVisible();
  await expect(page.getByLabel(leadWords.assignment.stage)).toHaveValue("meeting");
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Call canceled: /));
});

test("somebody who books without a valuation is a lead that can be called, noted and found", async ({ page }) => {
  const calendly = createFakeCalendly({ now: Date.now });
  calendly.to(sendTo("/api/calendly-webhook"));
  calendly.book({ startsAt, name: "Ada Caller", email: "ada@caller.example", phone: "+1 212-555-0100" });
  expect(await calendly.deliver()).toEqual([200]);
  await site.signIn(page.context(), "anita");
  await page.goto(`${site.url}/desk/leads?q=ada`);
  await live(page);
  const row = page.getByRole("row", { name: /Ada Caller/ });
  await expect(row).toContainText(leadListWords.callAt(shortDay(startsAt, Date.now(), firm.timeZone), clock));
  await expectAccessible(page, { include: "main" });
  await row.getByRole("link", { name: "Ada Caller" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ada Caller" })).toBeVisible();
  await expect(page.getByText(leadWords.callBooked(when))).toBeVisible();
  await expect(page.getByText(leadWords.noValuation.text)).toBeVisible();
  await expect(page.getByRole("link", { name: leadWords.do.see })).toHaveCount(0);
  await page.getByLabel(leadWords.timeline.note).fill("Sells boats");
  await page.getByRole("button", { name: leadWords.timeline.keep }).click();
  await expect(page.getByText("Sells boats")).toBeVisible();
  await expectAccessible(page, { include: "main" });
  await expectNoSidewaysScroll(page);
  await page.getByLabel(leadWords.assignment.stage).selectOption("notNow");
  await page.getByLabel(leadWords.assignment.followUp).fill(dayAt(Date.now(), firm.timeZone));
  await page.getByLabel(leadWords.assignment.followUp).press("Enter");
  await expect(page.getByText(leadWords.crumbs.call(1, 1))).toBeVisible();
  await page.getByRole("link", { name: deskScreens.today.name }).first().click();
  const first = page.getByRole("region", { name: todayWords.first });
  await expect(first).toContainText("Ada Caller");
  await expect(first).toContainText("Sells boats");
  await expect(first).toContainText(leadWords.noValuation.text);
  const dial = first.getByRole("link", { name: leadWords.call.call, exact: true });
  await expect(dial).toHaveAttribute("href", "tel:+12125550100");
  await expectAccessible(page, { include: "main" });
  await expectNoSidewaysScroll(page);
  await first.getByRole("link", { name: "Ada Caller" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ada Caller" })).toBeVisible();
  await expect.poll(() => monday.items().map(({ name }) => name)).toContainEqual("Ada Caller – call");
  const id = page.url().split("/").at(-1) ?? "";
  expect((await page.request.get(`${site.url}/valuation/result/${id}`)).status()).toBe(404);
});

test("a caller's phone, day and stage stay when the valuation that comes later takes the call in", async ({ page }) => {
  const [email, phone] = ["grace@harborboats.example", "+1 212-555-0177"];
  const calendly = createFakeCalendly({ now: Date.now });
  calendly.to(sendTo("/api/calendly-webhook"));
  calendly.book({ startsAt, name: "Grace Caller", email, phone });
  expect(await calendly.deliver()).toEqual([200]);
  const website = "https://harborboats.example";
  const valued = await storeLead(site.store, {
    website,
    corrections: { title: "Harbor Boats" },
    userEmail: email,
    userPhone: undefined,
  });
  await site.signIn(page.context(), "anita");
  await page.goto(`${site.url}/desk/leads?q=grace`);
  await live(page);
  await page.getByRole("link", { name: "Grace Caller" }).click();
  await page.getByLabel(leadWords.assignment.followUp).fill(dayAt(Date.now(), firm.timeZone));
  await page.getByLabel(leadWords.assignment.followUp).press("Enter");
  await expect(page.getByText(/^Call today, \d of \d$/)).toBeVisible();
  await expect(page.getByText("a later change stood already")).toHaveCount(0);

  // The valuation has the figures, so it is the one that is kept.
  await page.getByText(leadWords.do.merge, { exact: true }).click();
  await expect(page.getByRole("radio", { name: /Harbor Boats/ })).toBeDisabled();
  await expect(page.getByRole("button", { name: leadWords.do.mergeButton, exact: true })).toBeDisabled();
  await page.getByRole("link", { name: leadWords.do.keepOther }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbor Boats" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Grace Caller No valuation/ })).toBeChecked();
  await expectAccessible(page, { include: "main" });
  await page.getByRole("button", { name: leadWords.do.mergeButton, exact: true }).dblclick();
  await expect(page.getByText(leadWords.done.merge)).toBeVisible();
  await expect(page.getByLabel(leadWords.assignment.stage)).toHaveValue("meeting");
  await expect(page.getByText(leadWords.callBooked(when))).toBeVisible();
  await expect(page.locator('a[href="tel:+12125550177"]').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: deskScreens.today.name }).first().click();
  const queue = page.getByRole("main");
  await expect(queue.getByRole("link", { name: "Harbor Boats" }).first()).toBeVisible();
  await expect(queue.getByRole("link", { name: "Grace Caller" })).toHaveCount(0);
  await page.goto(`${site.url}/desk/leads?q=2125550177`);
  await expect(page.getByRole("row", { name: /Harbor Boats/ })).toBeVisible();
  const item = () => monday.items().find(({ name }) => name.startsWith("Harbor Boats"));
  await expect.poll(() => item()?.columns).toMatchObject({ status: { label: "Meeting set" } });
  await expect.poll(() => JSON.stringify(item()?.columns)).toContain(phone);

  await page.goto(`${site.url}/desk/leads/${valued}`);
  await live(page);
  await page.getByText(leadWords.do.merged).click();
  await page.getByRole("button", { name: leadWords.do.split }).dblclick();
  await expect(page.getByText(leadWords.done.split)).toBeVisible();
  await expect(page.locator('a[href="tel:+12125550177"]')).toHaveCount(0);
  await expect.poll(() => JSON.stringify(item()?.columns)).not.toContain(phone);
});
