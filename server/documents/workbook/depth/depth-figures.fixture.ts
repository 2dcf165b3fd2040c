import fc from "fast-check";
import { readinessAnswerNames } from "#content/depth/readiness-questions.ts";
import { depthSheets, depthWorkbookWords } from "#content/depth/workbook.ts";
import { site } from "#content/site.ts";
import { addBackKeys, maxAddBack, readinessAnswers, readinessKeys } from "#domain/depth/depth-bounds.ts";
import type { DepthEntries } from "#domain/depth/depth-entries.ts";
import { anyDepth, anyInputs } from "#domain/depth/example.fixture.ts";
import type { GoalRoutes, ProfitRoute } from "#domain/depth/goal-price.ts";
import { ownFiguresOf } from "#domain/depth/own-figures.ts";
import { calculateValuation } from "#domain/valuation/calculate.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { ebitdaOf } from "#domain/valuation/formula.ts";
import { decimal, times } from "#domain/valuation/text/decimal.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { wholeDollars } from "#domain/valuation/text/money.ts";

type Value = string | number | boolean | null;
type At = (sheet: string, cell: string) => Value;
type Write = (sheet: string, cell: string, value: string | number) => void;

const { yes, no, goal: goalWords } = depthWorkbookWords;
const feePercent = site.valuation.successFeePercent;

/** Types the entries into the marked cells, as an owner would. */
export function enterDepth(put: Write, { addBacks = {}, proceeds = {}, readiness = {}, goal }: DepthEntries): void {
  for (const [index, key] of addBackKeys.entries()) {
    put(depthSheets.addBacks, `B${3 + index}`, addBacks[key]?.amount ?? 0);
    put(depthSheets.addBacks, `C${3 + index}`, addBacks[key]?.hasPaper ? yes : no);
  }
  const { debt = 0, cash = 0, workingCapitalGap = 0, escrow = 0, sellerNote = 0, earnOut = 0, rollover = 0 } = proceeds;
  const amounts = {
    B3: debt,
    B4: cash,
    B5: workingCapitalGap,
    B9: escrow,
    B10: sellerNote,
    B11: earnOut,
    B12: rollover,
  };
  for (const [cell, amount] of Object.entries(amounts)) put(depthSheets.proceeds, cell, amount);
  put(depthSheets.proceeds, "B16", (proceeds.taxRate ?? 0) / 100);
  for (const [index, key] of readinessKeys.entries()) {
    const answer = readiness[key];
    if (answer) put(depthSheets.readiness, `B${2 + index}`, readinessAnswerNames[answer]);
  }
  if (!goal) return;
  put(depthSheets.goal, "B2", goal.goal);
  put(depthSheets.goal, "B3", goal.growthRate / 100);
  put(depthSheets.goal, "B4", goal.returnRate / 100);
}

const share = (value: Value) => Math.round(Number(value) * 100);

/** What the sheets show, arranged for comparison with the rules of the site. */
export function shownDepth(at: At) {
  const { addBacks, proceeds, readiness, goal } = depthSheets;
  const rows = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
  return {
    addBacks: { ebitda: [at(addBacks, "B8"), at(addBacks, "D8")], value: [at(addBacks, "B10"), at(addBacks, "D10")] },
    papers: [at(addBacks, "B14"), at(addBacks, "B15")],
    proceeds: ["B7", "B8", "B13", "B14", "B15", "B17", "B18", "B19", "B20"].map((cell) => at(proceeds, cell)),
    readiness: ["C10", "C11", "C12", "C13"].map((cell) => at(readiness, cell)),
    routes: rows(7, 4).map((row) => [
      at(goal, `B${row}`),
      at(goal, `C${row}`),
      share(at(goal, `D${row}`)),
      at(goal, `F${row}`),
      at(goal, `H${row}`),
    ]),
    waiting: rows(13, 6).map((row) => [..."BDEFGH"].map((column) => at(goal, `${column}${row}`))),
  };
}

/** The same from the rules of the site, for entries in every panel and a goal above the estimate. */
export function siteDepth(inputs: FinancialInputs, depth: DepthEntries): ReturnType<typeof shownDepth> {
  const { addBacks, proceeds, readiness, goal } = ownFiguresOf(
    { financialInputs: inputs, valuation: calculateValuation(inputs), depth },
    feePercent,
  );
  if (!(addBacks && proceeds && readiness && goal)) throw new Error("Something was entered in every panel");
  const { documented, provable, papers } = addBacks;
  const { fee, beforeTax, later, atRisk, cashBeforeTax, cashAtClose, keptInTheEnd, tax } = proceeds;
  const { counts, score } = readiness;
  return {
    addBacks: { ebitda: [documented.ebitda, provable.ebitda], value: [documented.value, provable.value] },
    papers: [papers.have, papers.needed],
    proceeds: [
      ...[fee, beforeTax, later, atRisk, cashBeforeTax, tax?.atClose ?? 0],
      ...[cashAtClose, tax?.onTheRest ?? 0, keptInTheEnd],
    ],
    readiness: [score ?? "", counts.yes, counts.partly, counts.no],
    routes: siteRoutes(inputs, goal.routes),
    waiting: goal.waiting.years.map(({ profit, price, profitEarned, soldAndInvested }) => [
      ...[profit, price, profitEarned, soldAndInvested],
      price < soldAndInvested ? goalWords.less : "",
      price + profitEarned < soldAndInvested ? goalWords.less : "",
    ]),
  };
}

function siteRoutes(inputs: FinancialInputs, routes: GoalRoutes) {
  if (routes.is !== "above") throw new Error("The goal is above the estimate");
  const { preTaxProfit, growthTrend, recurringRevenue } = inputs;
  const today = calculateValuation(inputs).adjustedValuation;
  const said = (value: number) => (value >= routes.goal ? goalWords.reaches : goalWords.short);
  const byProfit = ({ profit, multiple, recurring }: ProfitRoute) => {
    const value = wholeDollars(times(ebitdaOf(profit), decimal(multiple)));
    return [profit, growthLabel(growthTrend), recurring, value, said(value)];
  };
  const share = routes.recurring.is === "exhausted" ? { answer: 100, value: today } : routes.recurring;
  const trend = routes.trend.is === "exhausted" ? { answer: growthTrend, value: today } : routes.trend;
  return [
    byProfit(routes.profit),
    byProfit(routes.both ?? routes.profit),
    [preTaxProfit, growthLabel(growthTrend), share.answer, share.value, said(share.value)],
    [preTaxProfit, growthLabel(trend.answer), recurringRevenue, trend.value, said(trend.value)],
  ];
}

/** Entries in every panel, all eight questions answered, and a goal above the estimate. */
export const anyEntries: fc.Arbitrary<{ readonly inputs: FinancialInputs; readonly depth: DepthEntries }> = fc
  .record({
    inputs: anyInputs,
    depth: anyDepth,
    ownerPay: fc.record({ amount: fc.integer({ min: 1, max: maxAddBack }), hasPaper: fc.boolean() }),
    debt: fc.integer({ min: 1, max: 5_000_000 }),
    answers: fc.record(Object.fromEntries(readinessKeys.map((key) => [key, fc.constantFrom(...readinessAnswers)]))),
    more: fc.integer({ min: 1, max: 20_000_000 }),
  })
  .map(({ inputs, depth, ownerPay, debt, answers, more }) => ({
    inputs,
    depth: {
      addBacks: { ...depth.addBacks, ownerPay },
      proceeds: { ...depth.proceeds, debt },
      readiness: answers,
      goal: {
        growthRate: 0,
        returnRate: 0,
        ...depth.goal,
        goal: calculateValuation(inputs).adjustedValuation + more,
      },
    },
  }));
