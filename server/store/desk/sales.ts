import { sql } from "kysely";
import type { SalesSum } from "#domain/desk/screens/sales-account.ts";
import type { SaleFilter } from "#domain/desk/screens/sales-view.ts";
import type { Store } from "#server/store/open.ts";
import type { PurchaseRow } from "#server/store/schema.ts";

/** What was paid at the provider. Reports that the firm opens free of charge are not sales. */

/** From the first moment up to, and without, the second. */
export type TimeSpan = { readonly from: number; readonly to: number };

export type Sale = PurchaseRow & {
  readonly paid_at: number;
  /** Null once the valuation was deleted. */
  readonly company: string | null;
};

/** Where a page ended. */
export type SalePlace = { readonly paidAt: number; readonly id: string };

function paidIn({ db }: Pick<Store, "db">, { from, to }: TimeSpan, filter: SaleFilter = "all") {
  return db
    .selectFrom("purchase")
    .where("purchase.paid_at", ">=", from)
    .where("purchase.paid_at", "<", to)
    .where("purchase.source", "=", "stripe")
    .$if(filter === "refunds", (query) => query.where("purchase.refunded", ">", 0))
    .$if(filter === "disputes", (query) => query.where("purchase.state", "in", ["disputed", "chargedBack"]));
}

/** One page of the sales that were paid in a span, newest first. */
export async function salesPage(
  store: Pick<Store, "db">,
  {
    span,
    filter,
    after,
  }: { readonly span: TimeSpan; readonly filter: SaleFilter; readonly after?: SalePlace | undefined },
  most: number,
): Promise<readonly Sale[]> {
  const rows = await paidIn(store, span, filter)
    .leftJoin("lead", "lead.id", "purchase.valuation_id")
    .selectAll("purchase")
    .select("lead.company")
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("purchase.paid_at", "purchase.id"), "<", eb.tuple(after?.paidAt ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("purchase.paid_at", "desc")
    .orderBy("purchase.id", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, paid_at: row.paid_at ?? 0 }));
}

/** The sums of a span by package, currency and state. */
export async function salesSums(store: Pick<Store, "db">, span: TimeSpan): Promise<readonly SalesSum[]> {
  const rows = await paidIn(store, span)
    .select([
      "purchase.package",
      "purchase.currency",
      "purchase.state",
      (eb) => eb.fn.countAll<number>().as("count"),
      (eb) => eb.fn.sum<number | null>("purchase.amount").as("amount"),
      (eb) => eb.fn.sum<number>("purchase.refunded").as("refunded"),
      sql<number>`sum(case when purchase.refunded > 0 then 1 else 0 end)`.as("refunds"),
    ])
    .groupBy(["purchase.package", "purchase.currency", "purchase.state"])
    .execute();
  // PostgreSQL's sum of whole numbers is a decimal, which its driver returns as text.
  return rows.map((row) => ({
    ...row,
    currency: row.currency ?? "usd",
    count: Number(row.count),
    amount: Number(row.amount ?? 0),
    refunded: Number(row.refunded),
    refunds: Number(row.refunds),
  }));
}

/** Disputes that are open, oldest first, up to a limit. */
export async function openDisputes({ db }: Pick<Store, "db">, most: number): Promise<readonly Sale[]> {
  const rows = await db
    .selectFrom("purchase")
    .leftJoin("lead", "lead.id", "purchase.valuation_id")
    .selectAll("purchase")
    .select("lead.company")
    // A literal, so that the partial index of disputed purchases is used.
    .where("purchase.state", "=", sql.lit("disputed"))
    .orderBy("purchase.paid_at")
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, paid_at: row.paid_at ?? row.created_at }));
}
