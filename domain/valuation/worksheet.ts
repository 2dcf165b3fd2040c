import { type ApproachId, approachBands, approachesOf } from "./approaches.ts";
import type { Valuation } from "./calculate.ts";
import { decimal, times, toNumber } from "./decimal.ts";
import { formula } from "./formula.ts";
import { bracketLabel, exactMultipleText } from "./labels.ts";
import { fullMoney } from "./money.ts";
import { bracketOf, brackets } from "./multiples.ts";

export type Unit = "dollars" | "multiple" | "percent" | "score";

/** A line of a sheet: a label in column A, what it rests on in B, the value in C. */
export type WorksheetRow = {
  readonly row: number;
  readonly cell: string;
  readonly label: string;
  /** Words, or an amount in dollars that formulas refer to. */
  readonly basis: string | number;
  /** As a spreadsheet reads it; null where the value was entered. */
  readonly formula: string | null;
  readonly value: number;
  readonly unit: Unit;
  /** The value as the screen prints it. */
  readonly shown: string;
  readonly kind: "input" | "step" | "total";
};

export type Worksheet = {
  readonly name: "Valuation" | "Approaches" | "Bands";
  /** Headings of columns A, B and C, in row 1. */
  readonly columns: readonly [string, string, string];
  readonly rows: readonly WorksheetRow[];
};

type Line = Omit<WorksheetRow, "row" | "cell" | "shown"> & { readonly shown?: string };

const show: Readonly<Record<Unit, (value: number) => string>> = {
  dollars: fullMoney,
  multiple: exactMultipleText,
  percent: (value) => `${toNumber(times(decimal(value), decimal(100)))}%`,
  score: (value) => (value > 0 ? `+${value}` : String(value).replace("-", "−")),
};

const firstRow = 2;

function rowsOf(lines: readonly Line[]): readonly WorksheetRow[] {
  return lines.map((line, index) => {
    const row = firstRow + index;
    return { shown: show[line.unit](line.value), ...line, row, cell: `C${row}` };
  });
}

const entered = (label: string, value: number, unit: Unit): Line => ({
  label,
  basis: "You",
  formula: null,
  value,
  unit,
  kind: "input",
});

const step = (label: string, basis: string, text: string, value: number, unit: Unit): Line => ({
  label,
  basis,
  formula: text,
  value,
  unit,
  kind: "step",
});

const percentOf = (part: number) => show.percent(part);

function valuationLines(v: Valuation): readonly Line[] {
  const share = toNumber(times(decimal(v.recurringRevenue ?? 0), decimal(0.01)));
  const lastBand = firstRow + brackets.length - 1;
  const lookup = `=LOOKUP(C5,Bands!B${firstRow}:B${lastBand},Bands!C${firstRow}:C${lastBand})`;
  const f = formula;
  return [
    entered("Pre-tax profit", v.preTaxProfit, "dollars"),
    { ...entered("Growth trend", v.growthScore, "score"), shown: `${v.growthTrend} (${show.score(v.growthScore)})` },
    entered("Recurring revenue", share, "percent"),
    step("Adjusted EBITDA", `${f.ebitdaOfProfit} × profit`, `=C2*${f.ebitdaOfProfit}`, v.ebitda, "dollars"),
    step("Base multiple", bracketLabel(bracketOf(v.ebitda)), lookup, v.baseMultiple, "multiple"),
    step("Growth adjustment", `${f.turnsOfGrowth}x a step`, `=${f.turnsOfGrowth}*C3`, v.growthAdjustment, "multiple"),
    step(
      "Recurring adjustment",
      `Up to ${percentOf(f.recurringOfBase)} of base`,
      `=C4*C6*${f.recurringOfBase}`,
      v.recurringAdjustment,
      "multiple",
    ),
    step("Final multiple", "Sum", "=C6+C7+C8", v.multiple, "multiple"),
    {
      ...step("Adjusted valuation", "EBITDA × multiple", "=ROUND(C5*C9,0)", v.adjustedValuation, "dollars"),
      kind: "total",
    },
    step("Conservative", percentOf(f.conservative), `=ROUND(C10*${f.conservative},0)`, v.conservativeValue, "dollars"),
    step("Optimistic", percentOf(f.optimistic), `=ROUND(C10*${f.optimistic},0)`, v.optimisticValue, "dollars"),
    step(
      "Revenue, estimated",
      `${f.revenueOfEbitda} × EBITDA`,
      `=ROUND(C5*${f.revenueOfEbitda},0)`,
      v.revenue,
      "dollars",
    ),
    step("SDE", `${f.sdeOfEbitda} × EBITDA`, `=ROUND(C5*${f.sdeOfEbitda},0)`, v.sde, "dollars"),
  ];
}

function approachLine(label: string, id: ApproachId, end: "low" | "high", value: number): Line {
  const part = approachBands[id][end];
  return step(label, `${percentOf(part)} of value`, `=ROUND(Valuation!C10*${part},0)`, value, "dollars");
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

/** The arithmetic as a workbook: what the screen prints is what a spreadsheet would work out. */
export function workbookOf(valuation: Valuation): readonly Worksheet[] {
  return [
    { name: "Valuation", columns: ["Item", "Basis", "Value"], rows: rowsOf(valuationLines(valuation)) },
    { name: "Approaches", columns: ["Approach", "Basis", "Value"], rows: rowsOf(approachLines(valuation)) },
    { name: "Bands", columns: ["Adjusted EBITDA", "From", "Base multiple"], rows: rowsOf(bandLines) },
  ];
}
