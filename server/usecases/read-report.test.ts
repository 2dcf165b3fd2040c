import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { captured, fullCapture } from "#domain/leads/lead.test-bench.ts";
import { leadOf } from "#domain/leads/lead.ts";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import type { ReportPackage, ReportTier } from "#domain/report/tiers.ts";
import { writeLeads } from "#server/store/leads.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { insertPurchase } from "#server/store/purchases.ts";
import { readReport } from "./read-report.ts";

const dataDir = mkdtempSync(join(tmpdir(), "read-report-"));
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir });
  await sql`pragma synchronous = off`.execute(store.db);
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function kept(bought: readonly [ReportPackage, PurchaseState][]) {
  const valuationId = crypto.randomUUID();
  await writeLeads(store.db, [{ lead: leadOf({ ...fullCapture, valuationId }, { now: captured }), version: 1 }]);
  for (const [name, state] of bought) {
    const id = crypto.randomUUID();
    await insertPurchase(store.db, { id, valuationId, package: name, source: "stripe", state, now: captured });
  }
  return valuationId;
}

const cases: readonly [readonly [ReportPackage, PurchaseState][], ReportTier][] = [
  [[], "summary"],
  [[["professional", "pending"]], "summary"],
  [[["professional", "paid"]], "professional"],
  [[["exitReadiness", "refunded"]], "summary"],
  [
    [
      ["exitReadiness", "refunded"],
      ["professional", "paid"],
    ],
    "professional",
  ],
  [[["exitReadiness", "paid"]], "exitReadiness"],
];

it.each(cases)("%j opens %s, and no more leaves the store's side", async (bought, tier) => {
  const report = await readReport(store, await kept(bought));
  expect(report?.tier).toBe(tier);
  expect(report?.valuation.adjustedValuation).toBe(9_900_000);
  expect(report?.objections.length).toBe(tier === "summary" ? 0 : 4);
  expect(report?.plan?.workstreams.length).toBe(tier === "exitReadiness" ? 8 : undefined);
});

it("knows no report without a valuation", async () => {
  expect(await readReport(store, crypto.randomUUID())).toBeUndefined();
});
