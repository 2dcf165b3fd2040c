import { data, type RouterContextProvider } from "react-router";
import { sharedLinkContext } from "#app/context.ts";
import { site } from "#content/site.ts";
import { valuationIndustries } from "#content/valuation/industries.ts";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { shareTokenSchema } from "#contracts/leads/private-page.ts";
import { addBacksOf } from "#domain/depth/add-backs.ts";
import { hasProceedsEntries, proceedsOf } from "#domain/depth/proceeds.ts";
import { type Lead, valuationDate } from "#domain/leads/lead.ts";
import { snapshotsOf } from "#domain/leads/private-page/snapshots.ts";
import type { SharePart } from "#domain/sharing/share.ts";
import { companyName } from "#domain/website/corrections.ts";
import type { SharedValuation } from "./shared-valuation.ts";

type LoaderArgs = {
  readonly request: Pick<Request, "method" | "headers">;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Readonly<Pick<RouterContextProvider, "get">>;
};

/**
 * Loads what the link shows, or null: HTTP 410 for a link that ended, 404 for one that we do not know. A program that
 * only looks whether the address exists, or a browser that fetches it in advance, does not count as a reader.
 */
export async function loadShared({ request, params, context }: LoaderArgs) {
  const token = shareTokenSchema.safeParse(params["token"]).data;
  if (token === undefined) return data(null, { status: 404 });
  const isCounted = request.method === "GET" && !/prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");
  const link = await context.get(sharedLinkContext).open(token, { isCounted });
  const lead = link.state === "open" ? readStoredLead(link.record) : undefined;
  if (link.state !== "open" || !lead) return data(null, { status: link.state === "ended" ? 410 : 404 });
  return data(sharedOf(lead, link.parts, link.expiresAt));
}

/** Field by field, so that nothing else of the lead can get to the reader. */
function sharedOf(lead: Lead, parts: readonly SharePart[], expiresAt: number): SharedValuation {
  const { businessAnalysis, corrections, valuation, depth = {} } = lead;
  const industry = valuationIndustries.find(({ key }) => key === lead.industryKey);
  const addBacks = parts.includes("addBacks") ? addBacksOf(valuation, depth.addBacks ?? {}) : undefined;
  const proceeds = depth.proceeds ?? {};
  return {
    company: companyName(businessAnalysis?.websiteData.title, corrections),
    valuedAt: valuationDate(lead),
    valuation,
    expiresAt,
    ...(industry && { names: industry.words }),
    ...(addBacks && { addBacks }),
    ...(parts.includes("proceeds") &&
      hasProceedsEntries(proceeds) && {
        proceeds: proceedsOf(valuation.adjustedValuation, proceeds, site.valuation.successFeePercent),
      }),
    ...(parts.includes("history") && { snapshots: snapshotsOf(lead) }),
  };
}
