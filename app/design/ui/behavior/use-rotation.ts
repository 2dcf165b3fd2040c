import { useCallback, useEffect, useRef, useState } from "react";

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The index of the current item, and a function to select one. Advances and wraps around while `running`, and keeps a
 * selected item for `restMs`. Never under reduced motion.
 */
export function useRotation(count: number, everyMs: number, running: boolean, restMs = 0) {
  const [index, setIndex] = useState(0);
  const pickedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!running || prefersReducedMotion()) return;
    const timer = setInterval(() => {
      if (performance.now() - pickedAt.current >= restMs) setIndex((shown) => (shown + 1) % count);
    }, everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs, running, restMs]);
  const pick = useCallback((picked: number) => {
    pickedAt.current = performance.now();
    setIndex(picked);
  }, []);
  return [index, pick] as const;
}
