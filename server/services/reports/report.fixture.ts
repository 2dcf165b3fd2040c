import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { writeLeads } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";

export type Bought = readonly (readonly [ReportPackage, PurchaseState])[];

/** Stores a valuation and its purchases; returns its id. */
export async function storeValuation({ db }: Store, bought: Bought = []): Promise<string> {
  const valuationId = crypto.randomUUID();
  await writeLeads(db, [{ lead: leadOf({ ...fullCapture, valuationId }, { now: captured }), version: 1 }]);
  for (const [name, state] of bought) {
    const id = crypto.randomUUID();
    await insertPurchase(db, { id, valuationId, package: name, source: "stripe", state, now: captured });
  }
  return valuationId;
}
