import { type ApproachId, approachBands, approachesOf } from "./approaches.ts";
import type { Valuation } from "./calculate.ts";
import { decimal, times, toNumber } from "./decimal.ts";
import { growthTrends } from "./financial-inputs.ts";
import { formula, growthScore } from "./formula.ts";
import { bracketLabel, exactMultipleText, growthLabel } from "./labels.ts";
import { fullMoney } from "./money.ts";
import { bracketOf, brackets } from "./multiples.ts";
import {
  bandNameText,
  baseText,
  ebitdaText,
  firstRow,
  growthText,
  inDollars,
  percentText,
  recurringText,
  shareText,
} from "./spreadsheet.ts";

export type Unit = "dollars" | "multiple" | "percent";

type Figure = { readonly unit: Unit; readonly value: number } | { readonly unit: "word"; readonly value: string };

/** A row of a sheet: a label in column A, its basis in B, the value in C. */
export type WorksheetRow = {
  readonly row: number;
  readonly cell: string;
  readonly label: string;
  /** Text, or an amount in dollars that formulas refer to. */
  readonly basis: string | number;
  /** The formula of the basis, if it depends on other cells; the screen prints only the result. */
  readonly basisFormula?: string;
  /** In spreadsheet syntax; null if the value was entered. */
  readonly formula: string | null;
  /** The product before rounding, which the workbook has in column D; see `beforeRounding`. */
  readonly unrounded?: { readonly product: string; readonly value: number };
  /** The value as printed on the screen. */
  readonly shown: string;
  readonly kind: "input" | "step" | "total";
} & Figure;

export type Worksheet = {
  readonly name: "Valuation" | "Approaches" | "Bands";
  /** Headings of columns A, B and C, in row 1. */
  readonly columns: readonly [string, string, string];
  readonly rows: readonly WorksheetRow[];
};

type Line = Pick<WorksheetRow, "label" | "basis" | "basisFormula" | "formula" | "unrounded" | "kind"> & Figure;

const show: Readonly<Record<Unit, (value: number) => string>> = {
  dollars: fullMoney,
  multiple: exactMultipleText,
  percent: (value) => `${toNumber(times(decimal(value), decimal(100)))}%`,
};

const shownOf = (figure: Figure) => (figure.unit === "word" ? figure.value : show[figure.unit](figure.value));

function rowsOf(lines: readonly Line[]): readonly WorksheetRow[] {
  return lines.map((line, index) => {
    const row = firstRow + index;
    return { ...line, shown: shownOf(line), row, cell: `C${row}` };
  });
}

const entered = (label: string, figure: Figure): Line => ({
  label,
  basis: "You",
  formula: null,
  ...figure,
  kind: "input",
});

/** The word that the formula reads, by growth score. */
const trendWord = (score: number) => growthLabel(growthTrends.find((trend) => growthScore(trend) === score));

const step = (label: string, basis: string, text: string, value: number, unit: Unit): Line => ({
  label,
  basis,
  formula: `=${text}`,
  value,
  unit,
  kind: "step",
});

const percentOf = (part: number) => show.percent(part);

/** What a helper cell shows. */
export const unroundedProduct = (amount: number, factor: number) => toNumber(times(decimal(amount), decimal(factor)));

function valuationLines(v: Valuation): readonly Line[] {
  const share = toNumber(times(decimal(v.recurringRevenue ?? 0), decimal(0.01)));
  const f = formula;
  return [
    entered("Pre-tax profit", { value: v.preTaxProfit, unit: "dollars" }),
    entered("Growth trend", { value: trendWord(v.growthScore), unit: "word" }),
    entered("Recurring revenue", { value: share, unit: "percent" }),
    step("Adjusted EBITDA", `${f.ebitdaOfProfit} × profit`, ebitdaText("C2"), v.ebitda, "dollars"),
    {
      ...step("Base multiple", bracketLabel(bracketOf(v.ebitda)), baseText("C5"), v.baseMultiple, "multiple"),
      basisFormula: `=${bandNameText("C5")}`,
    },
    step("Growth adjustment", `${f.turnsOfGrowth}x a step`, growthText("C3"), v.growthAdjustment, "multiple"),
    step(
      "Recurring adjustment",
      `Up to ${percentOf(f.recurringOfBase)} of base`,
      recurringText("C4", "C6"),
      v.recurringAdjustment,
      "multiple",
    ),
    step("Final multiple", "Sum", "C6+C7+C8", v.multiple, "multiple"),
    {
      ...step("Adjusted valuation", "EBITDA × multiple", inDollars("C5*C9"), v.adjustedValuation, "dollars"),
      unrounded: { product: "C5*C9", value: unroundedProduct(v.ebitda, v.multiple) },
      kind: "total",
    },
    step("Conservative", percentOf(f.conservative), percentText("C10", f.conservative), v.conservativeValue, "dollars"),
    step("Optimistic", percentOf(f.optimistic), percentText("C10", f.optimistic), v.optimisticValue, "dollars"),
    step(
      "Revenue, estimated",
      `${f.revenueOfEbitda} × EBITDA`,
      shareText("C5", f.revenueOfEbitda),
      v.revenue,
      "dollars",
    ),
    step("SDE", `${f.sdeOfEbitda} × EBITDA`, shareText("C5", f.sdeOfEbitda), v.sde, "dollars"),
  ];
}

function approachLine(label: string, id: ApproachId, end: "low" | "high", value: number): Line {
  const part = approachBands[id][end];
  return step(label, `${percentOf(part)} of value`, percentText("Valuation!C10", part), value, "dollars");
}

function approachLines(v: Valuation): readonly Line[] {
  return approachesOf(v).flatMap(({ id, name, low, high }) => [
    approachLine(`${name}, low`, id, "low", low),
    approachLine(`${name}, high`, id, "high", high),
  ]);
}

const bandLines: readonly Line[] = brackets.map((bracket) => ({
  label: bracketLabel(bracket),
  basis: bracket.from,
  formula: null,
  value: bracket.multiple,
  unit: "multiple",
  kind: "step",
}));

/** The calculation as a workbook: the screen prints what a spreadsheet would compute. */
export function workbookOf(valuation: Valuation): readonly Worksheet[] {
  return [
    { name: "Valuation", columns: ["Item", "Basis", "Value"], rows: rowsOf(valuationLines(valuation)) },
    { name: "Approaches", columns: ["Approach", "Basis", "Value"], rows: rowsOf(approachLines(valuation)) },
    { name: "Bands", columns: ["Adjusted EBITDA", "From", "Base multiple"], rows: rowsOf(bandLines) },
  ];
}
