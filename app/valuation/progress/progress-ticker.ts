import { useEffectEvent, useLayoutEffect } from "react";
import { type Progress, progressAt, progressTickMs } from "#domain/valuation/stages.ts";

export type Ticker = {
  readonly everyMs: number;
  /** Where the analysis stood at the last tick. */
  readonly now: () => Progress;
  readonly subscribe: (listener: () => void) => () => void;
};

/** One timer for the whole screen; it runs while somebody listens. */
export function createTicker(elapsed: () => number, holdMs: number, everyMs: number = progressTickMs): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let progress = progressAt(elapsed(), holdMs);

  function tick() {
    progress = progressAt(elapsed(), holdMs);
    for (const listener of listeners) listener();
  }

  return {
    everyMs,
    now: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      timer ??= setInterval(tick, everyMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** Lets a component write every tick straight to its elements, past React: twenty renders a second would be waste. */
export function useTick(ticker: Ticker, paint: (progress: Progress) => void) {
  const repaint = useEffectEvent(() => paint(ticker.now()));
  useLayoutEffect(() => {
    repaint();
    return ticker.subscribe(() => repaint());
  }, [ticker]);
}

/** A text that is already there is left alone: writing it again would cost a layout. */
export function writeText(element: HTMLElement | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
