import { useEffect, useState } from "react";

const prefersStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The index of what is shown now: it moves on by itself, round and round, while `running`. Never under reduced motion. */
export function useRotation(count: number, everyMs: number, running: boolean) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!running || prefersStillness()) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs, running]);
  return [index, setIndex] as const;
}
