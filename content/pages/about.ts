/** The page opens with the firm's own income statement. */
export const aboutPage = {
  head: {
    title: "Who We Are and How We Are Paid",
    description:
      "A sell-side firm run by people who sold their own companies. No retainer, no upfront fee, one partner on your sale from first call to closing.",
  },
  title: ["We work", "for sellers.", "Only sellers."],
  lead: "A boutique for owners of private companies with $5M to $150M in revenue. No buy-side clients, no retainers, no junior team after the pitch. Here are our books so far.",
  statement: {
    title: "The firm to date",
    lines: [
      { label: "Exits", value: "150+" },
      { label: "Deals closed, by value", value: "$240M+" },
      { label: "Close rate", value: "95%" },
      { label: "Higher valuations", value: "35%" },
      { label: "Competing offers, average", value: "3.5" },
    ],
    total: { label: "Fees charged before closing", value: "$0" },
  },
} as const;
