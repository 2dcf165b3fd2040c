import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import { BuyerAccount } from "./buyer-account.tsx";
import { BuyerDeliverables } from "./buyer-deliverables.tsx";
import { BuyerSteps } from "./buyer-steps.tsx";

/** The buyer sourcing page below its figures. */
export function BuyerBelowFold() {
  return (
    <>
      <BuyerSteps />
      <BuyerAccount />
      <BuyerDeliverables />
      <CtaBanner cta={buyerSourcingPage.closing} />
    </>
  );
}
