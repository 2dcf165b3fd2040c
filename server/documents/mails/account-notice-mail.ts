import { accountNoticeMailWords as words } from "#content/mail/mails.ts";
import { html } from "./html.ts";
import { button, heading, type MailBody, mailLayout, paragraph, row } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

export type AccountNotice = {
  readonly action: keyof typeof words.headings;
  /** `November 3, 2025 at 3:05 pm`. */
  readonly when: string;
  /** Further sentences: who did it, the new role. */
  readonly details: readonly string[];
  /** Where a new password is chosen. */
  readonly passwordLink: string;
};

export function accountNoticeMail({ action, when, details, passwordLink }: AccountNotice): MailBody {
  const title = words.headings[action];
  const sentences = [words.what(title, when), ...details];
  return {
    subject: title,
    text: plainTextPart([title, ...sentences, words.notYou, passwordLink]),
    html: mailLayout({
      preheader: words.preheader,
      kind: words.kind,
      rows: [
        row(
          [
            heading(title),
            ...sentences.map((sentence) => paragraph(sentence, 12)),
            paragraph(words.notYou, 16),
            html`<div style="padding:24px 0 20px">${button(words.button, passwordLink)}</div>`,
          ],
          { ruled: false },
        ),
      ],
    }),
  };
}
