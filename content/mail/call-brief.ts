import { addBackNames } from "#content/depth/line-names.ts";
import { readinessQuestions } from "#content/depth/readiness-questions.ts";
import { inputWords } from "#content/valuation/flow.ts";
import { aspectWords } from "#content/valuation/results.ts";
import type { BriefWords } from "#domain/leads/call/brief-text.ts";
import type { CallQuestion } from "#domain/leads/call/call-questions.ts";
import type { ScorePart } from "#domain/leads/lead-score.ts";
import { type InputKey, inputKeys } from "#domain/valuation/financial-inputs.ts";
import { bracketLabel, turnsText } from "#domain/valuation/text/labels.ts";
import { fullMoney, shortMoney } from "#domain/valuation/text/money.ts";

/** The words of the call brief that a partner reads before the call. */

type QuestionOf<Ask extends CallQuestion["ask"]> = Extract<CallQuestion, { ask: Ask }>;

const questions: { readonly [Ask in CallQuestion["ask"]]: (question: QuestionOf<Ask>) => string } = {
  business: () => "We could not read the website. What do they sell, to whom, and who delivers it?",
  decline: () => "Profit is falling. Since when, what is behind it, and what would stop it?",
  nextBracket: ({ step }) =>
    `${shortMoney(step.moreProfit)} more profit reaches the bracket ${bracketLabel(step.bracket)} at ${turnsText(step.bracket.multiple)}, worth ${shortMoney(step.moreValue)} more. Which costs end with the owner: salary, family, one-offs?`,
  recurring: ({ percent }) =>
    `${percent === 0 ? "None" : `Only ${percent}%`} of the revenue recurs. Which customers come back every year without a contract, and could they sign one?`,
  addBacks: ({ unproved, keys }) =>
    `${shortMoney(unproved)} of their add-backs has no document yet (${keys.map((key) => addBackNames[key].toLowerCase()).join(", ")}). What could prove it, and by when?`,
  proceeds: ({ cashAtClose, isTaxed }) =>
    cashAtClose < 0
      ? `By their own figures they would owe ${shortMoney(-cashAtClose)} at close. Are debt and the other deductions right, and what would pay for it?`
      : `They count on ${shortMoney(cashAtClose)} in cash at close ${isTaxed ? "after" : "before"} tax. Is it enough for what comes next, and how firm are the debt and tax figures?`,
  readiness: ({ keys }) =>
    `Still open by their own answers: ${keys.map((key) => `“${readinessQuestions[key].statement}”`).join(" and ")}. What have they tried?`,
  goal: ({ goal, moreThanToday }) =>
    moreThanToday > 0
      ? `They would sell at ${shortMoney(goal)}, ${shortMoney(moreThanToday)} above the estimate. What is that figure for?`
      : `They would sell at ${shortMoney(goal)}, which the estimate reaches today. What holds them back?`,
  aspect: ({ title }) => `A buyer will notice “${title}” on the website. What is the story behind it?`,
  corrections: ({ corrections }) =>
    `They corrected our reading to ${Object.values(corrections).join(", ")}. What did we miss about the business?`,
  timing: () => "Why now, and when would they like to be out?",
  owner: () => "What stops when the owner is away for a month?",
  customers: () => "How much of revenue comes from the largest customer, and from the largest five?",
};

// Each question uses the words of its own kind; the compiler cannot follow that through the lookup.
const questionText = (question: CallQuestion) => (questions[question.ask] as (of: CallQuestion) => string)(question);

const inputLabels = Object.fromEntries(inputKeys.map((key) => [key, inputWords[key].label])) as Readonly<
  Record<InputKey, string>
>;

const scoreLabels: Readonly<Record<ScorePart["input"], string>> = {
  ...inputLabels,
  base: "Base",
  valuation: "Valuation",
};

const limitText = ({ input, above }: ScorePart) => {
  if (above === undefined) return "";
  return input === "valuation" ? ` above ${fullMoney(above)}` : ` above ${above}%`;
};

export const callBriefWords: BriefWords = {
  titles: {
    questions: "What to ask",
    contact: "Contact",
    business: "What they do",
    number: "The number",
    drivers: "What drives it",
    own: "What they entered themselves",
    website: "What their website says",
    score: "Lead score",
    source: "Where they came from",
  },
  labels: {
    website: "Website",
    industry: "Industry",
    businessModel: "Business model",
    location: "Location",
    value: "Value",
    range: "Range",
    multiple: "Multiple",
    ebitda: "Adjusted EBITDA",
    revenue: "Revenue, estimated",
    sde: "SDE",
    name: "Name",
    email: "Email",
    phone: "Phone",
    nextAction: "Next action",
    source: "Source",
    referrer: "Referred by",
    captured: "Valued on",
    followUp: "Follow up by",
    valuationId: "Valuation ID",
  },
  inputs: { ...inputLabels, preTaxProfit: "Pre-tax profit, as entered" },
  heading: (company, value) => `${company}, ${value}`,
  own: "Saved on their private page. None of it changes the estimate.",
  general: "The website was not read. This is a general profile, except for what the owner corrected.",
  noContact: "None left. The owner is not chased: write or call only if they leave an email address or a phone number.",
  estimate: (date) => `An estimate of ${date} from the owner’s figures, not an appraisal or an offer.`,
  aspects: { ...aspectWords.types, positive: "In their favor" },
  score: (points, hot) => `${points} points${hot ? ", a hot lead" : ""}`,
  scorePart: (part) => `${scoreLabels[part.input]}${limitText(part)}`,
  question: questionText,
};
