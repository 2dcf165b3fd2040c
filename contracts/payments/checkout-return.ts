import { type ErrorCode, errorTable } from "#contracts/error-table.ts";

/** Why no payment page opened, as codes of the error table that a buyer may see. */
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

/** Query parameters of the page of packages: the package that a form asks for, and the outcome. */
export const checkoutQuery = { package: "package", outcome: "checkout", cancelled: "cancelled" } as const;

export type CheckoutOutcome = { readonly cancelled: true } | { readonly said: string };

export function checkoutOutcome(search: URLSearchParams): CheckoutOutcome | undefined {
  const outcome = search.get(checkoutQuery.outcome);
  if (outcome === checkoutQuery.cancelled) return { cancelled: true };
  const refusal = checkoutRefusal(outcome);
  return refusal && { said: errorTable[refusal].message };
}
