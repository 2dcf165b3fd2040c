import type { Kysely } from "kysely";
import { industries } from "#content/registry/industries.ts";
import { pageIdOf } from "#content/registry/page-of-path.ts";
import { site } from "#content/site.ts";
import { isReachable } from "#domain/contact/contact-details.ts";
import { type FunnelStep, industryIdOf } from "#domain/desk/funnel/funnel-steps.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { industryOf } from "#domain/leads/lead-profile.ts";
import { leadSourceOf } from "#domain/leads/lead-source.ts";
import { ownContactOf } from "#domain/leads/merged-contact.ts";
import { funnelPageOf } from "#domain/partners/partner-site.ts";
import { dayAt } from "#domain/time/calendar.ts";
import { addToFunnel, type DayCount, markStep } from "#server/store/desk/funnel.ts";
import { findLead, type KnownRow } from "#server/store/leads/leads.ts";
import type { Tables } from "#server/store/schema.ts";

type Before = { readonly row: Pick<KnownRow, "email" | "phone"> | undefined; readonly lead: Lead | undefined };

/**
 * What a lead's change adds to the funnel: each step once, however often a capture is repeated. Of a lead whose record
 * cannot be parsed the row is known.
 */
export function funnelCounts({ row, lead: before }: Before, lead: Lead): readonly DayCount[] {
  const hadContact = before ? isReachable(ownContactOf(before)) : Boolean(row?.email ?? row?.phone);
  const hasContact = isReachable(ownContactOf(lead));
  return [
    ...(row ? [] : [leadCount(lead, "result", lead.updatedAt)]),
    ...(hasContact && !hadContact ? [leadCount(lead, "contact", lead.updatedAt)] : []),
  ];
}

function leadCount(lead: Lead, step: FunnelStep, now: number): DayCount {
  return {
    day: dayAt(now, site.timeZone),
    step,
    page: pageOf(lead),
    source: leadSourceOf(lead),
    industry: industryIdOf(industryOf(lead)),
    count: 1,
  };
}

/** Counts a step that a lead can reach more than once, the first time only. A deleted lead is not counted. */
export async function countOnce(
  tx: Kysely<Tables>,
  { valuationId, step, now }: { readonly valuationId: string; readonly step: FunnelStep; readonly now: number },
): Promise<void> {
  if (!(await markStep(tx, { valuationId, step, now }))) return;
  const found = await findLead({ db: tx }, valuationId);
  const unknown = { day: dayAt(now, site.timeZone), step, page: "", source: "", industry: "", count: 1 };
  await addToFunnel(tx, [found ? leadCount(found.lead, step, now) : unknown]);
}

/** The partner's frame, or the industry page that led to the valuation, or else the page on which it was made. */
function pageOf({ industryKey, pageUrl, partnerSite }: Lead): string {
  if (partnerSite) return funnelPageOf(partnerSite.key);
  const led = industries.find(({ valuation }) => valuation.key === industryKey);
  if (led) return led.id;
  return URL.canParse(pageUrl) ? (pageIdOf(new URL(pageUrl).pathname) ?? "") : "";
}
