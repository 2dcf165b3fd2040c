import { expect, it } from "vitest";
import { documentWords } from "#content/report/report.ts";
import { workbookWords } from "#content/report/workbook.ts";
import { legalLine, site } from "#content/site.ts";
import { formula } from "#domain/valuation/formula.ts";
import { enter } from "#domain/valuation/spreadsheet.fixture.ts";
import { named, openWorkbook } from "./package.fixture.ts";
import { engineOf, exampleInputs, reportFor } from "./workbook.fixture.ts";
import { workbookBytes } from "./workbook.ts";

const file = openWorkbook(await workbookBytes(reportFor(exampleInputs), "https://amiva.example"));
const cover = file.cells.filter(({ sheet }) => sheet === "Cover");
const at = (cell: string) => cover.find((one) => one.cell === cell);

it("is the first sheet and says whose estimate it is, of which day and by whom", () => {
  expect(file.cells[0]?.sheet).toBe("Cover");
  const said = cover.map(({ value }) => value);
  expect(said).toEqual(
    expect.arrayContaining([
      site.brand,
      documentWords.confidential,
      "Northgate Dental",
      "Preliminary valuation, November 3, 2025. Report 2025-2B11",
      "Estimated range",
      `${site.email}, ${site.phone.display}`,
    ]),
  );
  const { is, isNot, change } = workbookWords.cover;
  expect(said).toEqual(expect.arrayContaining([is, isNot, change]));
  expect(said.some((value) => String(value).endsWith(legalLine))).toBe(true);
});

it("shows the range and the sum by formulas of the sheet Valuation", () => {
  expect(["A8", "E8", "E10"].map(at)).toMatchObject([
    { formula: "Valuation!$C$14", value: 8_415_000 },
    { formula: "Valuation!$C$15", value: 11_385_000 },
    { formula: "Valuation!$C$12", value: 9_900_000 },
  ]);
  // 1.65M × (5.0 + 0.5 + 0.5) = 9.9M.
  expect(["A14", "C14", "D14", "E14", "F14", "G14"].map((cell) => at(cell)?.value)).toEqual([
    ...[1_650_000, 5, 0.5, 0.5],
    ...["=", 9_900_000],
  ]);
  for (const cell of ["A14", "C14", "D14", "E14", "G14"]) expect(at(cell)?.formula, cell).toMatch(/^Valuation!/);
});

it("follows an input that is changed on the sheet Valuation", () => {
  const engine = engineOf(file);
  enter(engine, { preTaxProfit: 1_000_000, growthTrend: "flat", recurringRevenue: 0 });
  // 1.1M × 5.0 = 5.5M, 15% either side.
  expect(["A8", "E8", "E10"].map((cell) => engine.at("Cover", cell))).toEqual([4_675_000, 6_325_000, 5_500_000]);
  expect(["A14", "C14", "D14", "E14", "G14"].map((cell) => engine.at("Cover", cell))).toEqual([
    ...[1_100_000, 5, 0, 0],
    5_500_000,
  ]);
});

it("prints its eight columns, however long the name of the company is", () => {
  const areas = [...file.parts.values()]
    .flatMap((root) => named(root, "definedName"))
    .filter(({ attributes }) => attributes["name"] === "_xlnm.Print_Area");
  expect(areas.map(({ attributes, text }) => [attributes["localSheetId"], text])).toEqual([["0", "Cover!$A$1:$H$22"]]);
});

it("marks the value in the middle of the bar, where it always is", () => {
  expect((formula.conservative + formula.optimistic) / 2).toBe(1);
  const sheet = file.parts.get("xl/worksheets/sheet1.xml");
  const styles = file.parts.get("xl/styles.xml");
  if (!(sheet && styles)) throw new Error("The file has no cover");
  const formats = named(styles, "cellXfs")[0]?.children ?? [];
  const borders = named(styles, "borders")[0]?.children ?? [];
  const fills = named(styles, "fills")[0]?.children ?? [];
  const bar = [..."BCDEFG"].map((column) => {
    const cell = named(sheet, "c").find(({ attributes }) => attributes["r"] === `${column}11`);
    const { fillId, borderId } = formats[Number(cell?.attributes["s"])]?.attributes ?? {};
    const left = borders[Number(borderId)]?.children.find(({ name }) => name === "left");
    return [named(fills[Number(fillId)] ?? sheet, "fgColor").length, left?.attributes["style"]];
  });
  const filled = [1, undefined];
  expect(bar).toEqual([[1, "thin"], filled, filled, [1, "thick"], filled, filled]);
});
