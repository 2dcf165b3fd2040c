import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { pluralize } from "#server/cli/command-context.ts";
import { readEnv } from "#server/env.ts";
import type { Progress } from "#server/store/backup/copy-store.ts";
import { moveStore } from "#server/store/backup/move-store.ts";
import { embeddedFile } from "#server/store/embedded.ts";
import { databaseLocation } from "#server/store/postgres.ts";
import { StoreError } from "#server/store/store-error.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";

/** Moves the embedded store in DATA_DIR to the PostgreSQL database at DATABASE_URL. The site must be stopped. */
const everyMs = 2_000;
let saidAt = Date.now();

function show({ table, step, done, all }: Progress): void {
  if (done < all && Date.now() - saidAt < everyMs) return;
  saidAt = Date.now();
  process.stdout.write(`  ${table.padEnd(16)} ${step} ${done} of ${all}\n`);
}

await exitOnError(async () => {
  if (process.argv.length > 2) throw new StoreError("Usage: npm run move-store, with DATA_DIR and DATABASE_URL set");
  const { dataDir, databaseUrl } = readEnv();
  if (!databaseUrl) throw new StoreError("DATABASE_URL is not set: it names the PostgreSQL database to move to.");
  process.stdout.write(`From ${dataDir} to ${databaseLocation(databaseUrl)}\n`);
  const tables = await moveStore({ dataDir, databaseUrl }, { now: Date.now(), onProgress: show });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Moved and compared ${pluralize(rows, "row")} in ${pluralize(tables.length, "table")}. Start the site with the same DATABASE_URL.\n` +
      `The embedded store in ${dataDir} was not changed. It contains personal data: delete ${embeddedFile(dataDir)} once the site works.\n`,
  );
});
