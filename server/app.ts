import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import type { RouterContextProvider } from "react-router";
import { depthFormContext } from "#app/context.ts";
import { pathOf, prerenderedPaths, redirects } from "#content/registry/registry.ts";
import { sampleSettings, site } from "#content/site.ts";
import { errorAnswer, errorTable } from "#contracts/error-table.ts";
import type { DepthForm } from "#contracts/valuation/depth-form.ts";
import { deletionForm } from "#server/api/private-page/delete-valuation.ts";
import { depthForm } from "#server/api/private-page/depth-form.ts";
import { mailStopApi } from "#server/api/private-page/mail-stop.ts";
import { privatePageForm } from "#server/api/private-page/private-page-form.ts";
import { reminderStopApi } from "#server/api/private-page/reminder-stop.ts";
import { scenariosApi } from "#server/api/private-page/scenarios.ts";
import { checkoutForm } from "#server/api/reports/checkout-form.ts";
import { createCheckoutSessionApi } from "#server/api/reports/create-checkout-session.ts";
import { downloadReportApi } from "#server/api/reports/download-report.ts";
import { purchaseStatusApi } from "#server/api/reports/purchase-status.ts";
import { reportGenerateApi } from "#server/api/reports/report-generate.ts";
import { addressGivenApi } from "#server/api/valuation/address-given.ts";
import { leadsApi } from "#server/api/valuation/leads.ts";
import { mondayCaptureApi } from "#server/api/valuation/monday-capture.ts";
import { readSiteApi } from "#server/api/valuation/read-site.ts";
import { valuationOpenAiApi } from "#server/api/valuation/valuation-openai.ts";
import { calendlyWebhookApi, calWebhookApi } from "#server/api/webhooks/booking-webhooks.ts";
import { mailReportApi } from "#server/api/webhooks/mail-report.ts";
import { stripeWebhookApi } from "#server/api/webhooks/stripe-webhook.ts";
import { contactApi } from "./api/contact.ts";
import { deskAuthApi } from "./api/desk-auth.ts";
import { healthApi } from "./api/health.ts";
import { createTokenCheck, type TokenCheck } from "./api/v1/bearer-token.ts";
import { apiEvents } from "./api/v1/events.ts";
import { apiFunnel } from "./api/v1/funnel.ts";
import { apiLeads } from "./api/v1/leads.ts";
import { openApiEndpoint } from "./api/v1/open-api.ts";
import { webVitalsApi } from "./api/web-vitals.ts";
import type { Deps } from "./deps.ts";
import { addHeaders, presetHeaders } from "./http/answer-headers.ts";
import { AppError } from "./http/app-error.ts";
import { type EndpointName, endpointNames } from "./http/endpoint-names.ts";
import { nextEventLoopIteration } from "./http/event-loop-iteration.ts";
import { requestGuard } from "./http/limits/request-guard.ts";
import { pageOrigin, separateApiOrigin } from "./http/page-origin.ts";
import { decodable } from "./http/pages/decodable.ts";
import { type DeskBuild, deskPages } from "./http/pages/desk-pages.ts";
import { type EmbedBuild, embedPages } from "./http/pages/embed-pages.ts";
import { paymentPagesOf } from "./http/pages/payment-pages.ts";
import { requestKind } from "./http/request-kind.ts";
import { contentSecurityPolicy, securityHeaders } from "./http/security-headers.ts";
import { securityTxtPage, securityTxtPath } from "./http/security-txt.ts";
import { createLoaderContext } from "./loader-context.ts";
import { errorCode, errorLocation } from "./ops/error-code.ts";
import { traceRequests } from "./ops/request-trace.ts";

/** Renders a page for a request; the framework's handler in production, Vite's in development. */
export type PageRenderer = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Answers of endpoints are for the page that asked: not cached, not indexed, and without a referrer that contains an
 * id.
 */
const privateAnswerHeaders = [
  ["Cache-Control", "no-store"],
  ["Referrer-Policy", "no-referrer"],
  ["X-Robots-Tag", "noindex, nofollow"],
] as const;
/**
 * Without Cache-Control browsers keep a redirect for good, even a mistaken one. A redirect to a private page is not
 * cached.
 */
const redirectCacheControl = "public, max-age=86400";
const publicPaths = new Set(prerenderedPaths);
const redirectTarget = new Map(redirects.map(({ from, to }) => [from, to]));

/** The handler of each endpoint. */
const endpoints: Readonly<Record<EndpointName, (deps: Deps & { readonly requireToken: TokenCheck }) => Hono>> = {
  health: healthApi,
  "read-site": readSiteApi,
  "valuation-openai": valuationOpenAiApi,
  leads: leadsApi,
  scenarios: scenariosApi,
  "reminder-stop": reminderStopApi,
  "mail-stop": mailStopApi,
  "mail-report": mailReportApi,
  "monday-capture": mondayCaptureApi,
  contact: contactApi,
  "create-checkout-session": createCheckoutSessionApi,
  "purchase-status": purchaseStatusApi,
  "stripe-webhook": stripeWebhookApi,
  "calendly-webhook": calendlyWebhookApi,
  "cal-webhook": calWebhookApi,
  "report/generate": reportGenerateApi,
  "download/report": downloadReportApi,
  "address-given": addressGivenApi,
  "web-vitals": webVitalsApi,
  "desk-auth": deskAuthApi,
  "v1/leads": apiLeads,
  "v1/events": apiEvents,
  "v1/funnel": apiFunnel,
  "openapi.json": openApiEndpoint,
};

type AppSettings = {
  /** Pages then have another port than the endpoints, and their styles change while they are open. */
  readonly development?: boolean;
  /** Without it there is no desk, as in tests of the public site. */
  readonly desk?: DeskBuild;
  /** Without it there are no frames on partners' sites. */
  readonly embed?: EmbedBuild;
};

export function createApp(
  deps: Deps,
  renderPage: PageRenderer,
  { development = false, desk, embed }: AppSettings = {},
): Hono {
  const https = deps.env.siteUrl.startsWith("https:");
  const defaultHeaders = Object.entries(securityHeaders({ https }));
  const app = new Hono();

  app.use(traceRequests(deps, defaultHeaders));
  app.use("/api/*", async (context, next) => {
    const isSent = presetHeaders(context, privateAnswerHeaders);
    await next();
    if (!isSent) addHeaders(context, privateAnswerHeaders);
  });
  app.use(requestGuard(deps));
  const endpointDeps = { ...deps, requireToken: createTokenCheck(deps) };
  for (const name of endpointNames) app.route(`/api/${name}`, endpoints[name](endpointDeps));
  app.all("/api/*", () => {
    throw new AppError("notFound");
  });

  const { siteUrl } = deps.env;
  const isSample = sampleSettings.includes("email");
  app.get(securityTxtPath, securityTxtPage({ siteUrl, email: site.email, isSample }));
  app.route(pathOf("valuationResult"), deletionForm(deps));
  app.route(pathOf("valuationHistory"), privatePageForm(deps));
  app.route(pathOf("valuationUpgrade"), checkoutForm(deps));
  app.route(
    pathOf("valuationDeeper"),
    depthForm(deps, {
      // With a query, so that no cached copy of the page is sent.
      showAgain: (context, form) => page(context, new Request(new URL("?again", context.req.url)), form),
    }),
  );

  if (desk) {
    const pages = deskPages(deps, desk, { https, anyStyle: development, onError: unexpected });
    for (const path of ["/desk/*", "/desk.data"]) app.all(path, pages);
  }

  if (embed) app.get("/embed/:partner", embedPages(deps, embed, { https, development, onError: unexpected }));

  app.get("*", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    // One address per page; a doubled slash at the start would also parse as another site's address.
    const path = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
    const target = redirectTarget.get(path) ?? path;
    if (target === pathname) return next();
    context.header("Cache-Control", publicPaths.has(target) ? redirectCacheControl : "private, no-store");
    return context.redirect(target + search, 301);
  });

  const paymentPages = paymentPagesOf(deps.env);

  async function page(context: Context, request: Request, form?: DepthForm): Promise<Response> {
    const nonce = randomBytes(16).toString("base64");
    const { origin, pathname } = new URL(context.req.url);
    const loaderContext = createLoaderContext(deps, {
      nonce,
      origin: pageOrigin(siteUrl, origin),
      onError: unexpected,
    });
    loaderContext.set(depthFormContext, form);
    await nextEventLoopIteration();
    const rendered = await renderPage(request, loaderContext);
    // The page's own response, not a copy: a copy of a cached page would become a stream again.
    const { headers } = rendered;
    const isPrivate = requestKind(pathname) === "private";
    const apiOrigin = separateApiOrigin(origin, { development });
    headers.set(
      "Content-Security-Policy",
      contentSecurityPolicy({ nonce }, { https, apiOrigin, paymentPages, isPrivate, anyStyle: development }),
    );
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
    return rendered;
  }

  app.all("*", (context) => {
    // Pages only answer GET; those that take a form were handled above.
    if (context.req.method !== "GET" && context.req.method !== "HEAD") throw new AppError("methodUnknown");
    return page(context, decodable(context.req.raw));
  });

  /** Neither the message nor the rest of the stack: both may quote what was sent or stored. */
  function unexpected(error: unknown): void {
    deps.metrics.count("errors", { code: "internal" });
    deps.log.error({ code: errorCode(error), at: errorLocation(error) }, errorTable.internal.log);
  }

  app.onError((error, context) => {
    // Caches may store some error answers if there is no header.
    context.header("Cache-Control", "no-store");
    if (error instanceof AppError) {
      const { log, status } = errorTable[error.code];
      deps.metrics.count("errors", { code: error.code });
      if (status === 429) deps.metrics.count("rateLimited", { kind: requestKind(context.req.path) });
      deps.log.info({ code: error.code, reason: error.message }, log);
      if (error.retryAfterSeconds) context.header("Retry-After", String(error.retryAfterSeconds));
      if (error.challenge !== undefined) context.header("WWW-Authenticate", error.challenge);
      return context.json(errorAnswer(error.code, error.parameter), status);
    }
    unexpected(error);
    return context.json(errorAnswer("internal"), errorTable.internal.status);
  });

  return app;
}
