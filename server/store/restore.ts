import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { backUp, type Contents, checkStoreFile } from "./backup.ts";
import { doubtStatements } from "./doubt-deliveries.ts";
import { createDataDir, embeddedFile, openEmbeddedFile } from "./embedded.ts";
import { openStore } from "./open.ts";
import { StoreError } from "./store-error.ts";

export type Restored = Contents & { /** What was in the store before. */ readonly safetyCopy: string };

/** Puts a backup in the place of what the embedded store holds, in one transaction, while the site may be running.
 *  Whatever was acknowledged before that transaction is in the safety copy. */
export async function restore(dataDir: string, backup: string, { now }: { readonly now: number }): Promise<Restored> {
  if (!existsSync(backup)) throw new StoreError(`There is no file ${backup}.`);
  createDataDir(dataDir);
  // The backup itself is not touched: a copy of it is checked and brought to this version's tables.
  const workDir = mkdtempSync(join(dataDir, "restore-"));
  try {
    const copy = embeddedFile(workDir);
    copyFileSync(backup, copy);
    checkStoreFile(copy);
    for (const folder of [workDir, dataDir]) await (await openStore({ dataDir: folder })).close();
    const safetyCopy = join(dataDir, `before-restore-${new Date(now).toISOString().replaceAll(":", "-")}.sqlite`);
    replaceRows(dataDir, copy, safetyCopy);
    return { ...checkStoreFile(copy), safetyCopy };
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

function replaceRows(dataDir: string, copy: string, safetyCopy: string): void {
  const live = openEmbeddedFile(embeddedFile(dataDir));
  try {
    live.prepare("attach database ? as backup").run(copy);
    live.exec("pragma foreign_keys = off");
    // From here on nobody else writes, so the safety copy misses nothing.
    live.exec("begin immediate");
    backUp(dataDir, safetyCopy);
    for (const table of tablesOf(live)) {
      const columns = columnsOf(live, table);
      live.exec(`delete from main."${table}"`);
      live.exec(`insert into main."${table}" (${columns}) select ${columns} from backup."${table}"`);
    }
    for (const statement of doubtStatements) live.exec(statement);
    live.exec("commit");
  } finally {
    // An open transaction ends with its connection, and nothing of it stays.
    live.close();
  }
}

/** The program's own tables; both files have them, as both are of this version. */
function tablesOf(live: DatabaseSync): readonly string[] {
  return live
    .prepare("select name from main.sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith("kysely_migration"));
}

function columnsOf(live: DatabaseSync, table: string): string {
  return live
    .prepare("select name from pragma_table_info(?)")
    .all(table)
    .map(({ name }) => `"${String(name)}"`)
    .join(", ");
}
