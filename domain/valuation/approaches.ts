import { decimal, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { multipleText } from "#domain/valuation/text/labels.ts";
import { shareOf } from "#domain/valuation/text/money.ts";
import type { Valuation } from "./calculate.ts";

export type ApproachId = "revenue" | "sde" | "ebitda";

/** Shares of the adjusted value, and the multiples where fixed ones are printed (docs/product.md). */
export const approachBands = {
  revenue: { low: 0.7, high: 0.9, multiples: [0.6, 0.9] },
  sde: { low: 0.8, high: 1.1, multiples: [2.9, 3.9] },
  ebitda: { low: 1, high: 1.2, multiples: undefined },
} as const;

export const approachNames: Readonly<Record<ApproachId, string>> = {
  revenue: "Revenue-based",
  sde: "SDE-based",
  ebitda: "EBITDA-based",
};

export const approachThresholds = { sde: 500_000, ebitda: 1_000_000 } as const;

/** Which approach has the most weight at this EBITDA. */
export function highlightedApproach(ebitda: number): ApproachId {
  if (ebitda < approachThresholds.sde) return "revenue";
  return ebitda < approachThresholds.ebitda ? "sde" : "ebitda";
}

export type Approach = {
  readonly id: ApproachId;
  readonly name: string;
  readonly low: number;
  readonly high: number;
  /** Both ends as shown: `6.0x` and `7.2x`. */
  readonly multiples: readonly [low: string, high: string];
  readonly highlighted: boolean;
};

function shownMultiples(id: ApproachId, multiple: number): readonly [string, string] {
  const { multiples, high } = approachBands[id];
  const [from, to] = multiples ?? [multiple, toNumber(times(decimal(multiple), decimal(high)))];
  return [multipleText(from), multipleText(to)];
}

/** The three rows of the Valuation Overview. */
export function approachesOf({ ebitda, multiple, adjustedValuation }: Valuation): readonly Approach[] {
  const highlighted = highlightedApproach(ebitda);
  return (["revenue", "sde", "ebitda"] as const).map((id) => ({
    id,
    name: approachNames[id],
    low: shareOf(adjustedValuation, approachBands[id].low),
    high: shareOf(adjustedValuation, approachBands[id].high),
    multiples: shownMultiples(id, multiple),
    highlighted: id === highlighted,
  }));
}
