import "#app/sections/process-auction.css";
import "#app/sections/process-bids.css";
import "#app/sections/process-documents.css";
import "#app/sections/process-months.css";
import "#app/sections/process-testimonials.css";
import { ProcessOpening } from "#app/sections/process-opening.tsx";
import { ProcessOrrery } from "#app/sections/process-orrery.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { asSent } from "#app/ui/as-sent.tsx";
import { processPage } from "#content/pages/process.ts";

export const meta = pageMeta("process", processPage.head);

const loadFigures = async () => (await import("#app/sections/process-figures.tsx")).ProcessFigures;
const loadLower = async () => (await import("#app/sections/process-lower.tsx")).ProcessLower;

// Imported at the top, they would come with the page's script, used or not.
const Figures = asSent({ onServer: import.meta.env.SSR ? await loadFigures() : undefined, load: loadFigures });
const Lower = asSent({ onServer: import.meta.env.SSR ? await loadLower() : undefined, load: loadLower });

export default function Process() {
  return (
    <>
      <ProcessOpening />
      <Figures id="figures" />
      <ProcessOrrery />
      <Lower id="more" />
    </>
  );
}
