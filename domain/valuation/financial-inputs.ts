import { readProfit } from "./read-profit.ts";

export const growthTrends = ["increasing", "flat", "decreasing"] as const;
export type GrowthTrend = (typeof growthTrends)[number];

/** The inputs of the formula. */
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

/** The state of the dialog: nothing may be chosen yet, and the typed text may not be an amount. */
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

/** The share as a percentage from 0 to 100; missing or invalid counts as 0. */
export function boundRecurring(percent: number | undefined): number {
  if (percent === undefined || Number.isNaN(percent)) return recurringBounds.min;
  return Math.min(Math.max(percent, recurringBounds.min), recurringBounds.max);
}

export type TypedProfit =
  | { readonly is: "empty" }
  | { readonly is: "unreadable" }
  | { readonly is: "within" | "below" | "above"; readonly typed: number; readonly bounded: number };

/** The typed amount, limited to the slider's bounds, and on which side it was outside them. */
export function typedProfit(text: string): TypedProfit {
  if (text.trim() === "") return { is: "empty" };
  const typed = readProfit(text);
  if (typed === undefined) return { is: "unreadable" };
  const bounded = boundProfit(typed);
  if (typed === bounded) return { is: "within", typed, bounded };
  return { is: typed < bounded ? "below" : "above", typed, bounded };
}
