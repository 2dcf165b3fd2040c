import { readProfit } from "#domain/valuation/text/read-profit.ts";

/** Starts at `from` and ends where the next one starts. */
export type Band = { readonly from: number; readonly label: string };
type Bounds = { readonly min: number; readonly max: number; readonly step: number };

export type Question = {
  /** In the CRM's notes, before the answer. */
  readonly name: string;
  /**
   * The message under the field while it has no answer, or true where it always has one. Leave it out for a question
   * that is added later: stored records have no answer to it.
   */
  readonly required?: string | true;
} & (
  | { readonly kind: "profit"; readonly bounds: Bounds; readonly start: number }
  | {
      readonly kind: "percent";
      readonly bounds: Bounds;
      readonly start: number;
      /** Names for ranges of the answer, shown at its slider. */
      readonly bands?: readonly Band[];
    }
  | {
      readonly kind: "choice";
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly start: null;
    }
);

/**
 * The questions of the dialog, in its order. Dialog, contract, kept drafts, CRM notes, call brief, export and report
 * list the answers from here; the words of a question are in `content/valuation/flow.ts`.
 */
export const inputQuestions = {
  preTaxProfit: {
    kind: "profit",
    name: "pre-tax profit",
    bounds: { min: 100_000, max: 10_000_000, step: 50_000 },
    start: 1_500_000,
    required: "Please select your annual profit",
  },
  growthTrend: {
    kind: "choice",
    name: "growth",
    options: [
      { value: "increasing", label: "Growing" },
      { value: "flat", label: "Stable" },
      { value: "decreasing", label: "Declining" },
    ],
    start: null,
    required: "Please select your growth trend",
  },
  recurringRevenue: {
    kind: "percent",
    name: "recurring revenue",
    bounds: { min: 0, max: 100, step: 5 },
    start: 50,
    bands: [
      { from: 0, label: "Low" },
      { from: 30, label: "Medium" },
      { from: 70, label: "High" },
    ],
    required: true,
  },
} as const satisfies Readonly<Record<string, Question>>;

type Questions = typeof inputQuestions;
export type InputKey = keyof Questions;
export const inputKeys = Object.keys(inputQuestions) as readonly InputKey[];

type KeyOfKind<Kind extends Question["kind"]> = {
  [Key in InputKey]: Questions[Key]["kind"] extends Kind ? Key : never;
}[InputKey];

export function isOfKind<Kind extends Question["kind"]>(key: InputKey, kind: Kind): key is KeyOfKind<Kind> {
  return inputQuestions[key].kind === kind;
}

export type PercentQuestion = Extract<Question, { readonly kind: "percent" }>;

export type Answer<Key extends InputKey> = Questions[Key] extends { readonly options: readonly (infer Option)[] }
  ? Option extends { readonly value: infer Value }
    ? Value
    : never
  : number;

type RequiredKey = {
  [Key in InputKey]: Questions[Key] extends { readonly required: string | true } ? Key : never;
}[InputKey];

/** The answers. The formula reads three of them. */
export type FinancialInputs = { readonly [Key in RequiredKey]: Answer<Key> } & {
  readonly [Key in Exclude<InputKey, RequiredKey>]?: Answer<Key>;
};

/** The state of the dialog: nothing may be chosen yet, and the typed text may not be an amount. */
export type FinancialDraft = {
  readonly [Key in keyof FinancialInputs]: FinancialInputs[Key] | (Key extends KeyOfKind<"percent"> ? never : null);
};

export type GrowthTrend = Answer<"growthTrend">;
export const growthTrends = inputQuestions.growthTrend.options.map(({ value }) => value);
export const profitBounds = inputQuestions.preTaxProfit.bounds;
export const recurringBounds = inputQuestions.recurringRevenue.bounds;

export const profitPresets = [
  { value: 500_000, label: "500K" },
  { value: 1_500_000, label: "1.5M" },
  { value: 3_000_000, label: "3M" },
] as const;

// Each start value stands in the entry that its key's type is made from; the compiler cannot follow that.
export const dialogDefaults = Object.fromEntries(
  inputKeys.map((key) => [key, inputQuestions[key].start]),
) as FinancialDraft;

export function sameInputs(one: FinancialInputs, other: FinancialInputs): boolean {
  return inputKeys.every((key) => one[key] === other[key]);
}

export function boundProfit(profit: number): number {
  return Math.min(Math.max(profit, profitBounds.min), profitBounds.max);
}

/** The share as a percentage from 0 to 100; missing or invalid counts as 0. */
export function boundRecurring(percent: number | undefined): number {
  if (percent === undefined || Number.isNaN(percent)) return recurringBounds.min;
  return Math.min(Math.max(percent, recurringBounds.min), recurringBounds.max);
}

export type TypedProfit =
  | { readonly is: "empty" }
  | { readonly is: "unreadable" }
  | { readonly is: "within" | "below" | "above"; readonly typed: number; readonly bounded: number };

/** The typed amount, limited to the slider's bounds, and on which side it was outside them. */
export function typedProfit(text: string): TypedProfit {
  if (text.trim() === "") return { is: "empty" };
  const typed = readProfit(text);
  if (typed === undefined) return { is: "unreadable" };
  const bounded = boundProfit(typed);
  if (typed === bounded) return { is: "within", typed, bounded };
  return { is: typed < bounded ? "below" : "above", typed, bounded };
}
