import { loadChunk } from "#app/shell/load-chunk.ts";
import { site } from "#content/site.ts";
import { functionsOrigin } from "#domain/site/functions-origin.ts";
import { browserClock } from "./clock.ts";
import { consoleLog } from "./console-log.ts";
import { browserOutbox, preloadDelivery } from "./leads/browser-outbox.ts";
import { leadRequest } from "./leads/lead-request.ts";
import type { Services } from "./services.ts";

/** What stands behind the flow in the browser. Reading a page takes a parser, which comes only when one is read. */
export const browserServices: Services = {
  async analyseWebsite(request) {
    preloadDelivery();
    const [{ analyseWebsite }, { createReaders }] = await loadChunk("website", () =>
      Promise.all([import("./website/analyse-website.ts"), import("./website/readers.ts")]),
    );
    const functions = functionsOrigin(window.location.origin);
    return analyseWebsite(request, {
      readers: createReaders(functions, site.websiteProxies),
      fetch: (...args) => window.fetch(...args),
      clock: browserClock,
      log: consoleLog,
      functions,
      now: () => new Date(),
    });
  },
  captureLead(lead, tell) {
    if (!site.behavior.captureLeads) return tell({ lead: "skipped" });
    browserOutbox().put(leadRequest(lead, new Date().toISOString()), tell);
  },
};
