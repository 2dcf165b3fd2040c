/** First interactions. The browser buffers earlier measurements, so nothing is lost. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Measures Core Web Vitals from the first interaction on, so that the first load is not affected. Visitors who ask not
 * to be tracked are not measured, although nothing measured could identify them.
 */
export function reportWebVitals(): void {
  if (navigator.doNotTrack === "1" || navigator.globalPrivacyControl) return;
  const measure = () =>
    import("./web-vitals-beacon.ts").then(
      (vitals) => vitals.measureVisit(),
      () => {},
    );
  const noticed = new AbortController();
  const begin = () => {
    noticed.abort();
    (window.requestIdleCallback ?? setTimeout)(measure);
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: noticed.signal });
}
