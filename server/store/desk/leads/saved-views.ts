import type { SavedView } from "#domain/desk/leads/lead-views.ts";
import type { ViewRow } from "#server/store/desk/desk-tables.ts";
import type { Store } from "#server/store/open.ts";

type Reading = Pick<Store, "db">;

/** The views of a member, oldest first. */
export function savedViews({ db }: Reading, memberId: string): Promise<readonly SavedView[]> {
  return db
    .selectFrom("desk_view")
    .select(["id", "name", "address"])
    .where("member_id", "=", memberId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** A view with the same name is replaced. */
export async function saveView({ db }: Reading, view: ViewRow): Promise<void> {
  await db
    .insertInto("desk_view")
    .values(view)
    .onConflict((conflict) => conflict.columns(["member_id", "name"]).doUpdateSet({ address: view.address }))
    .execute();
}

export async function removeView(
  { db }: Reading,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<void> {
  await db.deleteFrom("desk_view").where("id", "=", id).where("member_id", "=", memberId).execute();
}
