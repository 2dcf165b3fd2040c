import { useEffectEvent, useLayoutEffect } from "react";
import { type Progress, progressAt, progressTickMs } from "#domain/valuation/stages.ts";

export type Ticker = {
  readonly everyMs: number;
  /** Progress at the last tick. */
  readonly now: () => Progress;
  readonly subscribe: (listener: () => void) => () => void;
};

/** One timer for the whole screen; runs while there are listeners. */
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

/** Lets a component write each tick directly to its elements, without 20 React renders a second. */
export function useTick(ticker: Ticker, paint: (progress: Progress) => void) {
  const repaint = useEffectEvent(() => paint(ticker.now()));
  useLayoutEffect(() => {
    repaint();
    return ticker.subscribe(() => repaint());
  }, [ticker]);
}

/** Skips unchanged text, because writing it again would cause a layout. */
export function writeText(element: HTMLElement | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
