/** What a visitor does first. The browser keeps what it measured until then, so nothing of the beginning is lost. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Measures how the page feels to its visitor, once there is one and the page has nothing better to do: the first load does without.
 * Who asks not to be tracked is not measured, though nothing that is measured could tell one visitor from another.
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
