export const faqPage = {
  head: {
    title: "Questions Owners Ask Before a Sale",
    description:
      "Twelve questions owners ask before they sell: fees, timing, confidentiality, staff, valuation and what happens after closing, answered plainly.",
  },
  title: "Twelve questions, asked most weeks.",
} as const;
