import type { Metric } from "web-vitals";

/** Loads the measuring code only when somebody listens, and never ahead of the page itself. */
export async function reportWebVitals(onMetric?: (metric: Metric) => void): Promise<void> {
  if (!onMetric) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onMetric);
}
