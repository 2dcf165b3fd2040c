import { boundProfit, type FinancialDraft, type FinancialInputs, profitBounds } from "./financial-inputs.ts";

export const inputMessages = {
  preTaxProfit: "Please select your annual profit",
  growthTrend: "Please select your growth trend",
  notPositive: "Pre-tax profit must be a positive number",
  calculation: "Failed to calculate valuation. Please check your inputs.",
} as const;

/** The messages under the dialog's fields; a field without one is valid. */
export type InputErrors = { readonly preTaxProfit?: string; readonly growthTrend?: string };

export type CheckedInputs =
  | { readonly ok: true; readonly inputs: FinancialInputs }
  | { readonly ok: false; readonly errors: InputErrors };

export function checkInputs({ preTaxProfit, growthTrend, recurringRevenue }: FinancialDraft): CheckedInputs {
  const profit = preTaxProfit !== null && preTaxProfit >= profitBounds.min ? preTaxProfit : null;
  if (profit !== null && growthTrend !== null) {
    return { ok: true, inputs: { preTaxProfit: boundProfit(profit), growthTrend, recurringRevenue } };
  }
  return {
    ok: false,
    errors: {
      ...(profit === null && { preTaxProfit: inputMessages.preTaxProfit }),
      ...(growthTrend === null && { growthTrend: inputMessages.growthTrend }),
    },
  };
}

/** What the visitor reads if the formula refuses its inputs; the reason is for the log. */
export function calculationError(cause: unknown): Error {
  return new Error(inputMessages.calculation, { cause });
}
