import { type LeadColumn, readColumns } from "#domain/desk/leads/lead-query.ts";
import type { Store } from "#server/store/open.ts";

type Reading = Pick<Store, "db">;

/** The columns of the list that a member chose; undefined for the usual ones. */
export async function chosenColumns({ db }: Reading, memberId: string): Promise<readonly LeadColumn[] | undefined> {
  const row = await db
    .selectFrom("desk_columns")
    .select("columns")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row && readColumns(row.columns);
}

/** Undefined: the usual ones from now on. */
export async function chooseColumns(
  { db }: Reading,
  memberId: string,
  columns: readonly LeadColumn[] | undefined,
): Promise<void> {
  if (!columns) {
    await db.deleteFrom("desk_columns").where("member_id", "=", memberId).execute();
    return;
  }
  const chosen = { columns: columns.join(",") };
  await db
    .insertInto("desk_columns")
    .values({ member_id: memberId, ...chosen })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(chosen))
    .execute();
}
