import type { WriteSheet } from "hucre/xlsx";
import { proceedsFields } from "#content/depth/proceeds.ts";
import { depthSheets, depthWorkbookWords } from "#content/depth/workbook.ts";
import { workbookWords } from "#content/report/workbook.ts";
import type { ProceedsKey } from "#domain/depth/depth-bounds.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import type { Report } from "#domain/report/report.ts";
import { unroundedProduct } from "#domain/valuation/worksheet.ts";
import { dollars, headings, helper, mark, type Row, sheetOf, words } from "#server/documents/workbook/layout/sheet.ts";
import type { StyleName } from "#server/documents/workbook/layout/styles.ts";
import { amountInput, estimate, rateInput, roundedFrom, shareOfPercent } from "./cells.ts";

const text = depthWorkbookWords.proceeds;

type Figures = NonNullable<OwnFigures["proceeds"]>;
type Line = { readonly label: string; readonly how: string };

/** From the price to what the owner keeps. Every amount refers to the rows above it. */
export function proceedsSheet(report: Report, found: Figures): WriteSheet {
  const { entries, feePercent, tax } = found;
  const [line, amount, how] = text.columns;
  const rate = shareOfPercent(entries.taxRate ?? 0);
  const later = found.later + found.atRisk;
  const rows: readonly Row[] = [
    headings([
      [line, "words"],
      [amount, "figures"],
      [how, "mark"],
      [workbookWords.unrounded, "figures"],
    ]),
    sum(text.price, estimate.value, found.price),
    entered("debt", text.subtracted, found),
    entered("cash", text.added, found),
    entered("workingCapitalGap", text.gap, found),
    [words(text.feeRate.label), rateInput(feePercent), words(text.feeRate.how, "word")],
    rounded(text.fee, 7, found.fee, helper("B2*B6", unroundedProduct(found.price, shareOfPercent(feePercent)))),
    sum(text.beforeTax, "B2-B3+B4-B5-B7", found.beforeTax, "strong"),
    entered("escrow", text.owed, found),
    entered("sellerNote", text.owed, found),
    entered("earnOut", text.ifEarned, found),
    entered("rollover", text.ifEarned, found),
    sum(text.later, "B9+B10", found.later),
    sum(text.atRisk, "B11+B12", found.atRisk),
    sum(text.cashBeforeTax, "B8-B13-B14", found.cashBeforeTax, "strong"),
    [words(text.taxRate.label), rateInput(entries.taxRate), words(text.taxRate.how, "word")],
    rounded(
      text.taxAtClose,
      17,
      tax?.atClose ?? 0,
      helper("MAX(B15,0)*B16", unroundedProduct(Math.max(found.cashBeforeTax, 0), rate)),
    ),
    sum(text.cashAtClose, "B15-B17", found.cashAtClose, "total"),
    rounded(text.taxOnTheRest, 19, tax?.onTheRest ?? 0, helper("(B13+B14)*B16", unroundedProduct(later, rate))),
    sum(text.kept, "B8-B17-B19", found.keptInTheEnd, "strong"),
    [mark("B15<0", text.overdrawn, found.isOverdrawn, "warning")],
    [words(text.note, "note")],
  ];
  return sheetOf({ name: depthSheets.proceeds, rows, widths: [34, 18, 38, 20], report });
}

const entered = (key: ProceedsKey, how: string, { entries }: Figures): Row => [
  words(proceedsFields[key].label),
  amountInput(entries[key] ?? 0),
  words(how, "word"),
];

const sum = ({ label, how }: Line, formula: string, value: number, style: StyleName = "body"): Row => [
  words(label, style),
  dollars(formula, value, style),
  words(how, style === "total" ? "totalWord" : "word"),
];

const rounded = ({ label, how }: Line, row: number, value: number, helperCell: Row[number]): Row => [
  words(label),
  roundedFrom(`D${row}`, value),
  words(how, "word"),
  helperCell,
];
