import { privateLinkMailWords } from "#content/mail/mails.ts";
import { site } from "#content/site.ts";

/** Mails about a lead that the firm's people cause on the desk. */

/** For the lead's owner at the firm, on the morning of a follow-up. No figure in the subject or the preview text. */
export const followUpMailWords = {
  kind: "Desk",
  subject: (company: string) => `Follow up today: ${company}`,
  preheader: "What to say first, and how to reach them.",
  why: (author: string) => `${author} set this follow-up for today.`,
  late: (author: string, day: string) => `${author} set this follow-up for ${day}.`,
  unreachable: "They left no phone number and no email address.",
  noValuation: "They booked a call without a valuation. There are no figures yet.",
  open: "Open with",
  call: (number: string) => `Call ${number}`,
  write: (address: string) => `Write to ${address}`,
  lead: "Open the lead",
  labels: { phone: "Phone", email: "Email", stage: "Stage", note: "Last note", desk: "On the desk" },
  confidential: "Confidential. The link opens the desk for the firm’s people only.",
  off: { text: "You get this on the morning of your follow-ups.", link: "Turn it off" },
} as const;

/** For the owner of a business: the private link, sent by a partner. Its subject reveals no more than when asked for. */
export const partnerLinkMailWords = {
  ...privateLinkMailWords,
  subject: "The link to your page",
  why: (partner: string) => `${partner} of ${site.organization} sent you this link. It opens your page as you left it.`,
} as const;
