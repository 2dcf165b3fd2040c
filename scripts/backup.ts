import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { resolve } from "node:path";
import { backUp } from "#server/store/backup/backup.ts";
import { countsInWords, embeddedDataDir, fileArgument } from "#tooling/run/embedded-store.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";

/** Writes a copy of the embedded store to a file; the site may be running. */
await exitOnError(async () => {
  const file = fileArgument("npm run backup -- <file>");
  const backup = backUp(embeddedDataDir("pg_dump"), resolve(file));
  const size = `${(backup.bytes / 1_048_576).toFixed(1)} MB`;
  process.stdout.write(`Backed up ${countsInWords(backup)} to ${file} (${size}).\n`);
});
