import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ValuationOpening } from "#app/sections/valuation-opening.tsx";
import { ValuationServiceMethods } from "#app/sections/valuation-service-methods.tsx";
import { ValuationServiceSteps } from "#app/sections/valuation-service-steps.tsx";
import { ValuationServiceWeights } from "#app/sections/valuation-service-weights.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { service } from "#app/shell/structured-data.ts";
import { ctas } from "#content/cta.ts";
import { businessValuationPage as words } from "#content/pages/business-valuation.ts";
import { site } from "#content/site.ts";

export const meta = pageMeta("businessValuation", words.head, {
  structuredData: import.meta.env.SSR
    ? [service({ page: "businessValuation", head: words.head, areaServed: site.areasServed, ...words.service })]
    : [],
});

export default function BusinessValuation() {
  return (
    <>
      <ValuationOpening {...words} />
      <ValuationServiceWeights />
      <ValuationServiceSteps />
      <ValuationServiceMethods />
      <CtaBanner cta={ctas.services} />
    </>
  );
}
