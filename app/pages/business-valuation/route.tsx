import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { service } from "#app/shell/head/structured-data.ts";
import { ctas } from "#content/cta.ts";
import { businessValuationPage as words } from "#content/pages/business-valuation.ts";
import { site } from "#content/site.ts";
import { ValuationOpening } from "./valuation-opening.tsx";
import { ValuationServiceMethods } from "./valuation-service-methods.tsx";
import { ValuationServiceSteps } from "./valuation-service-steps.tsx";
import { ValuationServiceWeights } from "./valuation-service-weights.tsx";

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
