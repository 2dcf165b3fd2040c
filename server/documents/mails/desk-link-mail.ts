import { roleNames } from "#content/desk/shell.ts";
import { deskLinkMailWords as words } from "#content/mail/mails.ts";
import type { Role } from "#domain/desk/people/member.ts";
import { html } from "./html.ts";
import { button, heading, link, type MailBody, mailLayout, paragraph, row, style } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

/** Who invites, and to which role. */
export type Invitation = { readonly by: string; readonly role: Role };

export function invitationMail(href: string, { by, role }: Invitation): MailBody {
  return deskLinkMail(href, { ...words.invitation, why: words.invitation.why(by, roleNames[role]) });
}

/** A link for a new password. */
export const resetMail = (href: string): MailBody => deskLinkMail(href, words.reset);

type LinkWords = {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly why: readonly string[];
  readonly button: string;
};

function deskLinkMail(href: string, { subject, preheader, heading: title, why, button: label }: LinkWords): MailBody {
  return {
    subject,
    text: plainTextPart([title, ...why, href, words.notYou]),
    html: mailLayout({
      preheader,
      kind: words.kind,
      rows: [
        row(
          [
            heading(title),
            ...why.map((sentences) => paragraph(sentences, 12)),
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
