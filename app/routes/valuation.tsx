import { ValuationEntry } from "#app/features/valuation/entry.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { valuationPage } from "#content/pages/valuation.ts";

export const meta = pageMeta("valuation", valuationPage.head);

export default function Valuation() {
  return (
    <>
      <ValuationEntry />
      <CtaBanner cta={ctas.valuation} />
    </>
  );
}
