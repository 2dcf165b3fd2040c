import { industries } from "#domain/website/industries.ts";

/** What a visitor may do, in the order of the funnel. */
export const funnelSteps = ["visit", "address", "figures", "result", "contact", "report", "booked", "paid"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** One person did something. It names no person: every value is from a short list. */
export type FunnelCount = {
  readonly step: FunnelStep;
  /** The id of a public page, or the frame of a partner site (`partner:<key>`); empty if it is not known. */
  readonly page: string;
  /** Of `leadSources`; empty if it is not known. */
  readonly source: string;
  /** Of `industries`, or `other`; empty if it is not known. */
  readonly industry: string;
};

const byLabel = new Map<string, string>(Object.entries(industries).map(([id, { label }]) => [label, id]));

/** The id of an industry by its label. Owners may write their own; these count together. */
export function industryIdOf(label: string): string {
  return label === "" ? "" : (byLabel.get(label) ?? "other");
}
