import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ValuationOpening } from "#app/sections/valuation-opening.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { businessValuationPage as words } from "#content/pages/business-valuation.ts";

export const meta = pageMeta("businessValuation");

export default function BusinessValuation() {
  return (
    <>
      <ValuationOpening {...words} />
      <CtaBanner cta={words.closing} />
    </>
  );
}
