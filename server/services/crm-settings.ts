import { site } from "#content/site.ts";
import { ownFiguresOf } from "#domain/depth/own-figures.ts";
import { ownNotes } from "#domain/leads/call/own-facts.ts";
import type { RecordSettings } from "#domain/leads/crm/crm-payload.ts";
import { privateLink } from "#server/documents/mails/private-link.ts";
import type { Env } from "#server/env.ts";

/** The time zone and links of this firm. */
export function recordSettingsOf({ siteUrl }: Pick<Env, "siteUrl">): RecordSettings {
  return {
    timeZone: site.timeZone,
    resultLink: (valuationId) => privateLink(siteUrl, valuationId),
    ownNotes: (lead) => ownNotes(ownFiguresOf(lead, site.valuation.successFeePercent)),
  };
}
