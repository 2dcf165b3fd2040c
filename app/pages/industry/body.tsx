import { useLoaderData } from "react-router";
import type { Industry } from "#content/schemas/industry.ts";
import type { PublishedMultiples } from "#content/sources/industry-references.ts";
import { IndustryBuyers } from "./buyers/buyers.tsx";
import { IndustryDashboard } from "./dashboard/dashboard.tsx";
import { IndustryDrawing } from "./drawings/annotated-drawing.tsx";
import { IndustryMultiples } from "./multiples/multiples.tsx";
import { IndustryOwners } from "./owners.tsx";
import { IndustryStructure } from "./structure/structure.tsx";
import { IndustryTimeline } from "./timeline/timeline.tsx";

/** The sections between the opening and the questions. */
export function IndustryBody() {
  const { industry, published } = useLoaderData<{ industry: Industry; published: PublishedMultiples }>();
  return (
    <>
      <IndustryOwners {...industry.owners} />
      <IndustryDrawing {...industry.drawing} plate={industry.plate.file} />
      <IndustryMultiples
        {...industry.multiples}
        published={published}
        valuation={{ key: industry.valuation.key, action: industry.actions.primary }}
      />
      <IndustryDashboard {...industry.dashboard} />
      <IndustryBuyers {...industry.buyers} />
      <IndustryStructure {...industry.structure} />
      <IndustryTimeline {...industry.timeline} />
    </>
  );
}
