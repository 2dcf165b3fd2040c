import { listedLead } from "#server/store/desk/leads/lead-fields.ts";
import { readCrmSyncState } from "#server/store/jobs/crm-sync-state.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import type { JobRow } from "#server/store/schema.ts";

/** How soon a comment checks again whether its lead has an item. */
const recheckAfterMs = { min: 5_000, max: 10 * 60_000 } as const;

type LeadItemOptions = {
  readonly now: number;
  /** An item that is no longer on the board. */
  readonly gone?: string | undefined;
};

/**
 * The item for a comment about a lead, or when to look again: a merged lead has none, the kept one's stands for both. An
 * unverified item may be a duplicate and be removed with its comments.
 */
export async function leadItem(
  store: Store,
  valuationId: string,
  { now, gone }: LeadItemOptions,
): Promise<{ readonly item: string } | { readonly until: number }> {
  const delivery = await findJob(store, jobKinds.crmLead, await itemOwner(store, valuationId));
  const { itemId, sentAt } = readCrmSyncState(delivery && JSON.parse(delivery.memo));
  if (itemId !== undefined && itemId !== gone && sentAt === undefined) return { item: itemId };
  return { until: nextCheck(delivery, now) };
}

/** If the firm has deleted the lead's item, the lead gets a new one for the comment. Returns when to look for it. */
export async function recreateItem(store: Store, valuationId: string, now: number): Promise<number> {
  await enqueue(store.db, [{ kind: jobKinds.crmLead, subject: await itemOwner(store, valuationId) }], { now });
  return now + recheckAfterMs.min;
}

const itemOwner = async (store: Store, id: string) => (await listedLead(store, id))?.id ?? id;

/** Right after the lead's delivery is due; soon if it is running, rarely if it was given up. */
function nextCheck(delivery: Pick<JobRow, "state" | "run_at"> | undefined, now: number): number {
  const due = delivery?.state === "active" ? now : (delivery?.run_at ?? Number.POSITIVE_INFINITY);
  return Math.min(Math.max(due + 1, now + recheckAfterMs.min), now + recheckAfterMs.max);
}
