import type { WriteSheet } from "hucre/xlsx";
import type { Report } from "#domain/report/report.ts";
import { addBacksSheet } from "./add-backs-sheet.ts";
import { goalSheet } from "./goal-sheet.ts";
import { historySheet } from "./history-sheet.ts";
import { proceedsSheet } from "./proceeds-sheet.ts";
import { publishedSheet } from "./published-sheet.ts";
import { readinessSheet } from "./readiness-sheet.ts";
import { scenariosSheet } from "./scenarios-sheet.ts";

/** A sheet per saved panel, the published deals, and scenarios and history if there are any. */
export function depthSheetsOf(report: Report): readonly WriteSheet[] {
  const { addBacks, proceeds, readiness, goal } = report.own;
  return [
    ...(addBacks ? [addBacksSheet(report, addBacks)] : []),
    ...(proceeds ? [proceedsSheet(report, proceeds)] : []),
    publishedSheet(report),
    ...(readiness ? [readinessSheet(report, readiness)] : []),
    ...(goal ? [goalSheet(report, goal)] : []),
    ...(report.scenarios.length > 0 ? [scenariosSheet(report)] : []),
    ...(report.history.length > 0 ? [historySheet(report)] : []),
  ];
}
