import { numberInWords } from "#content/sources/figure-formats.ts";
import { allowancePercent } from "#domain/depth/add-backs.ts";
import type { AddBackKey } from "#domain/depth/depth-bounds.ts";

/** Below the name of each line. */
export const addBackExplanations: Readonly<Record<AddBackKey, string>> = {
  ownerPay: "What you take beyond a hired manager’s salary. Less than that: with a minus.",
  familyPayroll: "Relatives whose work nobody will replace.",
  personalCosts: "Car, club, phones and travel of your own.",
  oneOffs: "A lawsuit or a move, paid once. Two years in a row is a normal cost.",
  rentToMarket: "What the company pays you above market rent. Below it: with a minus.",
};

export const addBackWords = {
  profit: { title: "Pre-tax profit", explains: "As you entered it." },
  total: { title: "Adjusted EBITDA", explains: "From your own list." },
  documents: "The document a buyer asks for",
  /** Before the name of a document, for screen readers. */
  iHave: "I have:",
  have: "Have it",
  missing: "Still to find",
  notNeeded: "Counts without it",
  documented: (have: number, needed: number) => `${have} of ${needed} documented`,
  none: "–",
  ours: (ebitda: string) => `Ours ${ebitda}`,
} as const;

export const addBackResultWords = {
  label: "If all of this is documented",
  empty: (multiple: string) =>
    `Enter what applies to you and leave the rest empty. Every dollar that a buyer accepts counts ${multiple}.`,
  product: (ebitda: string, multiple: string) => `${ebitda}\u00a0×\u00a0${multiple}.`,
  provable: (ebitda: string, multiple: string, value: string) =>
    `With the documents you have today it is ${ebitda}\u00a0×\u00a0${multiple} =\u00a0${value}.`,
  missing: (count: number, worth: string) =>
    count === 1
      ? `The missing document is worth ${worth}.`
      : `The ${numberInWords(count).toLowerCase()} missing documents are worth ${worth}.`,
  proved: "Nothing in it is left to prove.",
  nothingLeft: "Your list leaves no profit to put a multiple on.",
} as const;

export const addBackNotes = {
  allowance: (ebitda: string) =>
    `Dashed line: the ${ebitda} in our estimate, which allows ${allowancePercent}% of profit for all of this. Your list replaces that allowance; the two are never added. EBITDA is earnings before interest, taxes, depreciation and amortization.`,
  axisStart: (from: string) => `The axis starts at ${from}.`,
  hatched: "Hatched: no document yet.",
  bracket: (multiple: string) =>
    `Your list puts EBITDA into another size bracket of the method. Buyers’ prices rise more evenly than brackets do, so this keeps the ${multiple} of your estimate.`,
} as const;

/** The drawing in one sentence. */
export const addBackChart = {
  empty: (profit: string, ours: string) =>
    `Pre-tax profit of ${profit} and the EBITDA of ${ours} in our estimate. Nothing is entered yet.`,
  filled: (profit: string, steps: readonly string[], ebitda: string, ours: string) =>
    `From pre-tax profit of ${profit} to adjusted EBITDA of ${ebitda}: ${steps.join(", ")}. Our estimate uses ${ours}.`,
  step: (title: string, amount: string, isUnproved: boolean) =>
    `${title} ${amount}${isUnproved ? " without its document" : ""}`,
} as const;
