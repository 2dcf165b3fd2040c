import type { WriteSheet } from "hucre/xlsx";
import { depthSheets, depthWorkbookWords } from "#content/depth/workbook.ts";
import { workbookWords } from "#content/report/workbook.ts";
import { site } from "#content/site.ts";
import type { DatedFigures, Report } from "#domain/report/report.ts";
import { longDate } from "#domain/time/long-date.ts";
import { firstRow } from "#domain/valuation/spreadsheet.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { unroundedProduct } from "#domain/valuation/worksheet.ts";
import { chartOf } from "#server/documents/workbook/layout/charts.ts";
import { figure, headings, helper, live, type Row, sheetOf, words } from "#server/documents/workbook/layout/sheet.ts";
import { difference, formats } from "#server/documents/workbook/layout/styles.ts";
import { shareOfPercent } from "./cells.ts";

const text = depthWorkbookWords.history;
const change = difference("$0");

/** The figures by date, and why the value changed. */
export function historySheet(report: Report): WriteSheet {
  const [date, profit, trend, ...figures] = text.columns;
  const last = firstRow + report.history.length - 1;
  return sheetOf({
    name: depthSheets.history,
    rows: [
      headings([
        [date, "words"],
        [profit, "figures"],
        [trend, "mark"],
        ...figures.map((name) => [name, "figures"] as const),
        [workbookWords.unrounded, "figures"],
      ]),
      ...report.history.map((dated, index) => historyRow(dated, report.history[index - 1], firstRow + index)),
      [],
      [words(text.note, "note")],
    ],
    widths: [22, 16, 14, 12, 16, 12, 16, 14, 14, 18, 18, 20, 20, 20],
    report,
    frozen: 1,
    lines: new Map([[0, 3]]),
    charts: [
      chartOf({
        kind: "column",
        title: text.chart,
        names: `A${firstRow}:A${last}`,
        values: `G${firstRow}:G${last}`,
        unit: workbookWords.dollars,
        format: formats.dollars,
        from: last + 3,
        columns: 10,
      }),
    ],
  });
}

function historyRow(dated: DatedFigures, earlier: DatedFigures | undefined, row: number): Row {
  const { at, inputs, ebitda, multiple, value, change: because } = dated;
  const facts: Row = [
    words(longDate(at, site.timeZone)),
    figure(inputs.preTaxProfit, formats.dollars),
    words(growthLabel(inputs.growthTrend), "word"),
    figure(shareOfPercent(inputs.recurringRevenue), formats.percent),
    figure(ebitda, formats.dollars),
    figure(multiple, formats.multiple),
    figure(value, formats.dollars, "strong"),
  ];
  if (!(earlier && because)) return facts;
  const before = dated.before ?? earlier;
  return [
    ...facts,
    live(`G${row}-G${row - 1}`, because.total, change, "strong"),
    live(`ROUND(N${row},0)-M${row}`, because.fromProfit, change),
    live(`G${row}-ROUND(N${row},0)`, because.fromMultiple, change),
    live(`M${row}-G${row - 1}`, because.fromFormula, change),
    figure(before.multiple, formats.multiple, "quiet"),
    figure(before.value, formats.dollars, "quiet"),
    helper(`E${row}*L${row}`, unroundedProduct(ebitda, before.multiple)),
  ];
}
