import type { Action } from "#content/actions.ts";
import type { Cta } from "#content/cta.ts";

export const buyerSourcingPage = {
  head: {
    title: "Finding the Right Buyers",
    description:
      "From 200,000 qualified buyers to the dozen worth your time. How we map, rank and approach strategic and financial buyers without your name.",
  },
  title: "Your buyer is in here somewhere.",
  lead: "Nearly 200,000 qualified buyers are on file. The work is finding the few dozen who would pay most for yours, and speaking to all of them in the same week.",
  actions: [{ label: "Start your exit process", target: "valuation" }] satisfies readonly Action[],
  stats: [
    { value: "200k+", label: "qualified buyers" },
    { value: "3", label: "weeks to first offers" },
    { value: "35%", label: "valuation lift" },
  ],
  field: {
    key: "Each mark is 1,000 buyers",
    spoken: "200 marks, each standing for 1,000 qualified buyers, one of them framed",
  },
  /** What search engines are told about the service on this page. */
  service: {
    serviceType: "Buyer sourcing for company sales",
    audience: "Owners of private companies with $5M to $150M in revenue",
  },
  closing: {
    badge: "30-minute call",
    title: "Who would buy it?",
    description: "Bring your website. A partner will name the kinds of buyer, and what each would pay for.",
    primary: { label: "Start your exit process", target: "valuation" },
    secondary: { label: "Book partner led call", target: "scheduling" },
  } satisfies Cta,
} as const;
