import { useEffect, useRef, useState } from "react";
import { browserClock } from "#app/valuation/clock.ts";
import { functionsOrigin } from "#domain/site/functions-origin.ts";
import { askStatus } from "./ask-status.ts";
import { type Order, type OrderState, shownState } from "./order.ts";
import { type Watch, watchOrder } from "./watch-order.ts";

/** Progress of an unconfirmed payment. `looked`: the visitor checked by hand and nothing has changed. */
export type Waiting = "asking" | "checking" | "looked" | "rested";

/** The order's state as loaded, updated by polling while the payment is pending. */
export function useOrder({ state: loaded, sessionId }: Order) {
  const [news, setNews] = useState<OrderState>();
  const [waiting, setWaiting] = useState<Waiting>("asking");
  const watch = useRef<Watch>(undefined);
  const isPending = loaded === "pending";

  useEffect(() => {
    if (!isPending || sessionId === undefined) return;
    const tools = {
      fetch: (...args: Parameters<typeof fetch>) => window.fetch(...args),
      functions: functionsOrigin(window.location.origin),
    };
    const started = watchOrder({
      clock: browserClock,
      ask: (signal) => askStatus(sessionId, tools, signal),
      onAnswer(answer) {
        const now = shownState(answer);
        if (now === "pending") return false;
        setNews(now);
        return true;
      },
      onRest: () => setWaiting("rested"),
    });
    watch.current = started;
    const seen = () => {
      if (document.visibilityState === "hidden") return started.rest();
      setWaiting("asking");
      void started.look();
    };
    // The loader has just checked, so polling starts with a pause.
    if (document.visibilityState !== "hidden") started.wait();
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
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
      await watch.current?.look();
      setWaiting("looked");
    },
  };
}
