import { valuationUpgradePage } from "#content/pages/valuation-private.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import type { Price } from "#domain/payments/price.ts";
import type { Store } from "#server/store/open.ts";
import type { PurchaseRow } from "#server/store/schema.ts";

export type SaleOwner = {
  readonly valuationId: string;
  readonly company: string;
  /** The lead's own address, or else what the buyer typed on the payment page. */
  readonly email: string | undefined;
};

/** Whose report was bought; undefined once the valuation was deleted. */
export async function ownerOf(
  { db }: Pick<Store, "db">,
  { valuation_id: valuationId, buyer_email }: PurchaseRow,
): Promise<SaleOwner | undefined> {
  if (valuationId === null) return undefined;
  const lead = await db
    .selectFrom("lead")
    .select(["company", "email"])
    .where("id", "=", valuationId)
    .executeTakeFirst();
  return lead && { valuationId, company: oneLine(lead.company), email: lead.email ?? buyer_email ?? undefined };
}

/** The edition's name, as visitors know it. */
export function editionOf(row: PurchaseRow): string {
  return valuationUpgradePage.editions.find(({ id }) => id === row.package)?.name ?? row.package;
}

export function priceOf({ amount, currency }: PurchaseRow): Price | undefined {
  return amount === null || currency === null ? undefined : { amount, currency };
}
