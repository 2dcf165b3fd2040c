import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { StoreError } from "#server/store/store-error.ts";
import { syncToDisk } from "#server/store/sync-to-disk.ts";
import { type Tombstone, tombstoneLifetimeMs } from "./deletion-tombstones.ts";

/**
 * A second copy of the tombstones, outside the store: a backup does not know about later deletions. One file per
 * month in DATA_DIR, append-only for every process, so that old months can be removed while servers write.
 * Synchronous, because a transaction of the embedded store blocks other processes and must not wait for anything
 * else.
 */
export type DeletionLog = {
  /** Once it returns, the tombstones survive a power cut. */
  append(tombstones: readonly Tombstone[]): void;
  read(): readonly Tombstone[];
  /** Creates the folder and removes months that are too old to matter. @throws StoreError if it cannot be written */
  prepare(options: { readonly now: number }): void;
};

export function deletionFolder(dataDir: string): string {
  return join(dataDir, "deletions");
}

const monthFile = /^\d{4}-\d{2}\.log$/;
const line = /^(\d{1,15}) ([\w-]{43})$/;

export function openDeletionLog(dataDir: string): DeletionLog {
  const folder = deletionFolder(dataDir);
  return {
    append(tombstones) {
      const months = Map.groupBy(tombstones, ({ at }) => `${new Date(at).toISOString().slice(0, 7)}.log`);
      for (const [name, ofMonth] of months) appendDurably(join(folder, name), ofMonth);
    },
    read: () => (existsSync(folder) ? readTombstones([folder]) : []),
    prepare({ now }) {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        for (const name of monthsIn(folder)) if (endOf(name) < now - tombstoneLifetimeMs) rmSync(join(folder, name));
        const trial = join(folder, `write-test-${process.pid}`);
        writeFileSync(trial, "");
        rmSync(trial);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new StoreError(`The list of deletions in ${folder} cannot be written: ${code}. Check DATA_DIR.`);
      }
    },
  };
}

/** From folders such as DATA_DIR/deletions, or from single files. @throws StoreError if there is none of that name */
export function readTombstones(paths: readonly string[]): readonly Tombstone[] {
  return paths.flatMap(filesAt).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((text) => {
        const [, at, hash] = line.exec(text) ?? [];
        // A line that a crash cut off belongs to a deletion that was never acknowledged.
        return at !== undefined && hash !== undefined ? [{ at: Number(at), hash }] : [];
      }),
  );
}

function filesAt(path: string): readonly string[] {
  if (!existsSync(path)) throw new StoreError(`There is no file or folder ${path}.`);
  return statSync(path).isDirectory() ? monthsIn(path).map((name) => join(path, name)) : [path];
}

function monthsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => monthFile.test(name))
    .toSorted();
}

/** The start of the next month. */
function endOf(name: string): number {
  const [year = 0, month = 0] = name.split(/[-.]/).map(Number);
  return Date.UTC(year, month);
}

function appendDurably(file: string, tombstones: readonly Tombstone[]): void {
  const isNew = !existsSync(file);
  if (isNew) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lines = tombstones.map(({ at, hash }) => `${at} ${hash}\n`).join("");
  const handle = openSync(file, "a", 0o600);
  try {
    // The leading newline ends a line that a crash may have left unfinished.
    writeFileSync(handle, `\n${lines}`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  if (isNew) for (const folder of [dirname(file), dirname(dirname(file))]) syncToDisk(folder);
}
