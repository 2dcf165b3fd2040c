import { useEffect, useRef, useState } from "react";
import { browserClock } from "#app/valuation/clock.ts";
import { functionsOrigin } from "#domain/site/functions-origin.ts";
import { askStatus } from "./ask-status.ts";
import { type Order, type OrderState, shownState } from "./order.ts";
import { type Watch, watchOrder } from "./watch-order.ts";

/** What the page does about a payment that is not confirmed. `looked`: on the visitor's own wish, without news. */
export type Waiting = "asking" | "checking" | "looked" | "rested";

/** An order as it was when the page was made, and as it is since then. */
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
    // The server has looked just now.
    if (document.visibilityState !== "hidden") started.wait();
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      started.stop();
    };
  }, [isPending, sessionId]);

  return {
    state: news ?? loaded,
    /** It changed under the visitor's eyes. */
    isNews: news !== undefined,
    waiting,
    async check() {
      setWaiting("checking");
      await watch.current?.look();
      setWaiting("looked");
    },
  };
}
