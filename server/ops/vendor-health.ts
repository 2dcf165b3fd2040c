import type { Env } from "#server/env.ts";
import { type JobKind, jobKinds, type WebhookKind } from "#server/store/jobs/job-kinds.ts";
import type { Metrics } from "./metrics/metrics.ts";

/** `payments`: the provider's API, which we ask; `paymentEvents`: its webhook, by which it tells us. */
export const vendors = ["analysis", "crm", "mail", "payments", "paymentEvents"] as const;
export type Vendor = (typeof vendors)[number];

/** Only a vendor that is set up can be in trouble. */
export function isConfigured(env: Pick<Env, "analysis" | "crm" | "mail" | "payments">, vendor: Vendor): boolean {
  return env[vendor === "paymentEvents" ? "payments" : vendor] !== undefined;
}

export type VendorState =
  | { readonly state: "ok" | "untried" }
  /** Since when nothing succeeded; and whether a probe would show that it is over. */
  | { readonly state: "failing"; readonly sinceMs: number; readonly canProbe: boolean };

/** How the last calls of each vendor went on this server. Every call is reported here, for health and outage notices. */
export type VendorHealthTracker = {
  succeeded(vendor: Vendor): void;
  /** A probe was answered: counts as success, until the next failure shows that a probe proves nothing this time. */
  probed(vendor: Vendor): void;
  /** `answered`: with something useless. `isCertain`: it cannot be chance, so one failure is enough. */
  failed(vendor: Vendor, how?: { readonly answered?: boolean; readonly isCertain?: boolean }): void;
  state(vendor: Vendor): VendorState;
  history(vendor: Vendor): VendorHistory;
};

export type VendorHistory = {
  /** When it last succeeded. */
  readonly succeededAt?: number;
  readonly failing?: {
    readonly since: number;
    /** When it last failed. */
    readonly failedAt: number;
    /** Until when it is certain to fail. After a useless answer only the next call can tell. */
    readonly until: number;
  };
};

/** One failure can be chance. */
const failuresInARow = 2;

type HealthRecord = {
  readonly failures: number;
  readonly since: number;
  /** The last failure was a useless answer. */
  readonly answered: boolean;
  /** Since the last real success only probes succeeded. */
  readonly onlyProbed: boolean;
  readonly succeededAt: number | undefined;
  readonly failedAt: number;
};
const healthy: HealthRecord = {
  failures: 0,
  since: 0,
  answered: false,
  onlyProbed: false,
  succeededAt: undefined,
  failedAt: 0,
};

export function createVendorHealth(now: () => number = Date.now): VendorHealthTracker {
  const known = new Map<Vendor, HealthRecord>();
  return {
    succeeded: (vendor) => {
      known.set(vendor, { ...healthy, succeededAt: now() });
    },
    probed: (vendor) => {
      known.set(vendor, { ...healthy, succeededAt: now(), onlyProbed: true });
    },
    failed: (vendor, { answered = false, isCertain = false } = {}) => {
      const last = known.get(vendor) ?? healthy;
      const since = last.failures > 0 ? last.since : now();
      const failures = last.failures + (isCertain ? failuresInARow : 1);
      known.set(vendor, { ...last, failures, since, answered, failedAt: now() });
    },
    state: (vendor) => {
      const last = known.get(vendor);
      if (!last) return { state: "untried" };
      if (last.failures < failuresInARow) return { state: "ok" };
      return { state: "failing", sinceMs: now() - last.since, canProbe: !last.answered && !last.onlyProbed };
    },
    history: (vendor) => {
      const { succeededAt, failures, since, answered, failedAt } = known.get(vendor) ?? healthy;
      const failing = { since, failedAt, until: answered ? failedAt : now() };
      return { ...(succeededAt !== undefined && { succeededAt }), ...(failures >= failuresInARow && { failing }) };
    },
  };
}

const vendorOfKind: Readonly<Record<string, Vendor>> = {
  [jobKinds.crmLead]: "crm",
  [jobKinds.crmLeadFields]: "crm",
  [jobKinds.crmMessage]: "crm",
  [jobKinds.crmSale]: "crm",
  [jobKinds.crmCall]: "crm",
  [jobKinds.mailAlert]: "mail",
  [jobKinds.mailLink]: "mail",
  [jobKinds.mailMessage]: "mail",
  [jobKinds.mailOutage]: "mail",
  [jobKinds.mailSale]: "mail",
  [jobKinds.mailCall]: "mail",
  [jobKinds.mailDownload]: "mail",
  [jobKinds.mailReminder]: "mail",
  [jobKinds.mailFollowUp]: "mail",
  [jobKinds.mailAccount]: "mail",
  [jobKinds.mailSeries]: "mail",
  [jobKinds.mailDigest]: "mail",
  // Calls to the payment provider are counted one by one, whatever causes them.
} satisfies Record<Exclude<JobKind, typeof jobKinds.paymentCheck | WebhookKind>, Vendor>;

/** A failure of this delivery or request only, which says nothing about the vendor. */
const ownFailures = new Set(["dead", "lost", "refused", "mismatch"]);

/** The deliveries of each vendor. */
export function kindsOf(vendor: Vendor): readonly JobKind[] {
  return Object.values(jobKinds).filter((kind) => vendorOfKind[kind] === vendor);
}

/** Deliveries and vendor calls are counted anyway, so their health follows from the counts. */
export function trackVendorHealth(health: VendorHealthTracker, metrics: Metrics): Metrics {
  const report = (vendor: Vendor | undefined, outcome: string | undefined, success: string) => {
    if (!vendor) return;
    if (outcome === success) health.succeeded(vendor);
    else if (!ownFailures.has(outcome ?? "")) health.failed(vendor, { answered: outcome === "unusable" });
  };
  return {
    observe: (...said) => metrics.observe(...said),
    count: (name, labels) => {
      metrics.count(name, labels);
      const { kind, outcome } = labels as { readonly kind?: string; readonly outcome?: string };
      if (name === "deliveries") report(vendorOfKind[kind ?? ""], outcome, "ok");
      else if (name === "modelCalls") report("analysis", outcome, "usable");
      else if (name === "paymentCalls") report("payments", outcome, "ok");
    },
  };
}
