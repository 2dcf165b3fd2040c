import type { Industry } from "#content/schemas/industry.ts";

export const manufacturing: Industry = {
  head: {
    title: "Precision Machining M&A Advisor",
    description:
      "Selling a machine shop: 6-9x EBITDA, 160+ buyers, a 30-day data room. How certifications, machine hours and concentration move the price.",
    keywords: ["sell machine shop", "manufacturing M&A", "precision machining valuation"],
  },
  id: "manufacturing",
  plate: "machining",
  title: ["A shop is worth what its order book can prove."],
  lead: "Buyers look past the machines to the certifications, the hours and the customers behind them. We build that file in a 30-day data room sprint, then put it in front of 160+ buyers who can read it.",
  metrics: [
    { value: "6–9x", unit: "EBITDA", label: "paid for certified, diversified shops" },
    { value: "160+", unit: "buyers", label: "for precision machining" },
    { value: "28%", unit: "lift", label: "in a competitive sale" },
  ],
  actions: { primary: "Request a Shop Valuation", secondary: "Talk with a machining banker" },
  card: {
    figure: { value: "6–9x", unit: "EBITDA" },
    tagline: "Certifications and machine hours, priced and proven.",
    highlights: ["160+ buyers", "30-day data room sprint", "75% cash at close"],
  },
  sections: [],
  valuation: {
    key: "machining",
    words: { size: "Earnings before tax", growth: "Growth", recurring: "Recurring revenue" },
  },
  related: ["hvac", "crossBorder", "commercialCleaning"],
  faq: [
    {
      id: "concentration",
      question: "One customer is a third of my sales. Can I still sell?",
      answer:
        "Yes, but it will be the first question. Above a 30% share most buyers shift part of the price into later payments. A long-term agreement, sole-source part numbers or a second program with the same customer all bring it back to closing.",
    },
    {
      id: "machines",
      question: "Are my machines valued on top of the multiple?",
      answer:
        "No. 6–9x EBITDA buys a shop that can make its parts, machines included. What counts is hours left, maintenance records and how much capital the next owner must spend. Idle or surplus equipment and the building can be sold apart.",
    },
    {
      id: "certificates",
      question: "What happens to our certifications when the owner changes?",
      answer:
        "AS9100 and ISO 13485 stay with the site and its quality system, provided the registrar is told in time. ITAR registration needs notice of its own, earlier when the buyer is foreign. Both are on our calendar before the first offer.",
    },
    {
      id: "transition",
      question: "How long must I stay after closing?",
      answer:
        "Owners usually stay 12 to 24 months, longer when quoting and programming live in one head. On average 75% of the price is cash at close. From signed letter to closing takes 12 to 18 weeks, most of it quality records and customer consents.",
    },
  ],
  closing: {
    badge: "Before the next capital purchase",
    title: "Know what the shop would fetch.",
    description:
      "A range in about a minute, from your website and three figures. Nobody on the floor, and no customer, hears of it.",
    primary: "Request a Shop Valuation",
    secondary: "Talk with a machining banker",
  },
  areaServed: ["United States", "Canada", "Mexico"],
  audience: "Owners of precision machining and manufacturing companies",
  serviceType: "Manufacturing and precision machining sell-side M&A advisory",
};
