import { useEffect, useRef } from "react";
import { NoticePage } from "#app/account/notice-page.tsx";
import { valuationUpgradePage, valuationSuccessPage as words } from "#content/pages/valuation-private.ts";
import type { Order, OrderState } from "./order.ts";
import { OrderNextSteps } from "./order-next-steps.tsx";
import { useOrder } from "./use-order.ts";

function linesOf(state: OrderState, { number, bought }: Order) {
  const edition = valuationUpgradePage.editions.find(({ id }) => id === bought)?.name;
  const entry = words[state];
  return [
    { label: words.numberLabel, value: number || words.noNumber },
    ...(edition ? [{ label: words.editionLabel, value: edition }] : []),
    ...("receipt" in entry ? [{ label: words.receiptLabel, value: entry.receipt }] : []),
    { label: words.stateLabel, value: "state" in entry ? entry.state : words.state },
  ];
}

const isOurs = (state: OrderState) => state !== "none" && state !== "unknown";

/** The page that Stripe returns to: from an unconfirmed payment to the downloads. */
export function OrderScreen({ order }: { readonly order: Order }) {
  const { state, isNews, waiting, check } = useOrder(order);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, lead } = words[state];

  useEffect(() => {
    // The focused element may have been removed with the previous state.
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
    if (!isNews || hasFocus || !heading.current) return;
    heading.current.tabIndex = -1;
    heading.current.focus({ preventScroll: true });
  }, [isNews]);

  return (
    <NoticePage
      title={title}
      lead={lead}
      headingRef={heading}
      lines={linesOf(state, order)}
      {...(!isOurs(state) && { actions: words.actions })}
    >
      <OrderNextSteps order={order} state={state} isNews={isNews} waiting={waiting} onCheck={check} />
    </NoticePage>
  );
}
