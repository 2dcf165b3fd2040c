import type { Metrics } from "./metrics.ts";
import { type JobKind, jobKinds } from "./store/job-kinds.ts";

export const vendors = ["analysis", "crm", "mail"] as const;
export type Vendor = (typeof vendors)[number];

export type VendorState =
  | { readonly state: "ok" | "untried" }
  /** Since when nothing went well; and whether a small question would tell that it is over. */
  | { readonly state: "failing"; readonly sinceMs: number; readonly mayBeAsked: boolean };

/** Remembers how the last dealings with each vendor went, for whoever looks at the site's health. */
export type VendorWatch = {
  worked(vendor: Vendor): void;
  /** Answered a small question: taken for well, until the next failure shows that such an answer says nothing this time. */
  spoke(vendor: Vendor): void;
  failed(vendor: Vendor, how?: { readonly answered: boolean }): void;
  state(vendor: Vendor): VendorState;
};

/** One failure can be chance. */
const failuresInARow = 2;

type Known = {
  readonly failures: number;
  readonly since: number;
  /** Its last failure was an answer that was of no use. */
  readonly answered: boolean;
  /** Whatever went well since it last worked was a small question. */
  readonly onlySpoke: boolean;
};
const untroubled: Known = { failures: 0, since: 0, answered: false, onlySpoke: false };

export function createVendorWatch(now: () => number = Date.now): VendorWatch {
  const known = new Map<Vendor, Known>();
  return {
    worked: (vendor) => {
      known.set(vendor, { ...untroubled, since: now() });
    },
    spoke: (vendor) => {
      known.set(vendor, { ...untroubled, since: now(), onlySpoke: true });
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
      return { state: "failing", sinceMs: now() - last.since, mayBeAsked: !last.answered && !last.onlySpoke };
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
