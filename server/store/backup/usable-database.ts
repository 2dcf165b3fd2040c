import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { countRows, embeddedFile } from "#server/store/embedded.ts";
import { databaseLocation } from "#server/store/postgres.ts";
import type { Tables } from "#server/store/schema.ts";
import { StoreError } from "#server/store/store-error.ts";
import { isMovedTo, movedTo } from "./moved-store.ts";

/** Exists in the database while `npm run move-store` fills it. */
const marker = "move_store_unfinished";

export async function markUnfinished(db: Kysely<Tables>): Promise<void> {
  await db.schema.createTable(marker).ifNotExists().addColumn("reason", "text").execute();
}

export async function removeMark(tx: Kysely<Tables>): Promise<void> {
  await tx.schema.dropTable(marker).execute();
}

/** Tables with personal data; a store without a row in any of these holds none. */
const peopleTables = ["lead", "message", "purchase", "job", "desk_user"] as const;

/**
 * The site must not start on a partly moved database, nor on an empty one beside an embedded store that holds leads:
 * private links would answer 404, and new data could not be merged later. @throws StoreError with what to do
 */
export async function refuseUnusable(
  db: Kysely<Tables>,
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string },
): Promise<void> {
  const place = databaseLocation(databaseUrl);
  if (await isUnfinished(db))
    throw new StoreError(
      `The database at ${place} is not complete: npm run move-store did not finish. Run it again before the site starts.`,
    );
  if (isMovedTo(dataDir, databaseUrl) || (await hasPersonalData(db))) return;
  const moved = movedTo(dataDir);
  if (moved !== undefined)
    throw new StoreError(
      `The database at ${place} is empty, but the store in ${dataDir} was moved to PostgreSQL at ${moved}. Set DATABASE_URL to that database.`,
    );
  const file = embeddedFile(dataDir);
  if (!existsSync(file)) return;
  const leads = leadsInFile(file);
  if (leads === undefined) return;
  throw new StoreError(
    `The database at ${place} is empty, but the embedded store in ${dataDir} is filled (leads: ${leads}). Move it with: npm run move-store. To start with an empty database, first move ${file} to another folder.`,
  );
}

export async function isUnfinished(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${marker})::text as found`.execute(db);
  return typeof rows[0]?.found === "string";
}

export async function hasPersonalData(db: Kysely<Tables>): Promise<boolean> {
  for (const table of peopleTables)
    if ((await db.selectFrom(table).select("id").limit(1).execute()).length > 0) return true;
  return false;
}

/** Undefined if the file holds no personal data. Read-only: the file may be of an older version, or in use. */
function leadsInFile(path: string): number | undefined {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return peopleTables.some((table) => countRows(file, table) > 0) ? countRows(file, "lead") : undefined;
  } catch (error) {
    throw new StoreError(`${path} is not a store of AMIVA+, or it is damaged. Move it to another folder.`, {
      cause: error,
    });
  } finally {
    file.close();
  }
}
