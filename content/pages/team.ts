export const teamPage = {
  head: {
    title: "The Partners Who Sell Companies",
    description:
      "Seven people, one of whom will sit beside you at every meeting of your sale. Read what each has sold, and the two roles we are hiring for.",
  },
  title: ["Seven people.", "One of them answers when you\u00a0call."],
  lead: "The partner who values your company also negotiates its sale. We draw our people as engravings; the handshake is in person.",
  /** Counters: what stands before and after the digits stays still while they turn. */
  counters: [
    { before: "", digits: 150, after: "+", label: "exits" },
    { before: "$", digits: 240, after: "M+", label: "in closed deals" },
    { before: "", digits: 50, after: "+", label: "deals advised by this team" },
    { before: "", digits: 5, after: "", label: "exits by founders" },
  ],
} as const;
