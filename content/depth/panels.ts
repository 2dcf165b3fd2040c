import type { Bounds } from "#domain/depth/depth-bounds.ts";
import { signedNumber } from "#domain/depth/depth-money.ts";
import { fullMoney } from "#domain/valuation/text/money.ts";

/** The panels below the estimate, in their order. The second opinion has nothing to enter. */
export const depthPanelIds = ["addBacks", "proceeds", "secondOpinion", "readiness", "goal"] as const;
export type DepthPanelId = (typeof depthPanelIds)[number];

export const goDeeperWords = {
  title: "Go deeper",
  lead: (value: string) =>
    `Five more questions. None of them changes the ${value}; each puts its own figure beside it.`,
  kept: "Nothing is sent until you save. What you save is kept on your private page and goes to the firm.",
  /** Above the panels, for screen readers. */
  questions: "The five questions",
  unchanged: "Your estimate, unchanged",
  withoutScript: "Answer these questions",
  loading: "Opening",
  failed: "This part did not load.",
  retry: "Try again",
} as const;

type PanelWords = {
  readonly title: string;
  /** What it answers, in the closed line. */
  readonly answers: string;
  /** In place of a figure before anything was entered. */
  readonly effort: string;
};

export const panelWords: Readonly<Record<DepthPanelId, PanelWords>> = {
  addBacks: {
    title: "What a buyer adds back",
    answers: "Costs that end with you are earnings to a buyer.",
    effort: "2 minutes",
  },
  proceeds: {
    title: "What you would keep",
    answers: "Debt, fee and tax off: what is cash, and what comes later.",
    effort: "2 minutes",
  },
  secondOpinion: {
    title: "A second opinion from published deals",
    answers: "Dated, cited multiples on your own EBITDA.",
    effort: "Nothing to enter",
  },
  readiness: {
    title: "How ready is it?",
    answers: "Eight questions: yes, partly or no. Two fixes are free.",
    effort: "2 minutes",
  },
  goal: {
    title: "What would it take?",
    answers: "Name a price, or a year.",
    effort: "1 minute",
  },
};

export const saveWords = {
  save: "Save to my private page",
  unsaved: "Not saved yet.",
  /** By what became of the save. */
  saved: {
    pending: "Saving",
    stored: "Saved to your private page.",
    kept: "Kept in this browser. It is saved as soon as the connection is back.",
    failed: "This could not be saved. Please try again, or call us.",
    skipped: "Kept on this screen. This site stores no valuations.",
    deleted: "Not saved: this valuation was deleted.",
  },
} as const;

export const fieldErrorWords = {
  unreadable: "Please type a number, such as 120,000.",
  unreadablePercent: "Please type a percentage, such as 24.",
  outside: ({ min, max }: Bounds) => `Please stay between ${fullMoney(min)} and ${fullMoney(max)}.`,
  outsidePercent: ({ min, max }: Bounds) => `Please stay between ${signedNumber(min)}% and ${signedNumber(max)}%.`,
} as const;
