import { randomUUID } from "node:crypto";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { writeLeads } from "#server/store/leads/leads.ts";
import type { Store } from "#server/store/open.ts";

/** Stores a lead as a capture would, so many minutes ago. @returns its id */
export async function storeLead({ db }: Store, given: Partial<LeadCapture>, minutesAgo = 30): Promise<string> {
  const lead = leadOf(
    { ...fullCapture, ...given, valuationId: randomUUID() },
    { now: Date.now() - minutesAgo * 60_000 },
  );
  await db.transaction().execute(async (tx) => {
    await writeLeads(tx, [{ lead, version: 1 }]);
    const request = { kind: jobKinds.crmLead, subject: lead.valuationId, since: lead.createdAt };
    await enqueue(tx, [request], { now: lead.createdAt });
  });
  return lead.valuationId;
}
