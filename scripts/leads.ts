import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { site } from "#content/site.ts";
import { runLeads } from "#server/cli/run-leads.ts";
import { readEnv } from "#server/env.ts";
import { embeddedFile } from "#server/store/embedded.ts";
import { openStore } from "#server/store/open.ts";
import { StoreError } from "#server/store/store-error.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";

/** `npm run leads`: leads, messages and deliveries, on the server's store while it runs. */

// `head` closes the pipe after the first lines.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

async function open() {
  const env = readEnv();
  // Opening would create an empty store, and an operator in the wrong folder would think that all leads are lost.
  if (!env.databaseUrl && !existsSync(embeddedFile(env.dataDir)))
    throw new StoreError(`There is no store in DATA_DIR ${env.dataDir}.`);
  return { env, store: await openStore(env) };
}

async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

process.exitCode = await exitOnError(() =>
  runLeads(process.argv.slice(2), {
    open,
    ask,
    now: Date.now(),
    timeZone: site.timeZone,
    out: process.stdout,
    err: process.stderr,
  }),
);
