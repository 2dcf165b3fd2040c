import { Icon } from "#app/design/ui/icon.tsx";
import { infoOutline } from "#app/design/ui/outlines.ts";
import { valuationUpgradePage } from "#content/pages/valuation-private.ts";
import type { CheckoutOutcome } from "#contracts/checkout-return.ts";
import styles from "./checkout.module.css";

/** How an attempt to buy ended, for whom it brought back here. */
export function CheckoutNotice({ outcome }: { readonly outcome: CheckoutOutcome }) {
  const isCalm = "cancelled" in outcome;
  return (
    <p className={styles.notice} role={isCalm ? "status" : "alert"}>
      <Icon name={isCalm ? infoOutline : "alert"} />
      {isCalm ? valuationUpgradePage.notices.cancelled : outcome.said}
    </p>
  );
}
