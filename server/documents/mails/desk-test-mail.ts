import { deskTestMailWords as words } from "#content/mail/mails.ts";
import { heading, type MailBody, mailLayout, paragraph, row } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

/** Shows an owner of the desk that mails arrive. */
export function deskTestMail(): MailBody {
  const { subject, preheader, kind, heading: title, why } = words;
  return {
    subject,
    text: plainTextPart([title, why]),
    html: mailLayout({ preheader, kind, rows: [row([heading(title), paragraph(why, 12)], { ruled: false })] }),
  };
}
