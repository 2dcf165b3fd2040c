/**
 * Measures how the page feels to its visitor, once the page has loaded and has nothing better to do: never ahead of it. Who asks
 * not to be tracked is not measured, though nothing that is measured could tell one visitor from another.
 */
export function reportWebVitals(): void {
  if (navigator.doNotTrack === "1" || navigator.globalPrivacyControl) return;
  const measure = () =>
    import("./web-vitals-beacon.ts").then(
      (vitals) => vitals.measureVisit(),
      () => {},
    );
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(measure);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}
