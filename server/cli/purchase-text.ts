import { priceText } from "#domain/payments/price.ts";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesOf } from "#server/store/payments/purchases.ts";
import type { PurchaseRow } from "#server/store/schema.ts";
import { dayAndTime } from "./dates.ts";

const inWords: Readonly<Record<PurchaseState, string>> = {
  pending: "not paid yet",
  paid: "paid",
  refunded: "refunded",
  disputed: "disputed",
  chargedBack: "dispute lost",
  cancelled: "not bought",
};

/** `paid $490`, `paid $490, $196 refunded`, `granted`. */
function standingText({ amount, currency, refunded, source, state }: PurchaseRow): string {
  if (source === "firm") return state === "paid" ? "granted" : "granted, then revoked";
  if (amount === null || currency === null) return inWords[state];
  const price = `${inWords[state]} ${priceText({ amount, currency })}`;
  return state === "paid" && refunded > 0 ? `${price}, ${priceText({ amount: refunded, currency })} refunded` : price;
}

/** `professional: paid $490, 2026-11-15 10:05`. */
function purchaseText(row: PurchaseRow, timeZone: string): string {
  return `${row.package}: ${standingText(row)}, ${dayAndTime(row.paid_at ?? row.created_at, timeZone)}`;
}

/** For a list: what was bought, granted or is being paid; abandoned attempts are left out. */
export function purchaseSummary(rows: readonly PurchaseRow[]): string {
  return rows
    .filter(({ state }) => state !== "cancelled")
    .map((row) => `${row.package} ${standingText(row)}`)
    .join("; ");
}

/** A section if there is something to show. */
export async function purchasesText(store: Pick<Store, "db">, id: string, timeZone: string): Promise<string> {
  const rows = await purchasesOf(store, id);
  return rows.length === 0 ? "" : `\nPurchases\n${rows.map((row) => purchaseText(row, timeZone)).join("\n")}\n`;
}

/** JSON output. */
export async function purchaseLines(store: Pick<Store, "db">, id: string) {
  const rows = await purchasesOf(store, id);
  return rows.map((row) => ({
    package: row.package,
    state: row.state,
    source: row.source,
    createdAt: new Date(row.created_at).toISOString(),
    amount: row.amount,
    currency: row.currency,
    refunded: row.refunded,
    buyerEmail: row.buyer_email,
    sessionId: row.session_id,
    paymentId: row.payment_id,
  }));
}
