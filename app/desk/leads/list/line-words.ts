import { contactNames, leadListWords as words } from "#content/desk/leads/leads.ts";
import { factsAndRange } from "#content/desk/today.ts";
import { editionName } from "#content/pages/valuation-private.ts";
import { site } from "#content/site.ts";
import type { LeadLine } from "#domain/desk/leads/lead-list.ts";
import { stateOf } from "#domain/leads/us-states.ts";
import { priceText } from "#domain/payments/price.ts";
import { clockTime, daysBetween, shortDay } from "#domain/time/desk-times.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";

/** `$3.0M–$4.0M`. */
export const rangeText = ({ low, high }: LeadLine) => (high === 0 ? "" : `${shortMoney(low)}–${shortMoney(high)}`);

/** `Call Nov 24, 2:00 pm`. */
export function callText({ callAt }: LeadLine, today: string): string | undefined {
  if (callAt === undefined) return undefined;
  const { timeZone } = site;
  return words.callAt(shortDay(callAt, Date.parse(`${today}T12:00:00Z`), timeZone), clockTime(callAt, timeZone));
}

export const stateName = ({ state }: LeadLine) => (state === undefined ? "" : stateOf(state).name);

/** `Dental, NM. $3.0M–$4.0M`; for a lead without a valuation, that there is none. */
export function shortLine(line: LeadLine): string {
  return factsAndRange([line.industry, line.state], rangeText(line)) || words.noValuation;
}

export function contactText({ hasPhone, hasEmail }: LeadLine): string {
  if (hasPhone && hasEmail) return `${contactNames.phone}, ${contactNames.email.toLowerCase()}`;
  return hasPhone ? contactNames.phone : hasEmail ? contactNames.email : contactNames.none;
}

export type FollowUp = { readonly text: string; readonly tone: "late" | "today" | undefined };

/** `2 days late`, `Yesterday`, `Today`, `Tomorrow`, `Nov 18`. */
export function followUpText(day: string | undefined, today: string): FollowUp {
  if (day === undefined) return { text: "—", tone: undefined };
  const days = daysBetween(today, day);
  if (days < -1) return { text: `${-days} days late`, tone: "late" };
  if (days === -1) return { text: "Yesterday", tone: "late" };
  if (days === 0) return { text: "Today", tone: "today" };
  if (days === 1) return { text: "Tomorrow", tone: undefined };
  const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
  return { text: shortDay(noon(day), noon(today), "UTC"), tone: undefined };
}

const standings = { pending: words.atBank, refunded: "Refunded", disputed: "Disputed", chargedBack: "Dispute lost" };

export type PurchaseWords = { readonly name: string; readonly standing: string; readonly isBad: boolean };

export function purchaseText({ purchase }: LeadLine): PurchaseWords | undefined {
  if (!purchase) return undefined;
  const { state, granted, price } = purchase;
  const name = editionName(purchase.package);
  const paid = granted ? words.granted : price ? priceText(price) : "";
  const standing = state === "paid" || state === "cancelled" ? paid : standings[state];
  return { name, standing, isBad: state === "disputed" || state === "chargedBack" };
}
