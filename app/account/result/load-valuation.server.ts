import { data, type RouterContextProvider } from "react-router";
import { valuationReaderContext } from "#app/context.ts";
import { industryKeyOf } from "#content/valuation/industries.ts";
import { deletionStep } from "#contracts/leads/deletion.ts";
import { readStoredLead } from "#contracts/leads/lead.ts";
import { valuationIdSchema } from "#contracts/valuation/valuation-id.ts";
import { type Lead, valuationDate } from "#domain/leads/lead.ts";
import type { BusinessAnalysis } from "#domain/website/analysis.ts";
import { companyName } from "#domain/website/corrections.ts";
import type { StoredResult } from "./stored-result.ts";

/** What the headers of the private pages show. */
export type PrivateValuation = {
  readonly id: string;
  readonly company: string;
  readonly low: number;
  readonly value: number;
  readonly high: number;
  readonly valuedAt: string;
};

export type LoaderArgs = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Readonly<Pick<RouterContextProvider, "get">>;
};

/** Loads the header data behind a private link, or null with HTTP 404; the page then says so. */
export async function loadValuation({ params, context }: LoaderArgs) {
  const lead = await findLead(params["valuationId"], context);
  return data(lead ? openingOf(lead) : null, { status: lead ? 200 : 404 });
}

/** Loads the whole valuation, or null with HTTP 404. Right after a deletion the page says so with HTTP 200. */
export async function loadResult({
  request,
  params,
  context,
}: LoaderArgs & { readonly request: Pick<Request, "url"> }) {
  const result = await findResult(params["valuationId"], context);
  if (result) return data(result);
  return data(null, { status: deletionStep(new URL(request.url).searchParams) === "done" ? 200 : 404 });
}

/** The valuation as its private pages show it. */
export async function findResult(
  id: string | undefined,
  context: LoaderArgs["context"],
): Promise<StoredResult | undefined> {
  const lead = await findLead(id, context);
  return lead && resultOf(lead);
}

export async function findLead(given: string | undefined, context: LoaderArgs["context"]): Promise<Lead | undefined> {
  const id = valuationIdSchema.safeParse(given).data;
  if (id === undefined) return undefined;
  const record = await context.get(valuationReaderContext).find(id);
  return record === undefined ? undefined : readStoredLead(record);
}

function openingOf(lead: Lead): PrivateValuation {
  const { valuationId, businessAnalysis, corrections, valuation } = lead;
  return {
    id: valuationId,
    company: companyName(businessAnalysis?.websiteData.title, corrections),
    low: valuation.conservativeValue,
    value: valuation.adjustedValuation,
    high: valuation.optimisticValue,
    valuedAt: valuedAt(lead),
  };
}

const valuedAt = (lead: Lead) => new Date(valuationDate(lead)).toISOString();

/** Field by field: anyone with the link may read the valuation, but not the owner's contact details. */
function resultOf(lead: Lead): StoredResult {
  const { valuationId, website, businessAnalysis, corrections, financialInputs, valuation } = lead;
  const industry = industryKeyOf(lead.industryKey);
  return {
    id: valuationId,
    website,
    analysis: businessAnalysis && shownOf(businessAnalysis),
    corrections,
    ...(industry && { industry }),
    inputs: financialInputs,
    valuation,
    depth: lead.depth ?? {},
    valuedAt: valuedAt(lead),
  };
}

/** Leaves out the website's text and the general profile, which the page does not show. */
function shownOf(analysis: BusinessAnalysis): BusinessAnalysis {
  const unread = analysis.general && { overview: "", industry: "", businessModel: "" };
  return {
    ...analysis,
    ...unread,
    websiteData: { ...analysis.websiteData, metaDescription: "", textContent: "", headings: [] },
  };
}
