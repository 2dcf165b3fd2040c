import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { runDesk } from "#server/cli/desk-command.ts";
import { readEnv } from "#server/env.ts";
import { openStore } from "#server/store/open.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";

/** `npm run desk`: accounts of the desk, on the server's store while it runs. */
async function open() {
  const env = readEnv();
  return { env, store: await openStore(env) };
}

process.exitCode = await exitOnError(() =>
  runDesk(process.argv.slice(2), { open, now: Date.now(), out: process.stdout, err: process.stderr }),
);
