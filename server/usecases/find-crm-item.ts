import type { MondayCaptureAnswer } from "#contracts/monday-capture.ts";
import { type CrmSettings, crmPayload } from "#domain/leads/crm-payload.ts";
import { Refusal } from "#server/refusal.ts";
import { readCopyMemo } from "#server/store/copy-memo.ts";
import { forgottenAmong } from "#server/store/forgotten.ts";
import { findJob } from "#server/store/job-care.ts";
import { jobKinds } from "#server/store/job-kinds.ts";
import { findLead } from "#server/store/leads.ts";
import type { Store } from "#server/store/open.ts";

/** The item of a lead's one delivery, made or still to come. @throws Refusal leadUnknown, forgotten */
export async function findCrmItem(
  store: Store,
  valuationId: string,
  settings: CrmSettings,
): Promise<MondayCaptureAnswer["item"]> {
  const found = await findLead(store, valuationId);
  if (!found) {
    const { size } = await forgottenAmong(store.db, [valuationId]);
    throw new Refusal(size > 0 ? "forgotten" : "leadUnknown");
  }
  const delivery = await findJob(store, jobKinds.crmLead, valuationId);
  const { itemId } = readCopyMemo(delivery && JSON.parse(delivery.memo));
  const { itemName } = crmPayload(found.lead, settings);
  return { id: itemId ?? null, name: itemName, state: itemId === undefined ? "waiting" : "delivered" };
}
