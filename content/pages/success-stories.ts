export const successStoriesPage = {
  head: {
    title: "Recent Success Stories",
    description:
      "Three sales in detail: a software company, a dental group and a cleaning business, with the multiple at the first offer and the multiple at closing.",
  },
  title: "Recent Success Stories",
  lead: "Bankers announce a sale on a tombstone: a plain card with the parties and the price. Ours leave out the names. Sellers asked us to.",
} as const;
