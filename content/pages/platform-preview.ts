import { projectAlder as alder } from "#content/report/project-alder.ts";

export type PreviewFigure = { readonly value: string; readonly label: string };

/** What an owner sees on the client platform in week 10 of a sale. The mandate is invented; the calendar is ours. */
export const platformPreview = {
  illustration: true,
  label: "Client platform preview",
  project: alder.name,
  dealProgress: {
    title: "Deal Progress",
    heading: "24 weeks, four phases",
    note: "Week 10",
    weeks: 24,
    /** Weeks that have passed: the middle of week 10. */
    today: 9.5,
    phases: [
      { id: "prepare", label: "Prepare", weeks: [1, 4], status: "complete" },
      { id: "market", label: "Go to market", weeks: [5, 8], status: "complete" },
      { id: "compare", label: "Compare offers", weeks: [9, 12], status: "progress" },
      { id: "close", label: "Diligence, close", weeks: [13, 24], status: "pending" },
    ],
    ticks: [4, 8, 12, 24],
    firstTick: "Wk 1",
    summary: "Four phases over 24 weeks; the sale is in week 10 and offers are being compared.",
    /** In millions of dollars. */
    offers: {
      heading: "Offers against your valuation",
      from: 8,
      to: 12,
      range: [8.415, 11.385],
      valuation: alder.valuation,
      received: [alder.standing["Buyer 18"], alder.standing["Buyer 31"], alder.standing["Buyer 12"]],
      best: { amount: alder.standing["Buyer 07"], label: `Buyer 07, $${alder.standing["Buyer 07"]}M` },
      valuationLabel: `Your valuation, $${alder.valuation}M`,
      summary: "Four offers between $9.3M and $11.6M against a valuation of $9.9M, range $8.4M to $11.4M.",
    },
    figures: [
      { value: String(alder.interested), label: "interested parties" },
      { value: String(alder.offers), label: "competing offers" },
      { value: String(alder.daysToFirstLetter), label: "days to first LOI" },
    ],
  },
  /** Titles of the sheets that follow; their content is loaded after the page. */
  laterTitles: { buyerInsights: "Buyer Insights", documentCenter: "Document Center" },
} as const;
