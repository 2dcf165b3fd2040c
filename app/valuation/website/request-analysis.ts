import * as z from "zod/mini";
import { errorTable } from "#contracts/error-table.ts";
import { analysisAnswerSchema } from "#contracts/valuation/analysis-request.ts";
import type { BusinessAnalysis, WebsiteData } from "#domain/website/analysis.ts";

const errorSchema = z.object({ error: z.string().check(z.minLength(1)) });

/** Asks the server for the analysis. @throws with a message of the error table. */
export async function requestAnalysis(
  websiteData: WebsiteData,
  signal: AbortSignal,
  { fetch, apiOrigin }: { readonly fetch: typeof globalThis.fetch; readonly apiOrigin: string },
): Promise<BusinessAnalysis> {
  const answer = await fetch(`${apiOrigin}/api/valuation-openai`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ mode: "valuation-analysis", websiteData }),
    signal,
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.status === 429) throw new Error(errorTable.tooMany.message);
  if (!answer.ok)
    throw new Error(errorSchema.safeParse(body).data?.error ?? `Analysis service error (${answer.status})`);
  const { data } = analysisAnswerSchema.safeParse(body);
  if (data === undefined) throw new Error("Analysis service returned an empty response.");
  return data.analysis;
}
