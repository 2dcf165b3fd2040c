import { useEffect, useState } from "react";
import { useMatches } from "react-router";

/** First interactions. The browser buffers earlier measurements, so nothing is lost. */
const firstInteractions = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Measures the page that the visit began with. A route's id is its page's, with a number at a second address. */
export function useWebVitals(): void {
  const page = useMatches().at(-1)?.id.replace(/-\d+$/, "");
  const [firstPage] = useState(page);
  useEffect(() => (firstPage ? reportWebVitals(firstPage) : undefined), [firstPage]);
}

/**
 * Measures Core Web Vitals from the first interaction on, so that the first load is not affected. Visitors who ask not
 * to be tracked are not measured, although nothing measured could identify them.
 */
export function reportWebVitals(page: string): (() => void) | undefined {
  if (navigator.doNotTrack === "1" || navigator.globalPrivacyControl) return undefined;
  const measure = () =>
    import("./web-vitals-beacon.ts").then(
      (vitals) => vitals.measureWebVitals(page),
      () => {},
    );
  const noticed = new AbortController();
  const begin = () => {
    noticed.abort();
    (window.requestIdleCallback ?? setTimeout)(measure);
  };
  for (const sign of firstInteractions) addEventListener(sign, begin, { passive: true, signal: noticed.signal });
  return () => noticed.abort();
}
