import { randomUUID } from "node:crypto";
import { maxViews } from "#contracts/desk-lead.ts";
import type { SavedView } from "#domain/desk/leads/lead-views.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { savedViews, saveView } from "#server/store/desk/leads/saved-views.ts";
import type { Store } from "#server/store/open.ts";

/** A view with the same name is replaced. @throws AppError deskTooManyViews */
export async function saveOwnView(
  store: Pick<Store, "db">,
  { id: memberId }: Pick<Member, "id">,
  { name, address }: Pick<SavedView, "name" | "address">,
  { now }: { readonly now: number },
): Promise<void> {
  const views = await savedViews(store, memberId);
  if (views.length >= maxViews && !views.some((view) => view.name === name)) throw new AppError("deskTooManyViews");
  await saveView(store, { id: randomUUID(), member_id: memberId, name, address, created_at: now });
}
