import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ProcessOpening } from "#app/sections/process-opening.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { processPage } from "#content/pages/process.ts";

export const meta = pageMeta("process", processPage.head);

export default function Process() {
  return (
    <>
      <ProcessOpening />
      <CtaBanner cta={ctas.process} />
    </>
  );
}
