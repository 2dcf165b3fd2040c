import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { readEnv } from "#server/env.ts";
import { ensureBuilt } from "#tooling/build/ensure-built.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";

await exitOnError(async () => {
  const { builtFor } = readEnv();
  const folder = await ensureBuilt(builtFor);
  process.stdout.write(`Built the site for ${builtFor} in ${folder}. build/current points to it.\n`);
});
