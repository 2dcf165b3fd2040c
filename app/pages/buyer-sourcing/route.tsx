import { Suspense } from "react";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { service } from "#app/shell/head/structured-data.ts";
import { buyerSourcingPage as words } from "#content/pages/buyer-sourcing.ts";
import { site } from "#content/site.ts";
import { BuyerBelowFold } from "./buyer-below-fold.tsx";
import { BuyerOpening } from "./buyer-opening.tsx";
import { BuyerSegments } from "./buyer-segments.tsx";

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
      {/* Hydrated after the opening. */}
      <Suspense>
        <BuyerBelowFold />
      </Suspense>
    </>
  );
}
