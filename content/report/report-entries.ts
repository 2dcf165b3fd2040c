import { addBackWords } from "#content/depth/add-backs.ts";
import { addBackNames } from "#content/depth/line-names.ts";
import { panelWords } from "#content/depth/panels.ts";
import { proceedsFields } from "#content/depth/proceeds.ts";
import { readinessAnswerNames, readinessQuestions } from "#content/depth/readiness-questions.ts";
import { site } from "#content/site.ts";
import { type AddBackLine, allowancePercent } from "#domain/depth/add-backs.ts";
import { type ProceedsKey, readinessKeys } from "#domain/depth/depth-bounds.ts";
import { signedNumber } from "#domain/depth/depth-money.ts";
import type { AnswerRoute, ProfitRoute } from "#domain/depth/goal-price.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import { fixesIn } from "#domain/depth/readiness-fixes.ts";
import type { Report } from "#domain/report/report.ts";
import { longDate } from "#domain/time/long-date.ts";
import { ebitdaOf } from "#domain/valuation/formula.ts";
import { decimal, times } from "#domain/valuation/text/decimal.ts";
import { growthLabel, turnsText } from "#domain/valuation/text/labels.ts";
import { fullMoney, shortMoney, wholeDollars } from "#domain/valuation/text/money.ts";

/** What the owner saved, as tables that page and PDF draw alike. */

export type EntryTable = {
  readonly title: string;
  /** The first column names the row; the others hold figures. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly total?: true; readonly strong?: true }[];
  readonly note: string;
};

type Figures<Panel extends keyof OwnFigures> = NonNullable<OwnFigures[Panel]>;
type Row = EntryTable["rows"][number];

const row = (...cells: readonly string[]): Row => ({ cells });
const strong = (...cells: readonly string[]): Row => ({ cells, strong: true });
const total = (...cells: readonly string[]): Row => ({ cells, total: true });

/** `+$120,000`, `−$36,000`, `$0`. */
const signed = (dollars: number) => `${dollars > 0 ? "+" : ""}${fullMoney(dollars)}`;

type OwnSection = "entries" | "answers" | "outlook";

const entriesTitles: Readonly<Record<OwnSection, string>> = {
  entries: "Your own figures beside the estimate",
  answers: "How ready it is, by your own answers",
  outlook: "What it would take, and when",
};

/** The section of what lies ahead may have nothing but the dates on which the figures were changed. */
const hasDatesOnly = ({ own }: Pick<Report, "own">, section: OwnSection) => section === "outlook" && !own.goal;

export const entriesWords = {
  title: (report: Pick<Report, "own">, section: OwnSection) =>
    hasDatesOnly(report, section) ? "How your estimate has changed" : entriesTitles[section],
  lead: (report: Pick<Report, "own" | "valuation">, section: OwnSection) => {
    const estimate = `the estimate of ${shortMoney(report.valuation.adjustedValuation)}`;
    return hasDatesOnly(report, section)
      ? `You changed your figures on your private page. The last row is ${estimate}.`
      : `You saved this on your private page. It stands beside ${estimate} and does not change it.`;
  },
} as const;

const documentText = ({ amount, hasPaper }: AddBackLine) => {
  if (hasPaper) return addBackWords.have;
  return amount < 0 ? addBackWords.notNeeded : addBackWords.missing;
};

function addBacksTable({ valuation }: Report, found: Figures<"addBacks">): EntryTable {
  const { lines, documented, provable, crossesBracket } = found;
  const at = turnsText(valuation.multiple);
  const kept = crossesBracket
    ? ` This EBITDA lies in another size bracket; the ${at} of the estimate is kept, because buyers’ prices do not jump at an edge.`
    : "";
  return {
    title: panelWords.addBacks.title,
    columns: ["Line", "A year", "Document", "EBITDA"],
    rows: [
      row("Pre-tax profit", "", "", fullMoney(valuation.preTaxProfit)),
      ...lines.map((line) => row(addBackNames[line.key], signed(line.amount), documentText(line), fullMoney(line.to))),
      total(`If all of it is documented: ${fullMoney(documented.ebitda)} × ${at}`, "", "", fullMoney(documented.value)),
      row(`Provable today: ${fullMoney(provable.ebitda)} × ${at}`, "", "", fullMoney(provable.value)),
    ],
    note: `Your list replaces the ${allowancePercent}% that the estimate allows for add-backs; the two are never added.${kept}`,
  };
}

function proceedsTable(_: Report, found: Figures<"proceeds">): EntryTable {
  const { entries, feePercent, tax, isOverdrawn } = found;
  const part = (key: ProceedsKey, sign: 1 | -1): readonly Row[] =>
    entries[key] ? [row(proceedsFields[key].label, signed(sign * entries[key]))] : [];
  const together = (name: string, keys: readonly ProceedsKey[], amount: number): readonly Row[] => {
    const parts = keys.flatMap((key) =>
      entries[key] ? [`${proceedsFields[key].label} ${fullMoney(entries[key])}`] : [],
    );
    return amount > 0 ? [row(`${name}: ${parts.join(", ")}`, signed(-amount))] : [];
  };
  return {
    title: panelWords.proceeds.title,
    columns: ["Line", "Amount"],
    rows: [
      row("Price, the estimate", fullMoney(found.price)),
      ...part("debt", -1),
      ...part("cash", 1),
      ...part("workingCapitalGap", -1),
      row(`Success fee, ${feePercent}%`, signed(-found.fee)),
      strong("Yours before tax", fullMoney(found.beforeTax)),
      ...together("Paid later", ["escrow", "sellerNote"], found.later),
      ...together("At risk", ["earnOut", "rollover"], found.atRisk),
      ...(tax ? [row(`Tax at close, your rate of ${tax.rate}%`, signed(-tax.atClose))] : []),
      total(tax ? "Cash at close, after tax" : "Cash at close, before tax", fullMoney(found.cashAtClose)),
      ...(tax && tax.onTheRest > 0 ? [row("Tax on the rest, when it is paid", signed(-tax.onTheRest))] : []),
      row(`Kept in the end, if all is paid${tax ? "" : ", before tax"}`, fullMoney(found.keptInTheEnd)),
    ],
    note: `Each part is taxed at your rate when it is paid, with no cost basis; not tax advice.${isOverdrawn ? " The deductions are more than the price." : ""}`,
  };
}

const byProfit = (name: string, { profit, multiple, recurring }: ProfitRoute): Row =>
  row(name, fullMoney(profit), `${recurring}%`, fullMoney(wholeDollars(times(ebitdaOf(profit), decimal(multiple)))));

function byAnswer<Answer>(name: string, route: AnswerRoute<Answer>, said: (answer: Answer) => string): Row {
  if (route.is === "exhausted") return row(name, "Nothing left to gain", "", "");
  const stops = route.is === "reached" ? "reaches it" : "stops short";
  return row(name, `${said(route.answer)} ${stops}`, "", fullMoney(route.value));
}

function goalTable({ inputs }: Report, { entries, routes }: Figures<"goal">): EntryTable {
  const title = `Your goal of ${shortMoney(entries.goal)}`;
  const columns = ["Way to the goal", "Pre-tax profit", "Recurring", "Value"];
  if (routes.is === "reachedToday")
    return {
      title,
      columns,
      rows: [
        strong("Reached today", fullMoney(inputs.preTaxProfit), `${inputs.recurringRevenue}%`, fullMoney(routes.value)),
      ],
      note: "By the method of the estimate.",
    };
  const { profit, both, recurring, trend } = routes;
  const kept = profit.crossesBracket || both?.crossesBracket;
  return {
    title,
    columns,
    rows: [
      byProfit("Profit alone", profit),
      ...(both ? [byProfit("Profit and recurring share", both)] : []),
      byAnswer("Recurring share alone", recurring, (percent) => `${percent}%`),
      byAnswer("Trend alone", trend, growthLabel),
    ],
    note: `By the method of the estimate, the rest held.${kept ? " A profit in a higher bracket keeps today’s multiple." : ""}`,
  };
}

function waitingTable(_: Report, { entries, waiting }: Figures<"goal">): EntryTable {
  const { byPrice, withProfit } = waiting.paysLess;
  const inYears = (years: readonly number[]) => `year${years.length > 1 ? "s" : ""} ${years.join(", ")}`;
  const less =
    byPrice.length === 0
      ? "In none of these years is the price below the money from a sale today."
      : `By price alone waiting pays less in ${inYears(byPrice)}; with the profit earned, ${withProfit.length === 0 ? "in none" : `in ${inYears(withProfit)}`}.`;
  return {
    title: `Waiting, at ${signedNumber(entries.growthRate)}% growth and a ${signedNumber(entries.returnRate)}% return a year`,
    columns: ["Years from now", "Pre-tax profit", "Price then", "Earned by then", "Sold today, invested"],
    rows: waiting.years.map(({ year, profit, price, profitEarned, soldAndInvested }) =>
      row(year === 0 ? "Today" : String(year), ...[profit, price, profitEarned, soldAndInvested].map(fullMoney)),
    ),
    note: `${less} Before tax, at today’s size bracket; each year of waiting carries its own risk.`,
  };
}

/** Figures that were changed within one day are a correction and no history. */
export function spansDays(history: Report["history"]): boolean {
  const days = history.map(({ at }) => longDate(at, site.timeZone));
  return days[0] !== days.at(-1);
}

/** As many as fit on the sheet; the workbook has them all. */
const shownDates = 5;

function historyTable({ history }: Report): EntryTable {
  const shown = history.slice(-shownDates);
  const dropped = history.length - shown.length;
  return {
    title: "Your value over time",
    columns: ["Date", "Value", "Change", "From profit", "From multiple", "From formula"],
    rows: shown.map(({ at, value, change }, index) =>
      row(
        longDate(at, site.timeZone),
        fullMoney(value),
        ...(change && !(dropped > 0 && index === 0)
          ? [change.total, change.fromProfit, change.fromMultiple, change.fromFormula].map(signed)
          : ["", "", "", ""]),
      ),
    ),
    note: `Profit counts at the old multiple, then the new multiple at the new profit.${dropped > 0 ? ` The last ${shownDates} of ${history.length} dates.` : ""}`,
  };
}

/** The tables of the two sheets that have only tables. */
export function entryTables(report: Report, section: Exclude<OwnSection, "answers">): readonly EntryTable[] {
  const { addBacks, proceeds, goal } = report.own;
  if (section === "entries")
    return [
      ...(addBacks ? [addBacksTable(report, addBacks)] : []),
      ...(proceeds ? [proceedsTable(report, proceeds)] : []),
    ];
  return [
    ...(goal ? [goalTable(report, goal), waitingTable(report, goal)] : []),
    ...(spansDays(report.history) ? [historyTable(report)] : []),
  ];
}

export type ShownAnswer = {
  readonly statement: string;
  readonly answer: string;
  /** What a buyer does about it and what to do, where the tier shows them. */
  readonly fix?: { readonly buyer: string; readonly todo: string };
};

export const answersWords = {
  buyer: "A buyer: ",
  todo: "What to do: ",
  score: ({ score, answered }: Figures<"readiness">) =>
    score === undefined ? `${answered} of ${readinessKeys.length} answered` : `${score} of 100`,
  counts: ({ counts }: Figures<"readiness">) => `${counts.yes} yes, ${counts.partly} partly, ${counts.no} no`,
  note: "The score stands beside the estimate and is never part of it. It promises no price.",
  /** Below the two that are free. */
  more: "What to do about the other open questions is in the Exit Readiness report.",
  hasMore: (found: Figures<"readiness">, tier: Report["tier"]) => fixesIn(found, tier).length < found.open.length,
  shown: (found: Figures<"readiness">, tier: Report["tier"]): readonly ShownAnswer[] => {
    const fixes = fixesIn(found, tier);
    return readinessKeys.flatMap((key) => {
      const given = found.entries[key];
      if (!given) return [];
      const { statement, buyer, fix } = readinessQuestions[key];
      return [
        {
          statement,
          answer: readinessAnswerNames[given],
          ...(fixes.includes(key) && { fix: { buyer, todo: fix.text } }),
        },
      ];
    });
  },
} as const;
