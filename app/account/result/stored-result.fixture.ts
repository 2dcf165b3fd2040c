import { captured, fullCapture } from "#domain/leads/lead.fixture.ts";
import { leadOf } from "#domain/leads/lead.ts";
import type { StoredResult } from "./stored-result.ts";

const lead = leadOf(fullCapture, { now: captured });

/** The worked example as the private page gets it. */
export const storedResult: StoredResult = {
  id: lead.valuationId,
  website: lead.website,
  analysis: lead.businessAnalysis,
  corrections: {},
  inputs: lead.financialInputs,
  valuation: lead.valuation,
  depth: {},
  valuedAt: new Date(captured).toISOString(),
};
