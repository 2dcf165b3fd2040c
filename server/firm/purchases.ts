import { priceText } from "#domain/payments/price.ts";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesOf } from "#server/store/purchases.ts";
import type { PurchaseRow } from "#server/store/schema.ts";
import { dayAndTime } from "./moments.ts";

const inWords: Readonly<Record<PurchaseState, string>> = {
  pending: "not paid yet",
  paid: "paid",
  refunded: "refunded",
  disputed: "disputed",
  chargedBack: "dispute lost",
  cancelled: "not bought",
};

/** `professional: paid, $490, 2026-11-15 10:05`. */
function purchaseText(row: PurchaseRow, timeZone: string): string {
  const { amount, currency, source, state, created_at } = row;
  const price = amount === null || currency === null ? [] : [priceText({ amount, currency })];
  const how = source === "firm" ? "opened by the firm" : inWords[state];
  return `${row.package}: ${[how, ...price, dayAndTime(row.paid_at ?? created_at, timeZone)].join(", ")}`;
}

/** A section of its own where there is something to say. */
export async function purchasesText(store: Pick<Store, "db">, id: string, timeZone: string): Promise<string> {
  const rows = await purchasesOf(store, id);
  return rows.length === 0 ? "" : `\nPurchases\n${rows.map((row) => purchaseText(row, timeZone)).join("\n")}\n`;
}

/** For programs. */
export async function purchaseLines(store: Pick<Store, "db">, id: string) {
  const rows = await purchasesOf(store, id);
  return rows.map((row) => ({
    package: row.package,
    state: row.state,
    source: row.source,
    createdAt: new Date(row.created_at).toISOString(),
    amount: row.amount,
    currency: row.currency,
    sessionId: row.session_id,
    paymentId: row.payment_id,
  }));
}
