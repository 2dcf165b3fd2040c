import { useLoaderData, useLocation, useParams } from "react-router";
import { DeletedValuation } from "#app/account/deletion/deleted-valuation.tsx";
import { DeletionPage } from "#app/account/deletion/deletion-page.tsx";
import { resultsPath } from "#app/shell/privacy/private-paths.ts";
import { useUnsentLeads } from "#app/valuation/leads/use-unsent-leads.ts";
import { valuationResultPage as words } from "#content/pages/valuation-private.ts";
import { deletionStep } from "#contracts/leads/deletion.ts";
import { loadResult } from "./load-valuation.server.ts";
import { MissingValuation } from "./missing-valuation.tsx";
import { PrivateError } from "./private-error.tsx";
import { privateHeaders } from "./private-headers.ts";
import { privateMeta } from "./private-meta.ts";
import { ResultPage } from "./result-page.tsx";

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
