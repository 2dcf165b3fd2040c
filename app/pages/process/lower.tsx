import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { ctas } from "#content/cta.ts";
import { ProcessDocuments } from "./documents.tsx";
import { ProcessTestimonials } from "./testimonials.tsx";

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
