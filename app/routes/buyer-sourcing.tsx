import { BuyerOpening } from "#app/sections/buyer-opening.tsx";
import { CtaBanner } from "#app/sections/cta-banner.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { buyerSourcingPage as words } from "#content/pages/buyer-sourcing.ts";

export const meta = pageMeta("buyerSourcing");

export default function BuyerSourcing() {
  return (
    <>
      <BuyerOpening {...words} />
      <CtaBanner cta={words.closing} />
    </>
  );
}
