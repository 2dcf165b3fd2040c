import {
  type FinancialDraft,
  type FinancialInputs,
  type InputKey,
  inputKeys,
  inputQuestions,
  profitBounds,
  type Question,
} from "./financial-inputs.ts";

export const inputMessages = {
  notPositive: "Pre-tax profit must be a positive number",
  calculation: "Failed to calculate valuation. Please check your inputs.",
} as const;

/** The messages under the dialog's fields; a field without one is valid. */
export type InputErrors = { readonly [Key in InputKey]?: string };

export type CheckedInputs =
  | { readonly ok: true; readonly inputs: FinancialInputs }
  | { readonly ok: false; readonly errors: InputErrors };

/** A profit above the bounds counts as the highest, one below them as no answer. */
function acceptedProfit(profit: number | null): number | null {
  return profit !== null && profit >= profitBounds.min ? Math.min(profit, profitBounds.max) : null;
}

function messageOf(key: InputKey) {
  const { required }: Question = inputQuestions[key];
  return typeof required === "string" ? [[key, required] as const] : [];
}

type Given = { readonly [Key in InputKey]?: string | number };

const isComplete = (given: Given): given is FinancialInputs =>
  inputKeys.every((key) => given[key] !== undefined || !("required" in inputQuestions[key]));

export function checkInputs(draft: FinancialDraft): CheckedInputs {
  const answers = { ...draft, preTaxProfit: acceptedProfit(draft.preTaxProfit) };
  const given: Given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));
  if (isComplete(given)) return { ok: true, inputs: given };
  const missing = inputKeys.filter((key) => given[key] === undefined);
  return { ok: false, errors: Object.fromEntries(missing.flatMap(messageOf)) };
}

/** What the visitor reads if the formula refuses its inputs; the reason is for the log. */
export function calculationError(cause: unknown): Error {
  return new Error(inputMessages.calculation, { cause });
}
