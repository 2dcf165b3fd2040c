import { ctas } from "#content/cta.ts";
import { CtaBanner } from "./cta-banner.tsx";
import { ProcessDocuments } from "./process-documents.tsx";
import { ProcessTestimonials } from "./process-testimonials.tsx";

/** The end of the process page. Its styles come with the page: see the route. */
export function ProcessLower() {
  return (
    <>
      <ProcessDocuments />
      <ProcessTestimonials />
      <CtaBanner cta={ctas.process} />
    </>
  );
}
