import { isHot } from "#domain/leads/lead-score.ts";
import { daysBetween } from "#domain/time/desk-times.ts";

/** What decides whether and when a lead is called. */
export type CallCandidate = {
  readonly id: string;
  readonly score: number;
  readonly value: number;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  /** Nobody of the firm has tried to call yet. */
  readonly isNew: boolean;
  /** Neither engaged nor put aside. */
  readonly isOpen: boolean;
  /** YYYY-MM-DD by the firm's calendar. */
  readonly followUpOn?: string | undefined;
  /** Somebody chose that day; a new lead has one that was only suggested. */
  readonly isFollowUpChosen?: boolean;
};

/** Why a lead is called now. */
export type CallReason = { readonly why: "hot" } | { readonly why: "followUp"; readonly daysLate: number };

const groups = ["hotByPhone", "hotByEmail", "followUp"] as const;

type Place = { readonly group: (typeof groups)[number]; readonly reason: CallReason };

/** `today` is YYYY-MM-DD by the firm's calendar. Undefined: not to be called today. */
function placeOf(lead: CallCandidate, today: string): Place | undefined {
  const { hasPhone, hasEmail, isOpen, isNew, score, followUpOn, isFollowUpChosen = false } = lead;
  const hasContact = hasPhone || hasEmail;
  if (!isOpen || !(hasContact || isFollowUpChosen)) return undefined;
  if (hasContact && isNew && isHot(score))
    return { group: hasPhone ? "hotByPhone" : "hotByEmail", reason: { why: "hot" } };
  const daysLate = followUpOn === undefined ? -1 : daysBetween(followUpOn, today);
  return daysLate < 0 ? undefined : { group: "followUp", reason: { why: "followUp", daysLate } };
}

export function callReason(lead: CallCandidate, today: string): CallReason | undefined {
  return placeOf(lead, today)?.reason;
}

/**
 * Whom to call, in order: hot leads without a first call that left a phone number, by value; then those with an email
 * address only; then follow-ups due, the latest date first. Nobody is in it twice. Without contact details a lead
 * is in it only on a day that somebody chose.
 */
export function callOrder<Candidate extends CallCandidate>(
  leads: readonly Candidate[],
  today: string,
): readonly (Candidate & { readonly reason: CallReason })[] {
  const placed = leads.flatMap((lead) => {
    const place = placeOf(lead, today);
    return place ? [{ lead, ...place }] : [];
  });
  const lateness = ({ reason }: Place) => (reason.why === "followUp" ? reason.daysLate : 0);
  return placed
    .toSorted(
      (a, b) =>
        groups.indexOf(a.group) - groups.indexOf(b.group) ||
        lateness(a) - lateness(b) ||
        b.lead.value - a.lead.value ||
        (a.lead.id < b.lead.id ? -1 : 1),
    )
    .map(({ lead, reason }) => ({ ...lead, reason }));
}
