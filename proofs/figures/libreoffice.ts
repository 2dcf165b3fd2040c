import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { At, CellValue } from "./recalculate.ts";

export const hasLibreOffice = () => spawnSync("soffice", ["--version"]).status === 0;

// Without this LibreOffice shows the cached values of the file.
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

/** One file per sheet: the last number stands for all of them. */
const asCsv = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1";

/** Opens the workbooks in one LibreOffice and returns what each shows after recalculation. */
export function recalculateInLibreOffice(workbooks: readonly Uint8Array[], folder: string): readonly At[] {
  const [input, output] = [join(folder, "input"), join(folder, "output")];
  const profile = join(folder, "profile");
  mkdirSync(join(profile, "user"), { recursive: true });
  writeFileSync(join(profile, "user/registrymodifications.xcu"), alwaysRecalculate);
  mkdirSync(input, { recursive: true });
  const files = workbooks.map((bytes, index) => {
    const file = join(input, `${index}.xlsx`);
    writeFileSync(file, bytes);
    return file;
  });
  spawnSync("soffice", [
    `-env:UserInstallation=${pathToFileURL(profile)}`,
    ...["--headless", "--convert-to", asCsv, "--outdir", output],
    ...files,
  ]);
  const sheets = new Map(
    readdirSync(output).map((name) => [name.replace(/\.csv$/, ""), csvRows(readFileSync(join(output, name), "utf8"))]),
  );
  rmSync(input, { recursive: true });
  rmSync(output, { recursive: true });
  return workbooks.map((_, index) => (sheet, cell) => {
    const rows = sheets.get(`${index}-${sheet}`);
    if (!rows) throw new Error(`LibreOffice has not written ${sheet}`);
    const [, letter = "", digits = ""] = /^([A-Z])(\d+)$/.exec(cell) ?? [];
    return cellValue(rows[Number(digits) - 1]?.[letter.charCodeAt(0) - "A".charCodeAt(0)] ?? "");
  });
}

function cellValue(text: string): CellValue {
  if (text === "") return null;
  if (/^-?[\d.]+%$/.test(text)) return Number((Number(text.slice(0, -1)) / 100).toFixed(6));
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

/** The rows of a CSV file: quotes around commas, line breaks and quotes, which are doubled. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\n") rows.push([]);
  }
  return rows;
}
