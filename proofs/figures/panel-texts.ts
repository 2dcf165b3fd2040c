import { addBackResultWords } from "../../content/depth/add-backs.ts";
import { depthFigureWords } from "../../content/depth/figures.ts";
import { goalWords } from "../../content/depth/goal.ts";
import { waterfallNames, waterfallSentence } from "../../content/depth/proceeds.ts";
import { depthSheets, depthWorkbookWords } from "../../content/depth/workbook.ts";
import { signedEbitdaMoney, thousandsMoney } from "../../domain/depth/depth-money.ts";
import { publishedRangeText } from "../../domain/depth/published-deals.ts";
import { formula } from "../../domain/valuation/formula.ts";
import { ownCell } from "../../domain/valuation/spreadsheet.ts";
import { multipleText, turnsText } from "../../domain/valuation/text/labels.ts";
import { ebitdaMoney, shortMoney, signedMoney } from "../../domain/valuation/text/money.ts";
import type { At } from "./recalculate.ts";
import { type Panels, Sheet } from "./sheet.ts";

/** What each open panel of the page has to say by the recalculated workbook. */
export function panelTexts(at: At, saved: Panels): Readonly<Record<string, readonly string[]>> {
  return {
    ...(saved.addBacks && { addBacks: addBackTexts(at) }),
    ...(saved.proceeds && { proceeds: proceedsTexts(new Sheet(at, depthSheets.proceeds)) }),
    secondOpinion: publishedTexts(new Sheet(at, depthSheets.published)),
    ...(saved.readiness && { readiness: readinessTexts(new Sheet(at, depthSheets.readiness)) }),
    ...(saved.goal && { goal: [...routeTexts(at), ...waitingTexts(new Sheet(at, depthSheets.goal))] }),
  };
}

function addBackTexts(at: At): readonly string[] {
  const sheet = new Sheet(at, depthSheets.addBacks);
  const times = turnsText(sheet.number("B9"));
  const [documented, provable] = [sheet.number("B10"), sheet.number("D10")];
  const figure = `|${shortMoney(documented)}|${depthFigureWords.documented}|`;
  if (sheet.number("B8") <= 0) return [figure];
  const missing = [3, 4, 5, 6, 7].filter((row) => sheet.number(`B${row}`) !== sheet.number(`D${row}`)).length;
  return [
    figure,
    addBackResultWords.product(thousandsMoney(sheet.number("B8")), times),
    ...(missing > 0
      ? [
          addBackResultWords.provable(thousandsMoney(sheet.number("D8")), times, shortMoney(provable)),
          addBackResultWords.missing(missing, shortMoney(documented - provable)),
        ]
      : []),
  ];
}

function proceedsTexts(sheet: Sheet): readonly string[] {
  const isTaxed = sheet.text("B16") !== "";
  const level = (cell: string) => ebitdaMoney(sheet.number(cell));
  const step = (cell: string, sign: 1 | -1 = -1) => signedEbitdaMoney(sign * sheet.number(cell));
  const { price, debt, cash, workingCapital, fee, beforeTax, later, atRisk, tax, cashAtClose } = waterfallNames;
  const means = isTaxed ? depthFigureWords.cashAfterTax : depthFigureWords.cashBeforeTax;
  return [
    `|${shortMoney(sheet.number("B18"))}|${means}|`,
    waterfallSentence([
      `${price} ${level("B2")}`,
      `${debt} ${step("B3")}`,
      `${cash} ${step("B4", 1)}`,
      `${workingCapital} ${step("B5")}`,
      `${fee} ${step("B7")}`,
      `${beforeTax} ${level("B8")}`,
      `${later} ${step("B13")}`,
      `${atRisk} ${step("B14")}`,
      ...(isTaxed ? [`${tax} ${step("B17")}`] : []),
      `${cashAtClose} ${level("B18")}`,
    ]),
  ];
}

/** Our range, each deal, and all deals of this size. */
function publishedTexts(sheet: Sheet): readonly string[] {
  const { bySize, none } = depthWorkbookWords.published;
  const texts: string[] = [];
  for (let row = 2; ![none, ""].includes(sheet.text(`A${row}`)); row++) {
    const text = publishedRangeText({ low: sheet.number(`D${row}`), high: sheet.number(`E${row}`) });
    texts.push(`|${text}|${sheet.text(`A${row}`) === bySize ? `${depthFigureWords.published}|` : ""}`);
  }
  return texts;
}

function readinessTexts(sheet: Sheet): readonly string[] {
  const score = sheet.text("C10");
  const counts = `${sheet.number("C11")} yes, ${sheet.number("C12")} partly, ${sheet.number("C13")} no`;
  return [counts, ...(score === "" ? [] : [`|${depthFigureWords.score(Number(score))}|${depthFigureWords.beside}|`])];
}

function routeTexts(at: At): readonly string[] {
  const [sheet, valuation] = [new Sheet(at, depthSheets.goal), new Sheet(at, "Valuation")];
  const goal = depthFigureWords.goal(shortMoney(sheet.number("B2")));
  if (sheet.number("B2") <= valuation.number(ownCell("value"))) return [`|${depthFigureWords.reached}|${goal}|`];
  const { profit, both, share, trend } = goalWords.routes;
  const isReached = (row: number) => sheet.text(`H${row}`) === depthWorkbookWords.goal.reaches;
  const [shareValue, trendValue] = [shortMoney(sheet.number("F9")), shortMoney(sheet.number("F10"))];
  const percent = Math.round(sheet.number("D9") * 100);
  const trendName = sheet.text("C10").toLowerCase();
  const canRecurMore = valuation.number(ownCell("recurringShare")) < 1;
  const canGrow = valuation.text(ownCell("trend")) !== "Growing";
  return [
    `|${depthFigureWords.moreProfit(signedMoney(sheet.number("G7")))}|${goal}|`,
    `|${profit.name}|${profit.text}`,
    `|${ebitdaMoney(sheet.number("B7"))}|`,
    ...(canRecurMore
      ? [
          `|${both.name}|, ${Math.round(sheet.number("D8") * 100)}% recurring`,
          `|${ebitdaMoney(sheet.number("B8"))}|`,
          `|${share.name}|${isReached(9) ? share.reached(percent) : share.short(shareValue)}|${percent}%|`,
        ]
      : []),
    ...(canGrow
      ? [
          `|${trend.name}|${isReached(10) ? trend.reached(trendName) : trend.short(trendValue, trendName)}|${trendValue}|`,
        ]
      : []),
  ];
}

/** The year that the panel shows first. */
const thirdYear = 16;

function waitingTexts(sheet: Sheet): readonly string[] {
  const words = goalWords.waiting;
  const [growth, interest] = ["B3", "B4"].map((cell) => Number((sheet.number(cell) * 100).toFixed(1)));
  const { name, per } = words.scenario(growth ?? 0);
  const [today, then] = [sheet.number("C13"), sheet.number(`C${thirdYear}`)];
  const lost = growth === 0 && then < today ? words.lost(turnsText(formula.turnsOfGrowth)) : "";
  const shown = (column: string) => shortMoney(sheet.number(`${column}${thirdYear}`));
  return [
    `|${name}|${per}${words.at(multipleText(then))}${lost}|${shown("D")}|`,
    `|${words.invested.name}|${words.invested.text(interest ?? 0)}|${shown("F")}|`,
    `|${words.earned.name}|${words.earned.text}|${shown("E")}|`,
  ];
}
