import type { CapturedLead } from "#app/valuation/services.ts";
import type { LeadRequest } from "#contracts/leads/lead.ts";
import { visitAttribution } from "./visit-attribution.ts";

/** The captured lead as sent to the server. */
export function leadRequest({ report, ...lead }: CapturedLead, now: string): LeadRequest {
  return {
    ...lead,
    ...(report && contactOf(report)),
    ...visitAttribution(),
    // The server recognizes a repeated report request by this time.
    timestamp: report?.needsMail ? report.asked : now,
  };
}

function contactOf({ email, phone, needsMail, consent }: NonNullable<CapturedLead["report"]>) {
  return {
    userEmail: email,
    ...(phone !== undefined && { userPhone: phone }),
    ...(needsMail && { sendReport: true, ...(consent && { mailConsent: consent }) }),
  };
}
