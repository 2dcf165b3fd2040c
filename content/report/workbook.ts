import { estimateLine } from "#content/valuation/results.ts";
import { recurringStep } from "#domain/report/levers.ts";
import { contractedShare, softYear } from "#domain/report/objections.ts";
import { profitBounds } from "#domain/valuation/financial-inputs.ts";
import { formula } from "#domain/valuation/formula.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { fullMoney } from "#domain/valuation/text/money.ts";
import { nextWords } from "./report.ts";
import { driverReportWords, objectionWords } from "./report-arguments.ts";

/** The words of the Excel workbook, where the report has none for them. */

const percent = (share: number) => `${Math.round(share * 100)}%`;
const range = `from ${fullMoney(profitBounds.min)} to ${fullMoney(profitBounds.max)}`;

const [, ownMultiples, noAdvice, passOnWithCare] = nextWords.disclaimer.paragraphs;

const here = "Where you are";

const figures = {
  profit: "Pre-tax profit",
  trend: "Growth trend",
  recurring: "Recurring revenue",
  ebitda: "Adjusted EBITDA",
  base: "Base multiple",
  multiple: "Final multiple",
  value: "Adjusted valuation",
} as const;

export const workbookWords = {
  figures,
  dollars: "Dollars",
  /** Above the helper cells. */
  unrounded: "Before rounding",
  /** What a spreadsheet program says beside the three marked cells, and when something else is entered. */
  inputs: {
    profit: { title: figures.profit, text: `Whole dollars a year, ${range}.` },
    trend: { title: figures.trend, text: "Choose one of the three words." },
    recurring: { title: figures.recurring, text: "Whole percents, from 0% to 100%." },
  },
  valuation: {
    yourNote: "Your note",
    note: "Brass cells are yours to change. Every other figure in this file follows, in whole dollars.",
  },
  approaches: {
    chart: "Range by approach",
    multiple: "Multiple",
    weight: "Weight",
    most: "Carries the most weight",
    note: "Each range is a share of the adjusted valuation. The multiples of revenue and of owner earnings are typical market multiples, for comparison.",
  },
  bands: {
    chart: "Base multiple by adjusted EBITDA",
    unit: "Times EBITDA",
    here,
    yours: "Your bracket",
    note: "The valuation looks its base multiple up in columns B and C. Column A only names the rows.",
  },
  sensitivity: {
    chart: "Value by recurring share, at your profit",
    here,
    yours: "Yours",
    note: "First table: your trend, and profits within what the site accepts. Second table: your profit and recurring share.",
  },
  moves: {
    chart: `${objectionWords.title}, against today`,
    move: "One input moved, the others held",
    against: "Against today",
    today: "As entered",
    levers: driverReportWords.levers,
    lever: {
      size: "Reach the next size bracket",
      growth: "Improve the trend by one step",
      recurring: `Make ${recurringStep} points more revenue recurring`,
    },
    noLever: "Nothing left",
    objections: objectionWords.title,
    objection: {
      addBacks: `Accept no add-backs: EBITDA is profit, not ${formula.ebitdaOfProfit} times it`,
      trend: "Price the trend one step worse",
      recurring: `Count only ${percent(contractedShare)} of recurring revenue as under contract`,
      softYear: `Price a soft year, ${percent(softYear)} of profit`,
    },
    noObjection: "Does not apply",
    note: "The arguments overlap, so do not add them up.",
  },
  /** The first sheet. */
  cover: {
    sheet: "Cover",
    kind: "Preliminary valuation",
    range: "Estimated range",
    to: "to",
    value: "adjusted value",
    low: `Conservative, ${percent(formula.conservative)}`,
    high: `Optimistic, ${percent(formula.optimistic)}`,
    sum: { ebitda: "Adjusted EBITDA", base: "Base", growth: "Growth", recurring: "Recurring", value: "Adjusted value" },
    is: "What this is",
    isText: `${estimateLine} Every step is a formula in this file. It works without a connection and sends nothing.`,
    isNot: "What it is not",
    isNotText: `An appraisal, a fairness opinion, an offer or a promise of any price. ${ownMultiples} ${noAdvice}`,
    change: "Where to change it",
    changeText: `Three brass cells on the sheet Valuation: profit, trend (${[growthLabel("increasing"), growthLabel("flat"), growthLabel("decreasing")].join(", ")}) and recurring share. Everything else follows. With the same inputs the site shows the same value.`,
    legal: `${passOnWithCare} ${nextWords.disclaimer.legal}`,
  },
  report: (number: string) => `Report ${number}`,
  page: "Page &P of &N",
} as const;
