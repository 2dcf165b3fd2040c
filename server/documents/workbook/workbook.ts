import { writeXlsx } from "hucre/xlsx";
import { documentWords } from "#content/report.ts";
import { site } from "#content/site.ts";
import type { Report } from "#domain/report/report.ts";
import { aboutSheet } from "./about-sheet.ts";
import { depthSheetsOf } from "./depth/depth-sheets.ts";
import { movesSheet } from "./moves-sheet.ts";
import { sensitivitySheet } from "./sensitivity-sheet.ts";
import { bodyFont } from "./styles.ts";
import { approachesSheet, bandsSheet, valuationSheet } from "./worksheets.ts";

/** The inputs by name, for formulas here and for the owner's own. */
const namedRanges = [
  { name: "Profit", range: "Valuation!$C$2" },
  { name: "Trend", range: "Valuation!$C$3" },
  { name: "Recurring", range: "Valuation!$C$4" },
];

/** The valuation as an Excel workbook with live formulas. The same report gives the same bytes. */
export async function workbookBytes(report: Report, siteUrl?: string): Promise<Uint8Array> {
  const date = new Date(report.date);
  return writeXlsx({
    sheets: [
      valuationSheet(report),
      approachesSheet(report),
      bandsSheet(report),
      sensitivitySheet(report),
      movesSheet(report),
      ...depthSheetsOf(report),
      aboutSheet(report, siteUrl),
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
