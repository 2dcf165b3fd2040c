import { ValuationTool } from "#app/valuation/flow.tsx";
import { useUnsentLeads } from "#app/valuation/leads/use-unsent-leads.ts";

/** The valuation alone, without header, footer and the firm's other pages around it. */
export default function EmbeddedValuation() {
  useUnsentLeads();
  return (
    <main>
      <ValuationTool isEmbedded />
    </main>
  );
}
