import type { Industry } from "#content/schemas/industry.ts";

export const crossBorder: Industry = {
  head: {
    title: "Cross-Border M&A, US and Europe",
    description:
      "Selling across the Atlantic: 120+ buyers, five parallel workstreams, 5-7 months to signing. Tax, currency and staff rules handled in step.",
    keywords: ["cross-border M&A", "sell company to European buyer", "US Europe acquisition"],
  },
  id: "crossBorder",
  plate: "crossborder",
  title: ["Your best buyer may be an ocean away."],
  lead: "Two tax systems, two currencies, two sets of employment law. We run them as 5 parallel workstreams on one timetable, so that 120+ buyers in the United States and Europe can bid on the same day.",
  metrics: [
    { value: "120+", unit: "buyers", label: "on both sides of the Atlantic" },
    { value: "5–7", unit: "months", label: "from mandate to signing" },
    { value: "96%", unit: "hedged", label: "outcomes, so the price agreed is the price paid" },
  ],
  actions: { primary: "Start the Valuation", secondary: "Talk with a cross-border partner" },
  card: {
    figure: { value: "5–7", unit: "months to signing" },
    tagline: "Two jurisdictions, one timetable, both currencies hedged.",
    highlights: ["120+ buyers on two continents", "96% hedged outcomes"],
  },
  sections: [],
  valuation: {
    key: "cross-border",
    words: { size: "Earnings before tax", growth: "Growth", recurring: "Recurring revenue" },
  },
  related: ["saas", "manufacturing", "dental"],
  faq: [
    {
      id: "currency",
      question: "Who carries the currency risk between signing and closing?",
      answer:
        "Nobody, if it is arranged early. The price is fixed in your currency and the buyer’s is hedged from signing to closing; 96% of our cross-border outcomes were. Where a hedge costs more than it saves, we say so and share the range instead.",
    },
    {
      id: "structure",
      question: "Do I sell shares or assets, and where will I pay tax?",
      answer:
        "Most owners sell shares, but a buyer abroad may prefer assets or a holding company in between. Your tax adviser and the buyer’s model both before offers are compared. We run that as its own workstream, because it can move more than the price.",
    },
    {
      id: "staff",
      question: "What changes for my employees under a foreign owner?",
      answer:
        "Contracts carry over in most countries, but the order of events differs. Parts of Europe require works councils to be heard before you sign; the United States does not. Localized compliance is complete, 100%, before anyone is told.",
    },
    {
      id: "timing",
      question: "Does selling across a border take longer?",
      answer:
        "A little. Signing takes 5 to 7 months, because approvals in two places run side by side instead of one after the other. Five workstreams, one timetable, one partner who reads it to you each week.",
    },
  ],
  closing: {
    badge: "One range, two markets",
    title: "Find out what the other side would pay.",
    description:
      "Start with a range at home: about a minute, your website and three figures. A partner adds the view from across the water.",
    primary: "Start the Valuation",
    secondary: "Talk with a cross-border partner",
  },
  areaServed: ["United States", "European Union", "United Kingdom"],
  audience: "Owners selling a company between the United States and Europe",
  serviceType: "Cross-border sell-side M&A advisory",
};
