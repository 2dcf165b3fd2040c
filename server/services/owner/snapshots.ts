import { removeSnapshot, snapshotsOf } from "#domain/leads/private-page/snapshots.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Store } from "#server/store/open.ts";
import { editLead } from "./edit-lead.ts";

/** Removes one that is neither the first nor the last; any other stays. @throws AppError valuationUnknown */
export async function dropSnapshot(
  store: Pick<Store, "db" | "engine">,
  id: string,
  at: number,
  { now }: { readonly now: number },
): Promise<void> {
  const lead = await editLead(
    store,
    id,
    (known) => {
      const before = snapshotsOf(known);
      const snapshots = removeSnapshot(before, at);
      return { lead: snapshots === before ? known : { ...known, snapshots, updatedAt: now }, changed: false };
    },
    { now },
  );
  if (!lead) throw new AppError("valuationUnknown");
}
