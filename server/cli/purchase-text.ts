import { dayAndTime } from "#domain/time/calendar.ts";
import { standingText } from "#server/services/exports/purchase-summary.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesOf } from "#server/store/payments/purchases.ts";
import type { PurchaseRow } from "#server/store/schema.ts";

/** `professional: paid $490, 2026-11-15 10:05`. */
function purchaseText(row: PurchaseRow, timeZone: string): string {
  return `${row.package}: ${standingText(row)}, ${dayAndTime(row.paid_at ?? row.created_at, timeZone)}`;
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
