import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ProcessOpening } from "#app/sections/process-opening.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";

export const meta = pageMeta("process");

export default function Process() {
  return (
    <>
      <ProcessOpening />
      <CtaBanner cta={ctas.process} />
    </>
  );
}
