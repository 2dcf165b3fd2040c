import type { BreakdownRow, StepCounts, StepRow, Week } from "./funnel.ts";

/** What the screen of the funnel shows. */
export type FunnelView = {
  /** The Monday of the week, and of the week it is compared with. */
  readonly monday: string;
  readonly mondayBefore: string;
  /** The week is not over. */
  readonly isCurrent: boolean;
  /** Mondays to choose from, newest first. */
  readonly mondays: readonly string[];
  readonly counts: StepCounts;
  readonly rows: readonly StepRow[];
  /** Twelve weeks, oldest first; the last is this one. */
  readonly weeks: readonly Week[];
  readonly byPage: readonly BreakdownRow[];
  readonly bySource: readonly BreakdownRow[];
  readonly byIndustry: readonly BreakdownRow[];
  /** By the name of the partner site, with all steps. */
  readonly byPartner: readonly BreakdownRow[];
  /** Of all partner sites together. */
  readonly partnerCounts: StepCounts;
  readonly mayExport: boolean;
};
