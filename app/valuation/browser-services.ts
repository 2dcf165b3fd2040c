import { loadChunk } from "#app/shell/document/load-chunk.ts";
import { site } from "#content/site.ts";
import { apiOriginOf } from "#domain/site/api-origin.ts";
import { browserClock } from "./clock.ts";
import { consoleLog } from "./console-log.ts";
import { browserOutbox } from "./leads/browser-outbox.ts";
import { leadRequest } from "./leads/lead-request.ts";
import type { Services } from "./services.ts";

function loadAnalysis() {
  return loadChunk("website", () =>
    Promise.all([import("./website/analyze-website.ts"), import("./website/readers.ts")]),
  );
}

/** A failure is handled when the analysis begins. */
export function preloadAnalysis(): void {
  loadAnalysis().catch(() => undefined);
}

/** The flow's services in the browser. */
export const browserServices: Services = {
  addressGiven: () => void navigator.sendBeacon("/api/address-given"),
  async analyzeWebsite(request) {
    const [{ analyzeWebsite }, { createReaders }] = await loadAnalysis();
    const apiOrigin = apiOriginOf(window.location.origin);
    return analyzeWebsite(request, {
      readers: createReaders(apiOrigin, site.websiteProxies),
      fetch: (...args) => window.fetch(...args),
      clock: browserClock,
      log: consoleLog,
      apiOrigin,
      now: () => new Date(),
    });
  },
  captureLead(lead, onOutcome) {
    if (!site.behavior.captureLeads) return onOutcome({ lead: "skipped" });
    browserOutbox().put(leadRequest(lead, new Date().toISOString()), onOutcome);
  },
};
