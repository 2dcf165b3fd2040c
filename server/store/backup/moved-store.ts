import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseLocation } from "#server/store/postgres.ts";
import { StoreError } from "#server/store/store-error.ts";

/** Stays in DATA_DIR after `npm run move-store`, even if the operator deletes the embedded store. */
const markFile = (dataDir: string) => join(dataDir, "moved-to-postgres.txt");

/** Where and when the data of this folder was moved. */
export function markMoved(dataDir: string, databaseUrl: string, { now }: { readonly now: number }): void {
  const day = new Date(now).toISOString().slice(0, 10);
  writeFileSync(markFile(dataDir), `${databaseLocation(databaseUrl)} on ${day}\n`, { mode: 0o600, flush: true });
}

/** `host:port/name on YYYY-MM-DD`; undefined where nothing was moved. */
export function movedTo(dataDir: string): string | undefined {
  const file = markFile(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

export function isMovedTo(dataDir: string, databaseUrl: string): boolean {
  return movedTo(dataDir)?.startsWith(`${databaseLocation(databaseUrl)} `) ?? false;
}

/**
 * @throws StoreError if the data is in PostgreSQL now: later data would be missing here, and new data would be
 * missing there
 */
export function refuseMoved(dataDir: string): void {
  const place = movedTo(dataDir);
  if (place === undefined) return;
  throw new StoreError(
    `The store in ${dataDir} was moved to PostgreSQL at ${place}. Set DATABASE_URL to that database. To go back to the embedded store without the data added since, delete ${markFile(dataDir)}.`,
  );
}
