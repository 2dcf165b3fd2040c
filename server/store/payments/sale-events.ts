import type { Kysely } from "kysely";
import type { Store } from "#server/store/open.ts";
import type { PurchaseRow, SaleEventRow, Tables } from "#server/store/schema.ts";

/** A sale event with its purchase. */
export type SaleEventWithPurchase = { readonly event: SaleEventRow; readonly purchase: PurchaseRow };

export async function insertSaleEvent(tx: Kysely<Tables>, event: SaleEventRow): Promise<void> {
  await tx.insertInto("sale_event").values(event).execute();
}

export async function findSaleEvent({ db }: Pick<Store, "db">, id: string): Promise<SaleEventWithPurchase | undefined> {
  const event = await db.selectFrom("sale_event").selectAll().where("id", "=", id).executeTakeFirst();
  const purchase =
    event && (await db.selectFrom("purchase").selectAll().where("id", "=", event.purchase_id).executeTakeFirst());
  return purchase && { event, purchase };
}

/** The sale events of these purchases, oldest first. */
export async function saleEventsOf(
  { db }: Pick<Store, "db">,
  purchaseIds: readonly string[],
): Promise<readonly SaleEventRow[]> {
  if (purchaseIds.length === 0) return [];
  const rows = await db.selectFrom("sale_event").selectAll().where("purchase_id", "in", purchaseIds).execute();
  return rows.toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
}
