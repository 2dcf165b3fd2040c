import type { WriteSheet } from "hucre/xlsx";
import { depthSheets, depthWorkbookWords } from "#content/depth/workbook.ts";
import { workbookWords } from "#content/report/workbook.ts";
import { type MarketReferenceId, marketReferences } from "#content/sources/market-references.ts";
import type { PublishedRow } from "#domain/depth/published-deals.ts";
import type { Report } from "#domain/report/report.ts";
import { firstRow } from "#domain/valuation/spreadsheet.ts";
import { unroundedProduct } from "#domain/valuation/worksheet.ts";
import {
  dollars,
  figure,
  headings,
  helper,
  live,
  type Row,
  sheetOf,
  words,
} from "#server/documents/workbook/layout/sheet.ts";
import { shortMultiple } from "#server/documents/workbook/layout/styles.ts";
import { estimate, roundedFrom } from "./cells.ts";

const text = depthWorkbookWords.published;
const firstDeal = firstRow + 1;

/** The EBITDA of the estimate at published multiples, beside our range. */
export function publishedSheet(report: Report): WriteSheet {
  const { valuation, published } = report;
  const sized = published.rows.filter(({ by }) => by === "size").length;
  const [deals, lowMultiple, highMultiple, low, high, against, ...rest] = text.columns;
  const rows: readonly Row[] = [
    headings([
      [deals, "words"],
      [lowMultiple, "figures"],
      [highMultiple, "figures"],
      [low, "figures"],
      [high, "figures"],
      [against, "mark"],
      ...rest.map((name) => [name, "words"] as const),
      [`${workbookWords.unrounded}, ${low.toLowerCase()}`, "figures"],
      [`${workbookWords.unrounded}, ${high.toLowerCase()}`, "figures"],
    ]),
    [
      words(text.ours, "strong"),
      undefined,
      undefined,
      dollars(estimate.low, valuation.conservativeValue, "strong"),
      dollars(estimate.high, valuation.optimisticValue, "strong"),
    ],
    ...published.rows.map((row, index) => dealRow(row, firstDeal + index, report)),
    ...(published.range
      ? [
          [
            words(text.bySize, "strong"),
            undefined,
            undefined,
            dollars(`MIN(D${firstDeal}:D${firstDeal + sized - 1})`, published.range.low, "strong"),
            dollars(`MAX(E${firstDeal}:E${firstDeal + sized - 1})`, published.range.high, "strong"),
          ],
        ]
      : [[words(text.none)]]),
    [],
    [words(text.note, "note")],
  ];
  return sheetOf({
    name: depthSheets.published,
    rows,
    widths: [34, 10, 10, 14, 14, 14, 20, 34, 24, 18, 18],
    report,
    frozen: 1,
  });
}

function dealRow(deal: PublishedRow<string>, row: number, { valuation }: Report): Row {
  const { ebitda, conservativeValue, optimisticValue } = valuation;
  const { segment, low, high, period, source } = marketReferences[deal.id as MarketReferenceId];
  const overlaps = deal.low <= optimisticValue && deal.high >= conservativeValue;
  const notes = [...(deal.isThin ? [text.thin] : []), ...(deal.isOld ? [text.old] : [])];
  return [
    words(segment),
    figure(low, shortMultiple),
    figure(high, shortMultiple),
    roundedFrom(`J${row}`, deal.low),
    roundedFrom(`K${row}`, deal.high),
    live(
      `IF(AND(D${row}<=${estimate.high},E${row}>=${estimate.low}),"${text.overlaps}","${text.outside}")`,
      overlaps ? text.overlaps : text.outside,
      undefined,
      "word",
    ),
    words(period),
    words(source),
    words(notes.join(". ")),
    helper(`${estimate.ebitda}*B${row}`, unroundedProduct(ebitda, low)),
    helper(`${estimate.ebitda}*C${row}`, unroundedProduct(ebitda, high)),
  ];
}
