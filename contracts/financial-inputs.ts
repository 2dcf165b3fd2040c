import * as z from "zod/mini";
import { growthTrends, profitBounds, recurringBounds } from "#domain/valuation/financial-inputs.ts";

const growthTrend = z.enum(growthTrends);
const recurringRevenue = z.number().check(z.gte(recurringBounds.min), z.lte(recurringBounds.max));

/** Inputs that the dialog accepts. */
export const financialInputsSchema = z.object({
  preTaxProfit: z.number().check(z.gte(profitBounds.min), z.lte(profitBounds.max)),
  growthTrend,
  recurringRevenue,
});

/** Inputs as the dialog holds them: incomplete, or typed outside the bounds. */
export const financialDraftSchema = z.object({
  preTaxProfit: z.nullable(z.number()),
  growthTrend: z.nullable(growthTrend),
  recurringRevenue,
});
