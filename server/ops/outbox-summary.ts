import { jobKinds, neverWaitingKinds } from "#server/store/jobs/job-kinds.ts";
import { undelivered } from "#server/store/jobs/job-maintenance.ts";
import type { Store } from "#server/store/open.ts";
import type { WaitingCounts } from "./integration-status.ts";

const mailKinds = Object.values(jobKinds).filter(
  (kind) => kind.startsWith("mail-") && !neverWaitingKinds.includes(kind),
);

/** For the lines printed at the start. */
export async function outboxSummary(store: Store): Promise<WaitingCounts> {
  const mails = await Promise.all(mailKinds.map((kind) => undelivered(store, kind)));
  return {
    leadsWaiting: await undelivered(store, jobKinds.crmLead),
    mailsWaiting: mails.reduce((sum, count) => sum + count, 0),
  };
}
