import * as firm from "#content/figures/firm.ts";
import { rangeInWords } from "#content/sources/figure-formats.ts";

/** The home page: its headline, its form and the preview of the client platform. */
export const homePage = {
  head: {
    title: "Business Valuation & M&A Advisory Services",
    description:
      "Find out what your company is worth before anyone makes an offer. Confidential, competitive sales of private businesses, paid only at closing.",
  },
  title: ["You only", "sell it once."],
  lead: `Find out what your company is worth before anyone makes you an offer. We run confidential, competitive sales of private businesses with ${rangeInWords(firm.clientRevenue)} in revenue, and we are paid only when yours closes.`,
  form: {
    label: "Your company’s website",
    placeholder: "yourcompany.com",
    submit: "Get Free Valuation",
    notes: ["No sign-up", "No upfront fee", `Offers in under ${firm.weeksToOffers} weeks of going to market`],
  },
  asSeenOn: {
    sample: true,
    title: "As Seen On",
    media: [
      "The Exit Review",
      "Private Capital Daily",
      "Owner & Operator",
      "Mid-Market Journal",
      "Founder’s Quarterly",
    ],
  },
} as const;
