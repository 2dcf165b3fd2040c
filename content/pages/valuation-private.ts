import type { Action } from "#content/actions.ts";

export const contactAction: Action = { label: "Contact us", target: "contact" };

/** A private link without a valuation behind it. Heading and first button are fixed (docs/product.md). */
export const missingValuation = {
  title: "No valuation data available",
  lead: "We hold nothing under this link. The link is incomplete, or the valuation was deleted. A new one takes about a minute.",
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
} as const;

export const valuationDeeperPage = {
  head: {
    title: "Go Deeper into Your Valuation",
    description:
      "Five more questions about your valuation on a private link: add-backs, what you would keep, published deals, readiness and a goal price.",
  },
  back: "Back to your valuation",
  estimate: (value: string) => `Estimate ${value}`,
  untouched: "untouched by anything below",
} as const;

/** The labels of a range wherever it is shown. */
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
  preparedFor: { label: "Prepared for", value: "The owner, in confidence" },
  toolbar: {
    label: "This report",
    back: "Back to results",
    print: "Print",
    excel: "Download Excel",
    pdf: "Download PDF",
  },
  /** After the free summary. */
  full: {
    title: "What the full report adds",
    lead: "The sheets above are yours, free, and stay on this link. The full report goes on where they end.",
    editions: [
      {
        name: "Professional",
        adds: [
          "The three approaches on one scale, and which to argue from",
          "A table of what profit and recurring revenue would change",
          "What would raise the value, in dollars",
          "What a buyer will argue down, and what to have ready",
          "Market reference points with source and period",
          "The workbook for Excel, with live formulas",
        ],
      },
      {
        name: "Exit Readiness",
        adds: ["All of that, and a plan for your industry in eight workstreams"],
      },
    ],
    action: "See the full report",
  },
} as const;

export const valuationUpgradePage = {
  head: {
    title: "Choose Your Report",
    description:
      "Two written reports on your valuation beside what is free: what each contains, for whom it is made, and how to get it.",
  },
  title: "You have the number. Do you need the file?",
  lead: "Your range and its two-page summary stay free. Two longer editions give every step. These are some of their pages, for a sample company.",
  contents: "What each edition contains",
  /** On small screens, which list only what an edition adds. */
  adds: (edition: string) => `Everything in ${edition}, plus:`,
  spreads: {
    label: "Pages of the longer editions",
    pages: ([first, second]: readonly number[], editions: string) => `Pages ${first} and ${second}, ${editions}`,
    items: [
      {
        title: "What moves the number",
        sections: ["approaches", "sensitivity"],
        editions: "Professional and Exit Readiness",
        text: "Three approaches on one scale, and the value at other profits and shares of recurring revenue.",
      },
      {
        title: "What a buyer will argue down",
        sections: ["objections", "market"],
        editions: "Professional and Exit Readiness",
        text: "Each argument with the value if it wins and what to have ready, then published multiples with their sources.",
      },
      {
        title: "What to fix first",
        sections: ["readiness", "next"],
        editions: "the plan in Exit Readiness only",
        text: "Eight workstreams for your industry, in the order in which buyers ask for the documents.",
      },
    ],
  },
  /** The files are made by this site; `firm` marks what people at the firm do. */
  rows: [
    { label: "PDF and page to print" },
    { label: "Range, method and worksheet" },
    { label: "Three approaches" },
    { label: "Sensitivity tables" },
    { label: "What would raise the value" },
    { label: "What a buyer will argue down" },
    { label: "Market references with sources" },
    { label: "Excel workbook, live formulas" },
    { label: "Readiness plan" },
    { label: "Call with a partner", by: "firm" },
  ],
  byFirm: "From the firm, in addition to the file",
  included: "Included",
  excluded: "Not included",
  back: "Back to my results",
  summary: "Download the summary",
  request: "Request this report",
  /** If packages are sold. */
  choose: (name: string) => `Choose ${name}`,
  opening: "Opening the payment page",
  /** What an owner has: bought, or granted by the firm. */
  yours: "Yours",
  includedIn: (name: string) => `Part of ${name}, which is yours.`,
  pdf: "Download PDF",
  excel: "Download Excel",
  page: "Open the report",
  notices: {
    cancelled: "You left the payment page and nothing was charged. Both editions are here whenever you want them.",
    retry: "Try again",
    call: "Or call us:",
    offline: "You are offline. Nothing was charged. Choose again when you are back.",
    down: "The payment page did not open. Nothing was charged. Please try again in a moment.",
  },
  requestForm: {
    title: "Request this report",
    text: "A partner comes back with the price and the date. Nothing is made or charged before you agree.",
    choice: "Edition",
    addNote: "Add a note",
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
      name: "Free",
      text: "Yours already.",
      price: "$0",
      contains: ["Two-page summary", true, "On screen", false, false, false, false, false, false, "15 minutes"],
      sample: true,
    },
    {
      id: "professional",
      name: "Professional",
      text: "The report as a document you can hand to your accountant.",
      price: "Price on request",
      contains: ["Full report", true, true, true, true, true, true, true, false, "15 minutes"],
      sample: true,
    },
    {
      id: "exitReadiness",
      name: "Exit Readiness",
      text: "The report, and what to put in order before a sale.",
      price: "Price on request",
      contains: ["Full report", true, true, true, true, true, true, true, "Eight workstreams", "30 minutes"],
      sample: true,
    },
  ],
  notes: [
    {
      title: "Price before payment",
      text: "You know the price before you pay: it is shown on the payment page, or a partner sends it to you. We never receive your card number.",
    },
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
  /** An unknown number. */
  unknown: {
    title: "We do not know this order.",
    lead: "The number in this address belongs to no order on our books. If you have paid, do not pay again. Send us your receipt and we will find it.",
  },
  /** The store does not answer now. */
  down: {
    title: "We cannot look up your order right now.",
    lead: "If you have paid, do not pay again: a payment is not lost, and your report opens at this address as soon as we can look. Keep the address and check again in a few minutes.",
    state: "Cannot be looked up",
  },
  pending: {
    title: "Your payment is not confirmed yet.",
    lead: "If you have paid, do not pay again. A card takes a few seconds, a bank transfer can take days. Your report opens at this address, so you can keep it and come back.",
    state: "Waiting for confirmation",
    polling: "This page checks again automatically.",
    checked: "Checked just now: not confirmed yet.",
    stopped: "This page has stopped checking. Check again whenever you like.",
    unpaid: "Not paid yet?",
  },
  paid: {
    title: "Your report is ready.",
    lead: "Thank you. Your files are made the first time you open them, which takes a few seconds. They stay at this address and on your private link.",
    state: "Paid",
    receipt: "From the provider",
    heard: "Your payment is confirmed. Your report is ready.",
  },
  /** Paid for a valuation that was deleted. */
  deleted: {
    title: "The valuation of this order was deleted.",
    lead: "It was deleted at its owner’s request, and its report with it. If you paid after that, write to us and we will give the money back.",
    state: "Paid",
  },
  refunded: {
    title: "This order was refunded.",
    lead: "The money goes back the way it came; banks take some days for it. The report of this order is closed. Your range and the two-page summary stay free.",
    state: "Refunded",
    heard: "This order was refunded.",
  },
  disputed: {
    title: "Your bank is reviewing this payment.",
    lead: "The payment was disputed with your bank, so the report of this order is closed while the bank decides. If that was a mistake, ask the bank to withdraw the dispute. The report opens again once it is withdrawn or decided in our favor.",
    state: "Disputed",
    heard: "Your bank is reviewing this payment.",
  },
  chargedBack: {
    title: "Your bank returned this payment to you.",
    lead: "The dispute of this payment has ended and the money is back with you. The report of this order is closed. Your range and the two-page summary stay free.",
    state: "Returned by the bank",
    heard: "Your bank returned this payment to you.",
  },
  cancelled: {
    title: "This order was not completed.",
    lead: "The payment page was closed, ran out of time or the bank said no. Nothing is owed, and you can choose an edition again.",
    state: "Not completed",
    heard: "This order was not completed.",
  },
  /** The downloads. */
  files: {
    label: "Your files",
    pdf: { name: "The report as PDF", action: "Download PDF" },
    excel: { name: "The workbook for Excel", action: "Download Excel" },
    page: { name: "The report as a page, to read and print", action: "Open the report" },
  },
  editions: "Back to the editions",
  results: "See my results",
  check: "Check again",
  checking: "Checking",
  actions: [contactAction, { label: "Get Free Valuation", target: "valuation" }] satisfies readonly Action[],
  numberLabel: "Order",
  editionLabel: "Edition",
  stateLabel: "State",
  receiptLabel: "Receipt",
  state: "Unknown",
  noNumber: "None given",
} as const;

/** The edition's name, as visitors know it. */
export function editionName(id: string): string {
  return valuationUpgradePage.editions.find((edition) => edition.id === id)?.name ?? id;
}
