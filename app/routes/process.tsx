import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ProcessOpening } from "#app/sections/process-opening.tsx";
import { ctas } from "#content/cta.ts";

export default function Process() {
  return (
    <>
      <ProcessOpening />
      <CtaBanner cta={ctas.process} />
    </>
  );
}
