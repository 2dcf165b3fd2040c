import { crmRecord } from "#domain/leads/crm/crm-payload.ts";
import { captured, fullCapture, newYork, resultLink } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { CrmError, type CrmFailure } from "./crm-error.ts";

/** The sample lead as a CRM gets it. */
export const recordOf = (change: Partial<LeadCapture> = {}) =>
  crmRecord(leadOf({ ...fullCapture, ...change }, { now: captured }), { timeZone: newYork, resultLink });

/** How a call of a CRM failed. @throws Error if it did not, or in another way */
export async function failureOf(work: Promise<unknown>): Promise<CrmFailure> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CrmError)) throw new Error(`It did not fail as the CRM fails: ${String(error)}`);
  return error.failure;
}
