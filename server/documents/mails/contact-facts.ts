import { callBriefWords } from "#content/mail/call-brief.ts";
import { leadAlertMailWords as words } from "#content/mail/mails.ts";
import { isReachable } from "#domain/contact/contact-details.ts";
import { mailtoLink } from "#domain/contact/mailto-link.ts";
import { telLink } from "#domain/contact/tel-link.ts";
import type { CallBrief } from "#domain/leads/call/call-brief.ts";
import type { Html } from "./html.ts";
import { button, type LinkedFact, linkedFacts } from "./mail-layout.ts";
import { factLines } from "./plain-text-part.ts";

/** How to reach an owner, as the firm's mails show it. */
type Owner = Pick<CallBrief, "contact" | "profile" | "nextAction">;

function waysOf({ contact, profile, nextAction }: Owner, result: string): readonly LinkedFact[] {
  const { labels } = callBriefWords;
  const { name, email, phone } = contact;
  return [
    ...(name === undefined ? [] : [{ label: labels.name, text: name }]),
    ...(email === undefined
      ? []
      : [{ label: labels.email, text: email, href: mailtoLink({ to: email, subject: profile.company }) }]),
    // A number that no link can dial is shown as text.
    ...(phone === undefined ? [] : [{ label: labels.phone, text: phone, href: telLink(phone) }]),
    ...(isReachable(contact) ? [{ label: labels.nextAction, text: nextAction }] : []),
    { label: words.labels.result, text: result, href: result },
  ];
}

/** All contact details, and the private page. */
export const contactFacts = (owner: Owner, result: string): Html => linkedFacts(waysOf(owner, result));

export const contactLines = (owner: Owner, result: string): string => factLines(waysOf(owner, result));

/** One next step: call if there is a number, else write, else open the page. */
export function nextStep({ contact, profile }: Owner, result: string): Html {
  const dial = contact.phone === undefined ? undefined : telLink(contact.phone);
  if (dial && contact.phone !== undefined) return button(words.call(contact.phone), dial);
  if (contact.email !== undefined)
    return button(words.write(contact.email), mailtoLink({ to: contact.email, subject: profile.company }));
  return button(words.open, result);
}
