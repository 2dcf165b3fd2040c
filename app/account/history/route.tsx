import { useLoaderData, useLocation } from "react-router";
import { MissingValuation } from "#app/account/result/missing-valuation.tsx";
import { PrivateError } from "#app/account/result/private-error.tsx";
import { privateHeaders } from "#app/account/result/private-headers.ts";
import { privateMeta } from "#app/account/result/private-meta.ts";
import { privatePage } from "#content/pages/private-page.ts";
import { privatePageQuery } from "#contracts/leads/private-page.ts";
import { HistoryPage } from "./history-page.tsx";
import { loadHistory } from "./load-history.server.ts";
import { StopEmailsPage, StopReminderPage } from "./stop-page.tsx";

export const meta = privateMeta("valuationHistory", privatePage.head);
export const headers = privateHeaders;
export const loader = loadHistory;
export const ErrorBoundary = PrivateError;

export default function PrivateHistory() {
  const history = useLoaderData<typeof loader>();
  const search = new URLSearchParams(useLocation().search);
  if (!history) return <MissingValuation />;
  if (search.has(privatePageQuery.stop)) return <StopReminderPage history={history} />;
  if (search.has(privatePageQuery.stopEmails)) return <StopEmailsPage history={history} />;
  return <HistoryPage history={history} search={search} />;
}
