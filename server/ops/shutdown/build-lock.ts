import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "#server/store/server-lock.ts";

/**
 * A running server reads chunks, fonts and the document worker from its build, so a later build must know that it is
 * in use.
 */
const lockFile = (build: string) => join(build, "in-use.lock");

/** If the handle were garbage-collected, the lock would be released. */
const held: DatabaseSync[] = [];

export function addBuildLock(build: string): void {
  writeFileSync(lockFile(build), "");
}

/** Marks the build as in use until this process ends. Needs only read access; many servers may hold it. */
export function lockBuild(build: string): void {
  if (!existsSync(lockFile(build))) return;
  const lock = new DatabaseSync(lockFile(build), { readOnly: true });
  lock.exec("begin; select 1 from sqlite_master");
  held.push(lock);
}

export function isBuildInUse(build: string): boolean {
  if (!existsSync(lockFile(build))) return false;
  const lock = new DatabaseSync(lockFile(build), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}
