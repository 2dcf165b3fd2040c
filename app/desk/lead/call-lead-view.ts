import type { CallLeadFacts } from "#domain/desk/leads/lead-facts.ts";
import { callLeadTitle } from "#domain/leads/call-lead.ts";
import { leadFrameView, type Viewer } from "./lead-frame-view.ts";

/** The page of somebody who booked a call without a valuation. */
export type CallLeadView = ReturnType<typeof callLeadView>;

export function callLeadView(facts: CallLeadFacts, viewer: Viewer) {
  const { id, name, email, phone, createdAt } = facts.callLead;
  const lead = { id, company: callLeadTitle(facts.callLead), createdAt, value: 0, phone, email };
  return leadFrameView(facts, { lead, contact: { name: name || undefined, there: undefined } }, viewer);
}
