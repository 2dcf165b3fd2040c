import { depthSheets } from "../../content/depth/workbook.ts";
import { workbookWords } from "../../content/report/workbook.ts";
import { readinessKeys } from "../../domain/depth/depth-bounds.ts";
import { ownCell, type ValuationLine, valuationRows } from "../../domain/valuation/spreadsheet.ts";
import { exactMultipleText } from "../../domain/valuation/text/labels.ts";
import { ebitdaMoney, fullMoney, moneyRange, shortMoney, signedMoney } from "../../domain/valuation/text/money.ts";
import { panelTexts } from "./panel-texts.ts";
import type { At } from "./recalculate.ts";
import { type Panels, Sheet } from "./sheet.ts";

const signed = (dollars: number) => `${dollars > 0 ? "+" : ""}${fullMoney(dollars)}`;
const valuationLines = Object.keys(valuationRows) as ValuationLine[];
const multiples: readonly ValuationLine[] = ["base", "growth", "recurring", "multiple"];
const rows = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** What page and PDF have to say by the recalculated workbook. */
export type WorkbookFigures = {
  /** The column of values, with dollars, multiples and shares. */
  readonly worksheet: readonly string[];
  readonly approaches: readonly string[];
  /** In short form: values by profit, recurring share and trend, and the value after each argument of a buyer. */
  readonly sensitivity: readonly string[];
  readonly objections: readonly string[];
  /** Every amount of the owner's own sheets, to the dollar, in order. */
  readonly entries: readonly string[];
  readonly outlook: readonly string[];
  /** On the sheet of the readiness answers. */
  readonly answers: readonly string[];
  /** Short forms on the summary. */
  readonly summary: readonly string[];
  readonly approachRanges: readonly string[];
  /** On the results page. */
  readonly results: readonly string[];
  /** On the page with the open panels, by the id of the panel. */
  readonly panels: Readonly<Record<string, readonly string[]>>;
};

export function workbookFigures(at: At, saved: Panels): WorkbookFigures {
  const valuation = new Sheet(at, "Valuation");
  const [low, value, high] = (["low", "value", "high"] as const).map((line) => valuation.number(ownCell(line)));
  const objections = objectionAmounts(new Sheet(at, "What moves it"));
  return {
    worksheet: valuationLines.map((line) => worksheetText(valuation, line)),
    approaches: rows(2, 7).map((row) => new Sheet(at, "Approaches").dollars(`C${row}`)),
    entries: [...(saved.addBacks ? addBackAmounts(at) : []), ...(saved.proceeds ? proceedsAmounts(at) : [])],
    outlook: saved.goal ? goalAmounts(at) : [],
    answers: saved.readiness ? readinessTexts(new Sheet(at, depthSheets.readiness)) : [],
    sensitivity: sensitivityTexts(new Sheet(at, "Sensitivity")),
    objections: objections.map(([after]) => after),
    summary: [shortMoney(low), shortMoney(value), shortMoney(high), ebitdaMoney(valuation.number(ownCell("ebitda")))],
    approachRanges: approachRanges(new Sheet(at, "Approaches")),
    results: [moneyRange(low, high), ...objections.map(([after, less]) => `${after} |${less}|`)],
    panels: panelTexts(at, saved),
  };
}

function worksheetText(sheet: Sheet, line: ValuationLine): string {
  const cell = ownCell(line);
  if (line === "trend") return sheet.text(cell);
  if (line === "recurringShare") return `${Math.round(sheet.number(cell) * 100)}%`;
  return multiples.includes(line) ? exactMultipleText(sheet.number(cell)) : sheet.dollars(cell);
}

/** Value and difference of each argument that costs something. */
function objectionAmounts(moves: Sheet): readonly (readonly [after: string, less: string])[] {
  const labels: readonly string[] = Object.values(workbookWords.moves.objection);
  return rows(3, 12)
    .filter((row) => labels.includes(moves.text(`A${row}`)) && moves.number(`I${row}`) !== 0)
    .map((row) => [shortMoney(moves.number(`H${row}`)), signedMoney(moves.number(`I${row}`))]);
}

function sensitivityTexts(sheet: Sheet): readonly string[] {
  const byProfit = rows(2, 6).flatMap((row) => [..."DEFGHI"].map((column) => `${column}${row}`));
  return [...byProfit, "C9", "C10", "C11"].map((cell) => shortMoney(sheet.number(cell)));
}

const approachRanges = (sheet: Sheet) =>
  [2, 4, 6].map((row) => moneyRange(sheet.number(`C${row}`), sheet.number(`C${row + 1}`)));

function addBackAmounts(at: At): readonly string[] {
  const sheet = new Sheet(at, depthSheets.addBacks);
  let reached = sheet.number("B2");
  const lines = rows(3, 7).flatMap((row) => {
    const amount = sheet.number(`B${row}`);
    reached += amount;
    return amount === 0 ? [] : [signed(amount), fullMoney(reached)];
  });
  const sums = ["B8", "B10", "D8", "D10"].map((cell) => sheet.dollars(cell));
  return [sheet.dollars("B2"), ...lines, ...sums];
}

function proceedsAmounts(at: At): readonly string[] {
  const sheet = new Sheet(at, depthSheets.proceeds);
  const entered = (cell: string, sign: 1 | -1) => (sheet.number(cell) === 0 ? [] : [signed(sign * sheet.number(cell))]);
  const together = (parts: readonly string[], sum: string) =>
    sheet.number(sum) > 0
      ? [
          ...parts.filter((cell) => sheet.number(cell) !== 0).map((cell) => sheet.dollars(cell)),
          signed(-sheet.number(sum)),
        ]
      : [];
  const isTaxed = sheet.text("B16") !== "";
  return [
    sheet.dollars("B2"),
    ...entered("B3", -1),
    ...entered("B4", 1),
    ...entered("B5", -1),
    signed(-sheet.number("B7")),
    sheet.dollars("B8"),
    ...together(["B9", "B10"], "B13"),
    ...together(["B11", "B12"], "B14"),
    ...(isTaxed ? [signed(-sheet.number("B17"))] : []),
    sheet.dollars("B18"),
    ...(isTaxed && sheet.number("B19") > 0 ? [signed(-sheet.number("B19"))] : []),
    sheet.dollars("B20"),
  ];
}

function goalAmounts(at: At): readonly string[] {
  const [sheet, valuation] = [new Sheet(at, depthSheets.goal), new Sheet(at, "Valuation")];
  const isAbove = sheet.number("B2") > valuation.number(ownCell("value"));
  const canRecurMore = valuation.number(ownCell("recurringShare")) < 1;
  const canGrow = valuation.text(ownCell("trend")) !== "Growing";
  const routes = [...["B7", "F7"], ...(canRecurMore ? ["B8", "F8", "F9"] : []), ...(canGrow ? ["F10"] : [])].map(
    (cell) => sheet.dollars(cell),
  );
  return [
    ...(isAbove ? routes : [valuation.dollars(ownCell("profit")), valuation.dollars(ownCell("value"))]),
    ...rows(13, 18).flatMap((row) => [..."BDEF"].map((column) => sheet.dollars(`${column}${row}`))),
  ];
}

function readinessTexts(sheet: Sheet): readonly string[] {
  const [yes, partly, no] = ["C11", "C12", "C13"].map((cell) => sheet.number(cell));
  const score = sheet.text("C10");
  const answered = (yes ?? 0) + (partly ?? 0) + (no ?? 0);
  return [
    score === "" ? `${answered} of ${readinessKeys.length} answered` : `${score} of 100`,
    `${yes} yes, ${partly} partly, ${no} no`,
  ];
}
