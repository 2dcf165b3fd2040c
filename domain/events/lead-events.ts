import { isReachable, newDetails } from "#domain/contact/contact-details.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { ownContactOf } from "#domain/leads/merged-contact.ts";
import { sameValue } from "#domain/leads/same-value.ts";
import type { EventType } from "./event-types.ts";

/**
 * The types of events between two states of a lead. Contact details have a separate type; an update is a change of
 * anything else that the firm sees. What only the owner uses, such as a scenario or a reminder, is no event.
 */
export function leadEventsBetween(before: Lead | undefined, after: Lead): readonly EventType[] {
  const hasContact = isReachable(newDetails(before ? ownContactOf(before) : {}, ownContactOf(after)));
  const first: readonly EventType[] = !before
    ? ["lead.created"]
    : sameValue(shownOf(before), shownOf(after))
      ? []
      : ["lead.updated"];
  return [...first, ...(hasContact ? (["lead.contact"] as const) : [])];
}

/** What an update is about. */
const shownOf = ({
  website,
  businessAnalysis,
  corrections,
  financialInputs,
  valuation,
  industryKey,
  depth,
  leadScore,
}: Lead) => ({ website, businessAnalysis, corrections, financialInputs, valuation, industryKey, depth, leadScore });
