import { describe, expect, it } from "vitest";
import { exampleDepth, exampleInputs } from "../../domain/depth/example.fixture.ts";
import { openWorkbook } from "../../server/documents/workbook/package.fixture.ts";
import { reportFor } from "../../server/documents/workbook/workbook.fixture.ts";
import { workbookBytes } from "../../server/documents/workbook/workbook.ts";
import { pageDisagreements, pdfDisagreements, type ReadPages } from "./disagreements.ts";
import { recalculate } from "./recalculate.ts";
import { workbookFigures } from "./workbook-figures.ts";

const everyPanel = { addBacks: true, proceeds: true, readiness: true, goal: true };
const fileOf = async (inputs = exampleInputs) =>
  openWorkbook(await workbookBytes(reportFor(inputs, { depth: exampleDepth })));
const figures = workbookFigures(recalculate(await fileOf()), everyPanel);

/** Pages that show exactly these figures. */
const row = (...cells: string[]) => cells;
const part = (text: readonly string[], rows: readonly (readonly string[])[] = []) => ({ text: text.join(" "), rows });
const pages: ReadPages = {
  results: {
    page: part(figures.results, [
      row("1", "Item", "Basis", "Value", "Formula"),
      ...figures.worksheet.map((value, index) => row(String(index + 2), "", "", value, "")),
      row("1", "Approach", "Basis", "Value", "Formula"),
      ...figures.approaches.map((value, index) => row(String(index + 2), "", "", value, "")),
    ]),
  },
  deeper: Object.fromEntries(Object.entries(figures.panels).map(([id, texts]) => [id, part(texts)])),
  report: {
    entries: part(
      [],
      figures.entries.map((amount) => row("Line", amount)),
    ),
    outlook: part(
      [],
      figures.outlook.map((amount) => row("Line", amount)),
    ),
    answers: part(figures.answers),
    summary: part(figures.summary),
    method: part([], [row("Line", "Value"), ...figures.worksheet.map((value) => row("Line", value))]),
  },
};
const printed = {
  entries: figures.entries.join(" "),
  outlook: figures.outlook.join(" "),
  answers: figures.answers.join(" "),
  summary: [...figures.summary, ...figures.approachRanges].join(" "),
  method: figures.worksheet.slice(0, 9).join(" "),
};

describe("the worked example", () => {
  it("is read from the recalculated file", () => {
    expect(figures.worksheet).toContain("$9,900,000");
    expect(figures.entries).toEqual([
      ...["$1,500,000", "+$120,000", "$1,620,000", "+$45,000", "$1,665,000", "+$28,000", "$1,693,000"],
      ...["+$62,000", "$1,755,000", "−$36,000", "$1,719,000", "$1,719,000", "$10,314,000", "$1,646,000", "$9,876,000"],
      ...["$9,900,000", "−$600,000", "+$250,000", "−$120,000", "−$495,000", "$8,935,000"],
      ...["$500,000", "$500,000", "−$1,000,000", "$600,000", "$700,000", "−$1,300,000"],
      ...["−$1,592,400", "$5,042,600", "−$552,000", "$6,790,600"],
    ]);
    expect(figures.outlook.slice(0, 5)).toEqual([
      ...["$1,666,667", "$11,000,002", "$1,600,000", "$11,000,000", "$10,725,000"],
    ]);
    expect(figures.answers).toEqual(["56 of 100", "3 yes, 3 partly, 2 no"]);
  });

  it("agrees with pages and a PDF that show the same", () => {
    expect(pageDisagreements(figures, pages)).toEqual([]);
    expect(pdfDisagreements(figures, printed)).toEqual([]);
  });
});

it.each(["worksheet", "approaches", "entries", "outlook"] as const)("finds one dollar in %s of a page", (list) => {
  const changed = figures[list].map((text, index) => (index === figures[list].length - 1 ? `${text}1` : text));
  expect(pageDisagreements({ ...figures, [list]: changed }, pages)).not.toEqual([]);
});

it.each(["entries", "outlook", "method", "answers", "summary"] as const)(
  "finds another figure in the PDF's %s",
  (id) => {
    const changed = printed[id].replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
    expect(pdfDisagreements(figures, { ...printed, [id]: changed })).not.toEqual([]);
  },
);

it("finds an amount that only the page has", () => {
  const { entries, ...rest } = pages.report;
  const more = { ...rest, entries: part([], [...(entries?.rows ?? []), row("Line", "$1")]) };
  expect(pageDisagreements(figures, { ...pages, report: more })).toEqual([
    expect.stringContaining("report, entries: $1"),
  ]);
});

it("follows the next file's inputs in the same engine", async () => {
  const inputs = { ...exampleInputs, growthTrend: "flat" } as const;
  const flat = workbookFigures(recalculate(await fileOf(inputs)), everyPanel);
  expect(flat.worksheet).toContain("$9,075,000");
  expect(workbookFigures(recalculate(await fileOf()), everyPanel)).toEqual(figures);
});
