import { randomUUID } from "node:crypto";
import { type ReportPackage, tiersOpenedBy } from "#domain/report/tiers.ts";
import { holdLeads } from "#server/store/leads.ts";
import type { Store } from "#server/store/open.ts";
import { insertPurchase, unlockedPackages } from "#server/store/purchases.ts";

type Grant = { readonly valuationId: string; readonly package: ReportPackage; readonly now: number };

/** Opens a package by hand, for an owner who paid in another way. */
export function grantPackage(
  { db, engine }: Pick<Store, "db" | "engine">,
  { valuationId, package: name, now }: Grant,
): Promise<"opened" | "open already" | "no such valuation"> {
  return db.transaction().execute(async (tx) => {
    const held = await holdLeads(tx, engine, [valuationId]);
    if (!held.has(valuationId)) return "no such valuation";
    if (tiersOpenedBy(await unlockedPackages({ db: tx }, valuationId)).includes(name)) return "open already";
    await insertPurchase(tx, { id: randomUUID(), valuationId, package: name, source: "firm", state: "paid", now });
    return "opened";
  });
}
