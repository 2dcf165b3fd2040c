import type { WriteSheet } from "hucre/xlsx";
import { depthSheets, depthWorkbookWords } from "#content/depth/workbook.ts";
import { workbookWords } from "#content/report/workbook.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import type { Report } from "#domain/report/report.ts";
import { type Heading, headings, type Row, sheetOf, words } from "#server/documents/workbook/layout/sheet.ts";
import { amountInput, rateInput } from "./cells.ts";
import { routeRows } from "./goal-routes.ts";
import { waitingRows } from "./waiting-rows.ts";

const text = depthWorkbookWords.goal;
const firstRoute = 7;

const over = (columns: readonly string[], kinds: readonly Heading[1][], helpers: number): Row =>
  headings([
    ...columns.map((name, index) => [name, kinds[index] ?? "figures"] as const),
    ...Array.from({ length: helpers }, () => [workbookWords.unrounded, "figures"] as const),
  ]);

/** What reaches the goal, and what waiting brings. */
export function goalSheet(report: Report, found: NonNullable<OwnFigures["goal"]>): WriteSheet {
  const { goal, growthRate, returnRate } = found.entries;
  const routes = routeRows(report, found, firstRoute);
  const rows: readonly Row[] = [
    headings([
      [text.entries, "words"],
      [text.amount, "figures"],
    ]),
    [words(text.goal), amountInput(goal)],
    [words(text.growthRate), rateInput(growthRate)],
    [words(text.returnRate), rateInput(returnRate)],
    [],
    over(text.columns, ["words", "figures", "mark", "figures", "figures", "figures", "figures", "mark"], 2),
    ...routes,
    [],
    over(text.waiting, ["words", "figures", "figures", "figures", "figures", "figures", "mark", "mark"], 3),
    ...waitingRows(report, found, firstRoute + routes.length + 2),
    [],
    [words(text.note, "note")],
  ];
  return sheetOf({
    name: depthSheets.goal,
    rows,
    widths: [40, 16, 14, 14, 16, 18, 20, 22, 20, 20, 20],
    report,
    lines: new Map([
      [firstRoute - 2, 2],
      [firstRoute + routes.length, 2],
    ]),
  });
}
