import type { Renderer } from "#server/documents/renderer.ts";
import { AppError } from "#server/http/app-error.ts";
import type { LeadService } from "#server/services/leads/capture-lead.ts";
import type { MessageService } from "#server/services/leads/store-message.ts";
import type { PaymentService } from "#server/services/payments/payment-service.ts";
import type { WebsiteReader } from "#server/vendors/website-reader.ts";
import type { Metrics } from "./metrics.ts";

/** Wraps parts so that their calls are counted and timed, without a change to the parts themselves. */

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : "internal");
const secondsSince = (started: number) => (performance.now() - started) / 1_000;

export function readerWithMetrics(reader: WebsiteReader, metrics: Metrics): WebsiteReader {
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

export function rendererWithMetrics(renderer: Renderer, metrics: Metrics): Renderer {
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

export function leadsWithMetrics(leads: LeadService, metrics: Metrics): LeadService {
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

export function messagesWithMetrics(messages: MessageService, metrics: Metrics): MessageService {
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

export function paymentsWithMetrics(payments: PaymentService, metrics: Metrics): PaymentService {
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
