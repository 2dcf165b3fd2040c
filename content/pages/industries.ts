import type { Cta } from "#content/cta.ts";

export const industriesPage = {
  head: {
    title: "Six Trades We Know Well",
    description:
      "Dental, software, precision machining, HVAC, commercial cleaning and cross-border sales: the metrics, buyers and multiples of each trade.",
  },
  title: "Six trades we know by their multiples.",
  lead: "Buyers pay for different things in a dental chair, a subscription and a machine shop. We keep to sectors where we know which.",
  shelfLabel: "Our six sectors",
  pillars: [
    { title: "Principal-Led coverage pods", text: "A partner, an analyst and a researcher per sector." },
    { title: "Data-Rich valuation narratives", text: "The figures your buyer will ask about, with proof." },
    { title: "Global Grid buyer access", text: "200k+ qualified buyers, in the United States and Europe." },
  ],
  /** What search engines are told about the service on this page. */
  service: {
    serviceType: "Sector-led sell-side M&A advisory",
    areaServed: ["United States", "Europe"],
    audience: "Owners of private companies in six sectors",
  },
  closing: {
    badge: "Your sector, your figures",
    title: "What do they pay in your trade?",
    description: "A range against your sector’s multiples, in about a minute.",
    primary: { label: "Request valuation readout", target: "valuation" },
    secondary: { label: "See our process", target: "process" },
  } satisfies Cta,
} as const;
