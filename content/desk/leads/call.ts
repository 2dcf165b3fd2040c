import { readinessQuestions } from "#content/depth/readiness-questions.ts";
import { editionName } from "#content/pages/valuation-private.ts";
import { objectionText } from "#content/report/objections.ts";
import type { CallReason } from "#domain/desk/leads/today-facts.ts";
import type { BuyerArgument } from "#domain/leads/call/buyer-arguments.ts";
import type { ExpectedQuestion } from "#domain/leads/call/expected-question.ts";
import type { LeadActivity } from "#domain/leads/call/lead-activity.ts";
import type { LeadHighlight } from "#domain/leads/call/lead-highlight.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import type { Objection } from "#domain/report/objections.ts";
import { dayAndClock } from "#domain/time/desk-times.ts";
import type { LocalTime } from "#domain/time/local-time.ts";
import type { FinancialInputs } from "#domain/valuation/financial-inputs.ts";
import { formula } from "#domain/valuation/formula.ts";
import { growthLabel } from "#domain/valuation/text/labels.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";

/** The words of Today and of a lead's brief around the figures. */

/** A row of the T-account: what a buyer will say, and what a partner can say. */
export type ArgumentText = { readonly they: string; readonly you: string };

/** Said before the evidence is asked for. */
const answers: Readonly<Record<Objection["argues"], string>> = {
  softYear: "The months since then show whether it was.",
  addBacks: "A cost that ends with the owner is earnings to a buyer.",
  trend: "Price and volume each have their own story.",
  recurring: "A customer who came back three years in a row renews like a contract.",
};

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export function argumentText(argument: BuyerArgument, inputs: FinancialInputs): ArgumentText {
  if (argument.from === "answers") {
    const { statement, buyer, fix } = readinessQuestions[argument.key];
    return { they: `“${statement}”: ${argument.answer}. A buyer ${lowerFirst(buyer)}`, you: fix.text };
  }
  const { objection } = argument;
  const { title, answer } = objectionText(objection, { inputs });
  return {
    they: `${title} Takes ${shortMoney(objection.lessValue)} off if it wins.`,
    you: `${answers[objection.argues]} Ask for ${lowerFirst(answer)}`,
  };
}

export function expectedText(expected: ExpectedQuestion): string {
  switch (expected.asks) {
    case "goal":
      return expected.moreProfit === undefined
        ? `They will ask whether ${shortMoney(expected.goal)} is safe to count on. Answer: the estimate reaches it, and only an offer settles it.`
        : `They will ask how to get to ${shortMoney(expected.goal)}. Answer: by ${shortMoney(expected.moreProfit)} more profit a year, at today’s multiple.`;
    case "keep":
      return `They will ask what they would keep. By their own entries: ${shortMoney(expected.cashAtClose)} in cash at close, ${expected.isTaxed ? "after" : "before"} tax.`;
    case "firmness":
      return `They will ask how firm the number is. Answer: an estimate from three figures, ${Math.round((1 - formula.conservative) * 100)}% either side. The books decide.`;
  }
}

type When = { readonly now: number; readonly timeZone: string };
const maxQuoted = 90;

export function leadHighlightText(known: LeadHighlight, inputs: FinancialInputs, { now, timeZone }: When): string {
  switch (known.know) {
    case "note":
      return cutAtWord(known.text, maxQuoted);
    case "offBoard":
      return "Its record is not in the CRM yet. Call from here.";
    case "wrote":
      return `Wrote ${dayAndClock(known.at, now, timeZone)}: “${cutAtWord(known.text, maxQuoted)}”`;
    case "bought":
      return `Bought the ${editionName(known.package ?? "")} report ${dayAndClock(known.at, now, timeZone)}.`;
    case "requested":
      return `Asked for ${known.package ? `the ${editionName(known.package)}` : "a"} report ${dayAndClock(known.at, now, timeZone)}.`;
    case "decline":
      return "Profit is falling. Ask since when.";
    case "goal":
      return `Would sell at ${shortMoney(known.goal)}.`;
    case "changed":
      return `Changed the figures ${dayAndClock(known.at, now, timeZone)}.`;
    case "askedForLink":
      return `Asked for the link by email ${dayAndClock(known.at, now, timeZone)}.`;
    case "emailOnly":
      return `Email only. ${figuresText(inputs)}`;
    case "figures":
      return figuresText(inputs);
  }
}

function figuresText({ growthTrend, recurringRevenue }: FinancialInputs): string {
  return `${growthLabel(growthTrend)}, ${recurringRevenue}% recurring.`;
}

export function callReasonText(reason: CallReason): string {
  if (reason.why === "hot") return "Hot, no first call";
  const { daysLate } = reason;
  if (daysLate <= 0) return "Follow-up today";
  return `Follow-up, ${daysLate} ${daysLate === 1 ? "day" : "days"} late`;
}

/** After the place: `It is 8:40 am there.` */
export function localTimeText({ time, state, isSplit }: LocalTime): string {
  return isSplit ? `It is ${time} in most of ${state}.` : `It is ${time} there.`;
}

type WhyFirst = {
  readonly reason: CallReason;
  readonly score: number;
  readonly most: number;
  readonly lead: Pick<Lead, "userPhone" | "contactAt">;
  readonly activity: LeadActivity;
};

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** `Hot, 60 of 65. Left a phone number at 7:58 am, bought the Professional report at 8:06 am and has no call yet.` */
export function whyFirstText({ reason, score, most, lead, activity }: WhyFirst, { now, timeZone }: When): string {
  if (reason.why !== "hot") return `${callReasonText(reason)}. ${score} of ${most}.`;
  const { bought, message } = activity;
  const at = (time: number) => dayAndClock(time, now, timeZone);
  const left = lead.userPhone === undefined ? "an email address" : "a phone number";
  const facts = [
    `left ${left}${lead.contactAt === undefined ? "" : ` ${at(lead.contactAt)}`}`,
    ...(message ? [`wrote ${at(message.at)}`] : []),
    ...(bought ? [`bought the ${editionName(bought.package)} report ${at(bought.at)}`] : []),
    "has no call yet",
  ];
  const text = list.format(facts).replace(/, and has no call yet$/, " and has no call yet");
  return `Hot, ${score} of ${most}. ${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
