import { type RefObject, useLayoutEffect } from "react";
import type { Progress } from "#domain/valuation/stages.ts";
import type { Ticker } from "./progress-ticker.ts";

type Motion = {
  readonly keyframes: Keyframe[];
  readonly durationMs: number;
  /** Progress of the animation, 0 to 1. */
  readonly share: (progress: Progress) => number;
};

/** A tab that was suspended can drift. Smaller differences are the ticker's own delay. */
const toleratedTicks = 3;

/** Animates an element with the browser's own animation, off the main thread; the ticker only corrects drift. */
export function useMotion(ticker: Ticker, element: RefObject<HTMLElement | null>, motion: Motion) {
  const { keyframes, durationMs, share } = motion;
  useLayoutEffect(() => {
    const animation = element.current?.animate(keyframes, {
      duration: durationMs,
      easing: `steps(${Math.ceil(durationMs / ticker.everyMs)})`,
      fill: "both",
    });
    if (!animation) return;
    function follow(toleranceMs: number) {
      if (!animation) return;
      const progress = ticker.now();
      const due = share(progress) * durationMs;
      const apart = Math.abs(Number(animation.currentTime) - due);
      if (apart > (progress.finished ? 0 : toleranceMs)) animation.currentTime = due;
    }
    follow(0);
    const stop = ticker.subscribe(() => follow(toleratedTicks * ticker.everyMs));
    return () => {
      stop();
      animation.cancel();
    };
  }, [ticker, element, keyframes, durationMs, share]);
}
