import { type AuditEntry, recordAudit } from "#server/store/desk/people/audit.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";

/** For changes that a thief of an account would make: they are logged, and the member is told by mail. */
export async function recordAccountChange(tx: Store["db"], entry: AuditEntry): Promise<void> {
  const id = await recordAudit(tx, entry);
  await enqueue(tx, [{ kind: jobKinds.mailAccount, subject: id, urgent: true }], { now: entry.at });
}
