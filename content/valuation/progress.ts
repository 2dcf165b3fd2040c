/**
 * The words of the progress screen. The facts are the formula and the firm's terms, said plainly; a test holds their
 * figures against the rules.
 */
export const valuationProgress = {
  title: "Working out what your business is worth.",
  startOver: "Start Over",
  progressLabel: "Valuation progress",
  secondsLeft: (seconds: number) => `About ${seconds} ${seconds === 1 ? "second" : "seconds"} left`,
  done: "Done",
  reading: "Still reading",
  /** Where the website could not be read. */
  unread: {
    scan: "Could not read it.",
    comfort: "Your number does not depend on it.",
    market: "From your figures",
  },
  factsTitle: "Did You Know?",
  finalizing: { title: "Finalizing your report...", hint: "This is taking a bit longer to ensure accuracy" },
  /** In the order of the stages. */
  stages: [
    {
      id: "website-scan",
      title: "Website scan",
      detail: "Title, headings, text",
      facts: [
        "Only three answers move your number: profit, growth trend and recurring revenue.",
        "A buyer reads your website before calling you. Nothing on it changes the value that we work out.",
        "No answer is final. On your result you can move all three and watch the value follow.",
      ],
    },
    {
      id: "market-analysis",
      title: "Market analysis",
      detail: "Industry, business model",
      facts: [
        "We count 1.1 times your pre-tax profit as adjusted EBITDA. The multiple is applied to that.",
        "Size sets the base multiple. Under $500K of adjusted EBITDA it is 1.75x. From $6M it is 9x.",
        "The steps are steep. At $1M of adjusted EBITDA the base multiple rises from 3.875x to 5x.",
      ],
    },
    {
      id: "calculation",
      title: "Calculation",
      detail: "Adjusted EBITDA, multiple, range",
      facts: [
        "A growing trend adds 0.5x to the multiple. A declining trend takes 0.5x off. A stable one moves nothing.",
        "Recurring revenue can add up to a fifth of the base multiple. At 50% it adds a tenth.",
        "The range runs from 85% of the value, the conservative end, to 115%, the optimistic end.",
      ],
    },
    {
      id: "report-generation",
      title: "Report generation",
      detail: "Three approaches, drivers, worksheet",
      facts: [
        "Adjusted EBITDA decides which approach leads: revenue under $500K, SDE from there, EBITDA from $1M.",
        "Your worksheet shows every step with its formula. You can check the number by hand.",
        "We are paid when you sell and not before: a success fee, no retainer, nothing up front.",
      ],
    },
  ],
} as const;
