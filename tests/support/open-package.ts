import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { test } from "@playwright/test";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { emptySettings } from "#tooling/run/empty-settings.ts";

const run = promisify(execFile);

/** As the firm does for an owner who paid another way. */
export async function openPackage(valuationId: string, name: ReportPackage): Promise<void> {
  const dataDir = String(test.info().config.metadata["dataDir"]);
  await run(process.execPath, ["scripts/leads.ts", "grant", valuationId, name], {
    env: { ...emptySettings, DATA_DIR: dataDir },
  });
}
