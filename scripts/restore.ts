import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { resolve } from "node:path";
import { readEnv } from "#server/env.ts";
import { doubtDeliveries } from "#server/store/doubt-deliveries.ts";
import { openStore } from "#server/store/open.ts";
import { restore } from "#server/store/restore.ts";
import { contentsInWords, embeddedDataDir, fileArgument } from "#tooling/run/embedded-store.ts";
import { orStop } from "#tooling/run/or-stop.ts";

const doubt = "--doubt";

/** Puts a backup in the place of what the embedded store holds; the site may be running. */
async function restoreEmbedded(): Promise<void> {
  const file = fileArgument(`npm run restore -- <file>, or after pg_restore: npm run restore -- ${doubt}`);
  const dataDir = embeddedDataDir(`pg_restore, then npm run restore -- ${doubt}`);
  const restored = await restore(dataDir, resolve(file), { now: Date.now() });
  process.stdout.write(
    `Restored ${contentsInWords(restored)} from ${file}.\nWhat the store held before is in ${restored.safetyCopy}\n`,
  );
}

/** After pg_restore and before the servers start: has each delivery look at the board before it writes there. */
async function doubtRestored(): Promise<void> {
  const store = await openStore(readEnv());
  try {
    const count = await doubtDeliveries(store);
    process.stdout.write(`${count} deliveries will look before they write.\n`);
  } finally {
    await store.close();
  }
}

await orStop(() => (process.argv[2] === doubt ? doubtRestored() : restoreEmbedded()));
