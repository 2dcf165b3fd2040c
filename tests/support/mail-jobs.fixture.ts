import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { site } from "#content/site.ts";
import type { StoredMessage } from "#contracts/leads/contact-message.ts";
import { captured, fullCapture, newYork } from "#domain/leads/lead.fixture.ts";
import { type Lead, type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import type { MailJobSettings } from "#server/jobs/mail/mail-job.ts";
import type { Handler, Outcome } from "#server/jobs/worker.ts";
import type { Job } from "#server/store/jobs/jobs.ts";
import { writeLeads } from "#server/store/leads/leads.ts";
import { insertMessage } from "#server/store/leads/messages.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { createMailer } from "#server/vendors/mail.ts";
import { type FakeSmtp, type ReceivedMail, startFakeSmtp } from "#tests/fakes/smtp.ts";

const from = "partners@amiva.example";
export const firm = "leads@amiva.example";
export const officeLink = `tel:${site.phone.link}`;

/** A mail's id begins with the number of its job and request. */
export const isOf = ({ id, wanted }: Job, { mail }: ReceivedMail) =>
  mail.messageId?.startsWith(`<${createHash("sha256").update(`${id} ${wanted}`).digest("base64url").slice(0, 20)}.`);

type Run = { readonly outcome: Outcome; readonly sent: ReceivedMail | undefined; readonly job: Job };

/** Jobs that send mail, on a store and a mail server for the tests of one file. */
export function mailJobsFixture() {
  const store = storeOfFile();
  let smtp: FakeSmtp;
  let settings: MailJobSettings;

  beforeAll(async () => {
    smtp = await startFakeSmtp();
    const mailer = createMailer({ smtpUrl: smtp.url, from: { name: site.brand, address: from } });
    settings = { store: store(), mailer, from, firm, siteUrl: "https://amiva.example", timeZone: newYork };
  });
  afterAll(() => smtp.stop());

  async function keepLead(
    more: Partial<LeadCapture> = {},
    linkMails: { to: string; asked: string; at: number }[] = [],
    rest: Partial<Lead> = {},
  ) {
    const valuationId = randomUUID();
    const lead = {
      ...leadOf({ ...fullCapture, ...more, valuationId }, { now: captured }),
      linkMails,
      ...rest,
    };
    await writeLeads(store().db, [{ lead, version: 1 }]);
    return valuationId;
  }
  async function keepMessage(more: Partial<StoredMessage> = {}, suspect = false) {
    const id = randomUUID();
    const message: StoredMessage = {
      messageId: id,
      kind: "contact",
      name: "Jane Doe",
      email: "jane@northgate.example",
      message: "We are two owners.\n\nCould we talk after 6 pm?",
      ...more,
    };
    await insertMessage(store().db, { id, createdAt: captured, suspect, message });
    return id;
  }

  async function run(handler: (settings: MailJobSettings) => Handler, subject: string): Promise<Run> {
    const job: Job = {
      id: `k:${subject}`,
      kind: "k",
      subject,
      wanted: 1,
      tries: 1,
      lease: "x",
      memo: {},
      interrupted: false,
    };
    const outcome = await handler(settings)(job, { signal: new AbortController().signal, remember: async () => true });
    return { outcome, job, sent: smtp.received.find((received) => isOf(job, received)) };
  }
  async function sentBy(handler: (settings: MailJobSettings) => Handler, subject: string) {
    const { outcome, sent } = await run(handler, subject);
    expect(outcome).toMatchObject({ ok: true });
    if (!sent) throw new Error("Nothing was sent");
    return { ...sent, html: sent.mail.html ?? "", text: sent.mail.text ?? "" };
  }

  return { store, smtp: () => smtp, settings: () => settings, keepLead, keepMessage, run, sentBy };
}
