/** The notice itself is in content/privacy/privacy.ts, which only its readers load. */
export const privacyPage = {
  head: {
    title: "Privacy Policy",
    description:
      "What we collect when you use the site or ask for a valuation, why, how long we keep it, who sees it, and the rights you have over it.",
  },
  lastUpdated: (date: string) => `Last updated ${date}`,
  contents: "Contents",
  print: "Print this page",
  /** From the overlay to the document. */
  read: "Read as a page",
} as const;
