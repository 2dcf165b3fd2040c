import { editionName } from "#content/pages/valuation-private.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import type { Price } from "#domain/payments/price.ts";
import { leadContact } from "#server/store/leads/lead-contact.ts";
import type { Store } from "#server/store/open.ts";
import type { PurchaseRow } from "#server/store/schema.ts";

export type SaleOwner = {
  readonly valuationId: string;
  readonly company: string;
  readonly email: string | undefined;
};

/** The owner whose report was bought; undefined once the valuation was deleted. */
export async function ownerOf(
  store: Pick<Store, "db">,
  { valuation_id: valuationId }: PurchaseRow,
): Promise<SaleOwner | undefined> {
  const lead = valuationId === null ? undefined : await leadContact(store, valuationId);
  return valuationId !== null && lead ? { valuationId, company: oneLine(lead.company), email: lead.email } : undefined;
}

/** The edition's name as visitors see it. */
export function editionOf(row: PurchaseRow): string {
  return editionName(row.package);
}

export function priceOf({ amount, currency }: PurchaseRow): Price | undefined {
  return amount === null || currency === null ? undefined : { amount, currency };
}
