import type { Industry } from "#content/schemas/industry.ts";

export const hvac: Industry = {
  head: {
    title: "HVAC & Home Services M&A Advisor",
    description:
      "Selling an HVAC or home services company: 6-9x, 140+ buyers, a six-week sprint. What roll-ups pay for memberships and technicians who stay.",
    keywords: ["sell HVAC company", "home services M&A", "HVAC valuation"],
  },
  id: "hvac",
  plate: "hvac",
  title: ["Roll-ups pay for the calls already booked."],
  lead: "An installation is sold once. A membership is sold every year, and buyers price the two very differently. In a six-week sprint we separate them, job by job, for 140+ buyers who will check.",
  metrics: [
    { value: "6–9x", unit: "EBITDA", label: "paid for membership-led companies" },
    { value: "140+", unit: "buyers", label: "for HVAC and home services" },
    { value: "30%", unit: "lift", label: "when platforms bid for one market" },
  ],
  actions: { primary: "Value My HVAC Company", secondary: "Talk with a home services banker" },
  card: {
    figure: { value: "6–9x", unit: "EBITDA" },
    tagline: "Memberships counted, technicians kept.",
    highlights: ["140+ buyers", "6-week preparation sprint", "45% membership mix"],
  },
  sections: [],
  valuation: { key: "hvac", words: { size: "Earnings before tax", growth: "Growth", recurring: "Recurring revenue" } },
  related: ["commercialCleaning", "manufacturing", "dental"],
  faq: [
    {
      id: "memberships",
      question: "How much do maintenance memberships add to the price?",
      answer:
        "They move you up the 6–9x range more than anything else. The companies we take to market average a 45% membership mix and 52% recurring revenue. Buyers test renewal by cohort, so we rebuild it from your dispatch system first.",
    },
    {
      id: "technicians",
      question: "Will the buyer keep my technicians and my name on the trucks?",
      answer:
        "Usually both. A roll-up buys local reputation and people who are hard to hire; most keep the brand for years. Pay plans, on-call rules and retention bonuses are agreed in writing before you sign, and technicians are told after.",
    },
    {
      id: "weather",
      question: "Last summer was unusually hot. Will buyers discount it?",
      answer:
        "They will try. We show demand service, replacement and membership work apart, by month and over several seasons, with figures refreshed every 24 hours during the sale. A good year that is explained costs you nothing.",
    },
    {
      id: "cash",
      question: "How much is cash, and what is the rest?",
      answer:
        "On average 68% is cash at close. The rest is mostly equity in the platform you join, with a second payment when that platform is sold. We show you what the first part is worth if the second never arrives.",
    },
  ],
  closing: {
    badge: "Before the next letter in the mail",
    title: "Answer the roll-up with your own number.",
    description: "They have yours already. A range takes about a minute, from your website and three figures.",
    primary: "Value My HVAC Company",
    secondary: "Talk with a home services banker",
  },
  areaServed: ["United States"],
  audience: "Owners of HVAC, plumbing and home services companies",
  serviceType: "HVAC and home services sell-side M&A advisory",
};
