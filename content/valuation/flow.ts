import type { InputKey } from "#domain/valuation/financial-inputs.ts";

type InputWords = {
  readonly label: string;
  /** Under the ends of a slider. */
  readonly ends?: readonly [string, string];
  /** Before and after the answer within 'You entered …'. */
  readonly entered: readonly [before: string, after: string];
};

/** The words of each question of the dialog (`domain/valuation/financial-inputs.ts`). */
export const inputWords: Readonly<Record<InputKey, InputWords>> = {
  preTaxProfit: { label: "Annual pre-tax profit", entered: ["a profit of ", ""] },
  growthTrend: { label: "Growth trend", entered: ["", ""] },
  recurringRevenue: {
    label: "Recurring revenue",
    ends: ["0%, all one-off", "100%, all contracted"],
    entered: ["", " recurring"],
  },
};

/** The words of the flow behind its first page. Titles, buttons and messages are fixed (docs/product.md, "Fixed words"). */
export const valuationFlow = {
  dialog: {
    title: "Quick Financial Info",
    description: "Three details. Estimates are fine.",
    cancel: "Cancel",
    submit: "Calculate Valuation",
    profit: {
      presets: "Common amounts",
      typed: "Annual pre-tax profit, typed",
      placeholder: "$",
      hint: "Or type the figure: 1.2m, $850k",
      /** While the typed text is not an amount. */
      unset: "No amount yet",
      ends: ["$100K", "$10M"],
      /** Shown as soon as an amount is typed that the slider does not have. */
      notes: {
        below: "Too low: we can value profits from $100K to $10M a year.",
        above: "We can value profits up to $10M a year, so it is set to that.",
        unreadable: "Not an amount we can read. Write it as 1.2m, 1,200,000 or $850k.",
      },
    },
    /** Shown before the submit button. */
    privacy: {
      before: "We store this. Our team and the services in our",
      link: "privacy notice",
      after: "see it; buyers do not.",
    },
  },
  loading: {
    title: "Loading your valuation...",
    hint: "If this persists, please start over.",
    startOver: "Start Over",
  },
  failed: {
    title: "Oops! Something went wrong",
    text: "We encountered an error while processing your request. Don't worry, no data was lost.",
    tryAgain: "Try Again",
    startOver: "Start Over",
    support: "Contact us",
  },
} as const;
