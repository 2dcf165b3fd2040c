import type { Industry } from "#content/schemas/industry.ts";

export const dental: Industry = {
  head: {
    title: "Dental Practice & DSO M&A Advisor",
    description:
      "Selling a dental practice or group: 6-10x EBITDA, 210+ buyers, letters of intent in 21 days. What DSOs pay for and how to prepare for it.",
    keywords: ["sell dental practice", "DSO valuation", "dental practice EBITDA multiple"],
  },
  id: "dental",
  plate: "dental",
  title: ["Buyers pay for chairs that stay full."],
  lead: "A practice is priced on its recall, its payer mix and the doctors who stay. We put the three on paper, show them to 210+ buyers, and have letters of intent on your desk in 21 days.",
  metrics: [
    { value: "6–10x", unit: "EBITDA", label: "paid for practices and groups" },
    { value: "210+", unit: "buyers", label: "for practices, groups and platforms" },
    { value: "21", unit: "days", label: "from launch to letters of intent" },
  ],
  actions: { primary: "Get a Dental Valuation", secondary: "Book a Strategy Call" },
  card: {
    figure: { value: "6–10x", unit: "EBITDA" },
    tagline: "Groups sold whole, with the doctors on board.",
    highlights: ["210+ buyers", "82% cash at close", "21 days to letters of intent"],
  },
  sections: [],
  valuation: {
    key: "dental",
    words: { size: "Earnings before tax", growth: "Growth", recurring: "Recurring revenue" },
  },
  related: ["hvac", "saas", "crossBorder"],
  faq: [
    {
      id: "multiple",
      question: "What multiple should my practice expect?",
      answer:
        "Practices and groups sell for 6–10x EBITDA, or 1.2–1.8x revenue where a buyer looks at collections first. Size, payer mix and how much of the production is yours decide where you land. In a competitive sale the median premium has been 32%.",
    },
    {
      id: "stay",
      question: "How long will I have to stay on as a doctor?",
      answer:
        "Most buyers ask for 18 to 36 months after closing. The more of the production that rests on associates and hygiene, the shorter the stay you can ask for. It is a term like any other, and we put it on the table before the price.",
    },
    {
      id: "cash",
      question: "How much of the price is paid in cash?",
      answer:
        "On average 82% at close. The rest is usually equity in the buyer’s group or a payment tied to the years you stay. We compare offers on what reaches your account on the day, and then on what the rest would have to do.",
    },
    {
      id: "staff",
      question: "When do my team and my patients find out?",
      answer:
        "After you have signed, in the words you choose. Buyers see a code name and a region until they sign an NDA, no one visits during hours, and patient records never enter the data room. From first call to closing takes 5 to 7 months.",
    },
  ],
  closing: {
    badge: "Free, no sign-up",
    title: "What would a DSO pay for yours?",
    description:
      "A range in about a minute, from your website and three figures. Then, if you like, fifteen minutes with a partner who has sold practices.",
    primary: "Start Your Valuation",
    secondary: "Book a Strategy Call",
  },
  areaServed: ["United States"],
  audience: "Owners of dental practices, groups and DSOs",
  serviceType: "Dental practice and DSO sell-side M&A advisory",
};
