import { decimal, times } from "./decimal.ts";
import { wholeDollars } from "./money.ts";

export const growthTrends = ["increasing", "flat", "decreasing"] as const;
export type GrowthTrend = (typeof growthTrends)[number];

/** What the formula works on. */
export type FinancialInputs = {
  readonly preTaxProfit: number;
  readonly growthTrend: GrowthTrend;
  readonly recurringRevenue: number;
};

export function sameInputs(one: FinancialInputs, other: FinancialInputs): boolean {
  return (
    one.preTaxProfit === other.preTaxProfit &&
    one.growthTrend === other.growthTrend &&
    one.recurringRevenue === other.recurringRevenue
  );
}

/** What the dialog holds: nothing may be chosen yet, and what was typed may be no amount. */
export type FinancialDraft = {
  readonly preTaxProfit: number | null;
  readonly growthTrend: GrowthTrend | null;
  readonly recurringRevenue: number;
};

export const profitBounds = { min: 100_000, max: 10_000_000, step: 50_000 } as const;
export const profitPresets = [
  { value: 500_000, label: "500K" },
  { value: 1_500_000, label: "1.5M" },
  { value: 3_000_000, label: "3M" },
] as const;
export const recurringBounds = { min: 0, max: 100, step: 5 } as const;

export const dialogDefaults: FinancialDraft = {
  preTaxProfit: 1_500_000,
  growthTrend: null,
  recurringRevenue: 50,
};

export function boundProfit(profit: number): number {
  return Math.min(Math.max(profit, profitBounds.min), profitBounds.max);
}

/** The share as a percentage from 0 to 100; what is missing or no number counts as 0. */
export function boundRecurring(percent: number | undefined): number {
  if (percent === undefined || Number.isNaN(percent)) return recurringBounds.min;
  return Math.min(Math.max(percent, recurringBounds.min), recurringBounds.max);
}

const plain = /^(\d+\.?\d*|\.\d+)$/;
// Groups of three only: in `1,5m` the comma is somebody's decimal point, and 15 million would be a bad guess.
const grouped = /^\d{1,3}([, ])\d{3}(\1\d{3})*(\.\d*)?$/;
const amount = /^(?:us)?\$?\s*([\d., ]+?)\s*(k|thousand|m|mm|mn|mil|million|millions)?\s*(?:usd|dollars)?$/;
const thousand = 1_000;
const million = 1_000_000;

function scaleOf(word: string | undefined): number {
  if (word === undefined) return 1;
  return word === "k" || word === "thousand" ? thousand : million;
}

/** Whole dollars from what an owner types: `1.2m`, `1,200,000`, `$850k`, `850 K`, `2 million`. Undefined for anything else. */
export function readProfit(typed: string): number | undefined {
  const [, figure = "", scale] = amount.exec(typed.replace(/\s+/g, " ").trim().toLowerCase()) ?? [];
  if (!plain.test(figure) && !grouped.test(figure)) return undefined;
  const size = Number(figure.replace(/[, ]/g, ""));
  return Number.isFinite(size) ? wholeDollars(times(decimal(size), decimal(scaleOf(scale)))) : undefined;
}

export type TypedProfit =
  | { readonly is: "empty" }
  | { readonly is: "unreadable" }
  | { readonly is: "within" | "below" | "above"; readonly typed: number; readonly bounded: number };

/** What was typed, held to the slider's bounds, and on which side it stood outside them. */
export function typedProfit(text: string): TypedProfit {
  if (text.trim() === "") return { is: "empty" };
  const typed = readProfit(text);
  if (typed === undefined) return { is: "unreadable" };
  const bounded = boundProfit(typed);
  if (typed === bounded) return { is: "within", typed, bounded };
  return { is: typed < bounded ? "below" : "above", typed, bounded };
}
