import fc from "fast-check";
import { expect, it } from "vitest";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { anyInputs, edgeInputs, enter, halfDollarInputs } from "#domain/valuation/spreadsheet.fixture.ts";
import { openWorkbook } from "./package.fixture.ts";
import { comparable, engineOf, exampleInputs, reportFor, shownFigures, siteFigures } from "./workbook.fixture.ts";
import { workbookBytes } from "./workbook.ts";

const example = openWorkbook(await workbookBytes(reportFor(exampleInputs)));
const engine = engineOf(example);

/** Enters the inputs into the example's file, as an owner would, and compares the result with the site. */
function expectSiteFigures(inputs: FinancialInputs) {
  enter(engine, inputs);
  expect(shownFigures(engine.at, example.cells)).toEqual(siteFigures(inputs));
}

it.each<FinancialInputs>([
  exampleInputs,
  { preTaxProfit: 100_000, growthTrend: "decreasing", recurringRevenue: 0 },
  { preTaxProfit: 454_546, growthTrend: "flat", recurringRevenue: 33 },
  { preTaxProfit: 10_000_000, growthTrend: "increasing", recurringRevenue: 100 },
])("holds the values that its formulas give, for %o", async (inputs) => {
  const file = openWorkbook(await workbookBytes(reportFor(inputs)));
  const opened = engineOf(file);
  const formulas = file.cells.filter(({ formula }) => formula !== undefined);
  expect(formulas.length).toBeGreaterThan(140);
  expect(formulas.map(({ sheet, cell }) => [sheet, cell, comparable(opened.at(sheet, cell))])).toEqual(
    formulas.map(({ sheet, cell, value }) => [sheet, cell, comparable(value)]),
  );
  expect(shownFigures(opened.at, file.cells)).toEqual(siteFigures(inputs));
});

/** Every profit with every trend, and the recurring shares in turn. */
const someEdges = edgeInputs.filter((_, index) => index % 4 === Math.floor(index / 4) % 4);

it("follows its inputs as the site does, at the edges and at half dollars", () => {
  for (const inputs of [...someEdges, ...halfDollarInputs]) expectSiteFigures(inputs);
});

it("follows its inputs as the site does, whatever they are", () => {
  fc.assert(fc.property(anyInputs, expectSiteFigures), { numRuns: 25 });
});
