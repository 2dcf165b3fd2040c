import { cutAtWord, oneLine } from "#domain/leads/plain-text.ts";
import type { Lever } from "#domain/report/levers.ts";
import type { Report } from "#domain/report/report.ts";
import { formula } from "#domain/valuation/formula.ts";
import { turnsText } from "#domain/valuation/text/labels.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { objectionText } from "./objections.ts";

/** What raises the value, what a buyer will say against it, and the work that answers them. */

export type LeverText = { readonly title: string; readonly text: string };

function leverText(lever: Lever, { inputs, valuation }: Report): LeverText {
  if (lever.input === "size")
    return {
      title: "Reach the next size bracket",
      text: `${shortMoney(lever.moreProfit)} more profit a year takes adjusted EBITDA to ${shortMoney(lever.bracket.from)} and the base multiple from ${turnsText(valuation.baseMultiple)} to ${turnsText(lever.bracket.multiple)}. Look first at costs that end with you.`,
    };
  if (lever.input === "growth")
    return lever.to === "increasing"
      ? {
          title: "Show a year that grows",
          text: `A rising trend adds ${turnsText(formula.turnsOfGrowth)}. Twelve months of it are enough to be believed.`,
        }
      : {
          title: "Stop the decline",
          text: `A stable year takes back the ${turnsText(formula.turnsOfGrowth)} that a falling one costs.`,
        };
  return {
    title: "Put more revenue under contract",
    text: `From ${inputs.recurringRevenue}% to ${lever.to}% recurring. Start with customers who come back every year without a contract.`,
  };
}

export const driverReportWords = {
  title: "What holds the price up, and what would raise it",
  levers: "What would raise the value",
  leversLead: "One input moved, the others held.",
  noLevers:
    "The method has nothing left to add: the largest bracket, a rising trend and all revenue recurring. The rest depends on how many buyers bid.",
  lever: leverText,
} as const;

const maxConcerns = 3;
const maxConcernLength = { title: 48, text: 110 } as const;

export const objectionWords = {
  title: "What a buyer will argue down",
  lead: "Each argument with its price if it wins, the costliest first. They overlap, so do not add them up.",
  answer: "Have ready: ",
  objection: objectionText,
  doubts: {
    title: "What they will have read on your website",
    text: "None of it moved the number. Each will come up in the first call.",
    /** As many, and as much of each, as fits beside the arguments. */
    shown: ({ doubts }: Report) =>
      doubts.slice(0, maxConcerns).map(({ title, description }) => ({
        title: cutAtWord(oneLine(title), maxConcernLength.title),
        text: cutAtWord(oneLine(description), maxConcernLength.text),
      })),
    none: "We found nothing on your website that a buyer would hold against you.",
    unread: "We could not read your website. A buyer will: look at it as if you had never seen it.",
  },
} as const;

const order = [
  { items: [1, 3], text: "come first: a buyer asks for them first, and the other documents build on them." },
  { items: [4, 5], text: "depend on other people. Start them early and let them run alongside." },
  { items: [6, 8], text: "come last, closest to the first call with a buyer." },
] as const;

export const readinessWords = {
  title: "Eight pieces of work before you go to market",
  lead: ({ plan }: Report) =>
    plan?.industry
      ? `${plan.industry}: the documents that buyers in this industry ask for, and what each one proves.`
      : "The documents that buyers in any industry ask for, and what each one proves.",
  orderTitle: "In which order",
  order: order.map(({ items: [from, to], text }) => ({ from, to, text })),
  /** Connects the plan to what is at stake for this owner. */
  stake: ({ objections: [costliest] }: Report) =>
    costliest
      ? `The costliest objection on these pages takes off ${shortMoney(costliest.lessValue)}. Begin with the work that answers it.`
      : undefined,
} as const;
