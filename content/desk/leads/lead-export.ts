import { callBriefWords } from "#content/mail/call-brief.ts";
import { leadSourceNames } from "./lead-sources.ts";
import { contactNames, filterNames, leadColumnNames } from "./leads.ts";

/** Headings of an export of leads: the words of the list and of the brief. */
export const leadExportTitles = {
  company: "Company",
  website: callBriefWords.labels.website,
  industry: filterNames.industry,
  state: filterNames.state,
  location: callBriefWords.labels.location,
  businessModel: callBriefWords.labels.businessModel,
  value: callBriefWords.labels.value,
  low: "Low end",
  high: "High end",
  score: leadColumnNames.score,
  email: contactNames.email,
  phone: contactNames.phone,
  stage: leadColumnNames.stage,
  owner: leadColumnNames.owner,
  followUp: leadColumnNames.followUp,
  call: "Call booked for",
  notes: "Notes",
  lastNote: "Last note",
  ebitda: callBriefWords.labels.ebitda,
  multiple: callBriefWords.labels.multiple,
  percent: (label: string) => `${label}, %`,
  source: leadColumnNames.source,
  partnerSite: leadSourceNames.partnerSite,
  utm: { source: "Campaign source", medium: "Campaign medium", campaign: "Campaign" },
  referrer: callBriefWords.labels.referrer,
  purchase: leadColumnNames.purchase,
  delivery: leadColumnNames.delivery,
  item: "CRM item",
  received: leadColumnNames.received,
  changed: "Changed",
} as const;
