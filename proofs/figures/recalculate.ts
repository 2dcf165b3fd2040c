import { HyperFormula } from "hyperformula";
import type { OpenedCell, OpenedWorkbook } from "../../server/documents/workbook/package.fixture.ts";

export type CellValue = string | number | boolean | null;
export type At = (sheet: string, cell: string) => CellValue;

type Loaded = { readonly engine: HyperFormula; readonly contents: Map<string, string | number> };

/** Texts stay texts, whatever they begin with. */
const contentOf = ({ formula, value }: OpenedCell) =>
  formula === undefined ? (typeof value === "string" ? `'${value}` : value) : `=${formula}`;

/** By the sheets of the file, which depend on what was saved. */
const loaded = new Map<string, Loaded>();

function engineFor({ cells, names }: OpenedWorkbook): Loaded {
  const sheets = [...new Set(cells.map(({ sheet }) => sheet))];
  const key = sheets.join("|");
  const known = loaded.get(key);
  if (known) return known;
  const engine = HyperFormula.buildFromSheets(
    Object.fromEntries(sheets.map((sheet) => [sheet, []])),
    // Plain doubles show errors that another program's rounding would hide.
    { licenseKey: "gpl-v3", smartRounding: false, undoLimit: 0 },
    Object.entries(names).map(([name, range]) => ({ name, expression: `=${range}` })),
  );
  const made = { engine, contents: new Map<string, string | number>() };
  loaded.set(key, made);
  return made;
}

/** The file's cells as its formulas give them. Cells that the last file had too are kept, which is ten times as quick. */
export function recalculate(workbook: OpenedWorkbook): At {
  const { engine, contents } = engineFor(workbook);
  const addressOf = (sheet: string, cell: string) => {
    const address = engine.simpleCellAddressFromString(cell, engine.getSheetId(sheet) ?? -1);
    if (address === undefined) throw new Error(`There is no ${sheet}!${cell}`);
    return address;
  };
  const wanted = new Map(workbook.cells.map((cell) => [`${cell.sheet}!${cell.cell}`, cell]));
  engine.batch(() => {
    for (const key of contents.keys()) {
      if (wanted.has(key)) continue;
      const [sheet = "", cell = ""] = key.split("!");
      engine.setCellContents(addressOf(sheet, cell), null);
      contents.delete(key);
    }
    for (const [key, cell] of wanted) {
      const content = contentOf(cell);
      if (contents.get(key) === content) continue;
      engine.setCellContents(addressOf(cell.sheet, cell.cell), content);
      contents.set(key, content);
    }
  });
  return (sheet, cell) => {
    const value = engine.getCellValue(addressOf(sheet, cell));
    if (value !== null && typeof value === "object") throw new Error(`${sheet}!${cell} shows ${value.value}`);
    return value;
  };
}
