import { followUpMailWords as words } from "#content/desk/mails.ts";
import { type Contact, isReachable } from "#domain/contact/contact-details.ts";
import { mailtoLink } from "#domain/contact/mailto-link.ts";
import { telLink } from "#domain/contact/tel-link.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import { html } from "./html.ts";
import {
  button,
  facts,
  heading,
  lines,
  link,
  type MailBody,
  mailLayout,
  paragraph,
  row,
  style,
} from "./mail-layout.ts";
import { factLines, plainTextPart } from "./plain-text-part.ts";

export type FollowUpMailFacts = {
  readonly company: string;
  /** Who set the follow-up, and for when, as a sentence. */
  readonly why: string;
  /** What to say first; absent if the owner cannot be reached or has no valuation. */
  readonly opening: string | undefined;
  readonly contact: Contact;
  readonly stage: string;
  readonly note: string | undefined;
  /** The lead's page on the desk. */
  readonly link: string;
  /** Where a member turns these off; absent if it goes to the firm's address. */
  readonly offLink?: string | undefined;
};

const maxCompanyLength = 80;
const maxNoteLength = 600;

function firstText({ opening, contact }: FollowUpMailFacts): string {
  if (opening !== undefined) return `“${opening}”`;
  return isReachable(contact) ? words.noValuation : words.unreachable;
}

/** What a partner reads on the morning of a follow-up. */
export function followUpMail(given: FollowUpMailFacts): MailBody {
  const { why, opening, contact, stage, link: href } = given;
  const company = cutAtWord(given.company, maxCompanyLength);
  const note = given.note === undefined ? undefined : cutAtWord(given.note, maxNoteLength);
  const { labels } = words;
  const dial = contact.phone === undefined ? undefined : telLink(contact.phone);
  const write = contact.email === undefined ? undefined : mailtoLink({ to: contact.email, subject: company });
  const first = firstText(given);
  const rows = [
    ...(contact.phone === undefined ? [] : [{ label: labels.phone, text: contact.phone, href: dial }]),
    ...(contact.email === undefined ? [] : [{ label: labels.email, text: contact.email, href: write }]),
    { label: labels.stage, text: stage, href: undefined },
    ...(note === undefined ? [] : [{ label: labels.note, text: note, href: undefined }]),
    { label: labels.desk, text: href, href },
  ];
  const next =
    dial !== undefined && contact.phone !== undefined
      ? button(words.call(contact.phone), dial)
      : write !== undefined && contact.email !== undefined
        ? button(words.write(contact.email), write)
        : button(words.lead, href);
  const off = given.offLink === undefined ? [] : [given.offLink];
  const closing = [
    html`<p class="fg2" style="${style.small}">${words.confidential}</p>`,
    ...off.map(
      (offLink) => html`<p class="fg2" style="${style.small}">${words.off.text} ${link(words.off.link, offLink)}</p>`,
    ),
  ];
  return {
    subject: words.subject(company),
    text: plainTextPart([
      why,
      opening === undefined ? first : `${words.open}: ${first}`,
      factLines(rows),
      words.confidential,
      ...off.map((offLink) => `${words.off.text} ${words.off.link}: ${offLink}`),
    ]),
    html: mailLayout({
      preheader: words.preheader,
      kind: words.kind,
      rows: [
        row(
          [
            heading(company),
            paragraph(why, 12),
            ...(opening === undefined
              ? []
              : [html`<p class="fg" style="${style.title};padding-top:20px">${words.open}</p>`]),
            paragraph(first, 4),
            html`<div style="padding-top:24px">${next}</div>`,
          ],
          { ruled: false },
        ),
        row(
          facts(
            rows.map(({ label, text, href: to }) => ({
              label,
              value: to === undefined ? lines(text) : link(text, to),
            })),
          ),
        ),
        row(closing, { tight: true }),
      ],
    }),
  };
}
