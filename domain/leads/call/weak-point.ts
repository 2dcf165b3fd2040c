import type { ReadinessKey } from "#domain/depth/depth-bounds.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import { type Objection, objectionsOf } from "#domain/report/objections.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { recurringBand } from "#domain/valuation/text/labels.ts";

/** Where a buyer will push first. */
export type WeakPoint =
  | { readonly about: "decline" }
  | { readonly about: "recurring"; readonly notRecurring: number }
  | { readonly about: "readiness"; readonly key: ReadinessKey }
  | { readonly about: "addBacks"; readonly unproved: number }
  | { readonly about: "objection"; readonly argues: Objection["argues"] };

/** The first that applies; the costliest objection if nothing particular does. */
export function weakPoint(inputs: FinancialInputs, { readiness, addBacks }: OwnFigures = {}): WeakPoint {
  if (inputs.growthTrend === "decreasing") return { about: "decline" };
  if (recurringBand(inputs.recurringRevenue) !== "High")
    return { about: "recurring", notRecurring: 100 - inputs.recurringRevenue };
  const missing = readiness?.open.find(({ answer }) => answer === "no");
  if (missing) return { about: "readiness", key: missing.key };
  const unproved = addBacks?.lines.filter((line) => line.isUnproved).reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  if (unproved > 0) return { about: "addBacks", unproved };
  return { about: "objection", argues: objectionsOf(inputs)[0]?.argues ?? "softYear" };
}
