import type { Store } from "#server/store/open.ts";

/** A pause that ends a visit. */
const pauseMs = 30 * 60_000;
/** Within a visit the time is written at most this often. */
const writtenEveryMs = 60_000;

/** Notes that the member is here. */
export async function noteVisit(
  { db }: Pick<Store, "db">,
  memberId: string,
  { now }: { readonly now: number },
): Promise<void> {
  const row = await db.selectFrom("desk_visit").selectAll().where("member_id", "=", memberId).executeTakeFirst();
  if (row && now - row.seen_at <= writtenEveryMs) return;
  const isNewVisit = row !== undefined && now - row.seen_at > pauseMs;
  const noted = { seen_at: now, before_at: isNewVisit ? row.seen_at : (row?.before_at ?? null) };
  await db
    .insertInto("desk_visit")
    .values({ member_id: memberId, ...noted })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(noted))
    .execute();
}

/** Signing in again ends the first visit, however short the pause. */
export async function endFirstVisit({ db }: Pick<Store, "db">, memberId: string): Promise<void> {
  await db
    .updateTable("desk_visit")
    .set(({ ref }) => ({ before_at: ref("seen_at") }))
    .where("member_id", "=", memberId)
    .where("before_at", "is", null)
    .execute();
}

/** When the visit before the present one ended; undefined in the first. */
export async function previousVisit({ db }: Pick<Store, "db">, memberId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("desk_visit")
    .select("before_at")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row?.before_at ?? undefined;
}
