import { site } from "#content/site.ts";
import { lookEveryMs } from "#domain/leads/crm/crm-quota.ts";
import { analyzePage } from "#domain/website/analyzer/analyze.ts";
import { createFunnelCounter, type FunnelCounter } from "#server/services/funnel/funnel-counter.ts";
import { type AnalysisService, createAnalysisService } from "#server/services/leads/analyze-website.ts";
import { createLeadService, type LeadService } from "#server/services/leads/capture-lead.ts";
import { type AnalysisSigner, createAnalysisSigner } from "#server/services/leads/signed-analysis.ts";
import { createMessageService, type MessageService } from "#server/services/leads/store-message.ts";
import { createPaymentService, type PaymentService } from "#server/services/payments/payment-service.ts";
import { createReportService, type ReportService } from "#server/services/reports/make-report.ts";
import { createDeskAccess, type DeskAccess } from "./auth/desk-access.ts";
import { createRenderer, type Renderer } from "./documents/renderer.ts";
import type { Env } from "./env.ts";
import type { Limiter } from "./http/limits/limiter.ts";
import { createMemoryLimiter } from "./http/limits/memory-limiter.ts";
import { openCrmParts } from "./jobs/crm/crm-parts.ts";
import { type BoardLook, createBoardLook } from "./jobs/crm/fields/board-look.ts";
import { createHandlers } from "./jobs/handlers.ts";
import { createDigestPlanner, type DigestPlanner } from "./jobs/mail/digest-planner.ts";
import { createLaneUse } from "./jobs/webhooks/lane-use.ts";
import { createWorker, type Worker } from "./jobs/worker.ts";
import { createDailyPruning, type DailyPruning } from "./ops/daily-pruning.ts";
import { createDeliveryCounter, type DeliveryCounter } from "./ops/delivery-counter.ts";
import { errorCode } from "./ops/error-code.ts";
import type { Log, RequestIds } from "./ops/log.ts";
import type { Metrics } from "./ops/metrics/metrics.ts";
import {
  leadsWithMetrics,
  messagesWithMetrics,
  paymentsWithMetrics,
  readerWithMetrics,
  rendererWithMetrics,
} from "./ops/metrics/with-metrics.ts";
import { createOutageNotices, type OutageNotices } from "./ops/outage-notices.ts";
import { createLifecycle, type Lifecycle } from "./ops/shutdown/lifecycle.ts";
import { createVendorHealth, trackVendorHealth, type VendorHealthTracker } from "./ops/vendor-health.ts";
import { startVendorProbe, type VendorProbe } from "./ops/vendor-probe.ts";
import { type BookingService, createBookingService } from "./services/bookings/booking-service.ts";
import { limiterErrorsAs503 } from "./services/limiter-errors-as-503.ts";
import { syncDeletions } from "./store/deletions/replay-deletions.ts";
import { setEnvironmentWebhook } from "./store/events/webhooks.ts";
import { createStoreLimiter } from "./store/limits/store-limiter.ts";
import { openStore, type Store } from "./store/open.ts";
import { sharedSecret } from "./store/secrets.ts";
import { createPageModel } from "./vendors/openai.ts";
import type { PaymentProvider } from "./vendors/stripe.ts";
import { createWebsiteReader, type WebsiteReader } from "./vendors/website-reader.ts";

/** Everything the application needs from outside, passed in by main and by the tests. */
export type Deps = {
  readonly env: Env;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly requestIds: RequestIds;
  readonly lifecycle: Lifecycle;
  readonly vendors: VendorHealthTracker;
  readonly store: Store;
  readonly limiter: Limiter;
  /** Per process, whatever the store: keeps a single visitor from taking the main thread. */
  readonly requestLimiter: Limiter;
  readonly reader: WebsiteReader;
  readonly analysisService: AnalysisService;
  readonly analysisSigner: AnalysisSigner;
  readonly leads: LeadService;
  readonly messages: MessageService;
  readonly payments: PaymentService;
  readonly bookings: BookingService;
  readonly reports: ReportService;
  /** What happens before there is a lead, without identifiers. */
  readonly funnel: Pick<FunnelCounter, "visit" | "frameShown" | "addressGiven" | "runStarted">;
  readonly desk: DeskAccess;
  /** `kick` delivers a new job now instead of at the next poll. */
  readonly outbox: { kick(): void };
  /** While somebody uses the desk, changes on the CRM board are looked for. */
  readonly board: Pick<BoardLook, "lookIfDue">;
};

/** What must be closed at shutdown. */
type OpenDeps = Deps & {
  readonly outbox: Worker;
  readonly board: Pick<BoardLook, "lookIfDue" | "stop">;
  readonly renderer: Renderer;
  readonly probes: readonly VendorProbe[];
  readonly outages: OutageNotices;
  readonly funnel: FunnelCounter;
  readonly deliveryCounter: DeliveryCounter;
  /** Absent if mail is not set up. */
  readonly digests: DigestPlanner | undefined;
  readonly pruning: DailyPruning;
};

type Observability = Pick<Deps, "log" | "metrics" | "requestIds">;

/** The real dependencies, as configured. `bundle` is the folder of the built server; without it the sources run. */
export async function openDeps(
  env: Env,
  { log, requestIds, ...observability }: Observability,
  bundle?: string,
): Promise<OpenDeps> {
  const vendors = createVendorHealth();
  const metrics = trackVendorHealth(vendors, observability.metrics);
  const store = await openStore(env, (error) =>
    log.error({ code: errorCode(error) }, "lost a connection to the store"),
  );
  const { leads, messages } = await syncDeletions(store, { now: Date.now() });
  if (leads.length + messages.length > 0)
    log.warn({ leads: leads.length, messages: messages.length }, "repeated deletions missing from the restored backup");
  await setEnvironmentWebhook(store, { isSet: env.hook !== undefined, now: Date.now() });
  const limiter = limiterErrorsAs503(openLimiter(store), log);
  const model = env.analysis && createPageModel(env.analysis, { log, metrics });
  const provider = await openProvider(env, { log, metrics });
  const deliveryCounter = createDeliveryCounter({ store, log });
  const crm = await openCrmParts({ env, store, log, now: Date.now });
  const outbox = createWorker({
    store,
    handlers: createHandlers({ env, store, log, crm, payments: provider && { provider, vendors } }),
    log,
    metrics,
    deliveries: deliveryCounter,
    isInUse: createLaneUse(store),
    leaseMs: env.outboxLeaseMs,
  });
  const renderer = rendererWithMetrics(createRenderer({ siteUrl: env.siteUrl, bundle }), metrics);
  return {
    env,
    log,
    metrics,
    requestIds,
    lifecycle: createLifecycle(),
    vendors,
    store,
    limiter,
    requestLimiter: createMemoryLimiter(),
    leads: leadsWithMetrics(
      createLeadService({ store, limiter, log, isMailConfigured: env.mail !== undefined }),
      metrics,
    ),
    messages: messagesWithMetrics(createMessageService({ store, log }), metrics),
    payments: paymentsWithMetrics(createPaymentService({ store, limiter, log, provider, vendors }), metrics),
    bookings: createBookingService({ store, log, secrets: env.bookings }),
    renderer,
    reports: createReportService({ store, renderer, log }),
    funnel: createFunnelCounter({ store, log }),
    deliveryCounter,
    desk: createDeskAccess({ env, store, log }),
    outbox,
    board: openBoardLook(env, crm && { ...crm, log, kick: outbox.kick }),
    reader: readerWithMetrics(createWebsiteReader({ allowHosts: env.readerAllowHosts, siteUrl: env.siteUrl }), metrics),
    analysisService: createAnalysisService({
      store,
      limiter,
      log,
      metrics,
      readByRules: analyzePage,
      model,
    }),
    analysisSigner: createAnalysisSigner(await sharedSecret(store, "analysis")),
    pruning: createDailyPruning({ store, log }),
    outages: createOutageNotices({ env, vendors, store, log }),
    digests: env.mail && createDigestPlanner({ store, log, timeZone: site.timeZone, kick: outbox.kick }),
    probes: startProbes({ vendors, log, model, provider }),
  };
}

/** Probe often, so that an alert clears soon after the vendor is back. */
const modelProbeMs = 5_000;
const paymentProbeMs = 60_000;

type Probed = Pick<Deps, "vendors" | "log"> & {
  readonly model: ReturnType<typeof createPageModel> | undefined;
  readonly provider: PaymentProvider | undefined;
};

/** Of the vendors that are set up. */
function startProbes({ vendors, log, model, provider }: Probed): readonly VendorProbe[] {
  const probes: VendorProbe[] = [];
  if (model) {
    const answers = () => model.answers();
    probes.push(startVendorProbe({ vendors, vendor: "analysis", answers, everyMs: modelProbeMs, log }));
  }
  if (provider) {
    const answers = () => canReachStripe(provider);
    probes.push(startVendorProbe({ vendors, vendor: "payments", answers, everyMs: paymentProbeMs, log }));
  }
  return probes;
}

const canReachStripe = (provider: PaymentProvider) =>
  provider.prices().then(
    () => true,
    () => false,
  );

/** Without a CRM there is nothing to look at. */
function openBoardLook(
  { crm }: Env,
  parts: Omit<Parameters<typeof createBoardLook>[0], "everyMs"> | undefined,
): OpenDeps["board"] {
  if (!crm || !parts) return { lookIfDue: () => undefined, stop: async () => undefined };
  return createBoardLook({ ...parts, everyMs: lookEveryMs(crm) });
}

/** The embedded store has one server; several share the limits through PostgreSQL. */
function openLimiter(store: Store): Limiter {
  return store.engine === "embedded" ? createMemoryLimiter() : createStoreLimiter(store);
}

/** The provider's library is large, so it is loaded only if payments are set up. */
async function openProvider(
  { payments }: Env,
  observability: Pick<Deps, "log" | "metrics">,
): Promise<PaymentProvider | undefined> {
  if (!payments) return undefined;
  const { createPaymentProvider } = await import("./vendors/stripe.ts");
  return createPaymentProvider(payments, observability);
}
