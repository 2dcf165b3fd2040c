import { data } from "react-router";
import { findLead, type LoaderArgs } from "#app/account/result/load-valuation.server.ts";
import { sharesContext } from "#app/context.ts";
import { site } from "#content/site.ts";
import { addBacksOf } from "#domain/depth/add-backs.ts";
import { hasProceedsEntries } from "#domain/depth/proceeds.ts";
import { type Lead, valuationDate } from "#domain/leads/lead.ts";
import { snapshotsOf } from "#domain/leads/private-page/snapshots.ts";
import { isSeriesOpen, seriesMailsLeft } from "#domain/mail/mail-series.ts";
import { shareDays } from "#domain/sharing/share.ts";
import { companyName } from "#domain/website/corrections.ts";
import type { ValuationHistory } from "./valuation-history.ts";

/** Loads what the owner's page shows, or null with HTTP 404. */
export async function loadHistory({ params, context }: LoaderArgs) {
  const lead = await findLead(params["valuationId"], context);
  if (!lead) return data(null, { status: 404 });
  const shares = await context.get(sharesContext).list(lead.valuationId);
  return data({ ...historyOf(lead), shares, days: shareDays(Date.now(), site.timeZone) } satisfies ValuationHistory);
}

/** Field by field: anyone with the link may read this, but not the owner's address. */
function historyOf(lead: Lead): Omit<ValuationHistory, "shares" | "days"> {
  const {
    valuationId,
    businessAnalysis,
    corrections,
    financialInputs,
    valuation,
    depth = {},
    reminder,
    mailSeries,
  } = lead;
  return {
    id: valuationId,
    company: companyName(businessAnalysis?.websiteData.title, corrections),
    valuedAt: valuationDate(lead),
    inputs: financialInputs,
    valuation,
    snapshots: snapshotsOf(lead),
    scenarios: lead.scenarios ?? [],
    entered: {
      addBacks: addBacksOf(valuation, depth.addBacks ?? {}) !== undefined,
      proceeds: hasProceedsEntries(depth.proceeds ?? {}),
    },
    ...(reminder && { reminder }),
    ...(isSeriesOpen(mailSeries) && { emails: { agreedAt: mailSeries.agreedAt, left: seriesMailsLeft(mailSeries) } }),
    hasEmail: lead.userEmail !== undefined,
  };
}
