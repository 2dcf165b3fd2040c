import { type ErrorCode, errorTable } from "./error-table.ts";

/** Why no payment page opened, in the words of the error table: these are for the buyer's eyes. */
export const checkoutRefusals = [
  "paymentsOff",
  "valuationUnknown",
  "alreadyPaid",
  "paymentUnderWay",
  "tooManyCheckouts",
  "paymentsDown",
] as const satisfies readonly ErrorCode[];
export type CheckoutRefusal = (typeof checkoutRefusals)[number];

export const checkoutRefusal = (code: string | null | undefined): CheckoutRefusal | undefined =>
  checkoutRefusals.find((known) => known === code);

/** What the page of the editions is told in its address: which package a form asks for, and what came of it. */
export const checkoutQuery = { package: "package", outcome: "checkout", cancelled: "cancelled" } as const;

export type CheckoutOutcome = { readonly cancelled: true } | { readonly said: string };

export function checkoutOutcome(search: URLSearchParams): CheckoutOutcome | undefined {
  const outcome = search.get(checkoutQuery.outcome);
  if (outcome === checkoutQuery.cancelled) return { cancelled: true };
  const refusal = checkoutRefusal(outcome);
  return refusal && { said: errorTable[refusal].message };
}
