import { test } from "@playwright/test";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { createAnalysisSigner } from "#server/services/leads/signed-analysis.ts";
import { openStore } from "#server/store/open.ts";
import { sharedSecret } from "#server/store/secrets.ts";

/** Signs an analysis as the tested site: only then does it store it with a lead. */
export async function signAnalysis(analysis: BusinessAnalysis): Promise<BusinessAnalysis> {
  const store = await openStore({ dataDir: String(test.info().config.metadata["dataDir"]) });
  try {
    return createAnalysisSigner(await sharedSecret(store, "analysis")).sign(analysis);
  } finally {
    await store.close();
  }
}
