import { contactMessageMailWords as words } from "#content/mail/mails.ts";
import { editionName } from "#content/pages/valuation-private.ts";
import type { StoredMessage } from "#contracts/leads/contact-message.ts";
import { mailtoLink } from "#domain/contact/mailto-link.ts";
import { telLink } from "#domain/contact/tel-link.ts";
import type { Html } from "./html.ts";
import {
  button,
  heading,
  type LinkedFact,
  lines,
  linkedFacts,
  type MailBody,
  mailLayout,
  paragraph,
  row,
} from "./mail-layout.ts";
import { factLines, plainTextPart } from "./plain-text-part.ts";

export type ContactMessageMailFacts = {
  readonly message: StoredMessage;
  /** Day and time, by the firm's clock. */
  readonly received: string;
  /** The private page of its valuation, if it names one that we know. */
  readonly link?: string | undefined;
};

/** A visitor's message for the firm, which replies to the mail. */
export function contactMessageMail(given: ContactMessageMailFacts): MailBody {
  const { message } = given;
  const known = factsOf(given);
  const said = message.message === "" ? words.empty : message.message;
  const subject = words.subject[message.kind](message.name);
  return {
    subject,
    text: plainTextPart([said, factLines(known)]),
    html: mailLayout({
      preheader: words.preheader,
      kind: words.kind[message.kind],
      rows: [
        row([heading(subject), paragraph(lines(said), 14)], { ruled: false }),
        row(linkedFacts(known)),
        row(answerButton(message)),
      ],
    }),
  };
}

function factsOf({ message, received, link: page }: ContactMessageMailFacts): readonly LinkedFact[] {
  const { labels } = words;
  const { name, email, phone, company } = message;
  const edition = message.package && editionName(message.package);
  return [
    { label: labels.name, text: name },
    { label: labels.email, text: email, href: mailtoLink({ to: email, subject: "" }) },
    ...(phone === undefined ? [] : [{ label: labels.phone, text: phone, href: telLink(phone) }]),
    ...(company === undefined ? [] : [{ label: labels.company, text: company }]),
    ...(edition === undefined ? [] : [{ label: labels.edition, text: edition }]),
    ...(page === undefined ? [] : [{ label: labels.valuation, text: page, href: page }]),
    { label: labels.received, text: received },
  ];
}

function answerButton({ kind, name, email }: StoredMessage): Html {
  return button(words.answer(name), mailtoLink({ to: email, subject: `Re: ${words.kind[kind]}` }));
}
