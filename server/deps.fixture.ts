import { AsyncLocalStorage } from "node:async_hooks";
import { createAnalysisSigner } from "#server/services/leads/signed-analysis.ts";
import type { Deps } from "./deps.ts";
import { readEnv } from "./env.ts";
import type { Limiter } from "./http/limits/limiter.ts";
import { createMemoryLimiter } from "./http/limits/memory-limiter.ts";
import { createLog } from "./ops/log.ts";
import { silentMetrics } from "./ops/metrics/metrics.ts";
import { createLifecycle } from "./ops/shutdown/lifecycle.ts";
import { createVendorHealth } from "./ops/vendor-health.ts";

/** For tests that are not about limits. */
export const unlimited: Limiter = { count: async () => undefined, countVisitor: async () => undefined };

function unused(name: string): never {
  throw new Error(`This test does not define ${name}`);
}

/** Dependencies for a test of the application: it passes those that it is about, the others throw when used. */
export function testDeps(given: Partial<Deps> & { readonly variables?: Record<string, string> } = {}): Deps {
  const { variables = {}, ...deps } = given;
  return {
    env: readEnv(variables),
    log: createLog("silent"),
    metrics: silentMetrics,
    requestIds: new AsyncLocalStorage(),
    lifecycle: createLifecycle(),
    vendors: createVendorHealth(),
    limiter: createMemoryLimiter(),
    requestLimiter: unlimited,
    store: {
      engine: "embedded",
      get db() {
        return unused("the store");
      },
      get deletions() {
        return unused("the store");
      },
      ping: async () => unused("the store"),
      close: async () => undefined,
    },
    reader: { read: async () => unused("the reader") },
    analysisService: { analyze: async () => unused("the analysis service") },
    analysisSigner: createAnalysisSigner("secret of the tests"),
    leads: { capture: async () => unused("the lead service") },
    payments: {
      prices: async () => undefined,
      start: async () => unused("the payment service"),
      settleEvent: async () => unused("the payment service"),
      order: async () => unused("the payment service"),
      status: async () => unused("the payment service"),
      unlocked: async () => unused("the payment service"),
      canceledCheckout: async () => unused("the payment service"),
    },
    bookings: { take: async () => unused("the booking service") },
    reports: { make: async () => unused("the report service"), countDownload: async () => undefined },
    funnel: {
      visit: () => undefined,
      frameShown: () => undefined,
      addressGiven: () => undefined,
      runStarted: () => undefined,
    },
    desk: { session: async () => undefined, accounts: async () => undefined },
    messages: { take: async () => unused("the message service") },
    outbox: { kick: () => undefined },
    board: { lookIfDue: () => undefined },
    ...deps,
  };
}
