import { sql } from "kysely";
import type { Store } from "#server/store/open.ts";

/** What waited when the backup was made may have been delivered since: each job must search before it writes. */
export const uncertainStatements = [
  "update job set state = 'ready', lease = null where state = 'active'",
  "update job set unsettled_claims = unsettled_claims + 1 where state <> 'done'",
] as const;

/**
 * For a database that was restored by its own tools. Running it twice only costs extra searches. Returns how many
 * jobs are uncertain.
 */
export async function markDeliveriesUncertain({ db }: Pick<Store, "db">): Promise<number> {
  return db.transaction().execute(async (tx) => {
    for (const statement of uncertainStatements) await sql.raw(statement).execute(tx);
    const { count } = await tx
      .selectFrom("job")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("state", "!=", "done")
      .executeTakeFirstOrThrow();
    return count;
  });
}
