import "#tooling/run/require-node.ts";
import "#tooling/run/load-env-file.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Kysely } from "kysely";
import { pluralize } from "#server/cli/command-context.ts";
import { readEnv } from "#server/env.ts";
import {
  applyDisabledState,
  type DisabledState,
  disableAll,
  readDisabledState,
} from "#server/store/backup/disabled-state.ts";
import { restore } from "#server/store/backup/restore.ts";
import { readTombstones } from "#server/store/deletions/deletion-log.ts";
import type { Subjects } from "#server/store/deletions/removal.ts";
import { replayDeletions } from "#server/store/deletions/replay-deletions.ts";
import { endAllAccess } from "#server/store/desk/people/members.ts";
import { markDeliveriesUncertain } from "#server/store/jobs/uncertain-deliveries.ts";
import { openStore } from "#server/store/open.ts";
import { connectionError, postgresDialect } from "#server/store/postgres.ts";
import type { Tables } from "#server/store/schema.ts";
import { StoreError } from "#server/store/store-error.ts";
import { countsInWords, embeddedDataDir } from "#tooling/run/embedded-store.ts";
import { exitOnError } from "#tooling/run/exit-on-error.ts";

const afterPgRestore = "after-pg-restore";
const usage = `Usage: npm run restore -- <file> [--deletions <folder>]...
   or: npm run restore -- --${afterPgRestore} [--previous <database>] [--deletions <folder>]...
       (PostgreSQL, after pg_restore; --previous is the name of the database from before, on the same server)`;
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
 * Before the servers start: repeats deletions made after the backup, keeps stopped what was stopped since, signs
 * everyone out of the desk, and makes each delivery search the CRM before it writes.
 */
async function finishPgRestore(deletions: readonly string[], previous: string | undefined): Promise<void> {
  const env = readEnv();
  if (!env.databaseUrl)
    throw new StoreError("DATABASE_URL is not set, so the store is embedded. Use: npm run restore -- <file>");
  const given = readTombstones(deletions);
  const disabled = previous === undefined ? undefined : await readPreviousState(env.databaseUrl, previous);
  const store = await openStore(env);
  try {
    const tombstones = [...given, ...store.deletions.read()];
    const deletedAgain = await store.db.transaction().execute(async (tx) => {
      await endAllAccess(tx);
      await (disabled ? applyDisabledState(tx, disabled) : disableAll(tx, { now: Date.now() }));
      return replayDeletions(tx, store, tombstones, { now: Date.now() });
    });
    const count = await markDeliveriesUncertain(store);
    print(`Read ${pluralize(tombstones.length, "deletion")}. ${deletedAgainInWords(deletedAgain)}`);
    print(`${pluralize(count, "delivery", "deliveries")} will search the CRM before they write.`);
    print(
      disabled
        ? `What was stopped in ${previous} stays stopped.`
        : "Follow-up emails and partner sites are off: what was stopped since the backup is not known. An owner turns them on under Settings.",
    );
  } finally {
    await store.close();
  }
}

/** That database is only read: it may be of a later version. */
async function readPreviousState(databaseUrl: string, previous: string): Promise<DisabledState> {
  const address = new URL(databaseUrl);
  address.pathname = previous;
  const db = new Kysely<Tables>({ dialect: postgresDialect(address.href, () => undefined) });
  try {
    return await readDisabledState(db);
  } catch (error) {
    throw connectionError(address.href, error);
  } finally {
    await db.destroy();
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
  if (values[afterPgRestore] && !file) return finishPgRestore(deletions, values.previous);
  if (!values[afterPgRestore] && values.previous === undefined && file && more.length === 0)
    return restoreEmbedded(file, deletions);
  throw new StoreError(usage);
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        deletions: { type: "string", multiple: true, default: [] },
        previous: { type: "string" },
        [afterPgRestore]: { type: "boolean", default: false },
      },
    });
  } catch {
    throw new StoreError(usage);
  }
}
