import { safeStorage } from "#app/design/ui/behavior/safe-storage.ts";
import { financialDraftSchema } from "#contracts/valuation/financial-inputs.ts";
import type { FinancialDraft } from "#domain/valuation/financial-inputs.ts";

const storage = safeStorage(() => sessionStorage);
const keyOf = (valuationId: string) => `figures:${valuationId}`;

/** Unsaved figures are kept in session storage, so that a reload does not lose them. */
export function readFiguresDraft(valuationId: string): FinancialDraft | undefined {
  const kept = storage.read(keyOf(valuationId));
  if (kept === undefined) return undefined;
  try {
    return financialDraftSchema.safeParse(JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}

export function keepFiguresDraft(valuationId: string, draft: FinancialDraft): void {
  storage.write(keyOf(valuationId), JSON.stringify(draft));
}

export function dropFiguresDraft(valuationId: string): void {
  storage.write(keyOf(valuationId), undefined);
}
