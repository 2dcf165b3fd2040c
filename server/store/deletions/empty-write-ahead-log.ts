import { sql } from "kysely";
import { busyTimeoutMs } from "#server/store/embedded.ts";
import type { Store } from "#server/store/open.ts";

/**
 * The write-ahead log of the embedded store holds copies of deleted data until they are overwritten by chance. Moves
 * it into the file, where `secure_delete` has erased them, and empties it. Does not wait for another process that is
 * reading: the next deletion then empties the log.
 */
export async function emptyWriteAheadLog({ db, engine }: Pick<Store, "db" | "engine">): Promise<void> {
  if (engine !== "embedded") return;
  await db.connection().execute(async (connection) => {
    const waitFor = (ms: number) => sql`pragma busy_timeout = ${sql.lit(ms)}`.execute(connection);
    await waitFor(0);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await waitFor(busyTimeoutMs);
    }
  });
}
