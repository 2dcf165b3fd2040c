import { decimal, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { bracketLabel, exactMultipleText, growthLabel } from "#domain/valuation/text/labels.ts";
import { fullMoney } from "#domain/valuation/text/money.ts";
import { type ApproachId, approachBands, approachesOf } from "./approaches.ts";
import type { Valuation } from "./calculate.ts";
import { growthTrends } from "./financial-inputs.ts";
import { formula, growthScore } from "./formula.ts";
import { bracketOf, brackets } from "./multiples.ts";
import {
  bandNameFormula,
  baseMultipleFormula,
  ebitdaFormula,
  firstRow,
  growthFormula,
  inDollars,
  ownCell,
  percentFormula,
  recurringFormula,
  shareFormula,
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
  /** The heading in the row above, where a group begins. */
  readonly group?: string;
} & Figure;

export type Worksheet = {
  readonly name: "Valuation" | "Approaches" | "Bands";
  /** Headings of columns A, B and C, in row 1. */
  readonly columns: readonly [string, string, string];
  readonly rows: readonly WorksheetRow[];
};

type Line = Pick<WorksheetRow, "label" | "basis" | "basisFormula" | "formula" | "unrounded" | "kind" | "group"> &
  Figure;

const show: Readonly<Record<Unit, (value: number) => string>> = {
  dollars: fullMoney,
  multiple: exactMultipleText,
  percent: (value) => `${toNumber(times(decimal(value), decimal(100)))}%`,
};

const shownOf = (figure: Figure) => (figure.unit === "word" ? figure.value : show[figure.unit](figure.value));

function rowsOf(lines: readonly Line[]): readonly WorksheetRow[] {
  let next = firstRow;
  return lines.map((line) => {
    if (line.group !== undefined) next += 1;
    const row = next;
    next += 1;
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

/** The lines of a group, with its heading above the first. */
const grouped = (group: string, [first, ...rest]: readonly [Line, ...Line[]]): readonly Line[] => [
  { ...first, group },
  ...rest,
];

function enteredLines(v: Valuation): readonly Line[] {
  const share = toNumber(times(decimal(v.recurringRevenue ?? 0), decimal(0.01)));
  return grouped("You entered", [
    entered("Pre-tax profit", { value: v.preTaxProfit, unit: "dollars" }),
    entered("Growth trend", { value: trendWord(v.growthScore), unit: "word" }),
    entered("Recurring revenue", { value: share, unit: "percent" }),
  ]);
}

function workedOutLines(v: Valuation): readonly Line[] {
  const f = formula;
  const [ebitda, base] = [ownCell("ebitda"), ownCell("base")];
  const turns = `${base}+${ownCell("growth")}+${ownCell("recurring")}`;
  const product = `${ebitda}*${ownCell("multiple")}`;
  return grouped("Worked out", [
    step("Adjusted EBITDA", `${f.ebitdaOfProfit} × profit`, ebitdaFormula(ownCell("profit")), v.ebitda, "dollars"),
    {
      ...step(
        "Base multiple",
        bracketLabel(bracketOf(v.ebitda)),
        baseMultipleFormula(ebitda),
        v.baseMultiple,
        "multiple",
      ),
      basisFormula: `=${bandNameFormula(ebitda)}`,
    },
    step(
      "Growth adjustment",
      `${f.turnsOfGrowth}x a step`,
      growthFormula(ownCell("trend")),
      v.growthAdjustment,
      "multiple",
    ),
    step(
      "Recurring adjustment",
      `Up to ${percentOf(f.recurringOfBase)} of base`,
      recurringFormula(ownCell("recurringShare"), base),
      v.recurringAdjustment,
      "multiple",
    ),
    step("Final multiple", "Sum", turns, v.multiple, "multiple"),
    {
      ...step("Adjusted valuation", "EBITDA × multiple", inDollars(product), v.adjustedValuation, "dollars"),
      unrounded: { product, value: unroundedProduct(v.ebitda, v.multiple) },
      kind: "total",
    },
  ]);
}

function rangeLines(v: Valuation): readonly Line[] {
  const end = (label: string, part: number, value: number) =>
    step(label, percentOf(part), percentFormula(ownCell("value"), part), value, "dollars");
  return grouped("Range", [
    end("Conservative", formula.conservative, v.conservativeValue),
    end("Optimistic", formula.optimistic, v.optimisticValue),
  ]);
}

function otherLines(v: Valuation): readonly Line[] {
  const share = (label: string, part: number, value: number) =>
    step(label, `${part} × EBITDA`, shareFormula(ownCell("ebitda"), part), value, "dollars");
  return grouped("For other views", [
    share("Revenue, estimated", formula.revenueOfEbitda, v.revenue),
    share("SDE", formula.sdeOfEbitda, v.sde),
  ]);
}

const valuationLines = (v: Valuation): readonly Line[] => [
  ...enteredLines(v),
  ...workedOutLines(v),
  ...rangeLines(v),
  ...otherLines(v),
];

function approachLine(label: string, id: ApproachId, end: "low" | "high", value: number): Line {
  const part = approachBands[id][end];
  return step(
    label,
    `${percentOf(part)} of value`,
    percentFormula(`Valuation!${ownCell("value")}`, part),
    value,
    "dollars",
  );
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
