import "#tooling/run/require-node.ts";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readEnv } from "#server/env.ts";
import { buildSite } from "#tooling/build/build-site.ts";
import { isBuilt } from "#tooling/build/fingerprint.ts";
import { orStop } from "#tooling/run/or-stop.ts";
import { validateContent } from "#tooling/validate-content.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
process.env["NODE_ENV"] = "production";

await orStop(async () => {
  const { siteUrl } = readEnv();
  validateContent();
  if (isBuilt(siteUrl)) return;
  process.stdout.write("Building the site (first start, or something changed)\n");
  await buildSite(siteUrl);
});
await import(pathToFileURL(resolve("build/server/main.js")).href);
