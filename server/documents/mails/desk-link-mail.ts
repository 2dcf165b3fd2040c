import { deskLinkMailWords as words } from "#content/mails.ts";
import { html } from "./html.ts";
import { button, heading, link, type MailBody, mailLayout, paragraph, row, style } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

/** An invitation to the desk, or a link for a new password. */
export function deskLinkMail(kind: "invitation" | "reset", href: string): MailBody {
  const { subject, preheader, heading: title, why, button: label } = words[kind];
  return {
    subject,
    text: plainTextPart([title, why, href, words.notYou]),
    html: mailLayout({
      preheader,
      kind: words.kind,
      rows: [
        row(
          [
            heading(title),
            paragraph(why, 12),
            html`<div style="padding:24px 0 20px">${button(label, href)}</div>`,
            html`<p class="fg2" style="${style.small}">${words.spelledOut}<br><span style="word-break:break-all">${link(href, href)}</span></p>`,
            paragraph(words.notYou, 16),
          ],
          { ruled: false },
        ),
      ],
    }),
  };
}
