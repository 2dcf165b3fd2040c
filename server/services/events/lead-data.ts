import type { LeadData } from "#contracts/events.ts";
import { readCallLead } from "#contracts/leads/call-lead.ts";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { type AnyLead, type CallLead, callLeadTitle } from "#domain/leads/call-lead.ts";
import { type Lead, valuationDate } from "#domain/leads/lead.ts";
import { leadProfileOf } from "#domain/leads/lead-profile.ts";
import { companyContactOf } from "#domain/leads/merged-contact.ts";
import { noFollowUp } from "#server/store/desk/leads/lead-fields.ts";
import type { LeadRow } from "#server/store/schema.ts";

type DeskRow = Pick<LeadRow, "stage" | "owner_id" | "follow_up_on" | "merged_into"> &
  Pick<LeadRow, "stage_at" | "owner_at" | "follow_up_at">;

type Names = ReadonlyMap<string, string>;

/** A lead for other systems, with or without a valuation. Undefined if this version cannot parse its record. */
export function readLeadData(row: DeskRow & Pick<LeadRow, "record">, members: Names): LeadData | undefined {
  const lead = readStoredLead(row.record);
  if (lead) return leadDataOf(row, lead, members);
  const caller = readCallLead(row.record);
  return caller && callLeadDataOf(row, caller, members);
}

/** `members` are the names of the firm's people by id. */
function leadDataOf(row: DeskRow, lead: Lead, members: Names): LeadData {
  const { company, industry, industryGroup, businessModel, location } = leadProfileOf(lead);
  const { valuation } = lead;
  return {
    id: lead.valuationId,
    createdAt: new Date(lead.createdAt).toISOString(),
    updatedAt: changedAt(row, lead),
    company,
    website: lead.website,
    industry,
    industryGroup,
    businessModel,
    location,
    contact: contactData(lead),
    answers: lead.financialInputs,
    valuation: {
      at: new Date(valuationDate(lead)).toISOString(),
      ebitda: valuation.ebitda,
      multiple: valuation.multiple,
      value: valuation.adjustedValuation,
      low: valuation.conservativeValue,
      high: valuation.optimisticValue,
    },
    score: lead.leadScore,
    source: {
      source: lead.utm.source,
      medium: lead.utm.medium,
      campaign: lead.utm.campaign ?? null,
      referrer: lead.referrer,
      partnerSite: lead.partnerSite?.name ?? null,
    },
    ...deskDataOf(row, members),
  };
}

function contactData(lead: AnyLead): LeadData["contact"] {
  const { email, phone } = companyContactOf(lead);
  return { email: email ?? null, phone: phone ?? null };
}

/** Somebody who booked a call without a valuation, with the same fields. */
function callLeadDataOf(row: DeskRow, lead: CallLead, members: Names): LeadData {
  return {
    id: lead.id,
    createdAt: new Date(lead.createdAt).toISOString(),
    updatedAt: changedAt(row, lead),
    company: callLeadTitle(lead),
    website: "",
    industry: "",
    industryGroup: "",
    businessModel: "",
    location: "",
    contact: contactData(lead),
    answers: null,
    valuation: null,
    score: 0,
    source: { source: "", medium: "", campaign: null, referrer: "", partnerSite: null },
    ...deskDataOf(row, members),
  };
}

/** The owner changed the record, or a colleague one of the firm's own fields. */
const changedAt = (row: DeskRow, { updatedAt }: Pick<Lead, "updatedAt">) =>
  new Date(Math.max(updatedAt, row.stage_at, row.owner_at, row.follow_up_at)).toISOString();

const deskDataOf = (row: DeskRow, members: Names) => ({
  stage: row.stage,
  assignedTo: row.owner_id === "" ? null : { id: row.owner_id, name: members.get(row.owner_id) ?? "" },
  followUpOn: row.follow_up_on === noFollowUp ? null : row.follow_up_on,
  mergedInto: row.merged_into,
});
