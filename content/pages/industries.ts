import { figures } from "#content/claims.ts";
import type { Cta } from "#content/cta.ts";
import { inThousands, numberInWords } from "#content/figure-formats.ts";
import { industries } from "#content/industries.ts";

const { firm } = figures;
const count = numberInWords(industries.length);

export const industriesPage = {
  head: {
    title: `${count} Trades We Know Well`,
    description:
      "Dental, software, precision machining, HVAC, commercial cleaning and cross-border sales: the metrics, buyers and multiples of each trade.",
  },
  title: `${count} trades we know by their multiples.`,
  lead: "Buyers pay for different things in a dental chair, a subscription and a machine shop. We keep to sectors where we know which.",
  /** The cards, read by name in the order of the menus. */
  sectors: { title: `Our ${count.toLowerCase()} sectors`, more: "Read the playbook" },
  pillars: [
    { title: "Principal-Led coverage pods", text: "A partner, an analyst and a researcher per sector." },
    { title: "Data-Rich valuation narratives", text: "The figures your buyer will ask about, with proof." },
    {
      title: "Global Grid buyer access",
      text: `${inThousands(firm.qualifiedBuyers)} qualified buyers, in the United States and Europe.`,
    },
  ],
  standards: {
    title: "The same standard in every sector.",
    pillars: [
      {
        seal: "readiness",
        title: "Founder Readiness Labs",
        text: "We ask the buyer’s questions first, while the answers can still improve.",
      },
      {
        seal: "targeting",
        title: "Precision Buyer Targeting",
        text: "A named list, ranked, with a reason for each. Nobody is called on a hunch.",
      },
      {
        seal: "instruments",
        title: "Dealroom Instrumentation",
        text: "Who opened which page, and for how long. You see it when we do.",
      },
    ],
  },
  /** What search engines are told about the service on this page. */
  service: {
    serviceType: "Sector-led sell-side M&A advisory",
    areaServed: ["United States", "Europe"],
    audience: `Owners of private companies in ${count.toLowerCase()} sectors`,
  },
  closing: {
    badge: "Your sector, your figures",
    title: "What do they pay in your trade?",
    description: "A range against your sector’s multiples, in about a minute.",
    primary: { label: "Request valuation readout", target: "valuation" },
    secondary: { label: "See our process", target: "process" },
  } satisfies Cta,
} as const;
