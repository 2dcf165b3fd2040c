import { ValuationTool } from "#app/features/valuation/flow.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { valuationPage } from "#content/pages/valuation.ts";

export const meta = pageMeta("valuation", valuationPage.head);

export default function Valuation() {
  return <ValuationTool />;
}
