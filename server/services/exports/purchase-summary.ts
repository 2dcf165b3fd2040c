import { priceText } from "#domain/payments/price.ts";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import type { PurchaseRow } from "#server/store/schema.ts";

const inWords: Readonly<Record<PurchaseState, string>> = {
  pending: "not paid yet",
  paid: "paid",
  refunded: "refunded",
  disputed: "disputed",
  chargedBack: "dispute lost",
  cancelled: "not bought",
};

/** `paid $490`, `paid $490, $196 refunded`, `granted`. */
export function standingText({ amount, currency, refunded, source, state }: PurchaseRow): string {
  if (source === "firm") return state === "paid" ? "granted" : "granted, then revoked";
  if (amount === null || currency === null) return inWords[state];
  const price = `${inWords[state]} ${priceText({ amount, currency })}`;
  return state === "paid" && refunded > 0 ? `${price}, ${priceText({ amount: refunded, currency })} refunded` : price;
}

/** For a list: what was bought, granted or is being paid; abandoned attempts are left out. */
export function purchaseSummary(
  rows: readonly PurchaseRow[],
  nameOf: (edition: string) => string = (edition) => edition,
): string {
  return rows
    .filter(({ state }) => state !== "cancelled")
    .map((row) => `${nameOf(row.package)} ${standingText(row)}`)
    .join("; ");
}
