import { pluralize } from "#server/cli/command-context.ts";
import { readEnv } from "#server/env.ts";
import type { StoreCounts } from "#server/store/backup/backup.ts";
import { refuseMoved } from "#server/store/backup/moved-store.ts";
import { StoreError } from "#server/store/store-error.ts";

/** The server's data folder. On PostgreSQL, its own tool is used instead. */
export function embeddedDataDir(instead: string): string {
  const { dataDir, databaseUrl } = readEnv();
  if (databaseUrl) throw new StoreError(`DATABASE_URL is set, so the store is PostgreSQL: use ${instead}.`);
  refuseMoved(dataDir);
  return dataDir;
}

export function fileArgument(usage: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new StoreError(`Usage: ${usage}`);
  return file;
}

export function countsInWords({ leads, messages, deliveries }: StoreCounts): string {
  return [
    pluralize(leads, "lead"),
    pluralize(messages, "message"),
    pluralize(deliveries, "delivery", "deliveries"),
  ].join(", ");
}
