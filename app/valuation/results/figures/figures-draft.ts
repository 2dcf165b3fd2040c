import { financialDraftSchema } from "#contracts/financial-inputs.ts";
import type { FinancialDraft } from "#domain/valuation/financial-inputs.ts";

const keyOf = (valuationId: string) => `figures:${valuationId}`;

function attempt<T>(action: (tab: Storage) => T): T | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Unsaved figures are kept in session storage, so that a reload does not lose them. */
export function readFiguresDraft(valuationId: string): FinancialDraft | undefined {
  const kept = attempt((tab) => JSON.parse(tab.getItem(keyOf(valuationId)) ?? "null") as unknown);
  return financialDraftSchema.safeParse(kept).data;
}

export function keepFiguresDraft(valuationId: string, draft: FinancialDraft): void {
  attempt((tab) => tab.setItem(keyOf(valuationId), JSON.stringify(draft)));
}

export function dropFiguresDraft(valuationId: string): void {
  attempt((tab) => tab.removeItem(keyOf(valuationId)));
}
