import type { CallLeadFacts } from "#domain/desk/leads/lead-facts.ts";
import { callLeadTitle } from "#domain/leads/call-lead.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import { baseLeadView, type Viewer } from "./base-lead-view.ts";

/** The page of somebody who booked a call without a valuation. */
export type CallLeadView = ReturnType<typeof callLeadView>;

export function callLeadView(facts: CallLeadFacts, viewer: Viewer) {
  const { id, name, createdAt } = facts.callLead;
  const { phone, email } = companyContactOf(facts.callLead);
  const lead = { id, company: callLeadTitle(facts.callLead), createdAt, value: undefined, phone, email };
  return baseLeadView(facts, { lead, contact: { name: name || undefined, there: undefined } }, viewer);
}
