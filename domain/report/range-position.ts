import type { Valuation } from "#domain/valuation/calculate.ts";

/** The position of a value relative to the estimated range. */
export const rangePositions = ["below", "lower", "upper", "above"] as const;
export type RangePosition = (typeof rangePositions)[number];

type Range = Pick<Valuation, "conservativeValue" | "adjustedValuation" | "optimisticValue">;

/** The range includes both ends, and its upper half starts at the adjusted value. */
export function positionInRange(value: number, range: Range): RangePosition {
  if (value < range.conservativeValue) return "below";
  if (value < range.adjustedValuation) return "lower";
  return value <= range.optimisticValue ? "upper" : "above";
}
