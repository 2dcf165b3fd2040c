import { useLayoutEffect, useRef, useState } from "react";
import { browserClock } from "#app/valuation/clock.ts";
import { apiOriginOf } from "#domain/site/api-origin.ts";
import { fetchOrderStatus } from "./fetch-order-status.ts";
import { type Order, type OrderState, shownState } from "./order.ts";
import { type OrderPoller, pollOrder } from "./poll-order.ts";

/** Progress of an unconfirmed payment. `checked`: the visitor checked by hand and nothing has changed. */
export type PollingState = "polling" | "checking" | "checked" | "stopped";

/** The order's state as loaded, updated by polling while the payment is pending. */
export function useOrder({ state: loaded, sessionId }: Order) {
  const [news, setNews] = useState<OrderState>();
  const [waiting, setWaiting] = useState<PollingState>("polling");
  const poller = useRef<OrderPoller>(undefined);
  const isPending = loaded === "pending";

  // Before the page is painted: 'Check again' needs the poller as soon as it can be pressed.
  useLayoutEffect(() => {
    if (!isPending || sessionId === undefined) return;
    const tools = {
      fetch: (...args: Parameters<typeof fetch>) => window.fetch(...args),
      apiOrigin: apiOriginOf(window.location.origin),
    };
    const started = pollOrder({
      clock: browserClock,
      ask: (signal) => fetchOrderStatus(sessionId, tools, signal),
      onAnswer(answer) {
        const now = shownState(answer);
        if (now === "pending") return false;
        setNews(now);
        return true;
      },
      onExhausted: () => setWaiting("stopped"),
    });
    poller.current = started;
    const followVisibility = () => {
      if (document.visibilityState === "hidden") return started.pause();
      setWaiting("polling");
      void started.checkNow();
    };
    // The loader has just checked, so polling starts with a pause.
    if (document.visibilityState !== "hidden") started.start();
    document.addEventListener("visibilitychange", followVisibility);
    return () => {
      document.removeEventListener("visibilitychange", followVisibility);
      started.stop();
    };
  }, [isPending, sessionId]);

  return {
    state: news ?? loaded,
    /** True when the state has changed since the page was loaded. */
    isNews: news !== undefined,
    waiting,
    async check() {
      setWaiting("checking");
      await poller.current?.checkNow();
      setWaiting("checked");
    },
  };
}
