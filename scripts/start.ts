import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readEnv } from "#server/env.ts";
import { ensureBuilt } from "#tooling/build/ensure-built.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";
import { validateContent } from "#tooling/validate-content.ts";

process.env["NODE_ENV"] = "production";

const build = await exitOnError(async () => {
  const { builtFor } = readEnv();
  validateContent();
  return ensureBuilt(builtFor);
});
await import(pathToFileURL(resolve(join(build, "server/main.js"))).href);
