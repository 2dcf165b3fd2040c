import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import { BuyerAccount } from "./buyer-account.tsx";
import { BuyerPapers } from "./buyer-papers.tsx";
import { BuyerRhythm } from "./buyer-rhythm.tsx";

/** The buyer sourcing page below its figures. */
export function BuyerLower() {
  return (
    <>
      <BuyerRhythm />
      <BuyerAccount />
      <BuyerPapers />
      <CtaBanner cta={buyerSourcingPage.closing} />
    </>
  );
}
