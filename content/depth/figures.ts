/** A panel's own figure in its closed line. */
export const depthFigureWords = {
  documented: "if all of it is documented",
  cashAfterTax: "cash at close, after tax",
  cashBeforeTax: "cash at close, before tax",
  published: "at published multiples",
  score: (score: number) => `${score} of 100`,
  beside: "beside the value, never in it",
  reached: "Reached today",
  moreProfit: (more: string) => `${more} profit`,
  goal: (goal: string) => `for ${goal}`,
} as const;
