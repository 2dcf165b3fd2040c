import { type OwnFigures, ownFiguresOf } from "#domain/depth/own-figures.ts";
import { type PublishedMultiple, type SecondOpinion, secondOpinionOf } from "#domain/depth/published-deals.ts";
import { type Lead, valuationDate } from "#domain/leads/lead.ts";
import { companyOf } from "#domain/leads/lead-profile.ts";
import { plainText } from "#domain/leads/plain-text.ts";
import { type ComparedScenario, compareScenarios } from "#domain/leads/private-page/scenarios.ts";
import {
  type Snapshot,
  type SnapshotChange,
  snapshotChange,
  snapshotsOf,
} from "#domain/leads/private-page/snapshots.ts";
import { type Approach, approachesOf } from "#domain/valuation/approaches.ts";
import type { Valuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { type Worksheet, workbookOf } from "#domain/valuation/worksheet.ts";
import type { Aspect } from "#domain/website/analysis.ts";
import { displayAddress } from "#domain/website/display-address.ts";
import { profileOf } from "#domain/website/profile.ts";
import { type Lever, leversOf } from "./levers.ts";
import { type Objection, objectionsOf } from "./objections.ts";
import { type SensitivityTable, sensitivityTable, type TrendCell, trendTable } from "./sensitivity-table.ts";
import type { ReportTier } from "./tiers.ts";

/** The preparation of a sale in eight workstreams. */
export type ReadinessPlan = {
  /** The industry it was written for; absent for the general plan. */
  readonly industry?: string;
  readonly workstreams: readonly { readonly title: string; readonly note: string }[];
};

/** What the report says about the business: only what was read, or corrected by the owner. */
export type ReportProfile = { readonly company: string; readonly overview: string; readonly general: boolean };

/** Everything that page, PDF and workbook show of a valuation, derived from the stored record. */
export type Report = {
  readonly tier: ReportTier;
  /** Printed on the cover, to distinguish two reports; it opens nothing. */
  readonly number: string;
  /** When the inputs were entered, in epoch milliseconds. */
  readonly date: number;
  readonly host: string;
  readonly profile: ReportProfile;
  readonly inputs: FinancialInputs;
  readonly valuation: Valuation;
  readonly approaches: readonly Approach[];
  readonly worksheets: readonly Worksheet[];
  readonly sensitivity: SensitivityTable;
  readonly trends: readonly TrendCell[];
  readonly levers: readonly Lever[];
  readonly objections: readonly Objection[];
  /** What a buyer will read on the website and ask about. */
  readonly doubts: readonly Aspect[];
  readonly plan?: ReadinessPlan;
  /** The panels that the owner saved. */
  readonly own: OwnFigures;
  readonly published: SecondOpinion<string>;
  /** Every snapshot, oldest first; empty until the owner has changed the figures. */
  readonly history: readonly DatedFigures[];
  /** The scenarios that the owner saved, against the estimate. */
  readonly scenarios: readonly ComparedScenario[];
};

export type DatedFigures = Snapshot & { readonly change?: SnapshotChange };

/** What a report takes from the firm: its words, its fee, and the references it cites. */
export type ReportSources = {
  readonly plan: ReadinessPlan;
  readonly feePercent: number;
  readonly references: Readonly<Record<string, PublishedMultiple>>;
  /** Decides which references are old. */
  readonly now: number;
};

export function reportOf(lead: Lead, tier: ReportTier, sources: ReportSources): Report {
  const { financialInputs: inputs, valuation } = lead;
  const { plan, feePercent, references, now } = sources;
  const { overview, general, industry } = profileOf(lead.businessAnalysis, lead.corrections);
  return {
    tier,
    number: reportNumber(lead),
    date: valuationDate(lead),
    host: displayAddress(lead.website),
    profile: { company: companyOf(lead), overview: plainText(overview), general },
    inputs,
    valuation,
    approaches: approachesOf(valuation),
    worksheets: workbookOf(valuation),
    sensitivity: sensitivityTable(inputs),
    trends: trendTable(inputs),
    levers: leversOf(inputs),
    objections: objectionsOf(inputs),
    doubts: (lead.businessAnalysis?.aspects ?? []).filter(({ type }) => type === "negative"),
    ...(tier === "exitReadiness" && { plan }),
    own: ownFiguresOf(lead, feePercent),
    published: secondOpinionOf(valuation, { references, industry, now }),
    history: historyOf(lead),
    scenarios: compareScenarios(lead.scenarios, valuation),
  };
}

function historyOf(lead: Lead): readonly DatedFigures[] {
  const [first, ...later] = snapshotsOf(lead);
  if (later.length === 0) return [];
  return [
    first,
    ...later.map((snapshot, index) => ({
      ...snapshot,
      change: snapshotChange(later[index - 1] ?? first, snapshot),
    })),
  ];
}

const numberLength = 4;

/** The year and the last characters of the id: too few to find the private link. */
export function reportNumber({ valuationId, createdAt }: Pick<Lead, "valuationId" | "createdAt">): string {
  return `${new Date(createdAt).getUTCFullYear()}-${valuationId.slice(-numberLength).toUpperCase()}`;
}
