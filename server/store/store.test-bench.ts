import type { LeadRow } from "./schema.ts";

/** A lead's row for a test that says only what it is about. */
export function sampleLead(given: Partial<LeadRow> & { readonly id: string }): LeadRow {
  return {
    created_at: 1,
    updated_at: 1,
    version: 1,
    score: 40,
    value: 2_450_000,
    company: "Example Company",
    website: "https://example.com",
    industry: "Software",
    email: null,
    phone: null,
    record: "{}",
    ...given,
  };
}
