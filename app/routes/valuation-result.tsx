import { useLoaderData } from "react-router";
import { loadValuation } from "#app/features/private-valuation/load-valuation.server.ts";
import { MissingValuation } from "#app/features/private-valuation/missing-valuation.tsx";
import { privateHeaders } from "#app/features/private-valuation/private-headers.ts";
import { privateMeta } from "#app/features/private-valuation/private-meta.ts";
import { useUnsentLeads } from "#app/features/valuation/leads/use-unsent-leads.ts";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ResultOpening } from "#app/sections/result-opening.tsx";
import { ctas } from "#content/cta.ts";
import { valuationResultPage as words } from "#content/pages/valuation-private.ts";

export const meta = privateMeta("valuationResult", words.head);
export const headers = privateHeaders;
export const loader = loadValuation;

export default function ValuationResult() {
  useUnsentLeads();
  const valuation = useLoaderData<typeof loader>();
  if (!valuation) return <MissingValuation />;
  return (
    <>
      <ResultOpening {...words} {...valuation} />
      <CtaBanner cta={ctas.valuation} />
    </>
  );
}
