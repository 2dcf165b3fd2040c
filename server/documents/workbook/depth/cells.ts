import type { DataValidation } from "hucre/xlsx";
import { inDollars, valuationCell } from "#domain/valuation/spreadsheet.ts";
import { decimal, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { blank, dollars, figure, live, words } from "#server/documents/workbook/layout/sheet.ts";
import { formats, type StyleName } from "#server/documents/workbook/layout/styles.ts";

/** Cells that the sheets of the owner's entries share. */

export const estimate = {
  ebitda: valuationCell("ebitda"),
  base: valuationCell("base"),
  growth: valuationCell("growth"),
  recurring: valuationCell("recurring"),
  multiple: valuationCell("multiple"),
  value: valuationCell("value"),
  low: valuationCell("low"),
  high: valuationCell("high"),
} as const;

/** With one decimal where there is one. */
export const rateFormat = "0.0%";
export const shareOfPercent = (percent: number) => toNumber(times(decimal(percent), decimal(0.01)));

export const amountInput = (amount: number) => figure(amount, formats.dollars, "input");
export const rateInput = (percent: number | undefined) =>
  percent === undefined ? blank("input") : figure(shareOfPercent(percent), rateFormat, "input");
export const choiceInput = (choice: string | undefined) =>
  choice === undefined ? blank("input") : words(choice, "input");

/** Whole dollars from a helper cell. */
export const roundedFrom = (cell: string, value: number, style?: StyleName) => dollars(inDollars(cell), value, style);
export const percent = (formula: string, value: number) => live(formula, value, formats.percent);

export const listOf = (
  { title, text }: { readonly title: string; readonly text: string },
  range: string,
  values: readonly string[],
): DataValidation => ({
  range,
  type: "list",
  values: [...values],
  showInputMessage: true,
  inputTitle: title,
  inputMessage: text,
  showErrorMessage: true,
  errorStyle: "stop",
  errorTitle: title,
  errorMessage: text,
});
