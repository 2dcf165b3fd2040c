import type { Industry } from "#content/schemas/industry.ts";

export const saas: Industry = {
  head: {
    title: "SaaS M&A Advisor for Founders",
    description:
      "Selling a software company: 7-12x ARR for the top quartile, 180+ buyers, 18-20 weeks. The metrics buyers test and how to hold up under them.",
    keywords: ["sell SaaS company", "ARR multiple", "SaaS valuation"],
  },
  id: "saas",
  plate: "saas",
  title: ["Buyers pay", "for retention.", "We show them yours."],
  lead: "A software company is priced on how its customers behave after they sign. We rebuild your cohorts in 14 days, put them in front of 180+ buyers who read them well, and let those buyers compete.",
  metrics: [
    { value: "7–12x", unit: "ARR", label: "paid for top-quartile companies" },
    { value: "180+", unit: "buyers", label: "active in software today" },
    { value: "1.8x", unit: "lift", label: "when several of them bid at once" },
  ],
  actions: { primary: "Benchmark My SaaS Valuation", secondary: "Talk with a software banker" },
  card: {
    figure: { value: "7–12x", unit: "ARR" },
    tagline: "Cohorts rebuilt before the first buyer asks.",
    highlights: ["180+ buyers", "18–20 weeks in total", "92% diligence conversion"],
  },
  sections: [],
  valuation: { key: "saas", words: { size: "Earnings before tax", growth: "Growth", recurring: "Recurring revenue" } },
  related: ["crossBorder", "manufacturing", "hvac"],
  faq: [
    {
      id: "multiple",
      question: "What multiple of ARR should I expect?",
      answer:
        "Top-quartile companies sell for 7–12x ARR. Strategic buyers more often pay 4–7x. Where you land depends on retention, growth efficiency and how many buyers are bidding; a competitive process has meant a 1.8x lift.",
    },
    {
      id: "timing",
      question: "How long does a software sale take?",
      answer:
        "18 to 20 weeks in total. Ten of them are preparation and outreach; the rest is diligence and documents. Because the cohorts are rebuilt first, diligence confirms a story instead of finding one: 92% of our sales that enter it convert.",
    },
    {
      id: "cash",
      question: "How much of the price is cash, and how much is rollover?",
      answer:
        "On average 70% is cash at close. Founders usually keep 10–30% as rollover equity, which is worth what the next sale makes it worth. We model that part separately, so that you never compare a certain dollar with an uncertain one.",
    },
    {
      id: "secrecy",
      question: "Will my team or my customers find out?",
      answer:
        "Not from us. Buyers see a code name until they sign an NDA. Customer names stay out of the data room until you release them. Source code is reviewed by a third party and never handed over before closing.",
    },
  ],
  closing: {
    badge: "Free, no sign-up",
    title: "See what your ARR is worth.",
    description:
      "A range in about a minute, from your website and three figures. Then, if you like, fifteen minutes with a software banker.",
    primary: "Benchmark My SaaS Valuation",
    secondary: "Talk with a software banker",
  },
  areaServed: ["United States", "Canada", "United Kingdom"],
  audience: "Founders and owners of SaaS and software companies",
  serviceType: "SaaS sell-side M&A advisory",
};
