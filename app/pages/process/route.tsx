import { Suspense } from "react";
import { GuideLinks } from "#app/shell/guide-links.tsx";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { processGuides } from "#content/pages/guide-questions.ts";
import { processPage } from "#content/pages/process.ts";
import { ProcessBelowFold } from "./below-fold.tsx";
import { ProcessBuyerOrbits } from "./buyer-orbits.tsx";
import { ProcessFigures } from "./figures.tsx";
import { ProcessOpening } from "./opening.tsx";

export const meta = pageMeta("process", processPage.head);

export default function Process() {
  return (
    <>
      <ProcessOpening />
      {/* Hydrated after the opening. */}
      <Suspense>
        <GuideLinks {...processGuides} />
        <ProcessFigures />
      </Suspense>
      <ProcessBuyerOrbits />
      <Suspense>
        <ProcessBelowFold />
      </Suspense>
    </>
  );
}
