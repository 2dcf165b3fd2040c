import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { site } from "#content/site.ts";
import { captured } from "#domain/leads/lead.fixture.ts";
import type { LeadCapture } from "#domain/leads/lead.ts";
import type { Reminder } from "#domain/leads/private-page/reminder.ts";
import { inspectMailHtml } from "#server/documents/mails/inspect-mail-html.fixture.ts";
import { sendPrivateLink } from "#server/jobs/mail/send-private-link.ts";
import { sendReminder } from "#server/jobs/mail/send-reminder.ts";
import { recordAudit } from "#server/store/desk/people/audit.ts";
import { findLead } from "#server/store/leads/leads.ts";
import { isOf, mailJobsFixture, officeLink } from "#tests/support/mail-jobs.fixture.ts";

const { store, smtp, settings, keepLead, run, sentBy } = mailJobsFixture();

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
    await store()
      .db.insertInto("desk_user")
      .values({ ...partner, created_at: at, updated_at: at })
      .execute();
    const sendAt = (id: string, sentAt: number) =>
      recordAudit(store().db, { at: sentAt, actor: partner, action: "sendLink", subject: id });
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
    expect((await findLead(store(), id))?.lead.reminder?.sentAt).toBeGreaterThan(captured);
  });

  test("is sent once", async () => {
    const id = await keepReminder();
    await sentBy(sendReminder, id);
    const again = { ...(await run(sendReminder, id)).job, wanted: 2 };
    const tools = { signal: new AbortController().signal, remember: async () => true };
    expect(await sendReminder(settings())(again, tools)).toEqual({ ok: true });
    expect(smtp().received.some((received) => isOf(again, received))).toBe(false);
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
