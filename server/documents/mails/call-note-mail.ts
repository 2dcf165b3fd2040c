import { callNoteText, phoneAsTyped, callNoteMailWords as words } from "#content/desk/bookings.ts";
import { mailtoLink } from "#domain/contact/mailto-link.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import { html } from "./html.ts";
import {
  button,
  confidentialRow,
  heading,
  linkedFacts,
  type MailBody,
  mailLayout,
  paragraph,
  row,
} from "./mail-layout.ts";
import { factLines, plainTextPart } from "./plain-text-part.ts";

export type CallNoteMailFacts = {
  readonly what: "booked" | "cancelled";
  /** In words, by the firm's clock. */
  readonly when: string;
  /** When the call was to be before it was moved. */
  readonly before: string | undefined;
  readonly company: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  /** As typed in the calendar. */
  readonly phone: string | undefined;
  /** The lead's page on the desk; undefined if nobody has an account there. */
  readonly link: string | undefined;
};

const maxCompanyLength = 80;

/** What the firm reads when a call is booked, moved or canceled. */
export function callNoteMail(given: CallNoteMailFacts): MailBody {
  const { what, when, before, name, email, phone, link: href } = given;
  const company = cutAtWord(given.company, maxCompanyLength);
  const subject = words.subject[what === "booked" && before !== undefined ? "moved" : what](company);
  const said = `${callNoteText[what](when, before)}.`;
  const { labels } = words;
  const rows = [
    { label: labels.company, text: company },
    ...(name ? [{ label: labels.person, text: name }] : []),
    ...(email ? [{ label: labels.email, text: email, href: mailtoLink({ to: email, subject: company }) }] : []),
    ...(phone ? [{ label: labels.phone, text: phoneAsTyped(phone) }] : []),
    ...(href === undefined ? [] : [{ label: labels.desk, text: href, href }]),
  ];
  const confidential = href === undefined ? [] : [words.confidential];
  const open = href === undefined ? [] : [html`<div style="padding-top:24px">${button(words.brief, href)}</div>`];
  return {
    subject,
    text: plainTextPart([said, factLines(rows), ...confidential]),
    html: mailLayout({
      preheader: words.preheader,
      kind: words.kind,
      rows: [
        row([heading(subject), paragraph(said, 14), ...open], { ruled: false }),
        row(linkedFacts(rows)),
        ...confidential.map(confidentialRow),
      ],
    }),
  };
}
