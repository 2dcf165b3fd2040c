import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { WebVitals } from "#contracts/web-vitals.ts";

/** The design's breakpoint for small screens. */
const smallScreen = "(max-width: 40rem)";

type Measure = WebVitals["measures"][number];

/**
 * Sends one beacon when the visitor leaves or hides the page. The page is named by its registry id: neither its path
 * nor a private id leaves the browser. Later changes are not sent, because two beacons of one visit cannot be joined.
 */
export function measureWebVitals(page: string): void {
  const measures = new Map<Metric["name"], Measure>();
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe((metric) => measures.set(metric.name, rounded(metric)));

  const send = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    if (measures.size === 0) return;
    const screen = matchMedia(smallScreen).matches ? "small" : "large";
    const seen: WebVitals = { page, screen, measures: [...measures.values()] };
    navigator.sendBeacon("/api/web-vitals", new Blob([JSON.stringify(seen)], { type: "application/json" }));
  };
  // Registered after the web-vitals observers, which finalize their values on this event. It also fires when a page is
  // left or closed.
  document.addEventListener("visibilitychange", send);
}

function rounded({ name, value, rating }: Metric): Measure {
  return { name, value: name === "CLS" ? Math.round(value * 1_000) / 1_000 : Math.round(value), rating };
}
