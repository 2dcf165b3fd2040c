import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { ctas } from "#content/cta.ts";
import { ProcessDocuments } from "./documents.tsx";
import { ProcessTestimonials } from "./testimonials.tsx";

/** The process page below the fold. */
export function ProcessBelowFold() {
  return (
    <>
      <ProcessDocuments />
      <ProcessTestimonials />
      <CtaBanner cta={ctas.process} />
    </>
  );
}
