import { exactAmountsIn, type PagePart } from "./read-page.ts";
import type { WorkbookFigures } from "./workbook-figures.ts";

type ReadParts = Readonly<Record<string, PagePart>>;

/** The private pages, read: the report, and where they were opened the results and their panels. */
export type ReadPages = { readonly report: ReadParts; readonly results?: ReadParts; readonly deeper?: ReadParts };

const exactAmounts = (rows: PagePart["rows"]) => rows.flatMap((row) => exactAmountsIn(row.join(" ")));

function differ(where: string, shown: readonly string[], expected: readonly string[]): readonly string[] {
  if (shown.length === expected.length && shown.every((text, index) => text === expected[index])) return [];
  const at = expected.findIndex((text, index) => text !== shown[index]);
  const first = at < 0 ? expected.length : at;
  return [
    `${where}: ${shown[first] ?? "nothing"}, in the workbook ${expected[first] ?? "nothing"} (figure ${first + 1})`,
  ];
}

function lacks(where: string, text: string, expected: readonly string[]): readonly string[] {
  return expected.filter((one) => !text.includes(one)).map((one) => `${where} lacks "${one}"`);
}

const part = (page: ReadParts, id: string) => page[id] ?? { text: "", rows: [] };

/** What the pages show otherwise than the recalculated workbook. */
export function pageDisagreements(figures: WorkbookFigures, { report, results, deeper }: ReadPages): readonly string[] {
  const [, ...worksheet] = part(report, "method").rows;
  return [
    ...differ("report, entries", exactAmounts(part(report, "entries").rows), figures.entries),
    ...differ("report, outlook", exactAmounts(part(report, "outlook").rows), figures.outlook),
    ...differ(
      "report, method",
      worksheet.map(([, value = ""]) => value),
      figures.worksheet,
    ),
    ...lacks("report, answers", part(report, "answers").text, figures.answers),
    ...lacks("report, summary", part(report, "summary").text, figures.summary),
    ...(results ? resultsDisagreements(figures, part(results, "page")) : []),
    ...(deeper
      ? Object.entries(figures.panels).flatMap(([id, texts]) => lacks(`panel ${id}`, part(deeper, id).text, texts))
      : []),
  ];
}

function resultsDisagreements(figures: WorkbookFigures, { rows, text }: PagePart): readonly string[] {
  // The worksheets have a column of row numbers; the values are in C.
  const values = rows.filter(([number = ""]) => /^\d+$/.test(number)).map(([, , , value = ""]) => value);
  const expected = [...figures.worksheet, ...figures.approaches];
  // Headings of columns say "Value", headings of groups nothing.
  const shown = values.filter((value) => value !== "Value" && value !== "").slice(0, expected.length);
  return [...differ("results, worksheet", shown, expected), ...lacks("results", text, figures.results)];
}

/** The text of the PDF's page for each section. */
type PrintedSections = Readonly<Record<string, string>>;

/** What the PDF prints otherwise than the recalculated workbook. */
export function pdfDisagreements(figures: WorkbookFigures, printed: PrintedSections): readonly string[] {
  const text = (id: string) => printed[id] ?? "";
  // A long name takes two lines, and the amount beside it is then read between them.
  const differAnyOrder = (id: string, expected: readonly string[]) =>
    differ(`PDF, ${id}`, exactAmountsIn(text(id)).toSorted(), expected.toSorted());
  const isFull = "sensitivity" in printed;
  // The free summary ends with the adjusted valuation.
  const worksheet = isFull ? figures.worksheet : figures.worksheet.slice(0, linesToTotal);
  return [
    ...differAnyOrder("entries", figures.entries),
    ...differAnyOrder("outlook", figures.outlook),
    // The sum above the table repeats some of its figures.
    ...differ("PDF, method", distinct(exactAmountsIn(text("method"))), distinct(worksheet.filter(isAmount))),
    ...lacks("PDF, method", text("method"), worksheet),
    ...lacks("PDF, answers", text("answers"), figures.answers),
    ...lacks("PDF, summary", text("summary"), figures.summary),
    ...lacks("PDF, approaches", text(isFull ? "approaches" : "summary"), figures.approachRanges),
    ...(isFull ? lacks("PDF, sensitivity", text("sensitivity"), figures.sensitivity) : []),
    ...(isFull ? lacks("PDF, objections", text("objections"), figures.objections) : []),
  ];
}

const linesToTotal = 9;
const isAmount = (text: string) => text.startsWith("$");
const distinct = (texts: readonly string[]) => [...new Set(texts)].toSorted();
