import type { Lead } from "./lead.ts";
import { isHot } from "./lead-score.ts";

/** When and what the firm is told about a lead by mail. */

/** So long a hot lead may think about leaving an address or a number before the firm is told without one. */
export const withoutContactAfterMs = 30 * 60_000;
/** Details that follow the first ones are gathered for so long, so that a slip and its correction are one mail. */
export const gatherMs = 2 * 60_000;
/** Mails a day about leads that left no contact details, all of them together. */
export const mostWithoutContact = 20;
/** Nobody can fill the firm's mailbox by changing an address again and again. The board has the last state. */
const mostFollowUps = 4;

/** How an owner can be reached. */
export type Contact = { readonly email?: string | undefined; readonly phone?: string | undefined };

export function contactOf({ userEmail, userPhone }: Pick<Lead, "userEmail" | "userPhone">): Contact {
  return {
    ...(userEmail !== undefined && { email: userEmail }),
    ...(userPhone !== undefined && { phone: userPhone }),
  };
}

export function isReachable({ email, phone }: Contact): boolean {
  return email !== undefined || phone !== undefined;
}

/** What of the later details the earlier ones do not have. */
export function newDetails(earlier: Contact, later: Contact): Contact {
  return {
    ...(later.email !== undefined && later.email !== earlier.email && { email: later.email }),
    ...(later.phone !== undefined && later.phone !== earlier.phone && { phone: later.phone }),
  };
}

/** When to look whether the firm must be told about this change of a lead; undefined where it is no news. */
export function alertTime(known: Lead | undefined, lead: Lead): number | undefined {
  const [before, after] = [known ? contactOf(known) : {}, contactOf(lead)];
  if (isReachable(newDetails(before, after))) return lead.updatedAt + (isReachable(before) ? gatherMs : 0);
  const turnsHot = isHot(lead.leadScore) && !(known && isHot(known.leadScore));
  return turnsHot && !isReachable(after) ? lead.updatedAt + withoutContactAfterMs : undefined;
}

/** What the firm was told about a lead so far. */
export type Told = {
  readonly contact?: Contact | undefined;
  /** Mails since the first that named a way to reach the owner. */
  readonly followUps?: number | undefined;
  /** It was told, or was left out because the day's mails were used up: either way never again. */
  readonly withoutContact?: boolean | undefined;
};

export type LeadAlert =
  /** The brief for the call. */
  | { readonly kind: "brief" }
  /** What was left since the brief, and what the firm was told before that it replaces. */
  | { readonly kind: "details"; readonly added: Contact; readonly replaced: readonly string[] }
  | { readonly kind: "withoutContact" };

/** What the firm must still be told about a lead as it is now. */
export function pendingAlert(lead: Lead, { contact, followUps = 0, withoutContact }: Told): LeadAlert | undefined {
  const now = contactOf(lead);
  if (!isReachable(now))
    return isHot(lead.leadScore) && !contact && !withoutContact ? { kind: "withoutContact" } : undefined;
  if (!contact) return { kind: "brief" };
  const added = newDetails(contact, now);
  if (!isReachable(added) || followUps >= mostFollowUps) return undefined;
  const replaced = [added.email && contact.email, added.phone && contact.phone].filter((old) => old !== undefined);
  return { kind: "details", added, replaced };
}
