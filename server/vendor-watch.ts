import type { Metrics } from "./metrics.ts";
import { type JobKind, jobKinds } from "./store/job-kinds.ts";

export const vendors = ["analysis", "crm", "mail"] as const;
export type Vendor = (typeof vendors)[number];

export type VendorState =
  | { readonly state: "ok" | "untried" }
  /** Since when nothing went well; and whether it answers all the same, only nothing of use. */
  | { readonly state: "failing"; readonly sinceMs: number; readonly answers: boolean };

/** Remembers how the last dealings with each vendor went, for whoever looks at the site's health. */
export type VendorWatch = {
  worked(vendor: Vendor): void;
  failed(vendor: Vendor, how?: { readonly answered: boolean }): void;
  state(vendor: Vendor): VendorState;
};

/** One failure can be chance. */
const failuresInARow = 2;

export function createVendorWatch(now: () => number = Date.now): VendorWatch {
  const known = new Map<Vendor, { readonly failures: number; readonly since: number; readonly answers: boolean }>();
  return {
    worked: (vendor) => {
      known.set(vendor, { failures: 0, since: now(), answers: true });
    },
    failed: (vendor, { answered: answers } = { answered: false }) => {
      const { failures = 0, since = now() } = known.get(vendor) ?? {};
      known.set(vendor, { failures: failures + 1, since: failures > 0 ? since : now(), answers });
    },
    state: (vendor) => {
      const last = known.get(vendor);
      if (!last) return { state: "untried" };
      if (last.failures < failuresInARow) return { state: "ok" };
      return { state: "failing", sinceMs: now() - last.since, answers: last.answers };
    },
  };
}

const vendorOfKind: Readonly<Record<string, Vendor>> = {
  [jobKinds.crmLead]: "crm",
  [jobKinds.crmMessage]: "crm",
  [jobKinds.mailAlert]: "mail",
  [jobKinds.mailLink]: "mail",
  [jobKinds.mailMessage]: "mail",
} satisfies Record<JobKind, Vendor>;

/** What is counted anyway, overheard: tries to deliver, and calls of the model. */
export function overheard(watch: VendorWatch, metrics: Metrics): Metrics {
  const hear = (vendor: Vendor | undefined, went: string | undefined, well: string) => {
    if (!vendor) return;
    if (went === well) watch.worked(vendor);
    // One that is given up was answered: this mail to this address. That says nothing against the mail server.
    else if (went !== "dead" && went !== "lost") watch.failed(vendor, { answered: went === "unusable" });
  };
  return {
    observe: (...said) => metrics.observe(...said),
    count: (name, labels) => {
      metrics.count(name, labels);
      const { kind, outcome } = labels as { readonly kind?: string; readonly outcome?: string };
      if (name === "deliveries") hear(vendorOfKind[kind ?? ""], outcome, "ok");
      else if (name === "modelCalls") hear("analysis", outcome, "usable");
    },
  };
}
