import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { createDataDir, openPrivateFile } from "./embedded.ts";
import { StoreError } from "./store-error.ts";

export type ServerLock = { release(): void };

/** Keeps a reference to the file: if it were garbage-collected, the lock would be released. */
const held = new Set<DatabaseSync>();

/**
 * One server per embedded store, because its limits are in memory. The operating system frees the lock when the
 * process dies; command-line tools do not take it.
 */
export function holdServerLock(
  dataDir: string,
  refusal = `Another server uses DATA_DIR ${dataDir}. Stop it first, or set DATABASE_URL to run several servers.`,
): ServerLock {
  createDataDir(dataDir);
  const file = openPrivateFile(join(dataDir, "server.lock"), { timeout: 0 });
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new StoreError(refusal);
  }
  held.add(file);
  return {
    release: () => {
      if (held.delete(file)) file.close();
    },
  };
}

export function isBusy(error: unknown): boolean {
  const busy = 5;
  return (error as { errcode?: number }).errcode === busy;
}
