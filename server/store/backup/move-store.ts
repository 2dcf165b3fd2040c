import { existsSync } from "node:fs";
import { embeddedDialect, embeddedFile } from "#server/store/embedded.ts";
import { openDialect, openPostgresToFill } from "#server/store/open.ts";
import { holdServerLock } from "#server/store/server-lock.ts";
import { StoreError } from "#server/store/store-error.ts";
import { copyStore, type OnProgress, refuseNonEmpty } from "./copy-store.ts";
import { markMoved, refuseMoved } from "./moved-store.ts";
import { hasPersonalData, isUnfinished, markUnfinished, removeMark } from "./usable-database.ts";

type Settings = { readonly now: number; readonly onProgress?: OnProgress };

/**
 * Moves the embedded store into an empty PostgreSQL database, all or nothing: one transaction writes the rows and
 * removes the marker that keeps servers from starting on an incomplete database. After an abort it can be run again.
 * The embedded store keeps its rows; a marker beside it keeps servers from starting on them.
 */
export async function moveStore(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string },
  { now, onProgress }: Settings,
): Promise<Awaited<ReturnType<typeof copyStore>>> {
  const file = embeddedFile(dataDir);
  if (!existsSync(file)) throw new StoreError(`There is no store in DATA_DIR ${dataDir}.`);
  const lock = holdServerLock(
    dataDir,
    `The site runs on the store in ${dataDir}. Stop it, then run the command again.`,
  );
  try {
    const target = await openPostgresToFill({ dataDir, databaseUrl });
    try {
      // Both markers exist if the last step was interrupted.
      if (!(await isUnfinished(target.db))) refuseMoved(dataDir);
      const source = await openDialect(embeddedDialect(file), { engine: "embedded", deletions: target.deletions });
      try {
        if (!(await hasPersonalData(source.db)))
          throw new StoreError(`The store in ${dataDir} is empty. Start the site with DATABASE_URL.`);
        return await source.db.transaction().execute(async (from) => {
          await refuseNonEmpty(from, target.db);
          await markUnfinished(target.db);
          return target.db.transaction().execute(async (to) => {
            const copied = await copyStore(from, to, onProgress);
            await removeMark(to);
            markMoved(dataDir, databaseUrl, { now });
            return copied;
          });
        });
      } finally {
        await source.close();
      }
    } finally {
      await target.close();
    }
  } finally {
    lock.release();
  }
}
