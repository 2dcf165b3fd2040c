import type { Cta } from "#content/cta.ts";
import * as firm from "#content/figures/firm.ts";
import { industries } from "#content/registry/industries.ts";
import { inThousands, numberInWords } from "#content/sources/figure-formats.ts";
import { termLine } from "#content/terms.ts";

const count = numberInWords(industries.length);

export const industriesPage = {
  head: {
    title: `${count} Industries We Know Well`,
    description:
      "Dental, software, precision machining, HVAC, commercial cleaning and cross-border sales: the metrics, buyers and multiples of each industry.",
  },
  title: `${count} industries we know by their multiples.`,
  lead: "Buyers pay for different things in a dental group, a software company and a machine shop. We work in industries where we know what they are.",
  /** The cards, read by name in the order of the menus. */
  sectors: {
    title: `Our ${count.toLowerCase()} sectors`,
    more: "Read the playbook",
    terms: termLine("EBITDA", "ARR", "DSO"),
  },
  pillars: [
    {
      title: "Principal-Led coverage pods",
      text: "A partner leads each sale. One research team supports all of them.",
    },
    {
      title: "Data-Rich valuation narratives",
      text: "The figures that buyers in your industry ask for, each with its source.",
    },
    {
      title: "Global Grid buyer access",
      text: `${inThousands(firm.qualifiedBuyers)} qualified buyers, in the United States and Europe.`,
    },
  ],
  standards: {
    title: "What we do in every industry",
    pillars: [
      {
        seal: "readiness",
        title: "Founder Readiness Labs",
        text: "Preparation: we ask the questions a buyer will ask, while there is time to improve the answers.",
      },
      {
        seal: "targeting",
        title: "Precision Buyer Targeting",
        text: "The buyer list: named, ranked, with the reason for each. You cross off any name.",
      },
      {
        seal: "instruments",
        title: "Dealroom Instrumentation",
        text: "The data room log: which buyer opened which document, and when. You see it the same day.",
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
    note: "Free, no sign-up",
    title: "What is yours worth?",
    description: "A first range from profit, growth and recurring revenue, in about a minute.",
    primary: { label: "Request valuation readout", target: "valuation" },
    secondary: { label: "See our process", target: "process" },
  } satisfies Cta,
} as const;
