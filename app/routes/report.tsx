import { useLoaderData } from "react-router";
import { MissingValuation } from "#app/features/private-valuation/missing-valuation.tsx";
import { PrivateError } from "#app/features/private-valuation/private-error.tsx";
import { privateHeaders } from "#app/features/private-valuation/private-headers.ts";
import { privateMeta } from "#app/features/private-valuation/private-meta.ts";
import { loadReport } from "#app/features/report/load-report.server.ts";
import { ReportPage } from "#app/features/report/report-page.tsx";
import { useUnsentLeads } from "#app/features/valuation/leads/use-unsent-leads.ts";
import { reportPage as words } from "#content/pages/valuation-private.ts";

export const meta = privateMeta("report", words.head);
export const headers = privateHeaders;
export const loader = loadReport;
export const ErrorBoundary = PrivateError;

export default function Report() {
  useUnsentLeads();
  const found = useLoaderData<typeof loader>();
  return found ? <ReportPage {...found} /> : <MissingValuation />;
}
