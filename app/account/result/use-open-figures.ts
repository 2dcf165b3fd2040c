import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { keepFiguresDraft, readFiguresDraft } from "#app/valuation/results/figures/figures-draft.ts";
import { asksToChangeFigures } from "#contracts/valuation/change-figures.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";

/**
 * Opens 'Change my figures' if the address asks for it: the dialog opens with a draft that it finds on arrival. The
 * layout effect writes that draft before the dialog's own effect reads it.
 */
export function useOpenFigures(valuationId: string, inputs: FinancialInputs): void {
  const isAsked = asksToChangeFigures(useLocation().search);
  const navigate = useNavigate();

  useLayoutEffect(() => {
    if (isAsked && !readFiguresDraft(valuationId)) keepFiguresDraft(valuationId, inputs);
  }, [isAsked, valuationId, inputs]);

  useEffect(() => {
    // A reload must not open it again.
    if (isAsked) void navigate({ search: "" }, { replace: true, preventScrollReset: true });
  }, [isAsked, navigate]);
}
