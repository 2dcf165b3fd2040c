import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { prerenderedPaths } from "#content/registry/registry.ts";
import { runCommand } from "#tooling/run/command.ts";
import { validateContent } from "#tooling/validate-content.ts";
import { brokenBudgets, brokenFrameScriptBudget, kilobytes, weighPages } from "./budgets.ts";
import { compressFiles } from "./compress.ts";

export class BuildError extends Error {
  override name = "BuildError";
}

/** Content check, bundles and prerendered pages, compression, budgets. `react-router.config.ts` names the folder. */
export async function buildSite(siteUrl: string, folder: string): Promise<void> {
  validateContent();
  rmSync(folder, { recursive: true, force: true });
  const env = { NODE_ENV: "production", SITE_URL: siteUrl };
  for (const args of [["build"], ["build", "app/desk"], ["build", "app/embed"]]) {
    const { code, output } = await runCommand("react-router", args, { env });
    if (code !== 0) throw new BuildError(output);
  }
  const client = join(folder, "client");
  // Public files, answered from memory like all others.
  renameSync(join(folder, "embed", "client"), join(client, "embed"));
  await Promise.all([client, join(folder, "desk", "client")].map(compressFiles));
  const weights = weighPages(client, prerenderedPaths);
  const broken = [...brokenBudgets(weights), ...brokenFrameScriptBudget(client)];
  if (broken.length > 0) throw new BuildError(broken.join("\n"));
  const most = (numbers: readonly number[]) => kilobytes(Math.max(...numbers));
  const home = weights.filter(({ path }) => path === "/").map(({ script }) => script);
  process.stdout.write(
    `First load, brotli: home page ${most(home)} KB of script, others up to ${most(weights.map(({ script }) => script))} KB; ` +
      `styles up to ${most(weights.map(({ style }) => style))} KB\n`,
  );
}
