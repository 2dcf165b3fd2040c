import type { Metrics } from "./metrics.ts";
import { type JobKind, jobKinds } from "./store/job-kinds.ts";

export const vendors = ["analysis", "crm", "mail", "payments"] as const;
export type Vendor = (typeof vendors)[number];

export type VendorState =
  | { readonly state: "ok" | "untried" }
  /** Since when nothing succeeded; and whether a probe would show that it is over. */
  | { readonly state: "failing"; readonly sinceMs: number; readonly canProbe: boolean };

/** How the last calls of each vendor went on this server. Report every call here; health and the outage notices read it. */
export type VendorHealthTracker = {
  succeeded(vendor: Vendor): void;
  /** A probe was answered: counts as success, until the next failure shows that a probe proves nothing this time. */
  probed(vendor: Vendor): void;
  /** `answered`: the vendor answered, but the answer was useless. */
  failed(vendor: Vendor, how?: { readonly answered: boolean }): void;
  state(vendor: Vendor): VendorState;
};

/** One failure can be chance. */
const failuresInARow = 2;

type Known = {
  readonly failures: number;
  readonly since: number;
  /** The last failure was a useless answer. */
  readonly answered: boolean;
  /** Since the last real success only probes succeeded. */
  readonly onlyProbed: boolean;
};
const untroubled: Known = { failures: 0, since: 0, answered: false, onlyProbed: false };

export function createVendorHealth(now: () => number = Date.now): VendorHealthTracker {
  const known = new Map<Vendor, Known>();
  return {
    succeeded: (vendor) => {
      known.set(vendor, { ...untroubled, since: now() });
    },
    probed: (vendor) => {
      known.set(vendor, { ...untroubled, since: now(), onlyProbed: true });
    },
    failed: (vendor, { answered } = { answered: false }) => {
      const last = known.get(vendor) ?? untroubled;
      const since = last.failures > 0 ? last.since : now();
      known.set(vendor, { ...last, failures: last.failures + 1, since, answered });
    },
    state: (vendor) => {
      const last = known.get(vendor);
      if (!last) return { state: "untried" };
      if (last.failures < failuresInARow) return { state: "ok" };
      return { state: "failing", sinceMs: now() - last.since, canProbe: !last.answered && !last.onlyProbed };
    },
  };
}

const vendorOfKind: Readonly<Record<string, Vendor>> = {
  [jobKinds.crmLead]: "crm",
  [jobKinds.crmMessage]: "crm",
  [jobKinds.crmSale]: "crm",
  [jobKinds.mailAlert]: "mail",
  [jobKinds.mailLink]: "mail",
  [jobKinds.mailMessage]: "mail",
  [jobKinds.mailSale]: "mail",
  [jobKinds.mailDownload]: "mail",
} satisfies Record<JobKind, Vendor>;

/** Deliveries and calls of the model are counted anyway, so their health follows from the counts. */
export function trackVendorHealth(health: VendorHealthTracker, metrics: Metrics): Metrics {
  const report = (vendor: Vendor | undefined, outcome: string | undefined, success: string) => {
    if (!vendor) return;
    if (outcome === success) health.succeeded(vendor);
    // A delivery that is given up was answered: this mail to this address. That says nothing against the mail server.
    else if (outcome !== "dead" && outcome !== "lost") health.failed(vendor, { answered: outcome === "unusable" });
  };
  return {
    observe: (...said) => metrics.observe(...said),
    count: (name, labels) => {
      metrics.count(name, labels);
      const { kind, outcome } = labels as { readonly kind?: string; readonly outcome?: string };
      if (name === "deliveries") report(vendorOfKind[kind ?? ""], outcome, "ok");
      else if (name === "modelCalls") report("analysis", outcome, "usable");
    },
  };
}
