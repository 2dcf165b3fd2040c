import { site } from "#content/site.ts";
import { callBrief } from "#domain/leads/call/call-brief.ts";
import { captured, fullCapture, newYork, resultLink } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import { callNoteMail } from "#server/documents/mails/call-note-mail.ts";
import { contactDetailsMail } from "#server/documents/mails/contact-details-mail.ts";
import { contactMessageMail } from "#server/documents/mails/contact-message-mail.ts";
import { digestMail } from "#server/documents/mails/digest-mail.ts";
import { followUpMail } from "#server/documents/mails/follow-up-mail.ts";
import { leadAlertMail } from "#server/documents/mails/lead-alert-mail.ts";
import type { MailBody } from "#server/documents/mails/mail-layout.ts";
import { saleNoticeMail } from "#server/documents/mails/sale-notice-mail.ts";
import { expect, test } from "#tests/support/test.ts";

/** What nobody can break at a space. */
const word = "Northgatesystems".repeat(7);
const email = `${"o".repeat(60)}@${"n".repeat(60)}.example`;
const longLink = `https://drive.example.com/file/d/${"1a2B3c4D".repeat(10)}`;
const link = resultLink(fullCapture.valuationId);
const none = { lines: [], more: { count: 0, isCapped: false }, link };

function briefFor(given: { readonly userPhone: string | undefined }) {
  const corrections = { title: word, industry: word, location: word };
  const lead = leadOf({ ...fullCapture, userEmail: email, ...given, corrections }, { now: captured });
  return callBrief(lead, { timeZone: newYork, feePercent: site.valuation.successFeePercent, name: word });
}

/** Every mail that prints what a person typed. */
const mails: readonly (readonly [string, MailBody])[] = [
  [
    "message",
    contactMessageMail({
      message: {
        messageId: "1",
        kind: "contact",
        name: word,
        email,
        company: word,
        message: `Our numbers:\n  ${longLink}\n  ${word}`,
      },
      received: "November 3, 2025 at 10:00 am",
      link,
    }),
  ],
  ["call brief", leadAlertMail(briefFor({ userPhone: undefined }), { link })],
  [
    "later details",
    contactDetailsMail(briefFor({ userPhone: undefined }), { link, added: { email }, replaced: [`x${email}`] }),
  ],
  [
    "call",
    callNoteMail({
      what: "booked",
      when: "Friday at 3 pm",
      before: undefined,
      company: word,
      name: word,
      email,
      phone: "614 555 0142",
      link,
    }),
  ],
  [
    "follow-up",
    followUpMail({ company: word, why: word, opening: word, contact: { email }, stage: "New", note: longLink, link }),
  ],
  [
    "sale",
    saleNoticeMail({
      kind: "sold",
      edition: "Professional",
      price: undefined,
      refunded: 0,
      date: "November 3, 2025",
      payment: undefined,
      owner: { company: word, email, link },
    }),
  ],
  [
    "week",
    digestMail({
      day: "Monday, November 16",
      week: "Nov 9–15",
      weekBefore: "Nov 2–8",
      hot: { ...none, lines: [{ company: word, note: "left an address", link }] },
      followUps: none,
      funnel: [{ name: "Visits", count: 1_234, before: 2_345 }],
      sales: [],
      failures: [],
      links: { desk: link, funnel: link, sales: link, deliveries: link, off: link },
    }),
  ],
];

test("no mail is wider than a phone, whatever a person typed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widths: Record<string, number> = {};
  for (const [name, { html }] of mails) {
    await page.setContent(html);
    widths[name] = await page.evaluate(() => document.documentElement.scrollWidth);
  }
  expect(widths).toEqual(Object.fromEntries(mails.map(([name]) => [name, 390])));
});
