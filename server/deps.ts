import { analysePage } from "#domain/website/analyser/analyse.ts";
import { createRenderer, type Renderer } from "./documents/renderer.ts";
import type { Env } from "./env.ts";
import { errorCode } from "./error-code.ts";
import { createPageModel } from "./gateways/openai.ts";
import type { PaymentProvider } from "./gateways/stripe.ts";
import { createWebsiteReader, type WebsiteReader } from "./gateways/website-reader.ts";
import { createHandlers } from "./jobs/handlers.ts";
import { createWorker, type Worker } from "./jobs/worker.ts";
import { type Limiter, memoryLimiter } from "./limits.ts";
import type { Log } from "./log.ts";
import { openStore, type Store } from "./store/open.ts";
import { storeLimiter } from "./store/rate-limits.ts";
import { type Analyst, createAnalyst } from "./usecases/analyse-website.ts";
import { createLeadDesk, type LeadDesk } from "./usecases/capture-lead.ts";
import { createReportDesk, type ReportDesk } from "./usecases/make-report.ts";
import { createPaymentDesk, type PaymentDesk } from "./usecases/purchases.ts";
import { createMessageDesk, type MessageDesk } from "./usecases/take-message.ts";

/** Everything the application needs from outside, handed in by main and by the tests. */
export type Deps = {
  readonly env: Env;
  readonly log: Log;
  readonly store: Store;
  readonly limiter: Limiter;
  readonly reader: WebsiteReader;
  readonly analyst: Analyst;
  readonly leads: LeadDesk;
  readonly messages: MessageDesk;
  readonly payments: PaymentDesk;
  readonly reports: ReportDesk;
  /** Whoever delivers: told when there is something new, so that it need not wait for its next look. */
  readonly outbox: { kick(): void };
};

/** What also has to be ended. */
type OpenDeps = Deps & { readonly outbox: Worker; readonly renderer: Renderer };

/** The real ones, as the environment asks for them. */
export async function openDeps(env: Env, log: Log): Promise<OpenDeps> {
  const store = await openStore(env, (error) =>
    log.error({ code: errorCode(error) }, "lost a connection to the store"),
  );
  // The embedded store has one server; several share the limits through PostgreSQL.
  const limiter = store.engine === "embedded" ? memoryLimiter() : storeLimiter(store);
  const renderer = createRenderer({ siteUrl: env.siteUrl });
  return {
    env,
    log,
    store,
    limiter,
    leads: createLeadDesk({ store, limiter, log, mailIsOn: env.mail !== undefined }),
    messages: createMessageDesk({ store, log }),
    payments: createPaymentDesk({ store, limiter, log, provider: await openProvider(env, log) }),
    renderer,
    reports: createReportDesk({ store, renderer, log }),
    outbox: createWorker({ store, handlers: createHandlers({ env, store, log }), log, leaseMs: env.outboxLeaseMs }),
    reader: createWebsiteReader({ allowHosts: env.readerAllowHosts, siteUrl: env.siteUrl }),
    analyst: createAnalyst({
      store,
      limiter,
      log,
      readByRules: analysePage,
      model: env.analysis && createPageModel(env.analysis, { log }),
    }),
  };
}

/** The provider's library is large, so only a site that sells loads it. */
async function openProvider({ payments }: Env, log: Log): Promise<PaymentProvider | undefined> {
  if (!payments) return undefined;
  const { createPaymentProvider } = await import("./gateways/stripe.ts");
  return createPaymentProvider(payments, { log });
}
