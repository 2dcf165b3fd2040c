import { loadChunk } from "#app/shell/document/load-chunk.ts";
import { browserClock } from "#app/valuation/clock.ts";
import { consoleLog } from "#app/valuation/console-log.ts";
import { apiOriginOf } from "#domain/site/api-origin.ts";
import { createOutbox, type LeadOutbox } from "./outbox.ts";
import { unsentLeads } from "./unsent-leads.ts";

const delivery = () => loadChunk("leads", () => import("./deliver-lead.ts"));

/** Loads the delivery code while the visitor is online; they may be offline when the result is ready. */
export function preloadDelivery(): void {
  delivery().catch(() => undefined);
}

let outbox: LeadOutbox | undefined;

/** One outbox per page load. It keeps sending while the visitor navigates, until every capture is acknowledged. */
export function browserOutbox(): LeadOutbox {
  if (outbox) return outbox;
  const created = createOutbox({
    unsent: unsentLeads({
      storage: () => localStorage,
      reader: async () => (await import("#contracts/leads/unsent-lead.ts")).readUnsentLead,
      now: Date.now,
      log: consoleLog,
    }),
    async deliver(request) {
      const { deliverLead } = await delivery();
      return deliverLead(request, {
        fetch: (...args) => window.fetch(...args),
        apiOrigin: apiOriginOf(window.location.origin),
        clock: browserClock,
        now: Date.now,
        log: consoleLog,
      });
    },
    clock: browserClock,
    log: consoleLog,
  });
  window.addEventListener("online", created.retry);
  outbox = created;
  return created;
}
