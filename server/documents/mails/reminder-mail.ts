import { reminderMailWords as words } from "#content/mail/mails.ts";
import { html } from "./html.ts";
import { factRows, link, linkRow, type MailBody, mailLayout } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

export type ReminderMailFacts = {
  readonly link: string;
  /** Opens a page with one button; opening it alone stops nothing. */
  readonly stopLink: string;
  readonly host: string;
  /** In words, in the firm's time zone. */
  readonly askedOn: string;
};

/** Contains no visitor input and no figure. */
export function reminderMail({ link: href, stopLink, host, askedOn }: ReminderMailFacts): MailBody {
  const why = words.why(askedOn, host);
  const { stop } = words;
  return {
    subject: words.subject,
    text: plainTextPart([
      words.heading,
      why,
      href,
      `${stop.title}\n${stop.text}\n${stopLink}`,
      ...words.facts.map(({ title, text }) => `${title}\n${text}`),
    ]),
    html: mailLayout({
      preheader: words.preheader,
      rows: [
        linkRow(href, { words, why }),
        ...factRows([{ title: stop.title, text: html`${stop.text} ${link(stop.link, stopLink)}` }]),
        ...factRows(words.facts),
      ],
    }),
  };
}
