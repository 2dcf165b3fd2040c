import { writeXlsx } from "hucre/xlsx";
import { documentWords } from "#content/report/report.ts";
import { site } from "#content/site.ts";
import type { Report } from "#domain/report/report.ts";
import { valuationCell } from "#domain/valuation/spreadsheet.ts";
import { coverSheet } from "./cover-sheet.ts";
import { depthSheetsOf } from "./depth/depth-sheets.ts";
import { bodyFont } from "./layout/styles.ts";
import { movesSheet } from "./moves-sheet.ts";
import { sensitivitySheet } from "./sensitivity-sheet.ts";
import { approachesSheet, bandsSheet, valuationSheet } from "./worksheets.ts";

/** The inputs by name, for formulas here and for the owner's own. */
const namedRanges = [
  { name: "Profit", range: valuationCell("profit") },
  { name: "Trend", range: valuationCell("trend") },
  { name: "Recurring", range: valuationCell("recurringShare") },
];

/** The valuation as an Excel workbook with live formulas. The same report gives the same bytes. */
export async function workbookBytes(report: Report, siteUrl?: string): Promise<Uint8Array> {
  const date = new Date(report.date);
  return writeXlsx({
    sheets: [
      coverSheet(report, siteUrl),
      valuationSheet(report),
      approachesSheet(report),
      bandsSheet(report),
      sensitivitySheet(report),
      movesSheet(report),
      ...depthSheetsOf(report),
    ],
    namedRanges,
    defaultFont: bodyFont,
    properties: {
      title: documentWords.title(report),
      subject: documentWords.subject(report),
      creator: site.organization,
      lastModifiedBy: site.organization,
      company: site.organization,
      created: date,
      modified: date,
      // The library writes no language; spreadsheet programs list this one among their custom properties.
      custom: { Language: site.locale.replace("_", "-") },
    },
  });
}
