import { leadAlertMailWords, contactDetailsMailWords as words } from "#content/mail/mails.ts";
import type { Contact } from "#domain/contact/contact-details.ts";
import type { CallBrief } from "#domain/leads/call/call-brief.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import { contactFacts, contactLines, nextStep } from "./contact-facts.ts";
import { html } from "./html.ts";
import { confidentialRow, heading, type MailBody, mailLayout, paragraph, row } from "./mail-layout.ts";
import { plainTextPart } from "./plain-text-part.ts";

const maxCompanyLength = 80;

type Details = { readonly link: string; readonly added: Contact; readonly replaced: readonly string[] };

/** What the firm reads when an owner leaves further contact details after the brief. */
export function contactDetailsMail(
  { contact, profile, nextAction }: CallBrief,
  { link, added, replaced }: Details,
): MailBody {
  const company = cutAtWord(profile.company, maxCompanyLength);
  const owner = { contact, nextAction, profile: { ...profile, company } };
  const which = added.email === undefined ? "phone" : added.phone === undefined ? "email" : "both";
  const subject = words.subject[which](company);
  const lead = [words.lead[which], ...replaced.map(words.replaced)].join(" ");
  const { confidential } = leadAlertMailWords;
  return {
    subject,
    text: plainTextPart([lead, contactLines(owner, link), confidential]),
    html: mailLayout({
      preheader: words.preheader,
      kind: words.kind,
      rows: [
        row(
          [heading(subject), paragraph(lead, 14), html`<div style="padding-top:24px">${nextStep(owner, link)}</div>`],
          { ruled: false },
        ),
        row(contactFacts(owner, link)),
        confidentialRow(confidential),
      ],
    }),
  };
}
