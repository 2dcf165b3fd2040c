import { rmSync } from "node:fs";
import { runCommand } from "#tooling/run/command.ts";
import { validateContent } from "#tooling/validate-content.ts";
import { brokenBudgets, kilobytes, weigh } from "./budgets.ts";
import { compressFiles } from "./compress.ts";
import { rememberBuild } from "./fingerprint.ts";
import { lowerScriptPriorityIn } from "./script-priority.ts";

const client = "build/client";

export class BuildError extends Error {
  override name = "BuildError";
}

/** Content check, bundles and prerendered pages, compression, budgets. Leaves a fingerprint only when all of it held. */
export async function buildSite(siteUrl: string): Promise<void> {
  validateContent();
  rmSync("build", { recursive: true, force: true });
  const { code, output } = await runCommand("react-router", ["build"], {
    env: { NODE_ENV: "production", SITE_URL: siteUrl },
  });
  if (code !== 0) throw new BuildError(output);
  lowerScriptPriorityIn(client);
  await compressFiles(client);
  const weight = weigh(client, "index.html");
  const broken = brokenBudgets(weight);
  if (broken.length > 0) throw new BuildError(broken.join("\n"));
  process.stdout.write(
    `Home page: ${kilobytes(weight.script)} KB of script, ${kilobytes(weight.style)} KB of style (brotli)\n`,
  );
  rememberBuild(siteUrl);
}
