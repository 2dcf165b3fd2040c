import type { WriteSheet } from "hucre/xlsx";
import { readinessAnswerNames, readinessQuestions } from "#content/depth/readiness-questions.ts";
import { depthSheets, depthWorkbookWords } from "#content/depth/workbook.ts";
import { readinessAnswers, readinessKeys } from "#domain/depth/depth-bounds.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import { fixesIn } from "#domain/depth/readiness-fixes.ts";
import { readinessPoints } from "#domain/depth/sale-readiness.ts";
import type { Report } from "#domain/report/report.ts";
import { firstRow } from "#domain/valuation/spreadsheet.ts";
import { blank, headings, live, type Row, sheetOf, words } from "#server/documents/workbook/layout/sheet.ts";
import { choiceInput, listOf } from "./cells.ts";

const text = depthWorkbookWords.readiness;
const last = firstRow + readinessKeys.length - 1;
const answers = `B${firstRow}:B${last}`;

/** In characters. */
const noteWidth = 46;
const fixWidth = 56;

/** Eight answers and their score. What to do is listed as far as the tier shows it. */
export function readinessSheet(report: Report, found: NonNullable<OwnFigures["readiness"]>): WriteSheet {
  const [question, answer, points, buyer, fix] = text.columns;
  const shown = fixesIn(found, report.tier);
  const rows: readonly Row[] = [
    headings([
      [question, "words"],
      [answer, "figures"],
      [points, "figures"],
      [buyer, "mark"],
      [fix, "words"],
    ]),
    ...readinessKeys.map((key, index): Row => {
      const row = firstRow + index;
      const given = found.entries[key];
      const { statement, buyer: does, fix: todo } = readinessQuestions[key];
      return [
        words(statement, "paragraph"),
        choiceInput(given && readinessAnswerNames[given]),
        live(pointsText(`B${row}`), given ? readinessPoints[given] : 0, "0.00"),
        ...(shown.includes(key)
          ? [words(does, "paragraphBesideFigures"), words(`${todo.title}. ${todo.text}`, "paragraph")]
          : []),
      ];
    }),
    [
      words(text.score, "total"),
      blank("total"),
      live(
        `IF(COUNTA(${answers})=${readinessKeys.length},ROUND(SUM(C${firstRow}:C${last}),0),"")`,
        found.score ?? "",
        "0",
        "total",
      ),
    ],
    ...readinessAnswers.map((each): Row => {
      const name = readinessAnswerNames[each];
      return [words(name), undefined, live(`COUNTIF(${answers},"${name}")`, found.counts[each])];
    }),
    [],
    [words(text.note, "note")],
    ...(shown.length < found.open.length ? [[words(text.more, "note")]] : []),
  ];
  return sheetOf({
    name: depthSheets.readiness,
    rows,
    widths: [44, 14, 10, noteWidth, fixWidth],
    report,
    validations: [listOf(text.choice, answers, Object.values(readinessAnswerNames))],
    lines: linesOf(rows),
  });
}

function pointsText(cell: string): string {
  const { yes, partly } = readinessAnswerNames;
  return `IF(${cell}="${yes}",${readinessPoints.yes},IF(${cell}="${partly}",${readinessPoints.partly},0))`;
}

/** How many lines the longest text of a row takes. */
function linesOf(rows: readonly Row[]): ReadonlyMap<number, number> {
  return new Map(
    rows.slice(1, 1 + readinessKeys.length).map(([statement, , , does, todo], index) => {
      const linesIn = (cell: Row[number], width: number) =>
        typeof cell?.value === "string" ? Math.ceil(cell.value.length / width) : 1;
      return [index + 1, Math.max(linesIn(statement, 44), linesIn(does, noteWidth), linesIn(todo, fixWidth))] as const;
    }),
  );
}
