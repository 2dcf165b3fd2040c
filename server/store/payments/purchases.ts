import { type Kysely, sql } from "kysely";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import { type ReportPackage, reportPackages } from "#domain/report/tiers.ts";
import type { Store } from "#server/store/open.ts";
import type { PurchaseRow, Tables } from "#server/store/schema.ts";

type Reading = Pick<Store, "db">;

/** The packages that are open for a valuation: bought and not refunded, or granted by the firm. */
export async function unlockedPackages({ db }: Reading, valuationId: string): Promise<readonly ReportPackage[]> {
  const rows = await db
    .selectFrom("purchase")
    .select("package")
    .where("valuation_id", "=", valuationId)
    .where("state", "=", "paid")
    .execute();
  return reportPackages.filter((name) => rows.some((row) => row.package === name));
}

/** Every purchase for a valuation, oldest first. */
export async function purchasesOf(reading: Reading, valuationId: string): Promise<readonly PurchaseRow[]> {
  return (await purchasesByValuation(reading, [valuationId])).get(valuationId) ?? [];
}

/** The purchases for each of these valuations that has any, oldest first. */
export async function purchasesByValuation(
  { db }: Reading,
  valuationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PurchaseRow[]>> {
  if (valuationIds.length === 0) return new Map();
  const rows = await db.selectFrom("purchase").selectAll().where("valuation_id", "in", valuationIds).execute();
  return Map.groupBy(rows.toSorted(oldestFirst), (row) => row.valuation_id ?? "");
}

const oldestFirst = (a: PurchaseRow, b: PurchaseRow) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1);

export type PurchaseKey = "id" | "slot" | "session_id" | "payment_id";

export function findPurchase({ db }: Reading, key: PurchaseKey, value: string): Promise<PurchaseRow | undefined> {
  return db.selectFrom("purchase").selectAll().where(key, "=", value).executeTakeFirst();
}

export const slotOf = (valuationId: string, name: ReportPackage) => `${valuationId}:${name}`;

export type NewPurchase = {
  readonly id: string;
  readonly valuationId: string;
  readonly package: ReportPackage;
  readonly source: PurchaseRow["source"];
  readonly state: PurchaseState;
  readonly now: number;
};

const leadTime = (id: string) => sql<number>`coalesce((select created_at from lead where id = ${id}), 0)`;

/** False if another attempt to buy the same is open. */
export async function insertPurchase(tx: Kysely<Tables>, purchase: NewPurchase): Promise<boolean> {
  const { id, valuationId, source, state, now } = purchase;
  const row: Omit<PurchaseRow, "lead_at"> = {
    id,
    created_at: now,
    updated_at: now,
    version: 1,
    valuation_id: valuationId,
    package: purchase.package,
    source,
    state,
    slot: state === "pending" ? slotOf(valuationId, purchase.package) : null,
    session_id: null,
    payment_id: null,
    amount: null,
    currency: null,
    paid_at: state === "paid" ? now : null,
    refunded: 0,
    buyer_email: null,
    announced_at: null,
  };
  const inserted = await tx
    .insertInto("purchase")
    .values({ ...row, lead_at: leadTime(valuationId) })
    .onConflict((conflict) => conflict.column("slot").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Stores the checkout of a purchase. True also if it was stored before. */
export async function attachSession({ db }: Reading, id: string, sessionId: string): Promise<boolean> {
  const attached = await db
    .updateTable("purchase")
    .set((eb) => ({ session_id: sessionId, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where((eb) => eb.or([eb("session_id", "is", null), eb("session_id", "=", sessionId)]))
    .returning("id")
    .executeTakeFirst();
  return attached !== undefined;
}

/** Ends an attempt that never opened a checkout, so that the next one starts fresh. */
export async function abandonAttempt({ db }: Reading, id: string, now: number): Promise<void> {
  await db
    .updateTable("purchase")
    .set((eb) => ({ state: "cancelled", slot: null, updated_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("session_id", "is", null)
    .execute();
}

type Changeable = "payment_id" | "amount" | "currency" | "paid_at" | "refunded" | "buyer_email" | "announced_at";
export type PurchaseChange = Pick<PurchaseRow, "state"> &
  Partial<Pick<PurchaseRow, Changeable>> & {
    readonly now: number;
  };

/** Writes the new state of a purchase, unless it was changed since it was read. */
export async function changePurchase(
  { db }: Reading,
  { id, version }: Pick<PurchaseRow, "id" | "version">,
  { now, ...change }: PurchaseChange,
): Promise<boolean> {
  const changed = await db
    .updateTable("purchase")
    .set({ ...change, updated_at: now, version: version + 1 })
    // Only an open attempt keeps others from starting.
    .$if(change.state !== "pending", (query) => query.set({ slot: null }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Purchases for which this address was typed on the payment page. */
export function purchasesBoughtBy(db: Kysely<Tables>, email: string, most: number) {
  return db
    .selectFrom("purchase")
    .select(["id", "valuation_id"])
    .where("buyer_email", "is not", null)
    .where(isBuyer(email))
    .limit(most)
    .execute();
}

/** Removes an address from every purchase, and returns which those were. */
export async function erasePurchaseEmail(tx: Kysely<Tables>, email: string): Promise<readonly string[]> {
  const rows = await withoutBuyerEmail(tx).where(isBuyer(email)).returning("id").execute();
  return rows.map(({ id }) => id);
}

/** Removes the buyer's address from these purchases. */
export async function eraseBuyersOfPurchases(tx: Kysely<Tables>, purchases: readonly string[]): Promise<void> {
  if (purchases.length > 0) await withoutBuyerEmail(tx).where("id", "in", purchases).execute();
}

function withoutBuyerEmail(tx: Kysely<Tables>) {
  return tx
    .updateTable("purchase")
    .set((eb) => ({ buyer_email: null, version: eb("version", "+", 1) }))
    .where("buyer_email", "is not", null);
}

const isBuyer = (email: string) => sql<boolean>`lower(buyer_email) = lower(${email})`;

/**
 * Removes the links from purchases to these valuations. Unpaid purchases are deleted; the rest is kept for the books.
 * Returns the purchases that could still be paid.
 */
export async function eraseBuyersOfValuations(
  tx: Kysely<Tables>,
  valuationIds: readonly string[],
): Promise<readonly string[]> {
  if (valuationIds.length === 0) return [];
  await tx
    .deleteFrom("purchase")
    .where("valuation_id", "in", valuationIds)
    .where((eb) => eb.or([eb("source", "=", "firm"), eb("state", "=", "cancelled")]))
    .execute();
  const kept = await tx
    .updateTable("purchase")
    .set((eb) => ({ valuation_id: null, slot: null, buyer_email: null, version: eb("version", "+", 1) }))
    .where("valuation_id", "in", valuationIds)
    .returning(["id", "state"])
    .execute();
  return kept.filter(({ state }) => state === "pending").map(({ id }) => id);
}

export async function isPaymentEventSettled({ db }: Reading, id: string): Promise<boolean> {
  const row = await db.selectFrom("payment_event").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** The provider repeats an event for days, not for months. */
const paymentEventsKeptMs = 60 * 24 * 60 * 60_000;

export async function recordPaymentEvent({ db }: Reading, id: string, now: number): Promise<void> {
  await db
    .insertInto("payment_event")
    .values({ id, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await db
    .deleteFrom("payment_event")
    .where("created_at", "<", now - paymentEventsKeptMs)
    .execute();
}
