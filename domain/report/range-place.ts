import type { Valuation } from "#domain/valuation/calculate.ts";

/** Where a value stands against the estimated range. */
export const rangePlaces = ["below", "lower", "upper", "above"] as const;
export type RangePlace = (typeof rangePlaces)[number];

type Range = Pick<Valuation, "conservativeValue" | "adjustedValuation" | "optimisticValue">;

/** The range holds both of its ends, and its upper half begins with the adjusted value. */
export function placeInRange(value: number, range: Range): RangePlace {
  if (value < range.conservativeValue) return "below";
  if (value < range.adjustedValuation) return "lower";
  return value <= range.optimisticValue ? "upper" : "above";
}
