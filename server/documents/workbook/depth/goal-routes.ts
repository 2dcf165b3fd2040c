import { depthWorkbookWords } from "#content/depth/workbook.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import { recurringStep } from "#domain/report/levers.ts";
import type { Report } from "#domain/report/report.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import { type FinancialInputs, type GrowthTrend, recurringBounds } from "#domain/valuation/financial-inputs.ts";
import { ebitdaOf, formula } from "#domain/valuation/formula.ts";
import { ebitdaFormula, growthFormula, recurringFormula } from "#domain/valuation/spreadsheet.ts";
import { decimal, times } from "#domain/valuation/text/decimal.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { wholeDollars } from "#domain/valuation/text/money.ts";
import { unroundedProduct } from "#domain/valuation/worksheet.ts";
import { dollars, helper, live, multiple, type Row, words } from "#server/documents/workbook/layout/sheet.ts";
import { difference } from "#server/documents/workbook/layout/styles.ts";
import { estimate, percent, roundedFrom, shareOfPercent } from "./cells.ts";

const text = depthWorkbookWords.goal;
const goalCell = "$B$2";
/** A price is reached from half a dollar below it, where it rounds up. */
const reached = `(${goalCell}-0.5)`;

type Route = {
  readonly label: string;
  readonly profit: number;
  readonly trend: GrowthTrend;
  readonly recurring: number;
  /** In place of the entered inputs and the multiple of the estimate. */
  readonly formulas: Partial<Readonly<Record<"profit" | "trend" | "recurring" | "multiple", string>>>;
  /** What the changed input is rounded from. */
  readonly from: { readonly product: string; readonly value: number; readonly decimals?: number };
};

const sixDecimals = (value: number) => Number(value.toFixed(6));

/** A millionth of a point is up to 20 cents of value, and a goal may be missed by less. */
const shareDecimals = 9;

/** Four ways to the goal, from the given row on. The size keeps today's bracket. */
export function routeRows(report: Report, found: NonNullable<OwnFigures["goal"]>, first: number): readonly Row[] {
  const { inputs, valuation } = report;
  return routesOf(report, found, first).map((route, index) => {
    const row = first + index;
    const { adjustedValuation, multiple: turns } = atTodaysSize(inputs, route);
    const formulas = { profit: "Profit", trend: "Trend", recurring: "Recurring", ...route.formulas };
    return [
      words(route.label),
      dollars(formulas.profit, route.profit),
      live(formulas.trend, growthLabel(route.trend), undefined, "word"),
      percent(formulas.recurring, shareOfPercent(route.recurring)),
      multiple(formulas.multiple ?? estimate.multiple, turns),
      roundedFrom(`J${row}`, adjustedValuation, "strong"),
      live(`B${row}-Profit`, route.profit - valuation.preTaxProfit, difference("$0")),
      live(
        `IF(F${row}>=${goalCell},"${text.reaches}","${text.short}")`,
        adjustedValuation >= found.entries.goal ? text.reaches : text.short,
        undefined,
        "word",
      ),
      helper(route.from.product, route.from.value, route.from.decimals),
      helper(
        `${ebitdaFormula(`B${row}`)}*E${row}`,
        unroundedProduct(unroundedProduct(route.profit, formula.ebitdaOfProfit), turns),
      ),
    ];
  });
}

/** The value of a route at the bracket of the entered profit. */
function atTodaysSize(inputs: FinancialInputs, { profit, trend, recurring }: Route) {
  const { multiple: turns } = calculateValuation({ ...inputs, growthTrend: trend, recurringRevenue: recurring });
  return { multiple: turns, adjustedValuation: wholeDollars(times(ebitdaOf(profit), decimal(turns))) };
}

function routesOf({ inputs, valuation }: Report, { entries, routes }: NonNullable<OwnFigures["goal"]>, first: number) {
  const { preTaxProfit, growthTrend, recurringRevenue } = inputs;
  const today = { profit: preTaxProfit, trend: growthTrend, recurring: recurringRevenue };
  const more = Math.min(recurringRevenue + recurringStep, recurringBounds.max);
  const above = routes.is === "above" ? routes : undefined;
  const goal = entries.goal - 0.5;
  const multipleAt = (recurring: number) => calculateValuation({ ...inputs, recurringRevenue: recurring }).multiple;
  const profitFrom = (row: number, turns: number) => ({
    product: `${reached}/(${formula.ebitdaOfProfit}*E${row})`,
    value: sixDecimals(goal / (formula.ebitdaOfProfit * turns)),
  });
  const profitFormula = (row: number) => `MAX(ROUNDUP(I${row},0),Profit)`;
  const stable = calculateValuation({ ...inputs, growthTrend: "flat" });
  const [declining, flat, growing] = (["decreasing", "flat", "increasing"] as const).map(growthLabel);
  const [both, share, trend] = [first + 1, first + 2, first + 3];
  const { baseMultiple: base, growthAdjustment: growth, ebitda } = valuation;
  const all: readonly Route[] = [
    {
      ...today,
      label: text.profit,
      profit: above?.profit.profit ?? preTaxProfit,
      formulas: { profit: profitFormula(first) },
      from: profitFrom(first, valuation.multiple),
    },
    {
      ...today,
      label: text.both,
      profit: above?.both?.profit ?? above?.profit.profit ?? preTaxProfit,
      recurring: more,
      formulas: {
        profit: profitFormula(both),
        recurring: `MIN(Recurring+${shareOfPercent(recurringStep)},1)`,
        multiple: `${estimate.base}+${estimate.growth}+${recurringFormula(`D${both}`, estimate.base)}`,
      },
      from: profitFrom(both, multipleAt(more)),
    },
    {
      ...today,
      label: text.share,
      recurring:
        above?.recurring.is === "reached" ? above.recurring.answer : above ? recurringBounds.max : today.recurring,
      formulas: {
        recurring: `MIN(MAX(ROUNDUP(I${share},0)/100,Recurring),1)`,
        multiple: `${estimate.base}+${estimate.growth}+${recurringFormula(`D${share}`, estimate.base)}`,
      },
      from: {
        product: `(${reached}/${estimate.ebitda}-${estimate.base}-${estimate.growth})/(${estimate.base}*${formula.recurringOfBase})*100`,
        value: Number(
          (((goal / ebitda - base - growth) / (base * formula.recurringOfBase)) * 100).toFixed(shareDecimals),
        ),
        decimals: shareDecimals,
      },
    },
    {
      ...today,
      label: text.trend,
      trend: growthTrend === "decreasing" && stable.adjustedValuation >= entries.goal ? "flat" : "increasing",
      formulas: {
        trend: `IF(AND(Trend="${declining}",ROUND(I${trend},0)>=${goalCell}),"${flat}","${growing}")`,
        multiple: `${estimate.base}+${growthFormula(`C${trend}`)}+${estimate.recurring}`,
      },
      from: {
        product: `${estimate.ebitda}*(${estimate.base}+${estimate.recurring})`,
        value: unroundedProduct(stable.ebitda, stable.multiple),
      },
    },
  ];
  return all;
}
