import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { pluralize } from "#server/cli/command-context.ts";
import { readEnv } from "#server/env.ts";
import { restore } from "#server/store/backup/restore.ts";
import { readTombstones } from "#server/store/deletions/deletion-log.ts";
import type { Subjects } from "#server/store/deletions/removal.ts";
import { replayDeletions } from "#server/store/deletions/replay-deletions.ts";
import { endAllAccess } from "#server/store/desk/people/members.ts";
import { markDeliveriesUncertain } from "#server/store/jobs/uncertain-deliveries.ts";
import { openStore } from "#server/store/open.ts";
import { StoreError } from "#server/store/store-error.ts";
import { countsInWords, embeddedDataDir } from "#tooling/run/embedded-store.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";

const afterPgRestore = "after-pg-restore";
const usage = `Usage: npm run restore -- <file> [--deletions <folder>]...
   or: npm run restore -- --${afterPgRestore} [--deletions <folder>]...   (PostgreSQL, after pg_restore)`;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Replaces the content of the embedded store with a backup; the site may be running. */
async function restoreEmbedded(file: string, deletions: readonly string[]): Promise<void> {
  const dataDir = embeddedDataDir(`pg_restore, then npm run restore -- --${afterPgRestore}`);
  const restored = await restore(dataDir, resolve(file), { now: Date.now(), deletions });
  print(`Restored ${countsInWords(restored)} from ${file}.`);
  print(deletedAgainInWords(restored.deletedAgain));
  print(`The previous content is in ${restored.safetyCopy}`);
}

/**
 * Before the servers start: repeats deletions made after the backup, signs everyone out of the desk, and makes each
 * delivery search the CRM before it writes.
 */
async function finishPgRestore(deletions: readonly string[]): Promise<void> {
  const env = readEnv();
  if (!env.databaseUrl)
    throw new StoreError("DATABASE_URL is not set, so the store is embedded. Use: npm run restore -- <file>");
  const given = readTombstones(deletions);
  const store = await openStore(env);
  try {
    const tombstones = [...given, ...store.deletions.read()];
    const deletedAgain = await store.db.transaction().execute(async (tx) => {
      await endAllAccess(tx);
      return replayDeletions(tx, store, tombstones, { now: Date.now() });
    });
    const count = await markDeliveriesUncertain(store);
    print(`Read ${pluralize(tombstones.length, "deletion")}. ${deletedAgainInWords(deletedAgain)}`);
    print(`${pluralize(count, "delivery", "deliveries")} will search the CRM before they write.`);
  } finally {
    await store.close();
  }
}

function deletedAgainInWords({ leads, messages }: Subjects): string {
  const what = `${pluralize(leads.length, "lead")} and ${pluralize(messages.length, "message")}`;
  return `Deleted again, because it was deleted after the backup: ${what}.`;
}

await exitOnError(async () => {
  const { values, positionals } = readArguments();
  const deletions = values.deletions.map((path) => resolve(path));
  const [file, ...more] = positionals;
  if (values[afterPgRestore] && !file) return finishPgRestore(deletions);
  if (!values[afterPgRestore] && file && more.length === 0) return restoreEmbedded(file, deletions);
  throw new StoreError(usage);
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        deletions: { type: "string", multiple: true, default: [] },
        [afterPgRestore]: { type: "boolean", default: false },
      },
    });
  } catch {
    throw new StoreError(usage);
  }
}
