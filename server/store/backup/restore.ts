import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { readTombstones } from "#server/store/deletions/deletion-log.ts";
import { storedTombstones } from "#server/store/deletions/deletion-tombstones.ts";
import type { Subjects } from "#server/store/deletions/removal.ts";
import { replayDeletions } from "#server/store/deletions/replay-deletions.ts";
import { endAllAccess } from "#server/store/desk/people/members.ts";
import { createDataDir, embeddedFile } from "#server/store/embedded.ts";
import { environmentWebhook } from "#server/store/events/webhooks.ts";
import { uncertainStatements } from "#server/store/jobs/uncertain-deliveries.ts";
import { openStore } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";
import { StoreError } from "#server/store/store-error.ts";
import { listTables, type Table } from "#server/store/tables.ts";
import { backUp, checkStoreFile, type StoreCounts } from "./backup.ts";
import { applyDisabledState, readDisabledState } from "./disabled-state.ts";

export type RestoreResult = StoreCounts & {
  /** A copy of the store as it was before. */
  readonly safetyCopy: string;
  /** Data in the backup that was deleted after the backup was made. */
  readonly deletedAgain: Subjects;
};

type Settings = {
  readonly now: number;
  /** Copies of the deletion log, in case the one in the data folder was lost too. */
  readonly deletions?: readonly string[];
};

/**
 * Replaces the content of the embedded store with a backup, in one transaction, while the site may be running.
 * Everything acknowledged before that transaction is in the safety copy. What was deleted since the backup is deleted
 * again, and what was stopped stays stopped.
 */
export async function restore(
  dataDir: string,
  backup: string,
  { now, deletions = [] }: Settings,
): Promise<RestoreResult> {
  if (!existsSync(backup)) throw new StoreError(`There is no file ${backup}.`);
  const copied = readTombstones(deletions);
  createDataDir(dataDir);
  // The backup itself is not changed: a copy of it is checked and migrated.
  const workDir = mkdtempSync(join(dataDir, "restore-"));
  try {
    const copy = embeddedFile(workDir);
    copyFileSync(backup, copy);
    checkStoreFile(copy);
    await (await openStore({ dataDir: workDir })).close();
    const safetyCopy = join(dataDir, `before-restore-${new Date(now).toISOString().replaceAll(":", "-")}.sqlite`);
    const store = await openStore({ dataDir });
    try {
      await sql`attach database ${copy} as backup`.execute(store.db);
      const tables = await listTables(store.db);
      return await store.db.transaction().execute(async (tx) => {
        // From here on no one else writes, so neither the safety copy nor the deletion log misses anything.
        backUp(dataDir, safetyCopy);
        const known = [...copied, ...store.deletions.read(), ...(await storedTombstones(tx))];
        const disabled = await readDisabledState(tx);
        await replaceRows(tx, tables);
        await applyDisabledState(tx, disabled);
        const deletedAgain = await replayDeletions(tx, store, known, { now });
        return { ...(await contentsOf(tx)), safetyCopy, deletedAgain };
      });
    } finally {
      await store.close();
    }
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

/** The audit log loses no entry: those of the backup are added to it. */
const appendOnly = "desk_audit";

/** Both files have the same tables, because both are migrated to this version. */
async function replaceRows(tx: Kysely<Tables>, tables: readonly Table[]): Promise<void> {
  // Documents may be inserted before their leads; the constraint is checked at the end of the transaction.
  await sql`pragma defer_foreign_keys = on`.execute(tx);
  const filled = await filledTables(tx);
  const restored = tables.filter(({ name }) => !filled.includes(name));
  const replaced = restored.filter(({ name }) => name !== appendOnly && name !== "webhook");
  for (const { name } of replaced) await sql`delete from main.${sql.ref(name)}`.execute(tx);
  for (const { name, columns } of restored) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    // Its trigger refuses an entry that is there already, also with `or ignore`.
    const isNew = name === appendOnly ? sql`where id not in (select id from main.desk_audit)` : sql``;
    await sql`insert or ignore into main.${sql.ref(name)} (${list})
      select ${list} from backup.${sql.ref(name)} ${isNew}`.execute(tx);
  }
  await endAllAccess(tx);
  for (const statement of uncertainStatements) await sql.raw(statement).execute(tx);
}

/**
 * Webhooks and tokens of the API that the desk has made or ended stay as they are: a backup must not send leads again
 * to a receiver that the firm has removed, nor bring back a replaced secret or an ended token. Nor is a number of an
 * event given again: a reader that has passed it would miss the event. An empty store takes those of the backup. The
 * webhook of the environment is in neither.
 */
async function filledTables(tx: Kysely<Tables>): Promise<readonly string[]> {
  const found = await Promise.all([
    tx
      .selectFrom("webhook")
      .select(sql.lit("webhook").as("name"))
      .where("id", "!=", environmentWebhook)
      .limit(1)
      .execute(),
    tx.selectFrom("api_token").select(sql.lit("api_token").as("name")).limit(1).execute(),
    tx.selectFrom("event_counter").select(sql.lit("event_counter").as("name")).limit(1).execute(),
  ]);
  return found.flat().map(({ name }) => name);
}

async function contentsOf(tx: Kysely<Tables>): Promise<StoreCounts> {
  const count = async (table: "lead" | "message" | "job") => {
    const counted = tx.selectFrom(table).select((eb) => eb.fn.countAll<number>().as("rows"));
    return (await counted.executeTakeFirstOrThrow()).rows;
  };
  return { leads: await count("lead"), messages: await count("message"), deliveries: await count("job") };
}
