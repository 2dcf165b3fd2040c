import type { AddBackKey, ReadinessKey } from "#domain/depth/depth-bounds.ts";
import type { OwnFigures } from "#domain/depth/own-figures.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { leadProfileOf } from "#domain/leads/lead-profile.ts";
import { oneLine } from "#domain/leads/plain-text.ts";
import { type NextStep, nextStep } from "#domain/valuation/sensitivity.ts";
import { recurringBand } from "#domain/valuation/text/labels.ts";
import type { Corrections } from "#domain/website/corrections.ts";

/** What the partner should ask, and the figures the question needs. */
export type CallQuestion =
  | { readonly ask: "business" }
  | { readonly ask: "decline" }
  | { readonly ask: "nextBracket"; readonly step: NextStep }
  | { readonly ask: "recurring"; readonly percent: number }
  | { readonly ask: "addBacks"; readonly unproved: number; readonly keys: readonly AddBackKey[] }
  | { readonly ask: "proceeds"; readonly cashAtClose: number; readonly isTaxed: boolean }
  | { readonly ask: "readiness"; readonly keys: readonly ReadinessKey[] }
  | { readonly ask: "goal"; readonly goal: number; readonly moreThanToday: number }
  | { readonly ask: "aspect"; readonly title: string }
  | { readonly ask: "corrections"; readonly corrections: Corrections }
  | { readonly ask: "timing" }
  | { readonly ask: "owner" }
  | { readonly ask: "customers" };

export const questionCount = { least: 3, most: 6 } as const;
const maxAspects = 2;
/** The next size bracket is near if this share of today's profit would reach it: add-backs alone often do. */
const nearShare = 0.2;

/** Useful in every call; they fill a brief that has nothing specific to ask. */
const general: readonly CallQuestion[] = [{ ask: "timing" }, { ask: "owner" }, { ask: "customers" }];

/** About what the owner entered: what is not documented, what is counted on, what is open, and what it is for. */
function ownQuestions({ addBacks, proceeds, readiness, goal }: OwnFigures, today: number): readonly CallQuestion[] {
  const unproved = addBacks?.lines.filter(({ isUnproved }) => isUnproved) ?? [];
  const questions: readonly (CallQuestion | false | undefined)[] = [
    unproved.length > 0 && {
      ask: "addBacks",
      unproved: unproved.reduce((sum, { amount }) => sum + amount, 0),
      keys: unproved.map(({ key }) => key),
    },
    proceeds && { ask: "proceeds", cashAtClose: proceeds.cashAtClose, isTaxed: proceeds.tax !== undefined },
    readiness && readiness.open.length > 0 && { ask: "readiness", keys: readiness.free },
    goal && { ask: "goal", goal: goal.entries.goal, moreThanToday: goal.entries.goal - today },
  ];
  return questions.filter((question) => question !== false && question !== undefined);
}

function particularQuestions(lead: Lead, own: OwnFigures): readonly CallQuestion[] {
  const { financialInputs, businessAnalysis, corrections } = lead;
  const { preTaxProfit, growthTrend, recurringRevenue } = financialInputs;
  const { general } = leadProfileOf(lead);
  const step = nextStep(financialInputs);
  const unclear = (businessAnalysis?.aspects ?? []).filter(({ type }) => type === "negative").slice(0, maxAspects);
  const questions: readonly (CallQuestion | false)[] = [
    general && { ask: "business" },
    growthTrend === "decreasing" && { ask: "decline" },
    step !== undefined && step.moreProfit <= preTaxProfit * nearShare && { ask: "nextBracket", step },
    recurringBand(recurringRevenue) === "Low" && { ask: "recurring", percent: recurringRevenue },
    ...ownQuestions(own, lead.valuation.adjustedValuation),
    ...unclear.map(({ title }) => ({ ask: "aspect", title: oneLine(title) }) as const),
    // A site that was not read gave nothing to correct.
    !general && Object.keys(corrections).length > 0 && { ask: "corrections", corrections },
  ];
  return questions.filter((question) => question !== false);
}

/** Three to six questions, the specific ones first. */
export function callQuestions(lead: Lead, own: OwnFigures = {}): readonly CallQuestion[] {
  const particular = particularQuestions(lead, own).slice(0, questionCount.most);
  return [...particular, ...general.slice(0, Math.max(0, questionCount.least - particular.length))];
}
