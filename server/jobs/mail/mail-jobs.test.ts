import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { colors } from "#content/colors.ts";
import { site } from "#content/site.ts";
import type { StoredMessage } from "#contracts/contact-message.ts";
import { captured, fullCapture, newYork } from "#domain/leads/lead.fixture.ts";
import { type Lead, type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import type { Reminder } from "#domain/leads/reminder.ts";
import { inspectMailHtml } from "#server/documents/mails/inspect-mail-html.fixture.ts";
import type { Handler, Outcome } from "#server/jobs/worker.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import type { Job } from "#server/store/jobs/jobs.ts";
import { findLead, writeLeads } from "#server/store/leads/leads.ts";
import { insertMessage } from "#server/store/leads/messages.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { createMailer } from "#server/vendors/mail.ts";
import { type FakeSmtp, type ReceivedMail, startFakeSmtp } from "#tests/fakes/smtp.ts";
import type { MailJobSettings } from "./mail-job.ts";
import { sendContactMessage } from "./send-contact-message.ts";
import { sendLeadAlert } from "./send-lead-alert.ts";
import { sendPrivateLink } from "./send-private-link.ts";
import { sendReminder } from "./send-reminder.ts";

const dataDir = mkdtempSync(join(tmpdir(), "mail-jobs-"));
const [from, firm] = ["partners@amiva.example", "leads@amiva.example"];
let store: Store;
let smtp: FakeSmtp;
let settings: MailJobSettings;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  store = await openStore({ dataDir });
  await sql`pragma synchronous = off`.execute(store.db);
  const mailer = createMailer({ smtpUrl: smtp.url, from: { name: site.brand, address: from } });
  settings = { store, mailer, from, firm, siteUrl: "https://amiva.example", timeZone: newYork };
});
afterAll(async () => {
  await smtp.stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function keepLead(
  more: Partial<LeadCapture> = {},
  linkMails: { to: string; asked: string; at: number }[] = [],
  rest: Partial<Lead> = {},
) {
  const valuationId = randomUUID();
  const lead = {
    ...leadOf(
      { ...fullCapture, ...more, valuationId },
      {
        now: captured,
      },
    ),
    linkMails,
    ...rest,
  };
  await writeLeads(store.db, [{ lead, version: 1 }]);
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
  await insertMessage(store.db, { id, createdAt: captured, suspect, message });
  return id;
}

/** A mail's id begins with the number of its job and request. */
const isOf = ({ id, wanted }: Job, { mail }: ReceivedMail) =>
  mail.messageId?.startsWith(`<${createHash("sha256").update(`${id} ${wanted}`).digest("base64url").slice(0, 20)}.`);

type Run = { readonly outcome: Outcome; readonly sent: ReceivedMail | undefined; readonly job: Job };

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

const officeLink = `tel:${site.phone.link}`;

describe.concurrent("the private link", () => {
  test("goes to the lead's address, says why, and reveals nothing to a bystander", async () => {
    const asked = Date.UTC(2025, 10, 5, 3);
    const id = await keepLead({}, [{ to: "owner@northgate-dental.example", asked: "", at: asked }]);
    const { to, mail, html, text } = await sentBy(sendPrivateLink, id);
    const link = `https://amiva.example/valuation/result/${id}`;
    expect(to).toEqual(["owner@northgate-dental.example"]);
    expect(mail.subject).toBe("The link you asked for");
    expect(mail.replyTo).toEqual([{ name: "", address: site.email }]);
    expect(mail.from?.name).toBe(site.brand);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(`\n${link}\n`);
    for (const part of [html, text]) {
      expect(part).toContain("November 4, 2025");
      expect(part).toContain("delete");
      expect(part.replaceAll("&amp;", "&")).toContain(site.organization);
      expect(part).not.toMatch(/Northgate|\$|EBITDA|multiple/i);
    }
    expect(inspectMailHtml(html)).toEqual({ activeContent: [], links: [link, link, officeLink] });
    const [, preheader = ""] = /<div style="display:none[^>]*>([^<]*)/.exec(html) ?? [];
    expect(preheader).toMatch(/private page/);
    expect(`${mail.subject} ${preheader}`).not.toMatch(/valu|sell|sale|worth|company|business|advis|report|M&A|\d/i);
    // What it is about stands below the link, where no list of mails shows it.
    const [before = "", after = ""] = text.split(link);
    expect(before).not.toMatch(/valu|sell|sale|worth/i);
    expect(after).toContain("Your valuation");
  });

  test("goes to the address as corrected since", async () => {
    const id = await keepLead({ userEmail: "right@northgate.example" }, [
      { to: "wrong@northgate.example", asked: "", at: captured },
    ]);
    expect((await sentBy(sendPrivateLink, id)).to).toEqual(["right@northgate.example"]);
  });

  test("says who sends it if a partner does, unless the owner asked for it later", async () => {
    const at = new Date(captured).toISOString();
    const partner = { id: "anita", name: "Anita Nair", email: "anita@firm.example", role: "partner" } as const;
    await store.db
      .insertInto("desk_user")
      .values({ ...partner, created_at: at, updated_at: at })
      .execute();
    const sendAt = (id: string, sentAt: number) =>
      recordAudit(store.db, { at: sentAt, actor: partner, action: "sendLink", subject: id });
    const id = await keepLead();
    await sendAt(id, captured);
    const { mail, html, text } = await sentBy(sendPrivateLink, id);
    expect(mail.subject).toBe("The link to your page");
    expect(text).toContain(`Anita Nair of ${site.organization} sent you this link.`);
    for (const part of [mail.subject, html, text]) expect(part).not.toMatch(/asked/i);
    const asked = await keepLead({}, [{ to: "owner@northgate-dental.example", asked: "", at: captured + 2 }]);
    await sendAt(asked, captured + 1);
    expect((await sentBy(sendPrivateLink, asked)).mail.subject).toBe("The link you asked for");
  });

  test("is not sent without an address, or once the lead is gone", async () => {
    const subjects = [await keepLead({ userEmail: undefined }), randomUUID()];
    for (const subject of subjects)
      expect(await run(sendPrivateLink, subject)).toMatchObject({ outcome: { ok: true }, sent: undefined });
  });
});

describe.concurrent("the reminder", () => {
  const askedAt = Date.UTC(2025, 4, 5, 3);
  const reminder: Reminder = { months: 6, askedAt, dueAt: captured };
  const keepReminder = async (change: Partial<Reminder> = {}, more: Partial<LeadCapture> = {}) =>
    keepLead(more, [], { reminder: { ...reminder, ...change } });

  test("leads to the private page, can be stopped with one click, and reveals nothing to a bystander", async () => {
    const id = await keepReminder();
    const { to, mail, html, text } = await sentBy(sendReminder, id);
    const link = `https://amiva.example/valuation/result/${id}/history`;
    const stopLink = `${link}?stop-reminder`;
    expect(to).toEqual(["owner@northgate-dental.example"]);
    expect(mail.subject).toBe("The reminder you asked for");
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers["list-unsubscribe"]).toBe(`<https://amiva.example/api/reminder-stop/${id}>`);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(inspectMailHtml(html)).toEqual({ activeContent: [], links: [link, link, stopLink, officeLink] });
    expect(text).toContain(`\n${link}\n`);
    expect(text).toContain(`\n${stopLink}\n`);
    for (const part of [html, text]) {
      expect(part).toContain("May 4, 2025");
      expect(part).not.toMatch(/Northgate|\$|EBITDA|multiple/i);
    }
    const [, preheader = ""] = /<div style="display:none[^>]*>([^<]*)/.exec(html) ?? [];
    expect(`${mail.subject} ${preheader}`).not.toMatch(/valu|sell|sale|worth|company|business|advis|report|M&A|\d/i);
    expect((await findLead(store, id))?.lead.reminder?.sentAt).toBeGreaterThan(captured);
  });

  test("is sent once", async () => {
    const id = await keepReminder();
    await sentBy(sendReminder, id);
    const again = { ...(await run(sendReminder, id)).job, wanted: 2 };
    const tools = { signal: new AbortController().signal, remember: async () => true };
    expect(await sendReminder(settings)(again, tools)).toEqual({ ok: true });
    expect(smtp.received.some((received) => isOf(again, received))).toBe(false);
  });

  test("is not sent before its time, even if it was planned for earlier once", async () => {
    const dueAt = Date.now() + 60_000;
    const { outcome, sent } = await run(sendReminder, await keepReminder({ dueAt }));
    expect([outcome, sent]).toEqual([{ wait: true, until: dueAt }, undefined]);
  });

  test("is not sent once it was stopped, without an address, or once the lead is gone", async () => {
    const subjects = [await keepLead(), await keepReminder({}, { userEmail: undefined }), randomUUID()];
    for (const subject of subjects)
      expect(await run(sendReminder, subject)).toMatchObject({ outcome: { ok: true }, sent: undefined });
  });
});

describe.concurrent("the alert", () => {
  test("brings the firm the brief, with the phone number first, and the ways to reach the owner", async () => {
    const id = await keepLead();
    const { to, mail, html, text } = await sentBy(sendLeadAlert, id);
    expect(to).toEqual([firm]);
    expect(mail.subject).toBe("Hot lead 55: Northgate Dental, $9.9M");
    expect(mail.replyTo).toEqual([{ name: "", address: "owner@northgate-dental.example" }]);
    for (const said of [
      "One named dentist",
      "$8.4M – $11.4M",
      "$1,650,000",
      "Six locations",
      "Fee for service with yearly care plans",
      `https://amiva.example/valuation/result/${id}`,
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(inspectMailHtml(html)).toEqual({
      activeContent: [],
      links: [
        "tel:+16145550142",
        "mailto:owner@northgate-dental.example?subject=Northgate%20Dental",
        "tel:+16145550142",
        `https://amiva.example/valuation/result/${id}`,
        officeLink,
      ],
    });
  });

  test("says so if there is no way to reach the owner", async () => {
    const financialInputs = {
      ...fullCapture.financialInputs,
      growthTrend: "decreasing",
      recurringRevenue: 90,
    } as const;
    const id = await keepLead({ userEmail: undefined, userPhone: undefined, financialInputs });
    const { mail, html, text } = await sentBy(sendLeadAlert, id);
    expect(mail.replyTo).toBeUndefined();
    expect(html).toContain("None left.");
    const result = `https://amiva.example/valuation/result/${id}`;
    expect(inspectMailHtml(html).links).toEqual([result, result, officeLink]);
    expect(text).toContain("None left.");
    expect(html).toContain(`class="bad" style="color:${colors["oxblood-700"]}">−0.5x`);
  });

  test("shows what a visitor or a page wrote as text, never as markup or a header", async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(2)>\r\nBcc: x@evil.example`;
    const analysis = fullCapture.businessAnalysis;
    const { to, mail, html, text, raw } = await sentBy(
      sendLeadAlert,
      await keepLead({
        businessAnalysis: analysis && { ...analysis, overview: evil, businessModel: evil },
        corrections: { title: evil, industry: evil, location: evil },
        userEmail: "a?bcc=x%40evil.example&cc=y@northgate.example",
        website: "javascript:alert(3)",
      }),
    );
    expect(to).toEqual([firm]);
    expect(mail.bcc).toBeUndefined();
    expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(/^bcc/im);
    expect(html).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
    const { activeContent, links } = inspectMailHtml(html);
    expect(activeContent).toEqual([]);
    expect(
      links.filter((link) => link !== officeLink && !/^(?:https:\/\/amiva\.example\/|tel:\+1|mailto:)/.test(link)),
    ).toEqual([]);
    expect(links[1]).toMatch(/^mailto:a%3Fbcc%3Dx%2540evil\.example%26cc%3Dy@northgate\.example\?subject=[^&]+$/);
    expect(text).toContain("<script>alert(1)</script>");
  });

  test("keeps its subject short, whatever a page calls itself", async () => {
    const { mail } = await sentBy(
      sendLeadAlert,
      await keepLead({ corrections: { title: "Very long name ".repeat(8).trim() } }),
    );
    expect(mail.subject?.length).toBeLessThan(120);
    expect(mail.subject).toMatch(/…, \$9\.9M$/);
  });

  test("is not sent once the lead is gone, and waits for an operator if the lead cannot be read", async () => {
    expect(await run(sendLeadAlert, randomUUID())).toMatchObject({ outcome: { ok: true }, sent: undefined });
    const id = randomUUID();
    await store.db
      .insertInto("lead")
      .values(sampleLead({ id, record: "{}" }))
      .execute();
    for (const handler of [sendLeadAlert, sendPrivateLink])
      expect((await run(handler, id)).outcome).toEqual({ dead: true, reason: "the stored lead cannot be read" });
  });
});

describe.concurrent("a message", () => {
  test("reaches the firm so that a reply goes to its sender", async () => {
    const { to, mail, html, text } = await sentBy(
      sendContactMessage,
      await keepMessage({ phone: "(614) 555-0142", company: "Northgate" }),
    );
    expect(to).toEqual([firm]);
    expect(mail.subject).toBe("Message from Jane Doe");
    expect(mail.replyTo).toEqual([{ name: "Jane Doe", address: "jane@northgate.example" }]);
    expect(html).toContain("We are two owners.<br><br>Could we talk after 6 pm?");
    expect(text).toContain("We are two owners.\n\nCould we talk after 6 pm?");
    for (const said of ["(614) 555-0142", "Northgate", "November 3, 2025"]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(inspectMailHtml(html).activeContent).toEqual([]);
  });

  test("that asks for a report names the edition, and the valuation if we know it", async () => {
    const known = await keepLead();
    const about = (valuationId: string) =>
      keepMessage({ kind: "report", package: "exitReadiness", message: "", valuationId });
    const { mail, html, text } = await sentBy(sendContactMessage, await about(known));
    expect(mail.subject).toBe("Report request from Jane Doe");
    expect(text).toContain("Edition: Exit Readiness");
    expect(text).toContain("They left no message.");
    expect(html).toContain(`href="https://amiva.example/valuation/result/${known}"`);
    expect((await sentBy(sendContactMessage, await about(randomUUID()))).html).not.toContain("/valuation/result/");
  });

  test("shows what was written as text, and names as one line", async () => {
    const name = `Jane" <x@evil.example>,\r\nBcc: y@evil.example`;
    const { to, mail, html, text } = await sentBy(
      sendContactMessage,
      await keepMessage({
        name,
        message: "</td></table><img src=x onerror=alert(1)>\n<a href='https://evil.example'>x</a>",
      }),
    );
    expect(to).toEqual([firm]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(["jane@northgate.example"]);
    expect([mail.bcc, mail.cc]).toEqual([undefined, undefined]);
    const { activeContent, links } = inspectMailHtml(html);
    expect(activeContent).toEqual([]);
    expect(links.filter((link) => link.includes("evil"))).toEqual([]);
    expect(text).toContain("<a href='https://evil.example'>");
  });

  test("that was flagged as suspect, or is gone, is not mailed", async () => {
    for (const subject of [await keepMessage({}, true), randomUUID()])
      expect(await run(sendContactMessage, subject)).toMatchObject({ outcome: { ok: true }, sent: undefined });
    const id = randomUUID();
    const row = { id, created_at: 1, kind: "contact", valuation_id: null, email: "a@b.example", record: "{}" };
    await store.db.insertInto("message").values(row).execute();
    expect((await run(sendContactMessage, id)).outcome).toEqual({
      dead: true,
      reason: "the stored message cannot be read",
    });
  });
});

describe("a mail server that fails", () => {
  const [refused, deferred] = ["SMTP 550 5.1.1 at RCPT TO", "SMTP 451 4.7.1 at RCPT TO"];
  test.each([
    ["refuse", "a visitor's address", sendPrivateLink, keepLead, { dead: true, reason: refused }],
    ["defer", "a visitor's address", sendPrivateLink, keepLead, { retry: true, reason: deferred }],
    // The firm's own address is a setting: once it is corrected, every waiting mail is sent.
    ["refuse", "the firm's own", sendContactMessage, keepMessage, { retry: true, reason: refused }],
    ["refuse", "the firm's own", sendLeadAlert, keepLead, { retry: true, reason: refused }],
    ["defer", "the firm's own", sendContactMessage, keepMessage, { retry: true, reason: deferred }],
  ] as const)("by %s of %s decides the outcome of the job", async (mode, _, handler, keep, outcome) => {
    smtp.behave(mode);
    try {
      expect((await run(handler, await keep())).outcome).toEqual(outcome);
    } finally {
      smtp.behave("well");
    }
  });
});
