import { type Action, bookAction, callAction, valuationAction } from "./actions.ts";
import * as valuation from "./figures/valuation.ts";

export type Cta = {
  /** Below the buttons. */
  readonly note: string;
  readonly title: string;
  readonly description: string;
  readonly primary: Action;
  readonly secondary: Action;
};

export type CtaVariant = "about" | "services" | "valuation" | "process" | "stories" | "faq" | "platform" | "default";

/** The banner at the end of a page, one wording per kind of page. */
export const ctas: Readonly<Record<CtaVariant, Cta>> = {
  about: {
    note: "No obligation",
    title: "Two years early is a good time to call.",
    description: "Fifteen minutes with a partner on what to fix before a sale, and what to leave alone.",
    primary: bookAction,
    secondary: valuationAction,
  },
  services: {
    note: `Free, ${valuation.seconds} seconds`,
    title: "Try it with your figures.",
    description: "Website, profit, growth and recurring revenue: that is the whole form.",
    primary: { label: "Get Your Free Valuation", target: "valuation" },
    secondary: bookAction,
  },
  valuation: {
    note: "Free 15-minute call",
    title: "Rather talk it through?",
    description: "A partner takes the same three details by phone and tells you how a buyer would read them.",
    primary: bookAction,
    secondary: callAction,
  },
  process: {
    note: "Success fee only",
    title: "Start with a valuation.",
    description:
      "A first range from profit, growth and recurring revenue. Confidential: no buyer sees it without your consent.",
    primary: { label: "Get Your Business Valuation", target: "valuation" },
    secondary: { label: "Schedule a Confidential Call", target: "scheduling" },
  },
  stories: {
    note: "Free, no sign-up",
    title: "What would yours sell for?",
    description:
      "Start with a range. It takes about a minute. It is confidential, and no buyer sees it without your consent.",
    primary: valuationAction,
    secondary: { label: "See Our Process", target: "process" },
  },
  faq: {
    note: "Free, no sign-up",
    title: "What is your company worth?",
    description: "A range in about a minute, with the arithmetic behind it.",
    primary: valuationAction,
    secondary: bookAction,
  },
  platform: {
    note: "Client platform",
    title: "See a live sale from the owner’s chair.",
    description:
      "Buyers, NDAs, letters of intent and every call, on one screen. A partner walks you through it in fifteen minutes.",
    primary: bookAction,
    secondary: valuationAction,
  },
  default: {
    note: "Free, no sign-up",
    title: "What would a buyer pay today?",
    description:
      "Your website and three figures are enough for a preliminary range in about a minute. It is confidential: no buyer sees it without your consent.",
    primary: valuationAction,
    secondary: bookAction,
  },
};
