import type { MondayCaptureAnswer } from "#contracts/leads/monday-capture.ts";
import { crmLimits } from "#domain/leads/crm/column-value.ts";
import { crmRecord, type RecordSettings } from "#domain/leads/crm/crm-payload.ts";
import { recordName } from "#domain/leads/crm/crm-record.ts";
import { AppError } from "#server/http/app-error.ts";
import { deletedAmong } from "#server/store/deletions/deletion-tombstones.ts";
import { readCrmSyncState } from "#server/store/jobs/crm-sync-state.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { findLead } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";

/** The item of a lead's delivery, existing or still to come. @throws AppError leadUnknown, forgotten */
export async function findCrmItem(
  store: Store,
  valuationId: string,
  settings: RecordSettings,
): Promise<MondayCaptureAnswer["item"]> {
  const found = await findLead(store, valuationId);
  if (!found) {
    const { size } = await deletedAmong(store.db, [valuationId]);
    throw new AppError(size > 0 ? "forgotten" : "leadUnknown");
  }
  const delivery = await findJob(store, jobKinds.crmLead, valuationId);
  const { itemId } = readCrmSyncState(delivery && JSON.parse(delivery.memo));
  const name = recordName(crmRecord(found.lead, settings), crmLimits.itemName);
  return { id: itemId ?? null, name, state: itemId === undefined ? "waiting" : "delivered" };
}
