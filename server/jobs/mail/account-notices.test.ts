import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountNoticeMailWords } from "#content/mail/mails.ts";
import { site } from "#content/site.ts";
import { newYork } from "#domain/leads/lead.fixture.ts";
import { inspectMailHtml } from "#server/documents/mails/inspect-mail-html.fixture.ts";
import { type AuditEntry, recordAudit } from "#server/store/desk/people/audit.ts";
import type { Job } from "#server/store/jobs/jobs.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { createMailer } from "#server/vendors/mail.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp.ts";
import { sendAccountNotice } from "./send-account-notice.ts";

const dataDir = mkdtempSync(join(tmpdir(), "account-notices-"));
const at = Date.UTC(2026, 10, 17, 20, 5);
const [anita, daniel] = ["anita", "daniel"];
let store: Store;
let smtp: FakeSmtp;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  store = await openStore({ dataDir });
  const dated = { created_at: new Date(at).toISOString(), updated_at: new Date(at).toISOString() };
  await store.db
    .insertInto("desk_user")
    .values([
      { id: anita, name: "Anita Nair", email: "anita@firm.example", role: "partner", ...dated },
      { id: daniel, name: "Daniel Mercer", email: "daniel@firm.example", role: "owner", ...dated },
    ])
    .execute();
});
afterAll(async () => {
  await smtp.stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** The mail about a change, if there is one. */
async function mailAbout(entry: Omit<AuditEntry, "at">, now = at + 60_000) {
  const from = "partners@amiva.example";
  const mailer = createMailer({ smtpUrl: smtp.url, from: { name: site.brand, address: from } });
  const subject = await recordAudit(store.db, { at, ...entry });
  const job: Job = { id: subject, kind: "k", subject, wanted: 1, tries: 1, lease: "", memo: {}, interrupted: false };
  const before = smtp.received.length;
  const settings = { store, mailer, from, firm: from, siteUrl: "https://amiva.example", timeZone: newYork };
  const handler = sendAccountNotice({ ...settings, now: () => now });
  const outcome = await handler(job, { signal: new AbortController().signal, remember: async () => true });
  expect(outcome).toEqual({ ok: true });
  return smtp.received[before];
}

test("says what was changed, when and by whom, and what to do", async () => {
  const entry = { actor: { id: daniel }, action: "roleChanged", subject: anita, from: "analyst", to: "partner" };
  const sent = await mailAbout(entry);
  expect(sent?.to).toEqual(["anita@firm.example"]);
  expect(sent?.mail.subject).toBe("Your role was changed");
  for (const part of [sent?.mail.text, sent?.mail.html]) {
    expect(part).toContain("November 17, 2026 at 3:05");
    expect(part).toContain("Your role is now Partner.");
    expect(part).toContain("It was done by Daniel Mercer.");
    expect(part).toContain("https://amiva.example/desk/forgotten");
  }
  expect(inspectMailHtml(sent?.mail.html ?? "").activeContent).toEqual([]);
});

test.each(Object.entries(accountNoticeMailWords.headings).filter(([action]) => action !== "invited"))(
  "%s is told to the member: %s",
  async (action, heading) => {
    const sent = await mailAbout({ actor: { id: anita }, action, subject: anita });
    expect([sent?.to, sent?.mail.subject]).toEqual([["anita@firm.example"], heading]);
    expect(sent?.mail.text).not.toContain("It was done by");
  },
);

test("an invitation is told to its maker, in case a thief made it", async () => {
  const entry = { actor: { id: daniel }, action: "invited", subject: "thief@evil.example", to: "owner" };
  const sent = await mailAbout(entry);
  expect(sent?.to).toEqual(["daniel@firm.example"]);
  expect(sent?.mail.text).toContain("Invited: thief@evil.example, as Owner.");
  expect(await mailAbout({ ...entry, actor: "command" })).toBeUndefined();
});

test("is not sent a day later, when mail may have just been set up", async () => {
  const entry = { actor: { id: anita }, action: "passwordChanged", subject: anita };
  expect(await mailAbout(entry, at + 86_400_001)).toBeUndefined();
  expect(await mailAbout({ ...entry, subject: "nobody" })).toBeUndefined();
});
