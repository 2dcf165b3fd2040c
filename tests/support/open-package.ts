import { test } from "@playwright/test";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { grantPackage } from "#server/services/payments/grant-package.ts";
import { openStore } from "#server/store/open.ts";

/** As the firm does for an owner who paid another way. */
export async function openPackage(valuationId: string, name: ReportPackage): Promise<void> {
  const store = await openStore({ dataDir: String(test.info().config.metadata["dataDir"]) });
  try {
    const outcome = await grantPackage(store, { valuationId, package: name, now: Date.now(), mail: false });
    if (outcome !== "opened") throw new Error(outcome);
  } finally {
    await store.close();
  }
}
