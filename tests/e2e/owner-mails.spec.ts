import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { digestWords, mailOffWords } from "#content/desk/digest.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import { ownAccountWords } from "#content/desk/settings/own-account.ts";
import { ownerMailsWords } from "#content/desk/settings/owner-mails.ts";
import { currentConsent } from "#content/mail/mail-consent.ts";
import { privateLinkMailWords } from "#content/mail/mails.ts";
import { seriesMailWords } from "#content/mail/series-mails.ts";
import { privatePage } from "#content/pages/private-page.ts";
import { site as firm } from "#content/site.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { type SeriesMailId, seriesDueAt } from "#domain/mail/mail-series.ts";
import { addDays, dayAt, mondayOf, morningOf } from "#domain/time/calendar.ts";
import { readEnv } from "#server/env.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { createHandlers } from "#server/jobs/handlers.ts";
import { createDigestPlanner } from "#server/jobs/mail/digest-planner.ts";
import { createWorker } from "#server/jobs/worker.ts";
import { createLog } from "#server/ops/log.ts";
import { createLeadService } from "#server/services/leads/capture-lead.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { findLead } from "#server/store/leads/leads.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp.ts";
import { type FirmSite, mailSettings, prepareFirmSite } from "#tests/support/firm-site.ts";
import { mainText } from "#tests/support/page-text.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { expectAccessible, expectNoSidewaysScroll } from "#tests/support/violations.ts";

const email = "owner@northgate.example";
const lead = randomUUID();
/** Of an owner whose address takes no mail. */
const unreachable = randomUUID();
const log = createLog("silent");

let smtp: FakeSmtp;
let site: FirmSite;
let settings: Readonly<Record<string, string>>;

/** A site with a mail server, two members and a lead without an address. */
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  site = await prepareFirmSite();
  const { store } = site;
  for (const role of ["owner", "partner"] as const) await site.addMember(role, role);
  const leads = createLeadService({ store, limiter: createMemoryLimiter(), log, isMailConfigured: true });
  await leads.capture({ ...fullCapture, valuationId: lead, userEmail: undefined, userPhone: undefined });
  await leads.capture({ ...fullCapture, valuationId: unreachable, userEmail: "gone@northgate.example" });
  smtp = await startFakeSmtp();
  settings = await site.start(mailSettings(smtp));
});
test.afterAll(async () => {
  await site.stop();
  await smtp.stop();
});

/** A second server on the same store whose clock is ahead: it does what is due by then. */
async function atTime(at: number, work: () => Promise<void>): Promise<void> {
  const now = () => at;
  const { store } = site;
  const env = readEnv(settings);
  await createDigestPlanner({ store, log, timeZone: firm.timeZone, kick: () => undefined, now }).plan();
  const { [jobKinds.mailSeries]: series, [jobKinds.mailDigest]: digest } = createHandlers({ env, store, log, now });
  if (!series || !digest) throw new Error("Mail is not set up");
  const handlers = { [jobKinds.mailSeries]: series, [jobKinds.mailDigest]: digest };
  const worker = createWorker({ store, handlers, log, now, pollMs: 20 });
  worker.start();
  try {
    await work();
  } finally {
    await worker.stop();
  }
}

const mailTo = (address: string, subject: string) =>
  smtp.received.find(({ to, mail }) => to.includes(address) && mail.subject === subject)?.mail;
const linkIn = (text: string | undefined, path: string) =>
  text?.split(/\s/).find((word) => word.startsWith(site.url) && word.includes(path)) ?? "";
const oneClickOf = (mail: ReturnType<typeof mailTo>) =>
  /<(.*)>/.exec(mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "")?.[1] ?? "";

const due = async (mail: SeriesMailId) => {
  const startedAt = (await findLead(site.store, lead))?.lead.mailSeries?.startedAt;
  if (startedAt === undefined) throw new Error("The link was not mailed yet");
  return seriesDueAt(startedAt, mail, firm.timeZone);
};
const emails = (page: Page) => page.locator("#owner-mails");

test("an owner agrees, gets the first email after three days, and one click ends them", async ({ page, context }) => {
  await page.goto(`${site.url}/valuation/result/${lead}`);
  await live(page);
  const card = page.getByRole("region", { name: "By e-mail" });
  const consent = card.getByRole("checkbox", { name: currentConsent.text });
  await expect(consent).toBeHidden();
  await card.getByLabel("E-mail").fill(email);
  await expect(consent).not.toBeChecked();
  await expectAccessible(page, { include: "section[aria-labelledby='send-report']" });
  await consent.check();
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByRole("status")).toContainText(email);
  await expect.poll(() => mailTo(email, privateLinkMailWords.subject)?.text).toContain(lead);
  await expect.poll(async () => (await findJob(site.store, jobKinds.mailSeries, lead))?.state).toBe("ready");

  // Off until an owner of the desk turns them on.
  await site.signIn(context, "owner");
  await page.goto(`${site.url}/desk/settings#owner-mails`);
  await expect(emails(page)).toContainText(ownerMailsWords.off);
  await emails(page).getByRole("button", { name: ownerMailsWords.turnOn }).click();
  await expect(emails(page).getByRole("button", { name: ownerMailsWords.turnOff })).toBeVisible();
  await expectAccessible(page, { include: "#owner-mails" });
  await expectNoSidewaysScroll(page);

  const first = seriesMailWords.questions.subject;
  await atTime(await due("questions"), async () => {
    await expect.poll(() => mailTo(email, first)?.text).toContain(seriesMailWords.questions.parts[0]?.title ?? "-");
  });
  const stopLink = linkIn(mailTo(email, first)?.text, "stop-emails");
  await context.clearCookies();
  await page.goto(stopLink);
  await expect(page.getByRole("heading", { name: privatePage.emails.stopPage.title })).toBeVisible();
  await page.getByRole("button", { name: privatePage.emails.stop }).click();
  await expect(page.getByText(privatePage.notes.emailsStopped)).toBeVisible();
  const textAt = async (address: string) => mainText(await (await page.request.get(address)).text());
  expect(await textAt(stopLink)).toContain(privatePage.emails.stopPage.none.title);

  await atTime(await due("readiness"), async () => {
    await expect.poll(async () => (await findJob(site.store, jobKinds.mailSeries, lead))?.state).toBe("done");
  });
  expect(mailTo(email, seriesMailWords.readiness.subject)).toBeUndefined();
  await site.signIn(context, "partner");
  const shown = await textAt(`${site.url}/desk/leads/${lead}`);
  expect(shown).toMatch(/^Stopped by the owner/m);
  expect(shown).toContain(currentConsent.text);
});

test("a member gets the week on Monday, turns it off without signing in, and on again in the settings", async ({
  page,
  context,
}) => {
  const monday = addDays(mondayOf(dayAt(Date.now(), firm.timeZone)), 7);
  const partner = "partner@firm.example";
  const digest = () =>
    smtp.received.findLast(({ to, mail }) => to.includes(partner) && /^Your week/.test(mail.subject ?? ""))?.mail;
  await atTime(morningOf(monday, firm.timeZone), async () => {
    await expect.poll(() => digest()?.text).toContain(digestWords.funnel.title);
  });
  await page.goto(linkIn(digest()?.text, "/desk/email-off"));
  await expect(page.getByRole("heading", { name: mailOffWords.title.digest })).toBeVisible();
  await expect(page.getByText(mailOffWords.text.digest(partner))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: mailOffWords.submit }).click();
  await expect(page.getByRole("heading", { name: mailOffWords.done.title })).toBeVisible();

  await site.signIn(context, "partner");
  await page.goto(`${site.url}/desk/settings#account`);
  const { digest: words } = ownAccountWords.mails.names;
  const turnOn = page.getByRole("button", { name: `${ownAccountWords.mails.turnOn}: ${words.name}` });
  await turnOn.click();
  const turnOff = page.getByRole("button", { name: `${ownAccountWords.mails.turnOff}: ${words.name}` });
  await expect(turnOff).toBeVisible();
  await expectAccessible(page, { include: "#account" });
  // The button of a mail program.
  const form = { "List-Unsubscribe": "One-Click" };
  expect((await page.request.post(oneClickOf(digest()), { form })).status()).toBe(200);
  await page.reload();
  await expect(turnOn).toBeVisible();
});

test("mail that comes back is shown on the lead, and an owner of the desk allows it again", async ({
  page,
  context,
}) => {
  smtp.behave("refuse");
  await site.signIn(context, "owner");
  await page.goto(`${site.url}/desk/leads/${unreachable}`);
  await page.getByText(leadWords.do.sendLink).click();
  await page.getByRole("button", { name: leadWords.do.sendLinkButton }).click();
  await expect.poll(async () => (await findJob(site.store, jobKinds.mailLink, unreachable))?.state).toBe("dead");
  await page.reload();
  await expect(page.getByText(leadWords.reach.closed.bounce)).toBeVisible();
  await expectAccessible(page, { include: "aside" });
  await page.getByRole("button", { name: leadWords.reach.allow }).click();
  await expect(page.getByText(leadWords.reach.closed.bounce)).toBeHidden();
});
