import { useLoaderData, useLocation, useParams } from "react-router";
import { resultsPath } from "#app/features/checkout/report-files.ts";
import { DeletedValuation } from "#app/features/private-valuation/deleted-valuation.tsx";
import { DeletionPage } from "#app/features/private-valuation/deletion-page.tsx";
import { loadResult } from "#app/features/private-valuation/load-valuation.server.ts";
import { MissingValuation } from "#app/features/private-valuation/missing-valuation.tsx";
import { PrivateError } from "#app/features/private-valuation/private-error.tsx";
import { privateHeaders } from "#app/features/private-valuation/private-headers.ts";
import { privateMeta } from "#app/features/private-valuation/private-meta.ts";
import { ResultPage } from "#app/features/private-valuation/result-page.tsx";
import { useUnsentLeads } from "#app/features/valuation/leads/use-unsent-leads.ts";
import { valuationResultPage as words } from "#content/pages/valuation-private.ts";
import { deletionStep } from "#contracts/deletion.ts";

export const meta = privateMeta("valuationResult", words.head);
export const headers = privateHeaders;
export const loader = loadResult;
export const ErrorBoundary = PrivateError;

export default function ValuationResult() {
  const { valuationId = "" } = useParams();
  const step = deletionStep(new URLSearchParams(useLocation().search));
  const stored = useLoaderData<typeof loader>();
  useUnsentLeads();
  if (!stored) return step === "done" ? <DeletedValuation valuationId={valuationId} /> : <MissingValuation />;
  if (step === "ask" || step === "failed")
    return <DeletionPage path={resultsPath(stored.id)} hasFailed={step === "failed"} />;
  return <ResultPage key={stored.id} stored={stored} />;
}
