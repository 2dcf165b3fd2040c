import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { newYork } from "#domain/leads/lead.fixture.ts";
import type { MailCause } from "#domain/mail/suppression.ts";
import { suppressionOf } from "#server/services/mail/suppressions.ts";
import type { Job } from "#server/store/jobs/jobs.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { createMailer } from "#server/vendors/mail.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp.ts";
import { deliver } from "./mail-job.ts";

const [from, firm] = ["partners@amiva.example", "leads@amiva.example"];
const store = storeOfFile();
let smtp: FakeSmtp;

beforeAll(async () => {
  smtp = await startFakeSmtp();
});
afterEach(async () => {
  smtp.clear();
  await store().db.deleteFrom("suppressed_address").execute();
});
afterAll(() => smtp.stop());

function send(to: string, { cause = "automatic" as MailCause, limitMs = 20_000 } = {}) {
  const mailer = createMailer({ smtpUrl: smtp.url, from: { address: from }, limitMs });
  const job: Job = {
    id: `k:${to}`,
    kind: "k",
    subject: to,
    wanted: 1,
    tries: 1,
    lease: "",
    memo: {},
    interrupted: false,
  };
  const settings = { store: store(), mailer, from, firm, siteUrl: "https://amiva.example", timeZone: newYork };
  const tools = { signal: new AbortController().signal, remember: async () => true };
  return deliver(settings, job, tools, { subject: "Hello", text: "Words.", html: "<p>Words.</p>", to, cause });
}

test.each([
  ["550 5.1.1 No such user", { dead: true, reason: "SMTP 550 5.1.1 at RCPT TO" }, "bounce"],
  ["550 5.2.1 Mailbox disabled", { dead: true, reason: "SMTP 550 5.2.1 at RCPT TO" }, "bounce"],
  ["550 5.7.1 Your server is listed", { dead: true, reason: "SMTP 550 5.7.1 at RCPT TO" }, undefined],
  ["552 5.2.2 Mailbox full", { dead: true, reason: "SMTP 552 5.2.2 at RCPT TO" }, undefined],
  ["550 No such user here", { dead: true, reason: "SMTP 550 at RCPT TO" }, undefined],
  ["451 4.7.1 Greylisted", { retry: true, reason: "SMTP 451 4.7.1 at RCPT TO" }, undefined],
])("%s ends as %j, and the address is then closed by: %s", async (answer, outcome, reason) => {
  smtp.reject({ "gone@northgate.example": answer });
  expect(await send("Gone@northgate.example")).toEqual(outcome);
  expect((await suppressionOf(store(), "gone@northgate.example"))?.reason).toBe(reason);
  // Nobody else is affected.
  expect(await send("other@northgate.example")).toEqual({ ok: true });
  smtp.clear();
  const again = await send("gone@northgate.example");
  expect(smtp.received).toHaveLength(reason === undefined ? 1 : 0);
  expect(again).toEqual(reason === undefined ? { ok: true } : { ok: true, memo: { withheld: "bounce" } });
  expect(await send("gone@northgate.example", { cause: "owed" })).toEqual({ ok: true });
});

test("the firm's own address is never closed, however it is spelled: its mails wait until the setting is corrected", async () => {
  smtp.reject({ [firm]: "550 5.1.1 No such user" });
  for (const to of [firm, "Leads@AMIVA.example"])
    expect(await send(to)).toEqual({ retry: true, reason: "SMTP 550 5.1.1 at RCPT TO" });
  expect(await suppressionOf(store(), firm)).toBeUndefined();
});

test("a mail server that dies or is slow closes nothing, and gets the same mail again", async () => {
  await smtp.die();
  expect(await send("owner@northgate.example")).toEqual({ retry: true, reason: "ECONNREFUSED" });
  await smtp.revive();
  smtp.delay(60_000);
  expect(await send("owner@northgate.example", { limitMs: 300 })).toEqual({ retry: true, reason: "took too long" });
  smtp.delay(0);
  expect(await send("owner@northgate.example")).toEqual({ ok: true });
  const ids = smtp.received.map(({ mail }) => mail.messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await suppressionOf(store(), "owner@northgate.example")).toBeUndefined();
});
