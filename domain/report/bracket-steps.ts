import { calculateValuation } from "#domain/valuation/calculate.ts";
import { type Bracket, bracketOf } from "#domain/valuation/multiples.ts";
import type { SensitivityTable } from "./sensitivity-table.ts";

/** Two adjacent profits of the sensitivity table with the edge of a size bracket between them. */
export type BracketStep = {
  readonly below: number;
  readonly above: number;
  readonly left: Bracket;
  readonly entered: Bracket;
};

/** Where the table's values jump instead of rising evenly, and why. */
export function bracketSteps({ rows }: Pick<SensitivityTable, "rows">): readonly BracketStep[] {
  return rows.slice(1).flatMap(({ profit: above }, index) => {
    const below = rows[index]?.profit ?? above;
    const [left, entered] = [below, above].map(bracketAtProfit);
    return left && entered && left.from < entered.from ? [{ below, above, left, entered }] : [];
  });
}

function bracketAtProfit(preTaxProfit: number): Bracket {
  return bracketOf(calculateValuation({ preTaxProfit, growthTrend: "flat" }).ebitda);
}
