import { loadChunk } from "#app/shell/load-chunk.ts";
import { site } from "#content/site.ts";
import { apiOriginOf } from "#domain/site/api-origin.ts";
import { browserClock } from "./clock.ts";
import { consoleLog } from "./console-log.ts";
import { browserOutbox, preloadDelivery } from "./leads/browser-outbox.ts";
import { leadRequest } from "./leads/lead-request.ts";
import type { Services } from "./services.ts";

/** The flow's services in the browser. The page parser is loaded when a website is read. */
export const browserServices: Services = {
  addressGiven: () => void navigator.sendBeacon("/api/address-given"),
  async analyzeWebsite(request) {
    preloadDelivery();
    const [{ analyzeWebsite }, { createReaders }] = await loadChunk("website", () =>
      Promise.all([import("./website/analyze-website.ts"), import("./website/readers.ts")]),
    );
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
