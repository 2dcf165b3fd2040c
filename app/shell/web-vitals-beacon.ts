import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { WebVitals } from "#contracts/web-vitals.ts";

/** Where the design turns to the small screen. */
const smallScreen = "(max-width: 40rem)";

type Measure = WebVitals["measures"][number];

/**
 * One message when the visitor leaves the page or puts it aside. The page is named as the registry has it: neither its path nor
 * the id in a private one leaves the browser. Later changes to the same page load are not sent, for nothing could join the two.
 */
export function measureVisit(): void {
  const measures = new Map<Metric["name"], Measure>();
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe((metric) => measures.set(metric.name, rounded(metric)));

  const send = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    const page = arrivedOn();
    if (!page || measures.size === 0) return;
    const screen = matchMedia(smallScreen).matches ? "small" : "large";
    const seen: WebVitals = { page, screen, measures: [...measures.values()] };
    navigator.sendBeacon("/api/web-vitals", new Blob([JSON.stringify(seen)], { type: "application/json" }));
  };
  // After the observers, which close their accounts at this same event. It comes also when a page is left or closed.
  document.addEventListener("visibilitychange", send);
}

function rounded({ name, value, rating }: Metric): Measure {
  return { name, value: name === "CLS" ? Math.round(value * 1_000) / 1_000 : Math.round(value), rating };
}

/**
 * The page that was loaded, whatever its visitor went on to without another load: the framework keeps the parts of the page as it
 * was sent ahead of those it loads later. Its names are the registry's, with a number where a page has a second address.
 */
function arrivedOn(): string | undefined {
  const [, page] = Object.keys(window.__reactRouterRouteModules ?? {});
  return page?.replace(/-\d+$/, "");
}
