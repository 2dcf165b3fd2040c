import type { PartnerSite } from "./partner-site.ts";
import type { OriginProblem } from "./read-origins.ts";

/** A partner site as an owner types it on the desk. */
export type PartnerForm = {
  readonly name: string;
  readonly origins: string;
  readonly color: string;
  readonly isOn: boolean;
};

/** What has to be changed in the form before it is saved. */
export type PartnerProblem =
  | { readonly field: "name"; readonly kind: "missing" | "tooLong" | "taken" }
  | ({ readonly field: "origins" } & OriginProblem)
  | { readonly field: "color"; readonly kind: "noColor" }
  /** Texts on it would be too faint; `shade` is the same color, dark enough. */
  | { readonly field: "color"; readonly kind: "tooLight"; readonly shade: string }
  | { readonly field: "all"; readonly kind: "tooMany" | "gone" };

/** A partner site in the settings of the desk. */
export type ListedPartnerSite = PartnerSite & {
  /** How many leads came from it. */
  readonly leads: number;
  /** What the partner puts into the page. */
  readonly snippet: string;
};
