import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { colors } from "#content/colors.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { inspectMailHtml } from "#server/documents/mails/inspect-mail-html.fixture.ts";
import { sendContactMessage } from "#server/jobs/mail/send-contact-message.ts";
import { sendLeadAlert } from "#server/jobs/mail/send-lead-alert.ts";
import { sendPrivateLink } from "#server/jobs/mail/send-private-link.ts";
import { sampleLead } from "#server/store/store.fixture.ts";
import { firm, mailJobsFixture, officeLink } from "#tests/support/mail-jobs.fixture.ts";

const { store, smtp, keepLead, keepMessage, run, sentBy } = mailJobsFixture();

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
    await store()
      .db.insertInto("lead")
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
    for (const said of ["(614) 555-0142", "Northgate", "November 3, 2025 at 10:00 am"]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(inspectMailHtml(html).activeContent).toEqual([]);
  });

  test("keeps its lines and their indents", async () => {
    const { html, text } = await sentBy(sendContactMessage, await keepMessage({ message: "Offers:\n  one\n  two" }));
    expect(html).toContain("Offers:<br>\u00a0\u00a0one<br>\u00a0\u00a0two");
    expect(text).toContain("Offers:\n  one\n  two");
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
    await store().db.insertInto("message").values(row).execute();
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
    smtp().behave(mode);
    try {
      expect((await run(handler, await keep())).outcome).toEqual(outcome);
    } finally {
      smtp().behave("well");
    }
  });
});
