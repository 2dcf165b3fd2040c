import type { CapturedLead } from "#app/valuation/services.ts";
import type { LeadRequest } from "#contracts/lead.ts";
import { circumstances } from "./visit-attribution.ts";

/** The captured-lead record as it goes over the wire. */
export function leadRequest({ report, ...lead }: CapturedLead, now: string): LeadRequest {
  return {
    ...lead,
    ...(report && contactOf(report)),
    ...circumstances(),
    // By its time the server knows a wish for the report again.
    timestamp: report?.mailWanted ? report.asked : now,
  };
}

function contactOf({ email, phone, mailWanted }: NonNullable<CapturedLead["report"]>) {
  return {
    userEmail: email,
    ...(phone !== undefined && { userPhone: phone }),
    ...(mailWanted && { sendReport: true }),
  };
}
