import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { ctas } from "#content/cta.ts";
import { ProcessDocuments } from "./documents.tsx";
import { ProcessTestimonials } from "./testimonials.tsx";

/** The end of the process page. */
export function ProcessLower() {
  return (
    <>
      <ProcessDocuments />
      <ProcessTestimonials />
      <CtaBanner cta={ctas.process} />
    </>
  );
}
