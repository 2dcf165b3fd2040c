import "#app/sections/buyer-account.css";
import "#app/sections/buyer-papers.css";
import "#app/sections/buyer-rhythm.css";
import { BuyerOpening } from "#app/sections/buyer-opening.tsx";
import { BuyerSegments } from "#app/sections/buyer-segments.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { service } from "#app/shell/structured-data.ts";
import { asSent } from "#app/ui/as-sent.tsx";
import { buyerSourcingPage as words } from "#content/pages/buyer-sourcing.ts";
import { site } from "#content/site.ts";

export const meta = pageMeta("buyerSourcing", words.head, {
  structuredData: import.meta.env.SSR
    ? [service({ page: "buyerSourcing", head: words.head, areaServed: site.areasServed, ...words.service })]
    : [],
});

const load = async () => (await import("#app/sections/buyer-lower.tsx")).BuyerLower;

// Imported at the top, it would come with the page's script, used or not.
const Lower = asSent({ onServer: import.meta.env.SSR ? await load() : undefined, load });

export default function BuyerSourcing() {
  return (
    <>
      <BuyerOpening {...words} />
      <BuyerSegments />
      <Lower id="more" />
    </>
  );
}
