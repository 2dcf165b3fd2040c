import * as mupdf from "mupdf";
import { expect, test } from "vitest";
import { faultsOfSheets, printFaults } from "./print-faults.ts";
import { inkedShare, printedPages } from "./printed-pages.ts";

const text = `How we are paid by AMIVA+ Advisory. A share of the price, due on the day when your company changes hands. Owners who want
the whole answer read every sentence before they call; nobody needs more than seven minutes for this page.`;
const last = "nobody needs more than seven minutes for this page.";
const sheet = { text, cut: [], covered: [], last, end: 0.9, inked: 0.5 };
const nothing = { text, headings: [], together: [], controls: [], lostMarks: [] };
const content = {
  ...nothing,
  headings: ["How we are paid", "Who sees it"],
  together: [["Owners who want", "the whole answer"]],
};

/** A Letter sheet with a line of text that starts at the place. */
function documentWith(line: string, x: number, ...below: readonly number[]): Uint8Array {
  const pdf = new mupdf.PDFDocument();
  const font = pdf.addSimpleFont(new mupdf.Font("Helvetica"));
  const content = [0, ...below].map((y) => `BT /F 12 Tf ${x} ${700 - y} Td (${line}) Tj ET`).join(" ");
  pdf.insertPage(-1, pdf.addPage([0, 0, 612, 792], 0, { Font: { F: font } }, content));
  return pdf.saveToBuffer("").asUint8Array();
}

test("a whole document has no faults, however a reader splits and hyphenates its words", () => {
  const half = text.indexOf("changes");
  const pages = [
    { ...sheet, text: text.slice(0, half + 3) },
    { ...sheet, text: text.slice(half + 3).replace("sentence", "sen\u00ad\ntence") },
  ];
  expect(faultsOfSheets(pages, content)).toEqual([]);
});

test.each([
  ["not printed: minutes", { text: text.replace("minutes", "") }],
  ["the navigation is printed", { text: `Process Sign\nIn ${text}` }],
  ["sheet 1 is nearly empty", { inked: 0.02 }],
  ["sheet 1 ends with a heading: are paid", { last: "are paid" }],
  ["sheet 1 has text over text: For", { covered: ["For"] }],
  ["sheet 1 is cut: Owners who", { cut: ["Owners who"] }],
])("the fault is named: %s", (fault, given) => {
  expect(faultsOfSheets([{ ...sheet, ...given }], content)).toEqual([fault]);
});

test.each([
  ["a control is printed: Copy", { controls: ["Copy"] }],
  ["lost without backgrounds: Open with", { lostMarks: ["Open with"] }],
])("the fault is named: %s", (fault, given) => {
  expect(faultsOfSheets([sheet], { ...content, ...given })).toEqual([fault]);
});

test("a document that does not name the firm is found", () => {
  const anonymous = text.replace("AMIVA+ Advisory", "us");
  expect(faultsOfSheets([{ ...sheet, text: anonymous }], { ...content, text: anonymous })).toEqual([
    "the firm is not named",
  ]);
});

test("a heading on another sheet than its first row, and a row in two parts, are named", () => {
  const sheetsFrom = (word: string) => {
    const at = text.indexOf(word);
    return [text.slice(0, at), text.slice(at)].map((part) => ({ ...sheet, text: part }));
  };
  const torn = ["on two sheets: Owners who want the whole answer"];
  expect(faultsOfSheets(sheetsFrom("the whole"), content)).toEqual(torn);
  expect(faultsOfSheets(sheetsFrom("answer"), content)).toEqual(torn);
  expect(faultsOfSheets(sheetsFrom("Owners"), content)).toEqual([]);
});

test("a first sheet that is half empty is named where another one follows", () => {
  expect(faultsOfSheets([{ ...sheet, end: 0.41 }, sheet], content)).toEqual(["the first sheet is half empty"]);
  expect(faultsOfSheets([{ ...sheet, end: 0.41 }], content)).toEqual([]);
});

test("a page without text cannot pass", () => {
  const faults = faultsOfSheets([{ ...sheet, text: "Not found" }], { ...nothing, text: "Not found" });
  expect(faults).toContainEqual(expect.stringContaining("hardly any text"));
});

test("sheets are counted, and one with a single line is nearly empty", () => {
  const faults = (count: number) =>
    printFaults(documentWith("Only a foot", 72), nothing, { least: count, most: count });
  expect(faults(1)).toContain("sheet 1 is nearly empty");
  expect(faults(1)).not.toContainEqual(expect.stringContaining("instead of"));
  expect(faults(2)).toContain("1 sheets instead of 2 to 2");
});

test("a page of lines is inked where they stand, and its lowest line is the last", () => {
  const lines = Array.from({ length: 30 }, (_, index) => index * 20);
  expect(inkedShare(documentWith("A line of text", 72, ...lines), 0)).toBeGreaterThan(0.4);
  const [page] = printedPages(documentWith("Who sees it", 72, 14));
  expect(page?.last).toBe("Who sees it");
  expect(page?.end).toBeCloseTo((792 - 700 + 14) / 792, 1);
});

test("a line that runs beyond the paper is cut", () => {
  expect(printedPages(documentWith("Inside the paper", 72))[0]?.cut).toEqual([]);
  expect(printedPages(documentWith("Beyond the right edge", 560))[0]?.cut).not.toEqual([]);
  // The reader drops letters that are wholly outside.
  const outside = { ...nothing, text: "Beyond" };
  const one = { least: 1, most: 1 };
  expect(printFaults(documentWith("Beyond the left edge", -40), outside, one)).toContain("not printed: Beyond");
});

test("a line that lies over another is named, and one below it is not", () => {
  expect(printedPages(documentWith("Who sees it", 72, 14))[0]?.covered).toEqual([]);
  expect(printedPages(documentWith("Who sees it", 72, 4))[0]?.covered).toEqual(["Who sees it"]);
});
