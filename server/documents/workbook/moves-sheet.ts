import type { WriteSheet } from "hucre/xlsx";
import { workbookWords } from "#content/report/workbook.ts";
import { type Lever, recurringStep } from "#domain/report/levers.ts";
import { contractedShare, type Objection, softYear } from "#domain/report/objections.ts";
import type { Report } from "#domain/report/report.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { multipleOf } from "#domain/valuation/formula.ts";
import {
  baseMultipleFormula,
  betterTrendFormula,
  ebitdaFormula,
  firstRow,
  growthFormula,
  inDollars,
  nextStepFormula,
  profitShareFormula,
  recurringFormula,
  valuationCell,
  worseTrendFormula,
} from "#domain/valuation/spreadsheet.ts";
import { decimal, toNumber } from "#domain/valuation/text/decimal.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { unroundedProduct } from "#domain/valuation/worksheet.ts";
import { chartOf } from "./layout/charts.ts";
import {
  dollars,
  groupHeading,
  type Heading,
  headings,
  helper,
  live,
  multiple,
  type Row,
  sheetOf,
  words,
} from "./layout/sheet.ts";
import { difference, formats, type StyleName } from "./layout/styles.ts";

const { figures, moves: text, unrounded } = workbookWords;

/** One changed input: its formula in place of the entered one, and its value today. */
type Move = {
  readonly label: string;
  readonly formulas?: Partial<Readonly<Record<"profit" | "trend" | "recurring", string>>>;
  readonly inputs: FinancialInputs;
  /** Where EBITDA is the profit itself. */
  readonly withoutAddBacks?: boolean;
};

const columns: readonly Heading[] = [
  [text.move, "words"],
  [figures.profit, "figures"],
  [figures.trend, "mark"],
  [figures.recurring, "figures"],
  [figures.ebitda, "figures"],
  [figures.base, "figures"],
  [figures.multiple, "figures"],
  [figures.value, "figures"],
  [text.against, "figures"],
  [unrounded, "figures"],
];

const entered = { profit: "Profit", trend: "Trend", recurring: "Recurring" } as const;

export function movesSheet(report: Report): WriteSheet {
  const { inputs } = report;
  const levers = inOrder(
    report.levers.map(({ input }) => input),
    leverMoves(report),
  );
  const objections = inOrder(
    report.objections.map(({ argues }) => argues),
    objectionMoves(report),
  );
  const raise = { name: text.levers, moves: levers, none: text.noLever };
  const argueDown = { name: text.objections, moves: objections, none: text.noObjection };
  const rows: Row[] = [headings(columns), moveRow({ label: text.today, inputs }, firstRow, report, "", "strong")];
  const groups: number[] = [];
  for (const { name, moves, none } of [raise, argueDown]) {
    groups.push(rows.length);
    rows.push(groupHeading(name, columns.length));
    for (const move of moves) rows.push(moveRow(move, rows.length + 1, report, none, "body"));
  }
  const last = rows.length;
  const firstObjection = last - objections.length + 1;
  rows.push([], [words(text.note, "note")]);
  // Not the levers: buyers do not pay the step at a bracket's edge, which would dwarf the other bars.
  const chart = chartOf({
    kind: "bar",
    title: text.chart,
    names: `A${firstObjection}:A${last}`,
    values: `I${firstObjection}:I${last}`,
    unit: workbookWords.dollars,
    format: difference("$0"),
    negative: true,
    from: rows.length + 1,
    columns: columns.length,
  });
  return sheetOf({
    name: "What moves it",
    rows,
    widths: [54, 14, 12, 12, 14, 11, 11, 14, 16, 20],
    report,
    frozen: 1,
    lines: new Map(groups.map((row) => [row, 1.7])),
    charts: [chart],
  });
}

/** Today's levers by value, as in the report; then those that apply after another input changes. */
function inOrder<Id extends string>(today: readonly Id[], moves: Readonly<Record<Id, Move>>): readonly Move[] {
  const rest = (Object.keys(moves) as Id[]).filter((id) => !today.includes(id));
  return [...today, ...rest].map((id) => moves[id]);
}

function leverMoves({ inputs, levers }: Report): Readonly<Record<Lever["input"], Move>> {
  const moved: Record<Lever["input"], FinancialInputs> = { size: inputs, growth: inputs, recurring: inputs };
  for (const lever of levers) {
    if (lever.input === "size") moved.size = { ...inputs, preTaxProfit: lever.profit };
    if (lever.input === "growth") moved.growth = { ...inputs, growthTrend: lever.to };
    if (lever.input === "recurring") moved.recurring = { ...inputs, recurringRevenue: lever.to };
  }
  return {
    size: {
      label: text.lever.size,
      inputs: moved.size,
      formulas: { profit: nextStepFormula("Profit", valuationCell("ebitda")) },
    },
    growth: { label: text.lever.growth, inputs: moved.growth, formulas: { trend: betterTrendFormula("Trend") } },
    recurring: {
      label: text.lever.recurring,
      inputs: moved.recurring,
      formulas: { recurring: `MIN(Recurring+${recurringStep / 100},1)` },
    },
  };
}

function objectionMoves({ inputs, objections }: Report): Readonly<Record<Objection["argues"], Move>> {
  const moved = { trend: inputs, recurring: inputs, softYear: inputs };
  for (const objection of objections) {
    if (objection.argues === "trend") moved.trend = { ...inputs, growthTrend: objection.to };
    if (objection.argues === "recurring") moved.recurring = { ...inputs, recurringRevenue: objection.to };
    if (objection.argues === "softYear") moved.softYear = { ...inputs, preTaxProfit: objection.profit };
  }
  const contracted = `ROUNDDOWN(ROUND(Recurring*${contractedShare * 100},6),0)/100`;
  return {
    addBacks: { label: text.objection.addBacks, inputs, withoutAddBacks: true },
    trend: { label: text.objection.trend, inputs: moved.trend, formulas: { trend: worseTrendFormula("Trend") } },
    recurring: { label: text.objection.recurring, inputs: moved.recurring, formulas: { recurring: contracted } },
    softYear: {
      label: text.objection.softYear,
      inputs: moved.softYear,
      formulas: { profit: profitShareFormula("Profit", softYear) },
    },
  };
}

/** What the site computes for a change. */
function worth({ inputs, withoutAddBacks }: Move, { objections }: Report) {
  if (!withoutAddBacks) {
    const { ebitda, baseMultiple: base, multiple: final, adjustedValuation: value } = calculateValuation(inputs);
    return { ebitda, base, final, value };
  }
  const ebitda = inputs.preTaxProfit;
  const { base, final } = multipleOf(decimal(ebitda), inputs.growthTrend, inputs.recurringRevenue);
  const value = objections.find(({ argues }) => argues === "addBacks")?.value ?? 0;
  return { ebitda, base: toNumber(base), final: toNumber(final), value };
}

function moveRow(move: Move, row: number, report: Report, none: string, style: StyleName): Row {
  const { label, inputs, withoutAddBacks } = move;
  const formulas = { ...entered, ...move.formulas };
  const { ebitda, base, final, value } = worth(move, report);
  return [
    words(label, style),
    dollars(formulas.profit, inputs.preTaxProfit, style),
    live(formulas.trend, growthLabel(inputs.growthTrend), undefined, style === "strong" ? "mark" : "word"),
    live(formulas.recurring, inputs.recurringRevenue / 100, formats.percent, style),
    dollars(withoutAddBacks ? `B${row}` : ebitdaFormula(`B${row}`), ebitda, style),
    multiple(baseMultipleFormula(`E${row}`), base, style),
    multiple(`F${row}+${growthFormula(`C${row}`)}+${recurringFormula(`D${row}`, `F${row}`)}`, final, style),
    dollars(inDollars(`J${row}`), value, style),
    live(`H${row}-${valuationCell("value")}`, value - report.valuation.adjustedValuation, difference(none), style),
    helper(`E${row}*G${row}`, unroundedProduct(ebitda, final)),
  ];
}
