import * as cases from "#content/figures/cases.ts";
import * as own from "#content/figures/saas.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";
import { amountOf, rangeInWords, rangeOf } from "#content/sources/figure-formats.ts";
import { ebitdaMeans, liftMeans } from "#content/terms.ts";

export const saas = {
  id: "saas",
  path: "/saas-mna-advisor",
  name: "SaaS and software",
  menu: { line: "Bootstrapped or funded", figure: { value: own.multiple, unit: "ARR" } },
  valuation: {
    key: "saas",
    label: "SaaS and software",
    words: { size: "Operating profit (EBITDA)", growth: "ARR growth", recurring: "Subscription share of revenue" },
  },
} as const satisfies IndustrySummary;

export function saasPage(): IndustryPage {
  return {
    head: {
      title: "SaaS M&A Advisor for Founders",
      description: `Selling a software company: ${own.multiple} ARR for the top quartile, ${own.buyers} buyers, ${own.weeks} weeks. The metrics buyers test and how to hold up under them.`,
      keywords: ["sell SaaS company", "ARR multiple", "SaaS valuation"],
    },
    plate: { file: "saas", alt: "Three stacked layers with a cohort triangle and a rising revenue line" },
    title: ["Buyers pay", "for retention.", "We show them yours."],
    lead: `A software company is priced on how its customers behave after they sign. We rebuild your cohorts in ${own.cohortDays} days, put them in front of ${own.buyers} buyers who read them well, and let those buyers compete.`,
    metrics: [
      { value: own.multiple, unit: "ARR", label: "annual recurring revenue, paid for top-quartile companies" },
      { value: own.buyers, unit: "buyers", label: "active in software today" },
      { value: own.lift, unit: "lift", label: "signed price against the first written offer, where several bid" },
    ],
    actions: { primary: "Benchmark My SaaS Valuation", secondary: "Talk with a software banker" },
    card: {
      figure: { value: own.multiple, unit: "ARR" },
      tagline: "Cohorts rebuilt before the first buyer asks.",
      highlights: [
        `${own.buyers} buyers`,
        `${own.weeks} weeks in total`,
        `${own.diligenceConversion} diligence conversion`,
      ],
    },
    owners: {
      title: "Three kinds of software founder",
      items: [
        {
          title: "Bootstrapped and profitable",
          stat: { value: own.cashAtClose, noun: "cash at close" },
          description:
            "You own nearly all of it and the company pays you well. The question is how much certainty to take now.",
        },
        {
          title: "Funded, past the steep part",
          stat: { value: own.strategicMultiple, noun: "ARR from strategics" },
          description:
            "Growth has settled, and investors with preferred shares are paid before you. A strategic buyer may value the product most.",
        },
        {
          title: "Not ready to stop",
          stat: { value: own.rollover, noun: "equity rolled over" },
          description:
            "You want a partner and a second sale in a few years. Rollover keeps part of your price as shares in the buyer.",
        },
      ],
    },
    drawing: {
      label: "Cohorts",
      title: "Revenue by the quarter customers signed",
      lead: "One layer for each group of customers that signed together. It shows what a growth rate hides.",
      drawing: "cohorts",
      alt: "Monthly recurring revenue as stacked layers, one per sign-up cohort. The oldest layer widens with time; newer ones narrow at first, then hold.",
      note: "Illustrative company, monthly recurring revenue by sign-up cohort",
      captions: [
        {
          title: "Net revenue retention",
          figure: { value: own.lift, noun: "lift when several buyers bid at once" },
          text: "Wider today than when it signed: seats, price and modules have outgrown what was lost.",
        },
        {
          title: "Gross retention and logo churn",
          figure: { value: `${own.cohortDays}-day`, noun: "cohort rebuild" },
          text: "Each layer narrows at first. Rebuilt from invoices, because CRM dates move.",
        },
        {
          title: "The line a year back",
          text: "The same customers, then and now. A buyer’s analyst must reach the same figure.",
        },
        {
          title: "Acquisition payback (CAC)",
          text: "What the newest layer cost to win: salaries, commissions and tools, not ads alone.",
        },
        {
          title: "ARR, reconciled",
          figure: { value: own.diligenceConversion, noun: "diligence conversion" },
          text: "The multiple applies here. We take out pilots, usage and services before a buyer does.",
        },
      ],
    },
    multiples: {
      axis: { max: 14, step: 2, unit: "ARR" },
      rows: [
        { name: "Top quartile", note: "Efficient retention", range: rangeOf(own.multiple), text: own.multiple },
        {
          name: "Strategic buyers",
          note: "Product or channel fit",
          range: rangeOf(own.strategicMultiple),
          text: own.strategicMultiple,
        },
        {
          name: "One client’s auction",
          note: "First offer to final price",
          range: [amountOf(cases.saasFirstOffer), amountOf(cases.saasSigned)],
          text: `${cases.saasFirstOffer} to ${cases.saasSigned}, ${cases.saasChange}`,
          story: true,
        },
      ],
      references: ["saas-funded", "saas-bootstrapped", "saas-median"],
      why: [
        `${own.multiple} ARR is the top quartile: fast growth, net retention well above 100% and several bidders. The published medians cover companies of every growth rate, and prices of 2026 are below those of 2021.`,
        `All of these count ARR. The free valuation starts from EBITDA (${ebitdaMeans}), so for a company without profit it says little.`,
        `${liftMeans} ${own.lift} is a signed price ${amountOf(own.lift)} times that offer.`,
      ],
    },
    dashboard: {
      title: "SaaS metrics",
      lead: "Twelve numbers that a buyer checks, prepared before the first call. Charts show one illustrative company.",
      charts: [
        {
          title: "Annual recurring revenue (ARR)",
          figure: { value: "$6.0M", noun: "at the end of the last quarter" },
          text: "Contracted, reconciled to billing and the ledger, split by plan.",
          plot: {
            kind: "columns",
            scale: ["$#M", 8, 4],
            labels: ["Q1 ’24", "Q2", "Q3", "Q4", "Q1 ’25", "Q2", "Q3", "Q4"],
            values: [3.1, 3.4, 3.8, 4.2, 4.6, 5.1, 5.5, 6],
          },
        },
        {
          title: "Net revenue retention (NRR)",
          figure: { value: "114%", noun: "of a year-old customer’s revenue" },
          text: "Do existing customers grow faster than others leave? Below 100% they do not.",
          plot: {
            kind: "lines",
            scale: ["#%", 120, 20, 80],
            labels: ["Q1 ’24", "Q2", "Q3", "Q4", "Q1 ’25", "Q2", "Q3", "Q4"],
            series: { Net: [98, 100, 102, 104, 106, 108, 111, 114], Gross: [90, 90, 91, 91, 92, 92, 93, 93] },
          },
        },
        {
          title: "Logo churn by cohort",
          figure: { value: "16%", noun: "of customers lost in the newest cohort’s first year" },
          text: `Rebuilt in ${own.cohortDays} days, month by month, with a reason for each loss.`,
          plot: {
            kind: "columns",
            scale: ["#%", 40, 20],
            labels: ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8"],
            values: [34, 30, 27, 24, 21, 19, 17, 16],
          },
        },
        {
          title: "Rule of 40",
          figure: { value: "45", noun: "points: growth plus profit margin" },
          text: "And which of the two carries it. Buyers look for 40 or more.",
          plot: {
            kind: "bars",
            scale: ["#", 60, 20],
            rows: { Sum: 45, "Growth, % a year": 26, "Profit margin, %": 19 },
          },
        },
      ],
      list: [
        ["Gross revenue retention (GRR)", "% a year", "What stays if nobody buys anything more."],
        ["Gross margin (GM)", "% of revenue", "Hosting, support and onboarding charged where they belong."],
        ["Acquisition payback (CAC)", "months", "The month a new customer turns profitable, on gross margin."],
        ["Lifetime value (LTV) to CAC", "ratio", "Measured on realized margin and observed churn, not list price."],
        ["Contract value spread (ACV)", "$ per contract", "Where the typical account is, and how long the tail is."],
        ["Customer concentration", "Top 10, % of ARR", "How much rests on the first name, and when it renews."],
        ["Burn and its end", "$ a month", "The quarter cash flow turned, and why it holds."],
        ["Remaining obligations (RPO)", "$", "Signed and still to be earned, billed or not."],
      ],
    },
    buyers: {
      pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers in the software pool" },
      categories: [
        [
          "Strategic acquirers",
          "Buying a product, a team or a market. They ask about roadmap overlap before churn.",
          `${own.strategicMultiple} ARR`,
        ],
        [
          "Private equity platforms",
          "Adding to a company they own. They know the metrics and price what they can cross-sell.",
        ],
        [
          "Growth investors",
          "For founders who keep building. Preferences and board seats matter as much as the multiple.",
        ],
        ["Permanent holders", "Groups that never resell: modest multiples, little integration, quick answers."],
        ["Family offices and operators", "Longer holds, lighter structures, fewer conditions."],
      ],
      notes: {
        title: "Findings that lower a software price",
        items: [
          [
            "Deferred revenue as debt",
            "Annual plans paid ahead leave you owing a service. We argue for the cost to deliver it, and settle that in the letter of intent.",
          ],
          [
            "Open-source code and assignments",
            "GPL code in the product, or a contractor who never signed. A scan and a list of authors settle both before launch.",
          ],
          [
            "Sales tax never collected",
            "Many states tax subscriptions. Unfiled years become an escrow; voluntary disclosure before the sale usually costs less.",
          ],
        ],
      },
    },
    structure: {
      lead: `Cash differs by buyer. The plain average is ${own.cashAtClose} cash at close, the industry’s figure. Splits are illustrative.`,
      cashAtClose: amountOf(own.cashAtClose),
      items: [
        {
          name: "Strategic acquisition",
          note: "Product joins theirs",
          text: "The most cash and no shares. The deferred part is tied to people who stay and a product that ships.",
          split: [80, 0, 20],
        },
        {
          name: "Sale to a sponsor’s platform",
          note: "Part of a larger group",
          text: "Some shares in the group and an earn-out on net retention. Ask which shares are paid before yours.",
          split: [68, 15, 17],
        },
        {
          name: "Majority recapitalization",
          note: "You stay, with a partner’s capital",
          text: `The least cash and the most rollover; founders usually keep ${rangeInWords(own.rollover)}. It pays at the next sale and can fall.`,
          split: [62, 30, 8],
        },
      ],
      deferred: "Deferred or earn-out",
    },
    timeline: {
      kind: "workstreams",
      title: "Timeline and the eight workstreams",
      today: 3.8,
      phases: [
        { title: "Prepare", weeks: [1, 2] },
        { title: "Prove", weeks: [3, 6] },
        { title: "Run the auction", weeks: [7, 10] },
      ],
      items: [
        { title: "Cohort rebuild", note: `The ${own.cohortDays}-day cohort rebuild, from invoices.`, weeks: [1, 2] },
        { title: "Revenue quality review", note: "Billing tied to the ledger; deferrals aged.", weeks: [1, 2] },
        { title: "Metrics book", note: "All twelve, defined once and sourced.", weeks: [2, 3] },
        { title: "Code and IP audit", note: "Open-source licenses, assignments, security.", weeks: [3, 5] },
        { title: "Customer references", note: "Who may be called, by whom and when.", weeks: [3, 6] },
        { title: "Management presentation", note: "Rehearsed with the hard questions first.", weeks: [5, 7] },
        {
          title: "Buyer outreach",
          note: "Code name, nondisclosure agreement, one calendar for everyone.",
          weeks: [7, 9],
        },
        { title: "Data room and offers", note: "Opened in stages; bids due on one day.", weeks: [8, 10] },
      ],
      afterwards: `${own.weeks} weeks in total: ten until offers are in, the rest for diligence and documents. Of our sales that entered diligence, ${own.diligenceConversion} closed.`,
    },
    related: ["crossBorder", "manufacturing", "hvac"],
    faq: [
      {
        id: "multiple",
        question: "What multiple of ARR should I expect?",
        answer: `Top-quartile companies sell for ${own.multiple} ARR. Strategic buyers more often pay ${own.strategicMultiple}, and published medians are near 5x. Where you land depends on retention, growth and how many buyers bid; in competitive sales we have seen a ${own.lift} lift over the first written offer.`,
      },
      {
        id: "timing",
        question: "How long does a software sale take?",
        answer: `${rangeInWords(own.weeks)} weeks in total. Ten of them are preparation and outreach; the rest is diligence and documents. Because the cohorts are rebuilt first, diligence confirms figures that buyers have seen: ${own.diligenceConversion} of our sales that enter it close.`,
      },
      {
        id: "cash",
        question: "How much of the price is cash, and how much is rollover?",
        answer: `On average ${own.cashAtClose} is cash at close. Founders usually keep ${own.rollover} as rollover equity, which is worth what the next sale makes it worth. We model that part separately, so that you never compare a certain dollar with an uncertain one.`,
      },
      {
        id: "secrecy",
        question: "Will my team or my customers find out?",
        answer:
          "Not from us. Buyers see a code name until they sign a nondisclosure agreement. Customer names stay out of the data room until you release them. Source code is reviewed by a third party and not handed over before closing.",
      },
    ],
    closing: {
      note: "Free, no sign-up",
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
}
