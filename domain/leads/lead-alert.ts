import { type Contact, isReachable, newDetails } from "#domain/contact/contact-details.ts";
import type { Lead } from "./lead.ts";
import { isHot } from "./lead-score.ts";
import { ownContactOf } from "./merged-contact.ts";

/** When the firm gets a mail about a lead, and with what. */

/** How long to wait for contact details of a hot lead before the firm is told without them. */
export const withoutContactAfterMs = 30 * 60_000;
/** Later details are collected for this long, so that a typo and its correction are one mail. */
export const collectDetailsMs = 2 * 60_000;
/** Daily limit of mails about leads without contact details, all together. */
export const maxWithoutContact = 20;
/** Prevents filling the firm's mailbox by changing an address again and again. The board has the last state. */
const maxFollowUps = 4;

/** When to check whether the firm must be told about this change of a lead; undefined if there is nothing new. */
export function alertTime(known: Lead | undefined, lead: Lead): number | undefined {
  const [before, after] = [known ? ownContactOf(known) : {}, ownContactOf(lead)];
  if (isReachable(newDetails(before, after))) return lead.updatedAt + (isReachable(before) ? collectDetailsMs : 0);
  const turnsHot = isHot(lead.leadScore) && !(known && isHot(known.leadScore));
  return turnsHot && !isReachable(after) ? lead.updatedAt + withoutContactAfterMs : undefined;
}

/** What the firm has been told about a lead so far. */
export type NotificationState = {
  readonly contact?: Contact | undefined;
  /** Mails since the first one with contact details. */
  readonly followUps?: number | undefined;
  /** It was reported, or skipped because the day's limit was reached: either way never again. */
  readonly withoutContact?: boolean | undefined;
};

export type LeadAlert =
  /** The call brief. */
  | { readonly kind: "brief" }
  /** Details since the brief, and the earlier ones that they replace. */
  | { readonly kind: "details"; readonly added: Contact; readonly replaced: readonly string[] }
  | { readonly kind: "withoutContact" };

/** What the firm must still be told about the lead. */
export function pendingAlert(
  lead: Lead,
  { contact, followUps = 0, withoutContact }: NotificationState,
): LeadAlert | undefined {
  const now = ownContactOf(lead);
  if (!isReachable(now))
    return isHot(lead.leadScore) && !contact && !withoutContact ? { kind: "withoutContact" } : undefined;
  if (!contact) return { kind: "brief" };
  const added = newDetails(contact, now);
  if (!isReachable(added) || followUps >= maxFollowUps) return undefined;
  const replaced = [added.email && contact.email, added.phone && contact.phone].filter((old) => old !== undefined);
  return { kind: "details", added, replaced };
}
