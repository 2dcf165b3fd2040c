import { useLoaderData } from "react-router";
import { loadValuation } from "#app/features/private-valuation/load-valuation.server.ts";
import { MissingValuation } from "#app/features/private-valuation/missing-valuation.tsx";
import { privateHeaders } from "#app/features/private-valuation/private-headers.ts";
import { privateMeta } from "#app/features/private-valuation/private-meta.ts";
import { useUnsentLeads } from "#app/features/valuation/leads/use-unsent-leads.ts";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ReportOpening } from "#app/sections/report-opening.tsx";
import { ctas } from "#content/cta.ts";
import { reportPage as words } from "#content/pages/valuation-private.ts";

export const meta = privateMeta("report", words.head);
export const headers = privateHeaders;
export const loader = loadValuation;

export default function Report() {
  useUnsentLeads();
  const valuation = useLoaderData<typeof loader>();
  if (!valuation) return <MissingValuation />;
  return (
    <>
      <ReportOpening {...words} {...valuation} />
      <CtaBanner cta={ctas.valuation} />
    </>
  );
}
