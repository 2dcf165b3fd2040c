import type { Valuation } from "#domain/valuation/calculate.ts";

/** The position of a value relative to the estimated range. */
export const rangePlaces = ["below", "lower", "upper", "above"] as const;
export type RangePlace = (typeof rangePlaces)[number];

type Range = Pick<Valuation, "conservativeValue" | "adjustedValuation" | "optimisticValue">;

/** The range includes both ends, and its upper half starts at the adjusted value. */
export function placeInRange(value: number, range: Range): RangePlace {
  if (value < range.conservativeValue) return "below";
  if (value < range.adjustedValuation) return "lower";
  return value <= range.optimisticValue ? "upper" : "above";
}
