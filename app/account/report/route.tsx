import { useLoaderData } from "react-router";
import { MissingValuation } from "#app/account/result/missing-valuation.tsx";
import { PrivateError } from "#app/account/result/private-error.tsx";
import { privateHeaders } from "#app/account/result/private-headers.ts";
import { privateMeta } from "#app/account/result/private-meta.ts";
import { useUnsentLeads } from "#app/valuation/leads/use-unsent-leads.ts";
import { reportPage as words } from "#content/pages/valuation-private.ts";
import { loadReport } from "./load-report.server.ts";
import { ReportPage } from "./report-page.tsx";

export const meta = privateMeta("report", words.head);
export const headers = privateHeaders;
export const loader = loadReport;
export const ErrorBoundary = PrivateError;

export default function Report() {
  useUnsentLeads();
  const found = useLoaderData<typeof loader>();
  return found ? <ReportPage {...found} /> : <MissingValuation />;
}
