import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import type { Report } from "#domain/report/report.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { halfDollarInputs } from "#domain/valuation/spreadsheet.fixture.ts";
import { anyEntries, shownDepth, siteDepth } from "./depth/depth-figures.fixture.ts";
import { openWorkbook } from "./package.fixture.ts";
import { exampleInputs, reportFor, shownFigures, siteFigures } from "./workbook.fixture.ts";
import { workbookBytes } from "./workbook.ts";

const isInstalled = spawnSync("soffice", ["--version"]).status === 0;
const notAsked = "LibreOffice (soffice) is not installed here: only the formula engine has recalculated the workbook.";
// A skipped test is easy to overlook, so this prints a line.
if (!isInstalled) console.info(notAsked);

const inputs: readonly FinancialInputs[] = [
  ...halfDollarInputs.slice(-2),
  { preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 },
  { preTaxProfit: 454_546, growthTrend: "flat", recurringRevenue: 33 },
  { preTaxProfit: 5_454_545, growthTrend: "increasing", recurringRevenue: 5 },
  { preTaxProfit: 10_000_000, growthTrend: "increasing", recurringRevenue: 100 },
];

/** What else is typed into each file, with a goal above its estimate. */
const entries = fc.sample(anyEntries, { numRuns: inputs.length, seed: 18 }).map(({ depth }, index): DepthEntries => {
  const goal = calculateValuation(inputs[index] ?? exampleInputs).adjustedValuation + 1_234_567;
  return { ...depth, goal: { growthRate: 8, returnRate: 5, ...depth.goal, goal } };
});

/** The example's workbook with other inputs and entries and stale values, as before a recalculation. */
function stale(entered: FinancialInputs, depth: DepthEntries): Report {
  const report = reportFor(exampleInputs, { depth: exampleDepth });
  const { addBacks, proceeds, readiness, goal } = report.own;
  const own = {
    ...(addBacks && { addBacks: { ...addBacks, entries: depth.addBacks ?? {} } }),
    ...(proceeds && { proceeds: { ...proceeds, entries: depth.proceeds ?? {} } }),
    ...(readiness && { readiness: { ...readiness, entries: depth.readiness ?? {} } }),
    ...(goal && depth.goal && { goal: { ...goal, entries: depth.goal } }),
  };
  const [other] = reportFor(entered).worksheets;
  const [valuation, ...rest] = report.worksheets;
  if (!(valuation && other)) throw new Error("A report has a worksheet");
  const rows = valuation.rows.map((row, index) => (row.kind === "input" ? (other.rows[index] ?? row) : row));
  return { ...report, own, worksheets: [{ ...valuation, rows }, ...rest] };
}

// Without this LibreOffice shows the cached values of the file.
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

it.skipIf(!isInstalled)(
  isInstalled ? "LibreOffice works out what the site does" : notAsked,
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "workbook-"));
    try {
      mkdirSync(join(folder, "profile/user"), { recursive: true });
      writeFileSync(join(folder, "profile/user/registrymodifications.xcu"), alwaysRecalculate);
      const files = inputs.map((_, index) => join(folder, `${index}.xlsx`));
      for (const [index, file] of files.entries())
        writeFileSync(file, await workbookBytes(stale(inputs[index] ?? exampleInputs, entries[index] ?? {})));
      const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`;
      const out = join(folder, "out");
      spawnSync("soffice", [profile, "--headless", "--convert-to", "xlsx", "--outdir", out, ...files]);
      for (const [index, given] of inputs.entries()) {
        const { cells } = openWorkbook(readFileSync(join(out, `${index}.xlsx`)));
        const shown = new Map(cells.map(({ sheet, cell, value }) => [`${sheet}!${cell}`, value]));
        const at = (sheet: string, cell: string) => shown.get(`${sheet}!${cell}`) ?? "";
        expect(shownFigures(at, cells)).toEqual(siteFigures(given));
        expect(shownDepth(at)).toEqual(siteDepth(given, entries[index] ?? {}));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
