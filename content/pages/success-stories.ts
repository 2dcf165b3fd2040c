export const successStoriesPage = {
  title: "Recent Success Stories",
  lead: "Bankers announce a sale on a tombstone: a plain card with the parties and the price. Ours leave out the names. Sellers asked us to.",
} as const;
