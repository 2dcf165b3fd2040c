import { ValuationTool } from "#app/features/valuation/flow.tsx";
import { useUnsentLeads } from "#app/features/valuation/leads/use-unsent-leads.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { valuationPage } from "#content/pages/valuation.ts";

export const meta = pageMeta("valuation", valuationPage.head);

export default function Valuation() {
  useUnsentLeads();
  return <ValuationTool />;
}
