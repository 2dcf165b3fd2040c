import { callBriefWords } from "#content/call-brief.ts";
import { leadAlertMailWords as words } from "#content/mails.ts";
import { mailtoLink } from "#domain/contact/mailto-link.ts";
import { telLink } from "#domain/contact/tel-link.ts";
import type { CallBrief } from "#domain/leads/call-brief.ts";
import { isReachable } from "#domain/leads/lead-alert.ts";
import type { Html } from "./html.ts";
import { button, facts, link } from "./mail-layout.ts";

/** How to reach an owner, as the firm's mails show it. */
type Owner = Pick<CallBrief, "contact" | "profile" | "nextAction">;
type Way = { readonly label: string; readonly text: string; readonly href: string | undefined };

function waysOf({ contact, profile, nextAction }: Owner, result: string): readonly Way[] {
  const { labels } = callBriefWords;
  const { name, email, phone } = contact;
  return [
    ...(name === undefined ? [] : [{ label: labels.name, text: name, href: undefined }]),
    ...(email === undefined
      ? []
      : [{ label: labels.email, text: email, href: mailtoLink({ to: email, subject: profile.company }) }]),
    // A number that no link can dial is shown as text.
    ...(phone === undefined ? [] : [{ label: labels.phone, text: phone, href: telLink(phone) }]),
    ...(isReachable(contact) ? [{ label: labels.nextAction, text: nextAction, href: undefined }] : []),
    { label: words.labels.result, text: result, href: result },
  ];
}

/** All contact details, and the private page. */
export function contactFacts(owner: Owner, result: string): Html {
  return facts(
    waysOf(owner, result).map(({ label, text, href }) => ({
      label,
      value: href === undefined ? text : link(text, href),
    })),
  );
}

export function contactLines(owner: Owner, result: string): string {
  return waysOf(owner, result)
    .map(({ label, text }) => `${label}: ${text}`)
    .join("\n");
}

/** One next step: call if there is a number, else write, else open the page. */
export function nextStep({ contact, profile }: Owner, result: string): Html {
  const dial = contact.phone === undefined ? undefined : telLink(contact.phone);
  if (dial && contact.phone !== undefined) return button(words.call(contact.phone), dial);
  if (contact.email !== undefined)
    return button(words.write(contact.email), mailtoLink({ to: contact.email, subject: profile.company }));
  return button(words.open, result);
}
