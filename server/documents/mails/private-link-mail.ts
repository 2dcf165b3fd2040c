import type { partnerLinkMailWords } from "#content/desk/mails.ts";
import type { privateLinkMailWords } from "#content/mails.ts";
import { html } from "./html.ts";
import { button, factRows, heading, link, type MailBody, mailLayout, paragraph, row, style } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

type Cause = {
  readonly words: typeof privateLinkMailWords | typeof partnerLinkMailWords;
  /** Why the owner gets it, as a sentence. */
  readonly why: string;
};

/** Contains no visitor input, so the form cannot be used to send messages to others. */
export function privateLinkMail(href: string, { words, why }: Cause): MailBody {
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
