import { Icon } from "#app/design/ui/icon.tsx";
import { valuationUpgradePage } from "#content/pages/valuation-private.ts";
import type { CheckoutOutcome } from "#contracts/payments/checkout-return.ts";
import * as styles from "./checkout.module.css";

/** Shown after Stripe has sent the buyer back: whether the checkout was canceled or failed. */
export function CheckoutNotice({ outcome }: { readonly outcome: CheckoutOutcome }) {
  const isCanceled = "cancelled" in outcome;
  return (
    <p className={styles.notice} role={isCanceled ? "status" : "alert"}>
      <Icon name={isCanceled ? "info" : "alert"} />
      {isCanceled ? valuationUpgradePage.notices.cancelled : outcome.said}
    </p>
  );
}
