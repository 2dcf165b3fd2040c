import { pages } from "#content/registry/registry.ts";
import { type ErrorCode, errorTable } from "#contracts/error-table.ts";
import { documentFormats } from "#contracts/payments/report-document.ts";
import { screenSizes, webVitalNames, webVitalRatings } from "#contracts/web-vitals.ts";
import { requestKinds } from "#server/http/request-kind.ts";
import { allJobKinds } from "#server/store/jobs/job-kinds.ts";
import { paymentFailures } from "#server/vendors/stripe/failure.ts";

type Row = {
  readonly type: "counter" | "gauge" | "histogram";
  readonly name: string;
  readonly help: string;
  /** Every value that a label can have, so that the number of series is known in advance. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[];
};

/** From a file served from memory to a report that times out. */
const requestSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Durations of vendor calls. */
const vendorSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30];

const codes = Object.keys(errorTable) as readonly ErrorCode[];
const deliveryKinds: readonly string[] = allJobKinds;
const pageIds: readonly string[] = pages.map(({ id }) => id);
/** For a label that is set once, at the start, and so may have any value. */
export const anyValue: readonly string[] = [];
const methods: readonly string[] = ["GET", "HEAD", "POST", "DELETE", "OPTIONS"];

/** Every metric on the private port. Names end in their unit; counters in `_total`. */
export const metricsTable = {
  requests: {
    type: "counter",
    name: "amiva_http_requests_total",
    help: "Requests answered, by what was asked for, method and class of status.",
    labels: { kind: requestKinds, method: methods, status: ["1xx", "2xx", "3xx", "4xx", "5xx"] },
  },
  requestSeconds: {
    type: "histogram",
    name: "amiva_http_request_duration_seconds",
    help: "Time to an answer of the application. Files from memory are counted only: to time each would cost more than it takes.",
    labels: { kind: requestKinds },
    buckets: requestSeconds,
  },
  errors: {
    type: "counter",
    name: "amiva_errors_total",
    help: "Failed answers, by their code in the error table.",
    labels: { code: codes },
  },
  rateLimited: {
    type: "counter",
    name: "amiva_rate_limited_total",
    help: "Requests refused because a limit was reached, by what was asked for.",
    labels: { kind: requestKinds },
  },
  captures: {
    type: "counter",
    name: "amiva_captures_total",
    help: "Valuations that were sent to be kept: new ones stored, known ones stored again, and those that could not be.",
    labels: { outcome: ["new", "known", "refused", "failed"] },
  },
  messages: {
    type: "counter",
    name: "amiva_messages_total",
    help: "Messages sent by form: stored, known already, and those that could not be stored.",
    labels: { outcome: ["new", "known", "failed"] },
  },
  deliveries: {
    type: "counter",
    name: "amiva_deliveries_total",
    help: "Tries to deliver, by kind: delivered, to be tried again, given up, and those whose end was not written.",
    labels: { kind: deliveryKinds, outcome: ["ok", "retry", "dead", "lost"] },
  },
  deliverySeconds: {
    type: "histogram",
    name: "amiva_delivery_duration_seconds",
    help: "How long a try to deliver took.",
    labels: { kind: deliveryKinds },
    buckets: vendorSeconds,
  },
  queue: {
    type: "gauge",
    name: "amiva_queue_jobs",
    help: "Deliveries in the outbox: waiting (all undelivered), due (could be taken now), dead (given up). A count stops at 1000.",
    labels: { kind: deliveryKinds, state: ["waiting", "due", "dead"] },
  },
  oldestLead: {
    type: "gauge",
    name: "amiva_oldest_undelivered_lead_seconds",
    help: "How long the CRM has lacked a lead or its last change, given-up ones included; 0 when it lacks none.",
    labels: {},
  },
  storeUp: {
    type: "gauge",
    name: "amiva_store_up",
    help: "1 while the store answers; without it the numbers read from it are absent.",
    labels: {},
  },
  configured: {
    type: "gauge",
    name: "amiva_configured",
    help: "1 for each vendor that is set up.",
    labels: { part: ["analysis", "crm", "payments", "mail", "calendar"] },
  },
  readings: {
    type: "counter",
    name: "amiva_website_readings_total",
    help: "Websites read for visitors: read, or the error's code.",
    labels: { outcome: ["read", ...codes] },
  },
  readingSeconds: {
    type: "histogram",
    name: "amiva_website_reading_duration_seconds",
    help: "How long reading a website took.",
    labels: {},
    buckets: vendorSeconds,
  },
  analyses: {
    type: "counter",
    name: "amiva_analyses_total",
    help: "Analyses, by source: built-in rules, stored reading, model, a request already running, or none (failed).",
    labels: { by: ["rules", "store", "model", "coalesced", "nobody"] },
  },
  modelCalls: {
    type: "counter",
    name: "amiva_model_calls_total",
    help: "Calls of the language model: usable, unusable, or failed with the error's code.",
    labels: { outcome: ["usable", "unusable", ...codes] },
  },
  modelSeconds: {
    type: "histogram",
    name: "amiva_model_call_duration_seconds",
    help: "How long a call of the language model took.",
    labels: {},
    buckets: vendorSeconds,
  },
  modelChecks: {
    type: "counter",
    name: "amiva_model_checks_total",
    help: "Probes of a failing model: answered or failed.",
    labels: { outcome: ["answered", "failed"] },
  },
  paymentCalls: {
    type: "counter",
    name: "amiva_payment_calls_total",
    help: "Questions to the payment provider: ok, or how they failed.",
    labels: { outcome: ["ok", ...paymentFailures] },
  },
  paymentEvents: {
    type: "counter",
    name: "amiva_payment_events_total",
    help: "Events of the payment provider: settled, or the error's code; eventRefused is a signature that does not fit.",
    labels: { outcome: ["settled", ...codes] },
  },
  documents: {
    type: "counter",
    name: "amiva_documents_total",
    help: "Reports made (not from the store), by format: made, too many waiting, or failed.",
    labels: { format: documentFormats, outcome: ["made", "busy", "failed"] },
  },
  documentSeconds: {
    type: "histogram",
    name: "amiva_document_duration_seconds",
    help: "How long making a report took, waiting for a thread included.",
    labels: { format: documentFormats },
    buckets: vendorSeconds,
  },
  webVitalSeconds: {
    type: "histogram",
    name: "amiva_web_vital_seconds",
    help: "What real visitors waited: FCP, INP, LCP and TTFB, by the page they arrived on and the size of their screen.",
    labels: { vital: webVitalNames.filter((name) => name !== "CLS"), page: pageIds, screen: screenSizes },
    // With the limits of good and poor for each.
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8],
  },
  layoutShift: {
    type: "histogram",
    name: "amiva_web_vital_layout_shift",
    help: "How far pages moved under real visitors (CLS), by the page they arrived on and the size of their screen.",
    labels: { page: pageIds, screen: screenSizes },
    buckets: [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  },
  webVitalRatings: {
    type: "counter",
    name: "amiva_web_vital_ratings_total",
    help: "Measures of real visitors as good, to be improved or poor.",
    labels: { vital: webVitalNames, screen: screenSizes, rating: webVitalRatings },
  },
  buildInfo: {
    type: "gauge",
    name: "amiva_build_info",
    help: "1; the labels say what runs.",
    labels: { version: anyValue, build: anyValue, node: anyValue },
  },
} as const satisfies Record<string, Row>;

type Table = typeof metricsTable;
export type MetricName = keyof Table;
type OfType<Type extends Row["type"]> = {
  [Name in MetricName]: Table[Name]["type"] extends Type ? Name : never;
}[MetricName];
export type CounterName = OfType<"counter">;
export type GaugeName = OfType<"gauge">;
export type HistogramName = OfType<"histogram">;

export type LabelsOf<Name extends MetricName> = {
  readonly [Label in keyof Table[Name]["labels"]]: Table[Name]["labels"][Label] extends readonly (infer Value)[]
    ? Value
    : never;
};

export const metricRow = (name: MetricName): Row => metricsTable[name];
