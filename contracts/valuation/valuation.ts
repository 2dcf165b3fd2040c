import * as z from "zod/mini";

const turns = z.number();
const dollars = z.number();

/** A valuation of `calculateValuation`, read back from a store. */
export const valuationSchema = z.object({
  preTaxProfit: dollars,
  ebitda: dollars,
  multiple: turns,
  baseMultiple: turns,
  growthScore: z.number(),
  growthAdjustment: turns,
  recurringAdjustment: turns,
  baseValuation: dollars,
  adjustedValuation: dollars,
  conservativeValue: dollars,
  optimisticValue: dollars,
  growthTrend: z.enum(["Growing", "Stable", "Declining"]),
  recurringRevenue: z.exactOptional(z.number()),
  drivers: z.array(
    z.object({
      input: z.enum(["size", "growth", "recurring"]),
      factor: z.string(),
      description: z.string(),
      impact: z.enum(["positive", "negative"]),
      turns,
      dollars,
    }),
  ),
  revenue: dollars,
  sde: dollars,
  methodology: z.object({
    description: z.string(),
    baseMultiple: turns,
    growthScore: z.number(),
    growthAdjustment: turns,
    recurringAdjustment: turns,
    finalMultiple: turns,
    factors: z.array(z.string()),
  }),
});
