import { BuyerAccount } from "#app/sections/buyer-account.tsx";
import { BuyerOpening } from "#app/sections/buyer-opening.tsx";
import { BuyerPapers } from "#app/sections/buyer-papers.tsx";
import { BuyerRhythm } from "#app/sections/buyer-rhythm.tsx";
import { BuyerSegments } from "#app/sections/buyer-segments.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { service } from "#app/shell/structured-data.ts";
import { buyerSourcingPage as words } from "#content/pages/buyer-sourcing.ts";
import { site } from "#content/site.ts";

export const meta = pageMeta("buyerSourcing", words.head, {
  structuredData: import.meta.env.SSR
    ? [service({ page: "buyerSourcing", head: words.head, areaServed: site.areasServed, ...words.service })]
    : [],
});

export default function BuyerSourcing() {
  return (
    <>
      <BuyerOpening {...words} />
      <BuyerSegments />
      <BuyerRhythm />
      <BuyerAccount />
      <BuyerPapers />
      <CtaBanner cta={words.closing} />
    </>
  );
}
