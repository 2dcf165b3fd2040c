import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { leadWords as words } from "#content/desk/leads/lead.ts";
import { leadListWords } from "#content/desk/leads/leads.ts";
import { partnerLinkMailWords } from "#content/desk/mails.ts";
import { shellWords } from "#content/desk/shell.ts";
import { todayWords } from "#content/desk/today.ts";
import { site as firm } from "#content/site.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { writeNote } from "#server/services/desk/leads/write-note.ts";
import { type DeskMember, type DeskSite, deskMembers, startDeskSite } from "#tests/support/desk-site.ts";
import { paperContent } from "#tests/support/paper-content.ts";
import { live } from "#tests/support/test.ts";
import { expectAccessible } from "#tests/support/violations.ts";

let site: DeskSite;
// One site for all; each test has leads of its own.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  site = await startDeskSite();
});
test.afterAll(() => site.close());

const tidewater = {
  website: "https://tidewatermech.example",
  corrections: { title: "Tidewater Mechanical", industry: "HVAC and plumbing", location: "Norfolk, Virginia" },
  financialInputs: { preTaxProfit: 2_200_000, growthTrend: "increasing", recurringRevenue: 58 },
  userPhone: "(757) 555-0118",
  userEmail: "m.holt@tidewatermech.example",
} as const;

async function signedIn(browser: Browser, member: DeskMember, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 }, ...options });
  await context.addCookies([{ name: "member", value: member, url: site.url }]);
  return context.newPage();
}

const leadPath = (id: string) => `/desk/leads/${id}`;

async function noSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test("Today says whom to call first and what to say, then the others in order", async ({ browser }) => {
  const id = await site.addLead(tidewater);
  await site.addSale(id);
  await site.addLead({ corrections: { title: "By Email" }, userPhone: undefined }, 60);
  const nobody = { corrections: { title: "Nobody Yet" }, userPhone: undefined, userEmail: undefined };
  const chosen = { field: "followUp", to: dayAt(Date.now(), firm.timeZone) } as const;
  await changeLead(site.store, "command", { leadId: await site.addLead(nobody), change: chosen, at: Date.now() });
  const page = await signedIn(browser, "daniel");
  await page.goto("/desk");
  const first = page.getByRole("region", { name: todayWords.first });
  await expect(first.getByRole("heading", { name: "Tidewater Mechanical" })).toBeVisible();
  await expect(first.getByText("$18.2M – $24.7M")).toBeVisible();
  await expect(first.getByRole("link", { name: "(757) 555-0118" })).toHaveAttribute("href", "tel:+17575550118");
  await expect(
    first.getByText(/You bought the Professional report .*the 42% of revenue that does not recur/),
  ).toBeVisible();
  const queue = page.getByRole("region", { name: /^Then/ });
  await expect(queue.getByRole("row", { name: /By Email.*Hot, no first call/ })).toBeVisible();
  const due = queue.getByRole("row", { name: /Nobody Yet.*Follow-up today/ });
  await expect(due).toContainText(todayWords.queue.noReach);
  await expect(
    page
      .getByRole("region", { name: /^Sold since/ })
      .getByText("$490")
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await noSidewaysScroll(page);
  }
  await first.getByRole("link", { name: todayWords.brief }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tidewater Mechanical" })).toBeVisible();
});

test("a partner works through a lead: stage, owner, follow-up, an answer, a note, a report and the link", async ({
  browser,
}) => {
  const id = await site.addLead(tidewater);
  const page = await signedIn(browser, "anita");
  await page.goto(leadPath(id));
  await live(page);
  await page.getByLabel(words.assignment.stage).selectOption("Talked");
  await expect(page.getByText(/^Saved at .* Anita Nair$/)).toHaveCount(1);
  await page.getByLabel(words.assignment.owner).selectOption("Daniel Mercer");
  await expect(page.getByText(/^Saved at .* Anita Nair$/)).toHaveCount(2);
  await expect(page.getByText(words.assignment.firstDay)).toBeVisible();
  await page.getByRole("button", { name: words.assignment.chooseFirstDay }).click();
  await expect(page.getByText(/^Saved at .* Anita Nair$/)).toHaveCount(3);
  await expect(page.getByText(words.assignment.reminder)).toBeVisible();
  await page.getByLabel(words.assignment.followUp).fill("2030-01-15");
  await page.getByLabel(words.assignment.followUp).press("Enter");
  await expect(page.getByText(/From .* to Jan 15, 2030\./)).toBeVisible();

  const questions = page.getByRole("region", { name: words.questions.title });
  await questions.getByText(words.questions.answer, { exact: true }).first().click();
  await questions.getByLabel(words.questions.label(1)).fill("Two service contracts, both until 2029.");
  await page.getByLabel(words.timeline.note, { exact: true }).focus();
  await expect(questions.getByText(/^Saved at .* Anita Nair$/)).toBeVisible();

  await page.getByLabel(words.timeline.note, { exact: true }).fill("Calls back on Monday.");
  await page.getByRole("button", { name: words.timeline.keep }).dblclick();
  const timeline = page.getByRole("region", { name: words.timeline.title });
  await expect(timeline.getByText("Calls back on Monday.")).toHaveCount(1);
  await expect(page.getByLabel(words.timeline.note, { exact: true })).toHaveValue("");
  await expect(timeline.getByText("From New to Talked.")).toBeVisible();
  await expect(timeline.getByText("Set to Daniel Mercer.")).toBeVisible();
  await expect(timeline.getByText(/Two service contracts/)).toBeVisible();

  // Typed but not kept, and an answer whose field was not left: neither is lost by a reload.
  const note = page.getByLabel(words.timeline.note, { exact: true });
  await note.fill("Half a sentence");
  const answer = questions.getByLabel(words.questions.label(1));
  await answer.fill("Three service contracts.");
  await page.reload();
  await expect(page.getByLabel(words.assignment.stage)).toHaveValue("talked");
  await expect(answer).toBeVisible();
  await expect(answer).toHaveValue("Three service contracts.");
  await expect(timeline.getByText("Answer", { exact: true })).toHaveCount(1);
  await expect(timeline.getByText("Earlier answer", { exact: true })).toHaveCount(1);
  await expect(note).toHaveValue("Half a sentence");
  await page.getByRole("button", { name: words.timeline.keep }).click();
  await expect(timeline.getByText("Half a sentence")).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue("Three service contracts.");
  await expect(note).toHaveValue("");

  // A report is opened and closed, the link is sent, and the board gets the lead again.
  await live(page);
  await page.getByRole("button", { name: words.do.open("Professional"), exact: true }).click();
  await expect(page.getByText(words.done.openReport)).toBeVisible();
  await expect(page.getByText("Professional open")).toBeVisible();
  await page.getByRole("button", { name: words.do.close("Professional") }).click();
  await expect(page.getByText(words.done.closeReport.revoked)).toBeVisible();
  await page.getByText(words.do.sendLink).click();
  await expect(page.getByText(partnerLinkMailWords.why("Anita Nair"))).toBeVisible();
  await page.getByRole("button", { name: words.do.sendLinkButton }).click();
  await expect(page.getByText(words.done.sendLink)).toBeVisible();
  await page.getByRole("button", { name: words.do.redeliver }).click();
  await expect(page.getByText(words.done.redeliver)).toBeVisible();
  for (const title of ["Report opened", "Report closed", "Link sent", "Sent again"])
    await expect(timeline.getByText(title, { exact: true })).toHaveCount(1);

  await note.fill("Private");
  await page.route("**/desk/sign-out*", (route) => route.abort());
  await page.getByRole("button", { name: shellWords.signOut }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goto(leadPath(id));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await noSidewaysScroll(page);
});

test("two people on one lead see each other's change, and nothing is replaced silently", async ({ browser }) => {
  const id = await site.addLead(tidewater);
  const [daniel, anita] = [await signedIn(browser, "daniel"), await signedIn(browser, "anita")];
  await anita.clock.install();
  await daniel.goto(leadPath(id));
  await anita.goto(leadPath(id));
  await live(daniel);
  await live(anita);
  // Typed but not kept: it survives the colleague's change.
  await anita.getByLabel(words.timeline.note, { exact: true }).fill("Half a sentence");
  await daniel.getByLabel(words.assignment.stage).selectOption("Tried");
  await expect(daniel.getByText(/^Saved at .* Daniel Mercer$/)).toBeVisible();
  await anita.clock.runFor(5_000);
  await expect(anita.getByLabel(words.assignment.stage)).toHaveValue("tried");
  await expect(anita.getByText(/^Saved at .* Daniel Mercer$/)).toBeVisible();
  await expect(anita.getByLabel(words.timeline.note, { exact: true })).toHaveValue("Half a sentence");

  // A date that is half typed stays, and its maker hears of the colleague's.
  const day = anita.getByLabel(words.assignment.followUp);
  await day.fill("2030-03-14");
  await daniel.getByLabel(words.assignment.followUp).fill("2030-02-13");
  await daniel.getByLabel(words.assignment.followUp).press("Enter");
  await expect(daniel.getByText(/^Saved at .* Daniel Mercer$/)).toHaveCount(2);
  await anita.clock.runFor(5_000);
  await expect(anita.getByText(/^Saved at .* Daniel Mercer$/)).toHaveCount(2);
  await expect(day).toHaveValue("2030-03-14");
  await expect(day).toBeFocused();
  await day.press("Enter");
  await expect(anita.getByText(/Daniel Mercer had set it to .* while you were editing/)).toBeVisible();
  await expect(day).toHaveValue("2030-03-14");

  // Without the live update, as after a lost connection.
  await anita.route("**/desk/changes", (route) => route.abort());
  await daniel.getByLabel(words.assignment.stage).selectOption("Talked");
  await expect(daniel.getByText("From Tried to Talked.")).toBeVisible();
  await anita.getByLabel(words.assignment.stage).selectOption("Meeting set");
  await expect(anita.getByText(/Daniel Mercer had set it to Talked while you were editing/)).toBeVisible();
  await expect(anita.getByText("From Talked to Meeting set.")).toBeVisible();
});

test("two leads of a company become one, with both histories, and can be taken apart again", async ({ browser }) => {
  const company = { corrections: { title: "Halyard Rigging" }, website: "https://halyard.example" };
  const kept = await site.addLead({ ...company, userPhone: "(757) 555-0101", userEmail: undefined });
  const other = await site.addLead({ ...company, userPhone: "(757) 555-0199", userEmail: undefined }, 600);
  await site.addSale(other);
  const page = await signedIn(browser, "anita");
  await page.goto("/desk/leads?q=halyard&sort=-received");
  await live(page);
  await page.getByLabel(leadListWords.selectAll).check();
  await page.getByRole("link", { name: leadListWords.merge }).click();
  await expect(page).toHaveURL(new RegExp(`${kept}.*merge=${other}`));
  const choice = page.getByRole("radio", {
    name: /Halyard Rigging \$8\.4M – \$11\.4M \(757\) 555-0199 received .*at /,
  });
  await expect(choice).toBeChecked();
  await expect(page.getByText(words.do.mergeHint)).toBeVisible();
  await expectAccessible(page);
  const merge = page.getByRole("button", { name: words.do.mergeButton, exact: true });
  await merge.click();
  await expect(page.getByText(words.done.merge)).toBeVisible();
  await page.getByRole("button", { name: words.do.undo, exact: true }).click();
  await expect(page.getByText(words.done.split)).toBeVisible();
  await merge.click();
  const timeline = page.getByRole("region", { name: words.timeline.title });
  await expect(timeline.getByText("Merged", { exact: true })).toHaveCount(2);
  await expect(timeline.getByText("First visit", { exact: true })).toHaveCount(2);
  await expect(timeline.getByText("Paid", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Professional, $490")).toBeVisible();

  // The old address leads to the lead that is kept.
  await page.goto(leadPath(other));
  await expect(page).toHaveURL(new RegExp(kept));
  await page.getByText(words.do.merged).click();
  await expect(page.getByText("(757) 555-0199")).toBeVisible();
  await expect(page.getByRole("link", { name: words.do.seeOther })).toHaveAttribute(
    "href",
    `/valuation/result/${other}`,
  );
  await page.getByRole("button", { name: words.do.split }).click();
  await expect(page.getByText("Nothing bought")).toBeVisible();
  await page.goto(leadPath(other));
  await expect(page).toHaveURL(new RegExp(other));
  await expect(timeline.getByText("Merge undone", { exact: true })).toHaveCount(2);
  const jobs = await site.store.db.selectFrom("job").select("wanted").where("id", "=", `crm-lead:${other}`).execute();
  expect(jobs).toEqual([{ wanted: 5 }]);
});

test("an owner deletes a lead everywhere, with its name typed; an analyst is offered no change", async ({
  browser,
}) => {
  const id = await site.addLead({ ...tidewater, corrections: { title: "Forget Us Inc" } });
  const analyst = await signedIn(browser, "lucia");
  await analyst.goto(leadPath(id));
  await expect(analyst.getByLabel(words.assignment.stage)).toBeDisabled();
  await expect(analyst.getByLabel(words.assignment.stage)).toHaveAccessibleDescription(words.assignment.readOnly);
  for (const name of [words.do.redeliver, /^Open the/])
    await expect(analyst.getByRole("button", { name })).toHaveCount(0);
  await expect(analyst.getByText(words.do.sendLink)).toHaveCount(0);
  await expect(analyst.getByRole("link", { name: words.do.remove })).toHaveCount(0);
  for (const form of [
    { intent: "change", field: "stage", to: "talked" },
    { intent: "sendLink" },
    { intent: "openReport", edition: "professional" },
    { intent: "redeliver" },
    { intent: "remove", typed: "Forget Us Inc" },
  ]) {
    const answer = await analyst.request.post(leadPath(id), { form, headers: { Origin: site.url } });
    expect(answer.status()).toBe(403);
  }
  const owner = await signedIn(browser, "daniel");
  await owner.goto(leadPath(id));
  await live(owner);
  await owner.getByRole("link", { name: words.do.remove }).click();
  const dialog = owner.getByRole("dialog");
  await expect(dialog.getByText("Your own mailbox")).toBeVisible();
  await dialog.getByLabel(words.deletion.field).fill("Somebody else");
  await dialog.getByRole("button", { name: words.deletion.remove }).click();
  await expect(dialog.getByText(/Nothing was deleted/)).toBeVisible();
  await dialog.getByLabel(words.deletion.field).fill("forget us inc");
  await dialog.getByRole("button", { name: words.deletion.remove }).click();
  await expect(owner).not.toHaveURL(new RegExp(id));
  expect((await owner.request.get(leadPath(id))).status()).toBe(404);
  expect(await site.store.db.selectFrom("lead").select("id").where("id", "=", id).execute()).toEqual([]);
});

test("keys reach call, note, stage and the next lead, and rest in a field", async ({ browser }) => {
  const id = await site.addLead(tidewater);
  const page = await signedIn(browser, "anita");
  await page.goto(leadPath(id));
  await live(page);
  await page.keyboard.press("s");
  await expect(page.getByLabel(words.assignment.stage)).toBeFocused();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await expect(page.getByLabel(words.timeline.note, { exact: true })).toBeFocused();
  await page.keyboard.type("jsn");
  await expect(page.getByLabel(words.timeline.note, { exact: true })).toHaveValue("jsn");
  await expect(page).toHaveURL(new RegExp(id));

  // The list of all keys, on a screen that has none of its own; its switch turns them off and on again.
  await page.goto("/desk/sales");
  await live(page);
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("?");
  await dialog.getByLabel(leadListWords.keys.use).uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: leadListWords.keys.title }).click();
  await dialog.getByLabel(leadListWords.keys.use).check();
  // Escape and the key in one go, before the page hears that the dialog was closed.
  await page.evaluate(() => {
    document.querySelector("dialog")?.close();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("is read without script", async ({ browser }) => {
  const id = await site.addLead(tidewater);
  const page = await signedIn(browser, "anita", { javaScriptEnabled: false });
  await page.goto("/desk");
  await expect(page.getByRole("region", { name: todayWords.first })).toBeVisible();
  await page.goto(leadPath(id));
  await expect(page.getByRole("heading", { level: 1, name: "Tidewater Mechanical" })).toBeVisible();
  await expect(page.getByRole("region", { name: words.arguments.title }).getByRole("row")).not.toHaveCount(0);
  await expect(page.getByRole("button", { name: words.print })).toHaveCount(0);
  await page.getByLabel(words.assignment.stage).selectOption("Tried");
  await page.getByRole("button", { name: words.assignment.save }).first().click();
  await expect(page.getByLabel(words.assignment.stage)).toHaveValue("tried");
});

test("the brief is one full page on Letter and on A4, with the most that it can say", async ({ browser }) => {
  const line = { amount: 120_000, hasPaper: false };
  const id = await site.addLead({
    ...tidewater,
    corrections: {
      title: "Worthington Mechanical and Plumbing Services of Greater Norfolk",
      industry: "HVAC, plumbing and electrical services",
      location: "Norfolk, Virginia",
    },
    financialInputs: { preTaxProfit: 1_700_000, growthTrend: "decreasing", recurringRevenue: 10 },
    depth: {
      addBacks: { ownerPay: line, familyPayroll: line, personalCosts: line, oneOffs: line },
      proceeds: { debt: 400_000 },
      readiness: { runsWithoutOwner: "no", booksTie: "no", customerConcentration: "no" },
      goal: { goal: 25_000_000, growthRate: 8, returnRate: 6 },
    },
  });
  const notes = ["Wants to talk after the audit.", "word ".repeat(200), "Has a brother who owns a third."];
  for (const [index, text] of notes.entries())
    await writeNote(site.store, deskMembers.anita, { id: randomUUID(), leadId: id, text }, { now: Date.now() + index });
  const page = await signedIn(browser, "anita");
  await page.goto(leadPath(id));
  await expect(page.getByRole("region", { name: words.questions.title }).getByRole("listitem")).toHaveCount(6);
  await page.emulateMedia({ media: "print" });
  for (const text of [tidewater.userEmail, "Has a brother who owns a third."])
    await expect(page.getByText(text).locator("visible=true").first()).toBeVisible();
  await expect(
    page.getByRole("term").filter({ hasText: words.assignment.followUp }).locator("visible=true"),
  ).toHaveCount(1);
  // Letter between its margins, in CSS pixels.
  const foot = await page.getByText(/^Printed/).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan((250 / 25.4) * 96);
  for (const format of ["Letter", "A4"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
  await expect(page.getByText(/^Printed by .+, \w+day, \w+ \d+, \d{4} at /)).toBeVisible();
  expect((await page.evaluate(paperContent, false)).lostMarks).toEqual([]);
});
