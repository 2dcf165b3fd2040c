import type { WriteSheet } from "hucre/xlsx";
import { addBackDocuments, addBackNames } from "#content/depth/line-names.ts";
import { depthSheets, depthWorkbookWords } from "#content/depth/workbook.ts";
import { workbookWords } from "#content/report/workbook.ts";
import { addBackKeys } from "#domain/depth/depth-bounds.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import type { Report } from "#domain/report/report.ts";
import { bandStartFormula, inDollars } from "#domain/valuation/spreadsheet.ts";
import { unroundedProduct } from "#domain/valuation/worksheet.ts";
import {
  blank,
  dollars,
  headings,
  helper,
  live,
  multiple,
  type Row,
  sheetOf,
  words,
} from "#server/documents/workbook/layout/sheet.ts";
import { difference, type StyleName } from "#server/documents/workbook/layout/styles.ts";
import { amountInput, choiceInput, estimate, listOf } from "./cells.ts";

const { addBacks: text, yes, no } = depthWorkbookWords;

const firstLine = 3;
const lastLine = firstLine + addBackKeys.length - 1;
/** The rows below the list. */
const at = {
  ebitda: lastLine + 1,
  multiple: lastLine + 2,
  value: lastLine + 3,
  unchanged: lastLine + 4,
  helper: lastLine + 10,
} as const;

/** The owner's list, and what it is worth at the multiple of the estimate. */
export function addBacksSheet(report: Report, found: NonNullable<OwnFigures["addBacks"]>): WriteSheet {
  const [line, documented, isDocumented, provable, asked] = text.columns;
  const rows: readonly Row[] = [
    headings([
      [line, "words"],
      [documented, "figures"],
      [isDocumented, "figures"],
      [provable, "figures"],
      [asked, "mark"],
    ]),
    [
      words(text.profit),
      dollars("Profit", report.inputs.preTaxProfit),
      undefined,
      dollars("Profit", report.inputs.preTaxProfit),
    ],
    ...addBackKeys.map((key, index): Row => {
      const row = firstLine + index;
      const { amount = 0, hasPaper = false } = found.entries[key] ?? {};
      return [
        words(addBackNames[key]),
        amountInput(amount),
        choiceInput(hasPaper ? yes : no),
        // A cost that a buyer will count against the company needs no document.
        dollars(`IF(OR(C${row}="${yes}",B${row}<0),B${row},0)`, hasPaper || amount < 0 ? amount : 0),
        words(addBackDocuments[key], "word"),
      ];
    }),
    both(text.ebitda, (column) => `SUM(${column}2:${column}${lastLine})`, [
      found.documented.ebitda,
      found.provable.ebitda,
    ]),
    [
      words(text.multiple),
      multiple(estimate.multiple, report.valuation.multiple),
      undefined,
      multiple(estimate.multiple, report.valuation.multiple),
    ],
    both(
      text.value,
      (column) => inDollars(`${column}${at.helper}`),
      [found.documented.value, found.provable.value],
      "total",
    ),
    both(text.unchanged, () => estimate.value, [
      report.valuation.adjustedValuation,
      report.valuation.adjustedValuation,
    ]),
    differences(report, found),
    [],
    [
      words(text.documented),
      live(`COUNTIFS(B${firstLine}:B${lastLine},"<>0",C${firstLine}:C${lastLine},"${yes}")`, found.papers.have),
    ],
    [words(text.listed), live(`COUNTIF(B${firstLine}:B${lastLine},"<>0")`, found.papers.needed)],
    [words(text.bracket), bracketCell(found.crossesBracket)],
    helpers(report, found),
    [],
    [words(text.note, "note")],
  ];
  return sheetOf({
    name: depthSheets.addBacks,
    rows,
    widths: [32, 18, 14, 18, 38],
    report,
    validations: [listOf(text.choice, `C${firstLine}:C${lastLine}`, [yes, no])],
  });
}

/** The same formula for the whole list and for what is provable. */
function both(
  label: string,
  formulaOf: (column: "B" | "D") => string,
  [documented, provable]: readonly [number, number],
  style: StyleName = "body",
): Row {
  return [
    words(label, style),
    dollars(formulaOf("B"), documented, style),
    style === "body" ? undefined : blank(style),
    dollars(formulaOf("D"), provable, style),
  ];
}

function differences({ valuation }: Report, { documented, provable }: NonNullable<OwnFigures["addBacks"]>): Row {
  const against = (column: "B" | "D", value: number) =>
    live(`${column}${at.value}-${column}${at.unchanged}`, value - valuation.adjustedValuation, difference("$0"));
  return [words(text.difference), against("B", documented.value), undefined, against("D", provable.value)];
}

function bracketCell(crosses: boolean) {
  const same = `${bandStartFormula(`MAX(B${at.ebitda},0)`)}=${bandStartFormula(estimate.ebitda)}`;
  return live(
    `IF(${same},"${text.sameBracket}","${text.otherBracket}")`,
    crosses ? text.otherBracket : text.sameBracket,
  );
}

function helpers({ valuation }: Report, { documented, provable }: NonNullable<OwnFigures["addBacks"]>): Row {
  const product = (column: "B" | "D", ebitda: number) =>
    helper(
      `MAX(${column}${at.ebitda},0)*${column}${at.multiple}`,
      unroundedProduct(Math.max(ebitda, 0), valuation.multiple),
    );
  return [
    words(workbookWords.unrounded, "quiet"),
    product("B", documented.ebitda),
    undefined,
    product("D", provable.ebitda),
  ];
}
