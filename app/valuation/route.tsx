import { pageMeta } from "#app/shell/head/page-meta.ts";
import { valuationPage } from "#content/pages/valuation.ts";
import { ValuationTool } from "./flow.tsx";
import { useUnsentLeads } from "./leads/use-unsent-leads.ts";

export const meta = pageMeta("valuation", valuationPage.head);

export default function Valuation() {
  useUnsentLeads();
  return <ValuationTool />;
}
