import type { Renderer } from "./documents/renderer.ts";
import type { WebsiteReader } from "./gateways/website-reader.ts";
import type { Metrics } from "./metrics.ts";
import { Refusal } from "./refusal.ts";
import type { LeadDesk } from "./usecases/capture-lead.ts";
import type { PaymentDesk } from "./usecases/purchases.ts";
import type { MessageDesk } from "./usecases/take-message.ts";

/** The same parts, counted and timed from outside: none of them knows of it. */

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : "internal");
const secondsSince = (started: number) => (performance.now() - started) / 1_000;

export function measuredReader(reader: WebsiteReader, metrics: Metrics): WebsiteReader {
  return {
    read: async (...asked) => {
      const started = performance.now();
      try {
        const page = await reader.read(...asked);
        metrics.count("readings", { outcome: "read" });
        return page;
      } catch (error) {
        metrics.count("readings", { outcome: codeOf(error) });
        throw error;
      } finally {
        metrics.observe("readingSeconds", {}, secondsSince(started));
      }
    },
  };
}

export function measuredRenderer(renderer: Renderer, metrics: Metrics): Renderer {
  return {
    get version() {
      return renderer.version;
    },
    close: () => renderer.close(),
    render: async (format, report) => {
      const started = performance.now();
      try {
        const bytes = await renderer.render(format, report);
        metrics.count("documents", { format, outcome: "made" });
        metrics.observe("documentSeconds", { format }, secondsSince(started));
        return bytes;
      } catch (error) {
        metrics.count("documents", { format, outcome: codeOf(error) === "reportBusy" ? "busy" : "failed" });
        throw error;
      }
    },
  };
}

export function measuredLeads(leads: LeadDesk, metrics: Metrics): LeadDesk {
  return {
    capture: async (request) => {
      try {
        const captured = await leads.capture(request);
        metrics.count("captures", { outcome: captured.created ? "new" : "known" });
        return captured;
      } catch (error) {
        metrics.count("captures", { outcome: codeOf(error) === "forgotten" ? "refused" : "failed" });
        throw error;
      }
    },
  };
}

export function measuredMessages(messages: MessageDesk, metrics: Metrics): MessageDesk {
  return {
    take: async (message) => {
      try {
        const taken = await messages.take(message);
        metrics.count("messages", { outcome: taken.created ? "new" : "known" });
        return taken;
      } catch (error) {
        metrics.count("messages", { outcome: "failed" });
        throw error;
      }
    },
  };
}

export function measuredPayments(payments: PaymentDesk, metrics: Metrics): PaymentDesk {
  return {
    ...payments,
    settleEvent: async (...event) => {
      try {
        await payments.settleEvent(...event);
        metrics.count("paymentEvents", { outcome: "settled" });
      } catch (error) {
        metrics.count("paymentEvents", { outcome: codeOf(error) });
        throw error;
      }
    },
  };
}
