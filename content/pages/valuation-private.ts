import type { Action } from "#content/actions.ts";
import { resultLabels } from "#content/valuation-results.ts";

const contactAction: Action = { label: "Contact us", target: "contact" };

/** A private link without a valuation behind it. Heading and first button are fixed by the specification. */
export const missingValuation = {
  title: "No valuation data available",
  lead: "We hold nothing under this link. It may have been copied short, or the valuation was never saved. A new one takes about a minute.",
  actions: [{ label: "Start Over", target: "valuation" }, contactAction] satisfies readonly Action[],
  /** The lines of the sum, with nothing entered. */
  lines: ["Adjusted EBITDA", "Multiple", "Adjusted value"],
} as const;

export const valuationResultPage = {
  head: {
    title: "Your Valuation",
    description:
      "Your preliminary valuation on a private link: the range, the drivers behind it and the arithmetic, as you first saw it.",
  },
  title: resultLabels.title,
  actions: [
    { label: resultLabels.schedule, target: "scheduling" },
    { label: resultLabels.again, target: "valuation" },
  ] satisfies readonly Action[],
} as const;

/** How a range is labelled wherever it is shown. */
export const rangeWords = {
  label: "Estimated value range",
  value: "Adjusted value",
  low: "Conservative, 85%",
  high: "Optimistic, 115%",
} as const;

export const reportPage = {
  head: {
    title: "Your Valuation Report",
    description:
      "Your full valuation report on a private link: range, method, worksheet, sensitivity and market references, ready to print.",
  },
  kind: "Preliminary valuation report",
  facts: [
    { label: "Prepared for", value: "The owner, in confidence" },
    { label: "Based on", value: "Your website and three figures" },
  ],
  rangeTitle: "A buyer would pay between",
} as const;

export const valuationUpgradePage = {
  head: {
    title: "Choose Your Report",
    description:
      "Two written reports on your valuation beside what is free: what each contains, for whom it is made, and how to get it.",
  },
  title: "You have the number. Do you need the file?",
  lead: "The range you saw stays free. Two longer editions go further than a website and three figures can.",
  contents: "What each edition contains",
  rows: [
    "Range and adjusted value",
    "Three approaches",
    "Worksheet with every step",
    "Seven-page PDF report",
    "Sensitivity tables",
    "Inputs checked by an analyst",
    "Readiness score, line by line",
    "Ranked list of what to fix",
    "Call with a partner",
  ],
  included: "Included",
  excluded: "Not included",
  back: "Back to my results",
  request: "Request this report",
  requestForm: {
    title: "Request this report.",
    text: "Tell us where to reach you. A partner comes back with the price and the date, and nothing is made or charged before you agree.",
    choice: "Edition",
    messageLabel: "Anything we should know",
    send: "Request this report",
    sent: {
      title: "We have your request.",
      text: (email: string) => `A partner writes to ${email} with the price and the date.`,
    },
  },
  /** Each entry of `contains` belongs to the row of the same number: true, false, or what exactly. */
  editions: [
    {
      id: "free",
      sheets: 1,
      name: "Free",
      text: "Yours already.",
      price: "$0",
      contains: ["On screen", true, true, false, false, false, false, false, "15 minutes"],
      sample: true,
    },
    {
      id: "professional",
      sheets: 3,
      name: "Professional",
      text: "The report as a document you can hand to your accountant.",
      price: "Price on request",
      contains: ["On screen and PDF", true, true, true, true, true, false, false, "15 minutes"],
      sample: true,
    },
    {
      id: "exitReadiness",
      sheets: 5,
      name: "Exit Readiness",
      text: "What to fix before a sale, in which order.",
      price: "Price on request",
      contains: ["On screen and PDF", true, true, true, true, true, true, true, "30 minutes"],
      sample: true,
    },
  ],
  notes: [
    { title: "Price before payment", text: "The firm sets the price of each edition. You see it before you pay." },
    {
      title: "Not a retainer",
      text: "Buying a report does not engage us, and engaging us does not require one.",
    },
    { title: "Rather talk?", text: "Fifteen minutes with a partner costs nothing.", link: true },
  ],
} as const;

export const valuationSuccessPage = {
  head: {
    title: "Your Order",
    description:
      "The state of your report order: confirmed, still on its way from the payment provider, cancelled, or not known to us.",
  },
  /** No order number in the address. */
  none: {
    title: "There is no order in this address.",
    lead: "This page shows the state of an order for a report. You reach it from the payment page, which adds the order’s number to the address.",
  },
  /** A number, but none that we know. */
  unknown: {
    title: "We do not know this order.",
    lead: "The number in this address belongs to no order on our books. If you have paid, do not pay again. Send us your receipt and we will find it.",
  },
  actions: [contactAction, { label: "Get Free Valuation", target: "valuation" }] satisfies readonly Action[],
  numberLabel: "Order",
  stateLabel: "State",
  state: "Unknown",
  noNumber: "None given",
} as const;
