import type { partnerLinkMailWords } from "#content/desk/mails.ts";
import type { privateLinkMailWords } from "#content/mail/mails.ts";
import { factRows, linkRow, type MailBody, mailLayout } from "./mail-layout.ts";
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
      rows: [linkRow(href, { words, why }), ...factRows(words.facts)],
    }),
  };
}
