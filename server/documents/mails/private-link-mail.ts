import { privateLinkMailWords as words } from "#content/mails.ts";
import { html } from "./html.ts";
import { button, factRows, heading, link, type MailBody, mailLayout, paragraph, row, style } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

export type PrivateLinkMailFacts = {
  readonly link: string;
  /** The site's own address, as the visitor knows it. */
  readonly host: string;
  /** In words, in the firm's time zone. */
  readonly askedOn: string;
};

/** Contains no visitor input, so the form cannot be used to send messages to others. */
export function privateLinkMail({ link: href, host, askedOn }: PrivateLinkMailFacts): MailBody {
  const why = words.why(askedOn, host);
  return {
    subject: words.subject,
    text: plainTextPart([words.heading, why, href, ...words.facts.map(({ title, text }) => `${title}\n${text}`)]),
    html: mailLayout({
      preheader: words.preheader,
      rows: [
        row(
          [
            heading(words.heading),
            paragraph(why, 12),
            html`<div style="padding:24px 0 20px">${button(words.button, href)}</div>`,
            html`<p class="fg2" style="${style.small}">${words.spelledOut}<br><span style="word-break:break-all">${link(href, href)}</span></p>`,
          ],
          { ruled: false },
        ),
        ...factRows(words.facts),
      ],
    }),
  };
}
