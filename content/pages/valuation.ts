import { termLine } from "#content/terms.ts";
/** Shown below the address to visitors from an industry page. */
export const chosenIndustryWords = {
  trade: "Your industry",
  playbook: "In the words of",
  note: "It does not change the value.",
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
} as const;

/** Step 1 of the valuation: one question, and a sample of what comes back. */
export const valuationPage = {
  head: {
    title: "Free Business Valuation",
    description:
      "Enter your website and three figures for a preliminary value range for your business. Free, no sign-up, confidential, about a minute.",
    keywords: ["free business valuation", "business valuation calculator", "what is my business worth"],
  },
  title: "What is your business worth today?",
  lead: "Give us the address of your website. We read it, ask you three short questions, and show you a range with the arithmetic behind it. It is an estimate, not an appraisal or an offer.",
  steps: [
    { title: "Enter Information", detail: "Website and financials" },
    { title: "Valuation Report", detail: "Range, drivers, worksheet" },
  ],
  form: { label: "Website address", placeholder: "yourcompany.com", submit: "Analyze Business", busy: "Analyzing..." },
  /** For browsers without script. */
  noScript: {
    text: "The valuation is worked out in your browser, which has JavaScript switched off.",
    link: "Ask a partner for it instead",
  },
  trust: [
    { value: "$0", label: "No fee, no sign-up" },
    { value: "3 details", label: "Profit, growth, recurring share" },
    { value: "100%", label: "Confidential; no buyer sees it without your consent" },
  ],
  /** Profit of $1.5M, growing, half of it recurring: $1.65M of EBITDA at 6.0x. The bars are in millions of dollars. */
  sampleResult: {
    illustration: true,
    title: "What you will receive",
    badge: "Sample",
    range: "$8.4M – $11.4M",
    ruler: ["Conservative", "$9.9M", "Optimistic"],
    scale: { from: 6, to: 12.5 },
    approaches: [
      { name: "Revenue", from: 6.93, to: 8.91, decisive: false },
      { name: "SDE", from: 7.92, to: 10.89, decisive: false },
      { name: "EBITDA", from: 9.9, to: 11.88, decisive: true },
    ],
    terms: termLine("SDE", "EBITDA"),
  },
} as const;
