import type { Industry } from "#content/schemas/industry.ts";

export const commercialCleaning: Industry = {
  head: {
    title: "Commercial Cleaning M&A Advisor",
    description:
      "Selling a cleaning or facilities company: 7-9x, 95+ buyers, several letters of intent in 24 days. How contracts and labor terms set the price.",
    keywords: ["sell cleaning company", "facilities services M&A", "janitorial business valuation"],
  },
  id: "commercialCleaning",
  plate: "cleaning",
  title: ["Your contracts", "are the company.", "We read them first."],
  lead: "A facilities buyer opens the contracts before the accounts: term, notice, wage clauses, margin by site. We prepare all four in a five-week sprint, and several letters of intent follow in 24 days.",
  metrics: [
    { value: "7–9x", unit: "EBITDA", label: "paid for contracted portfolios" },
    { value: "95+", unit: "buyers", label: "for cleaning and facilities" },
    { value: "24", unit: "days", label: "to multiple letters of intent" },
  ],
  actions: { primary: "Benchmark my company", secondary: "Schedule a confidential call" },
  card: {
    figure: { value: "7–9x", unit: "EBITDA" },
    tagline: "Contracts read clause by clause, before buyers do.",
    highlights: [
      "95+ buyers",
      "60% contracted revenue",
      "5-week preparation sprint",
      "24 days to multiple letters of intent",
    ],
  },
  sections: [],
  valuation: {
    key: "cleaning",
    words: { size: "Earnings before tax", growth: "Growth", recurring: "Recurring revenue" },
  },
  related: ["hvac", "dental", "manufacturing"],
  faq: [
    {
      id: "notice",
      question: "My contracts can be ended with 30 days’ notice. Does that matter?",
      answer:
        "Less than owners fear, if the customers have stayed anyway. We show tenure by site beside the notice term, and where a renewal is due we help you sign it before launch. 60% contracted revenue is what the strongest buyers ask to see.",
    },
    {
      id: "concentration",
      question: "One client is a large part of my revenue. Is that a problem?",
      answer:
        "Above 25% it becomes a condition of the price. Buyers then ask for a renewal before closing or hold part of the price back. Several sites under separate agreements with one client count as better than one master contract.",
    },
    {
      id: "labor",
      question: "How do buyers look at wages, turnover and union sites?",
      answer:
        "Site by site. They want wage escalators in the contract, turnover by crew, and every union agreement with its end date. Sites where rising wages cannot be passed on are repriced or dropped before the data room opens.",
    },
    {
      id: "afterwards",
      question: "What do I get at close, and how long do I stay?",
      answer:
        "On average 72% of the price is cash at close. Owners stay 12 to 24 months, mostly to hand over the customers they brought in. Extra services sold into your sites later have added 32%, and part of that can be written into your terms.",
    },
  ],
  closing: {
    badge: "Before the next renewal",
    title: "What are your contracts worth together?",
    description:
      "A range in about a minute, from your website and three figures. A partner can then tell you which contract to renew first.",
    primary: "Start your valuation",
    secondary: "Book a strategy call",
  },
  areaServed: ["United States", "Canada"],
  audience: "Owners of commercial cleaning and facilities companies",
  serviceType: "Commercial cleaning and facilities sell-side M&A advisory",
};
