/** What the abbreviations on the pages stand for, in the same words everywhere. */
const meanings = {
  EBITDA: "earnings before interest, taxes, depreciation and amortization",
  SDE: "seller’s discretionary earnings, the profit plus what the owner takes out",
  ARR: "annual recurring revenue",
  DSO: "dental service organization, a group that runs dental practices",
} as const;

export const ebitdaMeans = meanings.EBITDA;
export const liftMeans = "Lift compares the signed price with the first written offer in the same sale.";

/** A line below figures that use abbreviations: "ARR: annual recurring revenue." */
export function termLine(...terms: readonly (keyof typeof meanings)[]): string {
  return terms.map((term) => `${term}: ${meanings[term]}.`).join(" ");
}
