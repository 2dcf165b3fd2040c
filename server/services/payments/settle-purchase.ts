import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { type PurchaseState, purchaseStateOf } from "#domain/payments/purchase-state.ts";
import { purchaseEventTypes, saleEventBetween } from "#domain/payments/sale-event.ts";
import type { Log } from "#server/ops/log.ts";
import { countOnce } from "#server/services/funnel/lead-funnel.ts";
import { recordEvents } from "#server/store/events/events.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue, type JobRequest, jobId } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import { attachSession, changePurchase, findPurchase } from "#server/store/payments/purchases.ts";
import { insertSaleEvent } from "#server/store/payments/sale-events.ts";
import type { PurchaseRow, Tables } from "#server/store/schema.ts";
import type { Checkout } from "#server/vendors/stripe/answers.ts";
import type { PaymentProvider } from "#server/vendors/stripe.ts";

export type SettledPurchase = { readonly checkout: Checkout; readonly state: PurchaseState };

type Parts = {
  readonly store: Store;
  readonly provider: PaymentProvider;
  readonly log: Log;
  readonly now: () => number;
};

/** Gives up after this many write conflicts. */
const maxAttempts = 5;

/** `announced`: because of an event of the provider, not of our own check. */
export type SettlePurchase = (
  purchaseId: string,
  sessionId: string,
  how?: { readonly announced: boolean },
) => Promise<SettledPurchase | undefined>;

/**
 * Updates a purchase to the provider's present state of its checkout. The cause does not matter, so events may come
 * late, twice or in any order. The provider is asked after the row was read, and the answer is written only if the
 * row is unchanged; otherwise both are read again. The jobs that follow are written in the same transaction.
 * Undefined if purchase and checkout do not belong together. @throws PaymentError
 */
export function createSettlePurchase({ store, provider, log, now }: Parts): SettlePurchase {
  return async (purchaseId, sessionId, { announced } = { announced: false }) => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const row = await rowOf(purchaseId, sessionId);
      const checkout = row && (await provider.findCheckout(sessionId));
      if (!row || checkout?.purchaseId !== purchaseId) return logMismatch();
      const next = { ...row, ...changesBy(row, checkout, { announced, now: now() }) };
      if (isSame(row, next)) return { checkout, state: row.state };
      if (await write(row, next)) return { checkout, state: next.state };
    }
    throw new Error(`Gave up after ${maxAttempts} write conflicts`);
  };

  /** The row, if it has this checkout; an attempt that was interrupted before it stored its checkout stores it now. */
  async function rowOf(id: string, sessionId: string): Promise<PurchaseRow | undefined> {
    const row = await findPurchase(store, "id", id);
    if (row?.session_id !== null) return row?.session_id === sessionId ? row : undefined;
    return (await attachSession(store, id, sessionId)) ? findPurchase(store, "id", id) : undefined;
  }

  function logMismatch(): undefined {
    log.warn("checkout belongs to another purchase");
  }

  function logStateChange(row: PurchaseRow, state: PurchaseState): void {
    log.info({ package: row.package, from: row.state, to: state }, "purchase settled");
    if (state === "paid" && row.valuation_id === null)
      log.warn("payment for a deleted valuation: refund it at the provider");
  }

  /** False after a write conflict. */
  async function write(row: PurchaseRow, next: PurchaseRow): Promise<boolean> {
    const { state, payment_id, amount, currency, paid_at, refunded, buyer_email, announced_at } = next;
    const change = { state, payment_id, amount, currency, paid_at, refunded, buyer_email, announced_at };
    const written = await store.db.transaction().execute(async (tx) => {
      if (!(await changePurchase({ db: tx }, row, { ...change, now: now() }))) return false;
      await recordSale(tx, row, next, now());
      return true;
    });
    if (written && row.state !== state) logStateChange(row, state);
    return written;
  }
}

function changesBy(
  row: PurchaseRow,
  checkout: Checkout,
  { announced, now }: { readonly announced: boolean; readonly now: number },
): Partial<PurchaseRow> {
  const state = purchaseStateOf(checkout);
  const wasPaid = state !== "pending" && state !== "cancelled";
  return {
    state,
    payment_id: checkout.paymentId ?? row.payment_id,
    amount: checkout.price?.amount ?? row.amount,
    currency: checkout.price?.currency ?? row.currency,
    paid_at: row.paid_at ?? (wasPaid ? now : null),
    refunded: checkout.charged?.refunded ?? row.refunded,
    // Stored once, with the payment: it must not come back after it was deleted. For a deleted valuation it is not
    // stored at all.
    buyer_email: row.paid_at === null && row.valuation_id !== null ? (checkout.buyerEmail ?? null) : row.buyer_email,
    announced_at: row.announced_at ?? (announced ? now : null),
  };
}

function isSame(row: PurchaseRow, next: PurchaseRow): boolean {
  // A slot that outlives its attempt is an error, and must be cleared.
  if (next.state !== "pending" && row.slot !== null) return false;
  return Object.entries(next).every(([column, value]) => row[column as keyof PurchaseRow] === value);
}

/** Stores a sale event with its deliveries to the firm and the buyer, in the transaction that writes the purchase. */
async function recordSale(tx: Kysely<Tables>, row: PurchaseRow, next: PurchaseRow, now: number): Promise<void> {
  const kind = saleEventBetween(row, next);
  if (!kind) return;
  const event = { id: randomUUID(), created_at: now, purchase_id: row.id, kind, refunded: next.refunded };
  await insertSaleEvent(tx, event);
  const requests: JobRequest[] = [{ kind: jobKinds.mailSale, subject: event.id }];
  if (row.valuation_id !== null) {
    // The lead's item is updated first: the firm may have removed it, and the comment needs it.
    requests.push({ kind: jobKinds.crmLead, subject: row.valuation_id, urgent: true });
    requests.push({ kind: jobKinds.crmSale, subject: event.id });
    if (next.state === "paid" && !(await wasMailed(tx, row.id)))
      requests.push({ kind: jobKinds.mailDownload, subject: row.id });
  }
  await enqueue(tx, requests, { now });
  await recordEvents(tx, [{ type: purchaseEventTypes[kind], subject: row.id, at: now }]);
  if (kind === "sold" && row.valuation_id !== null)
    await countOnce(tx, { valuationId: row.valuation_id, step: "paid", now });
}

/** The buyer gets one mail, however often the report closes and opens again. */
async function wasMailed(tx: Kysely<Tables>, purchaseId: string): Promise<boolean> {
  const id = jobId({ kind: jobKinds.mailDownload, subject: purchaseId });
  return (await tx.selectFrom("job").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
