import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { ProcessAuction } from "#app/sections/process-auction.tsx";
import { ProcessDocuments } from "#app/sections/process-documents.tsx";
import { ProcessMonths } from "#app/sections/process-months.tsx";
import { ProcessOpening } from "#app/sections/process-opening.tsx";
import { ProcessOrrery } from "#app/sections/process-orrery.tsx";
import { ProcessTestimonials } from "#app/sections/process-testimonials.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ctas } from "#content/cta.ts";
import { processPage } from "#content/pages/process.ts";

export const meta = pageMeta("process", processPage.head);

export default function Process() {
  return (
    <>
      <ProcessOpening />
      <ProcessMonths />
      <ProcessAuction />
      <ProcessOrrery />
      <ProcessDocuments />
      <ProcessTestimonials />
      <CtaBanner cta={ctas.process} />
    </>
  );
}
