import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { busyTimeoutMs, countRows, embeddedFile } from "#server/store/embedded.ts";
import { migrations } from "#server/store/migrations/migrations.ts";
import { StoreError } from "#server/store/store-error.ts";
import { syncToDisk } from "#server/store/sync-to-disk.ts";

export type StoreCounts = { readonly leads: number; readonly messages: number; readonly deliveries: number };
export type Backup = StoreCounts & { readonly bytes: number };

/**
 * Writes a consistent copy of the embedded store while the site runs. The file appears under its name only when it is
 * complete.
 */
export function backUp(dataDir: string, target: string): Backup {
  const source = embeddedFile(dataDir);
  if (!existsSync(source)) throw new StoreError(`There is no store in DATA_DIR ${dataDir}.`);
  refuseToOverwrite(target);
  const part = `${target}.part-${process.pid}`;
  try {
    // Created first with its permissions, so that no one else can read it while it grows.
    writeFileSync(part, "", { flag: "wx", mode: 0o600 });
    copyInto(source, part);
    syncToDisk(part);
    const contents = checkStoreFile(part);
    refuseToOverwrite(target);
    renameSync(part, target);
    syncToDisk(dirname(target));
    return { ...contents, bytes: statSync(target).size };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code?.startsWith("E") && !code.startsWith("ERR_"))
      throw new StoreError(`The backup cannot be written to ${target}: ${code}.`, { cause: error });
    throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Reads a store's file from end to end and returns what is in it. @throws StoreError if it is damaged, of another
 * program, or of a newer version.
 */
export function checkStoreFile(path: string): StoreCounts {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const [result] = file.prepare("pragma integrity_check(1)").all();
    if (result?.["integrity_check"] !== "ok") throw new StoreError(`${path} is damaged.`);
    const names = file.prepare("select name from kysely_migration").all();
    if (names.some(({ name }) => !Object.hasOwn(migrations, String(name))))
      throw new StoreError(`${path} was written by a newer version of AMIVA+.`);
    return {
      leads: countRows(file, "lead"),
      messages: countRows(file, "message"),
      deliveries: countRows(file, "job"),
    };
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${path} is not a store of AMIVA+, or it is damaged.`, { cause: error });
  } finally {
    file.close();
  }
}

function copyInto(source: string, target: string): void {
  const file = new DatabaseSync(source, { timeout: busyTimeoutMs });
  try {
    file.prepare("vacuum into ?").run(target);
  } finally {
    file.close();
  }
}

function refuseToOverwrite(target: string): void {
  if (existsSync(target))
    throw new StoreError(`${target} already exists. Choose another file name; a backup never overwrites a file.`);
}
