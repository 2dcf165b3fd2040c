import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { type ReportPackage, tiersOpenedBy } from "#domain/report/tiers.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { lockLeads } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";
import { changePurchase, insertPurchase, purchasesOf } from "#server/store/payments/purchases.ts";
import type { PurchaseRow, Tables } from "#server/store/schema.ts";

type Of = {
  readonly valuationId: string;
  readonly package: ReportPackage;
  readonly now: number;
  /** Called in the same transaction if something was changed. */
  readonly onDone?: (tx: Kysely<Tables>) => Promise<unknown>;
};

const opens = (row: PurchaseRow, name: ReportPackage) =>
  row.state === "paid" && tiersOpenedBy([row.package as ReportPackage]).includes(name);

/** Opens a package for an owner who paid another way; on request the owner is mailed the files. */
export function grantPackage(
  { db, engine }: Pick<Store, "db" | "engine">,
  { valuationId, package: name, now, mail, onDone }: Of & { readonly mail: boolean },
): Promise<"opened" | "open already" | "no such valuation"> {
  return db.transaction().execute(async (tx) => {
    const held = await lockLeads(tx, engine, [valuationId]);
    if (!held.has(valuationId)) return "no such valuation";
    const open = (await purchasesOf({ db: tx }, valuationId)).find((row) => opens(row, name));
    const id = open?.id ?? randomUUID();
    if (!open) await insertPurchase(tx, { id, valuationId, package: name, source: "firm", state: "paid", now });
    if (mail) await enqueue(tx, [{ kind: jobKinds.mailDownload, subject: id }], { now });
    if (!open) await onDone?.(tx);
    return open ? "open already" : "opened";
  });
}

export type RevokeResult = {
  /** `paid`: only a refund at the provider may close it. */
  readonly done: "revoked" | "paid" | "open by another" | "not open" | "no such valuation";
  /** What still opens it. */
  readonly openBy?: PurchaseRow | undefined;
};

/** Revokes a grant. What was paid for is unchanged. */
export function revokePackage(
  { db, engine }: Pick<Store, "db" | "engine">,
  { valuationId, package: name, now, onDone }: Of,
): Promise<RevokeResult> {
  return db.transaction().execute(async (tx) => {
    const held = await lockLeads(tx, engine, [valuationId]);
    if (!held.has(valuationId)) return { done: "no such valuation" };
    const rows = (await purchasesOf({ db: tx }, valuationId)).filter((row) => opens(row, name));
    const granted = rows.filter((row) => row.source === "firm" && row.package === name);
    for (const row of granted) await changePurchase({ db: tx }, row, { state: "cancelled", now });
    const others = rows.filter((row) => !granted.includes(row));
    const openBy = others.find((row) => row.package === name) ?? others[0];
    if (granted.length > 0) {
      await onDone?.(tx);
      return { done: "revoked", openBy };
    }
    if (!openBy) return { done: "not open" };
    return { done: openBy.package === name ? "paid" : "open by another", openBy };
  });
}
