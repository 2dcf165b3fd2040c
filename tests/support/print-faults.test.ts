import * as mupdf from "mupdf";
import { expect, test } from "vitest";
import { faultsOfPages, printFaults } from "./print-faults.ts";
import { printedPages } from "./printed-pages.ts";

const text = `How we are paid. A share of the price, due on the day when your company changes hands. Owners who want
the whole answer read every sentence before they call; nobody needs more than seven minutes for this page.`;
const sheet = { text, cut: [], covered: [] };

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
    { text: text.slice(0, half + 3), cut: [], covered: [] },
    { text: text.slice(half + 3).replace("sentence", "sen\u00ad\ntence"), cut: [], covered: [] },
  ];
  expect(faultsOfPages(pages, text)).toEqual([]);
});

test("missing words, navigation, empty sheets and cut lines are named", () => {
  expect(faultsOfPages([{ ...sheet, text: text.replace("minutes", "") }], text)).toEqual(["not printed: minutes"]);
  expect(faultsOfPages([{ ...sheet, text: `Process Sign\nIn ${text}` }], text)).toEqual(["the navigation is printed"]);
  expect(faultsOfPages([sheet, { text: " \n", cut: [], covered: [] }], text)).toEqual(["sheet 2 is empty"]);
  expect(faultsOfPages([{ ...sheet, covered: ["For"] }], text)).toEqual(["sheet 1 has text over text: For"]);
  expect(faultsOfPages([{ ...sheet, cut: ["Owners who"] }], text)).toEqual(["sheet 1 is cut: Owners who"]);
});

test("a page without text cannot pass", () => {
  expect(faultsOfPages([{ text: "Not found", cut: [], covered: [] }], "Not found")).toEqual([
    expect.stringContaining("hardly any text"),
  ]);
});

test("a line that runs beyond the paper is cut", () => {
  expect(printedPages(documentWith("Inside the paper", 72))[0]?.cut).toEqual([]);
  expect(printedPages(documentWith("Beyond the right edge", 560))[0]?.cut).not.toEqual([]);
  // The reader drops letters that are wholly outside.
  expect(printFaults(documentWith("Beyond the left edge", -40), "Beyond")).toContain("not printed: Beyond");
});

test("a line that lies over another is named, and one below it is not", () => {
  expect(printedPages(documentWith("Who sees it", 72, 14))[0]?.covered).toEqual([]);
  expect(printedPages(documentWith("Who sees it", 72, 4))[0]?.covered).toEqual(["Who sees it"]);
});
