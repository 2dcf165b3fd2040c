import { Suspense } from "react";
import "#app/sections/process-auction.css";
import "#app/sections/process-bids.css";
import "#app/sections/process-documents.css";
import "#app/sections/process-months.css";
import "#app/sections/process-testimonials.css";
import { ProcessFigures } from "#app/sections/process-figures.tsx";
import { ProcessLower } from "#app/sections/process-lower.tsx";
import { ProcessOpening } from "#app/sections/process-opening.tsx";
import { ProcessOrrery } from "#app/sections/process-orrery.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { processPage } from "#content/pages/process.ts";

export const meta = pageMeta("process", processPage.head);

export default function Process() {
  return (
    <>
      <ProcessOpening />
      {/* Hydrated after the opening. */}
      <Suspense>
        <ProcessFigures />
      </Suspense>
      <ProcessOrrery />
      <Suspense>
        <ProcessLower />
      </Suspense>
    </>
  );
}
