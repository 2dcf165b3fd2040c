import { decimal, times } from "#domain/valuation/text/decimal.ts";
import { wholeDollars } from "#domain/valuation/text/money.ts";

/** A step of the scale: `percent` of the part of the price up to `upTo` dollars; the last step has no end. */
export type FeeStep = { readonly upTo?: number | undefined; readonly percent: number };

export type FeeTerms = {
  /** In ascending order. */
  readonly scale: readonly FeeStep[];
  /** Whole dollars; due even if the scale comes to less. */
  readonly minimum: number;
};

export type FeePart = { readonly from: number; readonly to: number; readonly percent: number; readonly fee: number };

export type SuccessFee = {
  readonly price: number;
  /** Whole dollars. */
  readonly fee: number;
  /** Of the price, unrounded. */
  readonly percent: number;
  /** What each step of the scale adds, before the minimum. */
  readonly parts: readonly FeePart[];
  readonly isMinimum: boolean;
};

/** Each step's percentage counts only for its own part of the price, so a higher price never means a lower fee. */
export function successFee(price: number, { scale, minimum }: FeeTerms): SuccessFee {
  const parts = scale.flatMap(({ upTo = Number.POSITIVE_INFINITY, percent }, index): FeePart[] => {
    const from = scale[index - 1]?.upTo ?? 0;
    const to = Math.min(price, upTo);
    if (to <= from) return [];
    return [
      { from, to, percent, fee: wholeDollars(times(times(decimal(to - from), decimal(percent)), decimal(0.01))) },
    ];
  });
  const byScale = parts.reduce((sum, { fee }) => sum + fee, 0);
  const fee = Math.max(byScale, minimum);
  return { price, fee, percent: (fee / price) * 100, parts, isMinimum: byScale < minimum };
}
