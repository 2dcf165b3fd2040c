import { Suspense } from "react";
import { pageMeta } from "#app/shell/page-meta.ts";
import { processPage } from "#content/pages/process.ts";
import { ProcessFigures } from "./figures.tsx";
import { ProcessLower } from "./lower.tsx";
import { ProcessOpening } from "./opening.tsx";
import { ProcessOrrery } from "./orrery.tsx";

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
