import { site } from "#content/site.ts";
import { ownFiguresOf } from "#domain/depth/own-figures.ts";
import { crmColumns } from "#domain/leads/crm-columns.ts";
import type { CrmSettings } from "#domain/leads/crm-payload.ts";
import { ownNotes } from "#domain/leads/own-facts.ts";
import { privateLink } from "#server/documents/mails/private-link.ts";
import type { Env } from "#server/env.ts";

/** The CRM columns, time zone and links of this firm. */
export function crmSettingsOf({ crm, siteUrl }: Pick<Env, "crm" | "siteUrl">): CrmSettings {
  return {
    columns: crm?.columns ?? crmColumns(),
    timeZone: site.timeZone,
    resultLink: (valuationId) => privateLink(siteUrl, valuationId),
    ownNotes: (lead) => ownNotes(ownFiguresOf(lead, site.valuation.successFeePercent)),
  };
}
