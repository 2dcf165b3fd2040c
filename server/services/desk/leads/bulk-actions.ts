import type { BulkResult } from "#domain/desk/leads/lead-list.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { AppError } from "#server/http/app-error.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import type { Store } from "#server/store/open.ts";
import { checkSelection } from "./change-lead.ts";
import { removeLead } from "./delete-lead.ts";
import { redeliver } from "./lead-actions.ts";

type Clock = { readonly now: number };

/** Delivers several leads again, each in its own transaction. @throws AppError roleRefused, tooLarge */
export function redeliverLeads(
  store: Store,
  member: Member,
  leadIds: readonly string[],
  clock: Clock,
): Promise<BulkResult> {
  requireRole(member, "redeliver");
  return forEach(leadIds, (id) => redeliver(store, member, id, clock));
}

/**
 * Deletes several leads everywhere, each in its own transaction: what is deleted stays deleted if a later one fails.
 * @throws AppError roleRefused, tooLarge, deskNumberDiffers
 */
export async function deleteLeads(
  store: Store,
  member: Member,
  { leadIds, typed }: { readonly leadIds: readonly string[]; readonly typed: string },
  clock: Clock,
): Promise<BulkResult> {
  requireRole(member, "deletePerson");
  if (typed.trim() !== String(new Set(leadIds).size)) throw new AppError("deskNumberDiffers");
  return forEach(leadIds, (id) => removeLead(store, member, id, clock));
}

async function forEach(leadIds: readonly string[], work: (id: string) => Promise<unknown>): Promise<BulkResult> {
  const result = { done: 0, same: 0, gone: 0, later: 0 };
  for (const id of checkSelection(leadIds))
    try {
      await work(id);
      result.done += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "deskLeadUnknown") throw error;
      result.gone += 1;
    }
  return result;
}
