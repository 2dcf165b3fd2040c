import * as cases from "#content/figures/cases.ts";
import * as own from "#content/figures/commercial-cleaning.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";
import { amountOf, rangeInWords, rangeOf } from "#content/sources/figure-formats.ts";
import { ebitdaMeans } from "#content/terms.ts";

export const commercialCleaning = {
  id: "commercialCleaning",
  path: "/commercial-cleaning-mna-advisor",
  name: "Commercial cleaning",
  menu: { line: "Contracted facilities revenue", figure: { value: own.multiple, unit: "EBITDA" } },
  valuation: {
    key: "cleaning",
    label: "Commercial cleaning",
    words: {
      size: "Earnings after owner add-backs",
      growth: "Net contract growth",
      recurring: "Contracted site revenue",
    },
  },
} as const satisfies IndustrySummary;

export function commercialCleaningPage(): IndustryPage {
  return {
    head: {
      title: "Commercial Cleaning M&A Advisor",
      description: `Selling a cleaning or facilities company: ${own.multiple}, ${own.buyers} buyers, several letters of intent in ${own.daysToLetters} days. How contracts and labor terms set the price.`,
      keywords: ["sell cleaning company", "facilities services M&A", "janitorial business valuation"],
    },
    plate: { file: "cleaning", alt: "Office tower with a window-cleaning cradle at mid height" },
    title: ["Your contracts", "are the company.", "We read them first."],
    lead: `A facilities buyer opens the contracts before the accounts: term, notice, wage clauses, margin by site. We prepare all four in a ${own.sprintWeeks}-week sprint. Several letters of intent have followed within ${own.daysToLetters} days on average.`,
    metrics: [
      { value: own.multiple, unit: "EBITDA", label: `paid for contracted portfolios (${ebitdaMeans})` },
      { value: own.buyers, unit: "buyers", label: "for cleaning and facilities" },
      { value: own.daysToLetters, unit: "days", label: "from launch to multiple LOIs (letters of intent), on average" },
    ],
    actions: { primary: "Benchmark my company", secondary: "Schedule a confidential call" },
    card: {
      figure: { value: own.multiple, unit: "EBITDA" },
      tagline: "Contracts read clause by clause, before buyers do.",
      highlights: [
        `${own.buyers} buyers`,
        `${own.contractedRevenue} contracted revenue`,
        `${own.sprintWeeks}-week preparation sprint`,
        `${own.daysToLetters} days to multiple letters of intent`,
      ],
    },
    owners: {
      title: "Three kinds of cleaning company",
      items: [
        {
          title: "Regional janitorial, many small sites",
          stat: { value: own.contractedRevenue, noun: "contracted revenue" },
          description:
            "Route density is your margin. The work is to turn customers who renew by habit into agreements with a term.",
        },
        {
          title: "One national account, many doors",
          stat: { value: own.concentration, noun: "concentration threshold" },
          description:
            "A retailer or a hospital system sends most of the work. Separate site agreements and a renewal in hand protect the price.",
        },
        {
          title: "Full facilities service",
          stat: { value: own.crossSell, noun: "cross-sell uplift with a buyer" },
          description:
            "Cleaning came first; maintenance, porters and grounds followed. Buyers pay for the services they could add next.",
        },
      ],
    },
    drawing: {
      label: "A contract",
      title: "One contract, from signature to renewal",
      lead: "A buyer reads each site in this order. So do we, for every site you clean.",
      drawing: "contract",
      alt: "Four pictures of one contract: a signed agreement, a janitor’s cart, a building that gains floors, and files on a turntable.",
      note: "Illustrative contract of one site",
      captions: [
        {
          title: "Signed",
          figure: { value: own.contractedRevenue, noun: "contracted revenue" },
          text: "Term, notice, assignment and wage clause. A contract that passes to a buyer without consent is worth more.",
        },
        {
          title: "Staffed",
          figure: { value: `${own.sprintWeeks}-week`, noun: "sprint to a margin by site" },
          text: "A supervisor, a crew, a shift plan. Turnover shows who manages the building well.",
        },
        {
          title: "Widened",
          figure: { value: own.crossSellOwnName, noun: "cross-sell uplift under your own name" },
          text: "Day porter, floor care, windows. A second service in a building needs no new bid.",
        },
        {
          title: "Renewed",
          figure: { value: own.transitionMonths, noun: "month owner transition" },
          text: "Inspection scores and a new escalator go into the next term, with your successor introduced.",
        },
      ],
    },
    multiples: {
      axis: { max: 10, step: 2, unit: "EBITDA" },
      rows: [
        {
          name: "Contracted portfolios",
          note: "Cleaning and facilities",
          range: rangeOf(own.multiple),
          text: own.multiple,
        },
        {
          name: "One client’s auction",
          note: "First offer to final price",
          range: [amountOf(cases.cleaningFirstOffer), amountOf(cases.cleaningSigned)],
          text: `${cases.cleaningFirstOffer} to ${cases.cleaningSigned}, ${cases.cleaningChange}`,
          story: true,
        },
      ],
      references: ["gf-business-services", "small-5-10", "business-services"],
      why: [
        `${own.multiple} is for portfolios with written terms, wage clauses and no client above ${own.concentration}. Published averages include smaller companies without them, from other years.`,
        "GF Data’s business services suit a cleaning company best. Axial’s 25 deals span seven industries and are not representative.",
      ],
      proof: [
        {
          figure: { value: own.contractedRevenue, noun: "contracted revenue" },
          text: "Share of revenue under written terms that the strongest buyers ask to see.",
        },
        {
          figure: { value: own.crossSell, noun: "cross-sell uplift" },
          text: `Revenue that a buyer’s services added; ${own.crossSellOwnName} under your own name.`,
        },
        {
          figure: { value: own.incrementalEbitda, noun: "incremental EBITDA" },
          text: `Worked example for a $60M company: ${own.crossSell} more revenue, a quarter of it profit.`,
        },
        {
          figure: { value: own.cashAtClose, noun: "cash at close" },
          text: "Share of the price, averaged over our sales of cleaning companies.",
        },
      ],
    },
    dashboard: {
      title: "Performance dashboard",
      lead: "Eight figures, site by site, each from a document that bidders receive. Charts show one illustrative company.",
      charts: [
        {
          title: "Contracted revenue",
          figure: { value: own.contractedRevenue, noun: "of the last twelve months" },
          text: "From the contract register: every agreement on one line, with term and notice.",
          plot: {
            kind: "columns",
            scale: ["#%", 80, 40],
            labels: ["H1 ’23", "H2", "H1 ’24", "H2", "H1 ’25", "H2"],
            values: [41, 44, 48, 53, 57, amountOf(own.contractedRevenue)],
          },
        },
        {
          title: "Gross margin by site",
          figure: { value: "24%", noun: "of site revenue, average of 22 sites" },
          text: "From the site margin sheet: after labor, supplies and the supervisor’s hours.",
          plot: {
            kind: "bars",
            scale: ["#%", 40, 10],
            rows: { "Medical offices": 33, Warehouses: 28, "Office towers": 23, "Two schools": 6 },
          },
        },
        {
          title: "Turnover by crew",
          figure: { value: "55%", noun: "of a crew leaves in a year" },
          text: "From the labor file: by supervisor and shift. First weeks are counted separately.",
          plot: {
            kind: "lines",
            scale: ["#%", 100, 50],
            labels: ["H1 ’23", "H2", "H1 ’24", "H2", "H1 ’25", "H2"],
            series: { "Crew turnover": [90, 82, 80, 68, 60, 55] },
          },
        },
        {
          title: "Incremental EBITDA",
          figure: { value: own.incrementalEbitda, noun: "for a $60M company" },
          text: "From the cross-sell map: services down, sites across, sold and unsold.",
          plot: {
            kind: "bars",
            scale: ["$#M", 12, 4],
            rows: { "With a buyer": 6 + amountOf(own.incrementalEbitda), "EBITDA today": 6 },
          },
        },
      ],
      list: [
        ["Remaining term", "months", "Months left on each contract, weighted by margin."],
        [
          "Labor cost passed through",
          "% of wage increases",
          "What escalators give back, and the sites where they do not.",
        ],
        ["Inspection scores", "points of 100", "The customer’s own audits beside yours."],
        ["Workers’ comp mod rate", "1.0 is average", "Three years of experience rating with the loss runs."],
      ],
    },
    buyers: {
      pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers for cleaning and facilities" },
      categories: [
        [
          "Global FM strategics",
          "Facilities groups that hold the master agreement and want the crews under it.",
          `${own.crossSell} cross-sell uplift`,
        ],
        [
          "PE roll-ups",
          "They add portfolios city by city and look hardest at labor clauses.",
          `${own.multiple} EBITDA`,
        ],
        ["Family offices", "They like cash yield and long customers, and keep the name and the managers."],
        ["Utilities", "Energy and building-systems groups adding services to sites they already run."],
        ["Hospitality and retail", "Operators who buy night crews, quality records and coverage across states."],
      ],
      notes: {
        title: "Buyer bench highlights",
        items: [
          [
            "Clauses before accounts",
            "Term, notice and assignment decide what stays when you are no longer the one who calls.",
          ],
          [
            "Wages decide the margin",
            "Where a contract cannot pass wages on, buyers cut the price of that site. We reprice or drop it first.",
          ],
          [
            "Crews move with the site",
            "Some states and cities make a new employer keep the crew for a time. We list where.",
          ],
        ],
      },
    },
    structure: {
      lead: `Cash differs by buyer. The plain average is ${own.cashAtClose} cash at close, the industry’s figure. Splits are illustrative.`,
      cashAtClose: amountOf(own.cashAtClose),
      items: [
        {
          name: "Global FM strategic",
          note: "No shares, your crews join theirs",
          text: "The most cash. The rest is paid as the largest contracts renew.",
          split: [80, 0, 20],
        },
        {
          name: "Family office",
          note: "Name and managers stay",
          text: "A small stake and a seller note. Ask what the note is secured by.",
          split: [70, 10, 20],
        },
        {
          name: "PE roll-up",
          note: "You keep a share of the group",
          text: "The least cash. Rollover means shares in the buyer instead of cash; they can fall.",
          split: [66, 24, 10],
        },
      ],
      deferred: "Seller note or earn-out",
    },
    timeline: {
      kind: "workstreams",
      title: "Timeline and seller readiness checklist",
      today: 3.6,
      phases: [
        { title: "Read", weeks: [1, 2] },
        { title: "Repair", weeks: [3, 6] },
        { title: "Run the auction", weeks: [7, 10] },
      ],
      items: [
        { title: "Contract register", note: "Originals, amendments and site lists found and indexed.", weeks: [1, 2] },
        { title: "Assignment clauses", note: "What passes freely, what needs a letter, and from whom.", weeks: [1, 2] },
        { title: "Earnings by site", note: "Burdened labor and supervision, owner costs taken out.", weeks: [2, 3] },
        { title: "Renewals and escalators", note: "Terms that end soon, renewed with a wage clause.", weeks: [3, 5] },
        { title: "Loss-making sites", note: "Repriced, rescoped or given notice before launch.", weeks: [3, 5] },
        { title: "Employment records", note: "I-9 forms, overtime and subcontractor status checked.", weeks: [5, 6] },
        { title: "Claims and insurance", note: "Loss runs and mod rate, explained by your broker.", weeks: [5, 6] },
        {
          title: "Handover plan",
          note: `Who holds each customer after your ${own.transitionMonths} months.`,
          weeks: [7, 10],
        },
      ],
      afterwards: `The ${own.sprintWeeks}-week sprint ends in week 5; buyers are called in week 7, with ${own.daysToLetters} days to multiple LOIs on average. Customer consents and union notices follow the signed letter.`,
    },
    related: ["hvac", "dental", "manufacturing"],
    faq: [
      {
        id: "notice",
        question: "My contracts can be ended with 30 days’ notice. Does that matter?",
        answer: `Less than owners fear, if the customers have stayed anyway. We show tenure by site beside the notice term, and where a renewal is due we help you sign it before launch. ${own.contractedRevenue} contracted revenue is what the strongest buyers ask to see.`,
      },
      {
        id: "concentration",
        question: "One client is a large part of my revenue. Is that a problem?",
        answer: `Above ${own.concentration} it becomes a condition of the price. Buyers then ask for a renewal before closing or hold part of the price back. Several sites under separate agreements with one client count as better than one master contract.`,
      },
      {
        id: "labor",
        question: "How do buyers look at wages, turnover and union sites?",
        answer:
          "Site by site. They want wage escalators in the contract, turnover by crew, and every union agreement with its end date. Some states and cities make a new employer keep the crew for a time, so we list where. Sites that cannot pass wages on are repriced or dropped first.",
      },
      {
        id: "afterwards",
        question: "What do I get at close, and how long do I stay?",
        answer: `On average ${own.cashAtClose} of the price is cash at close. Owners stay ${rangeInWords(own.transitionMonths)} months, mostly to hand over the customers they brought in. A buyer’s services sold into sellers’ sites have brought a ${own.crossSell} cross-sell uplift, and part of that can be written into your terms.`,
      },
    ],
    closing: {
      note: "Before the next renewal",
      title: "What are your contracts worth together?",
      description:
        "A range in about a minute, from your website and three figures. A partner can then tell you which contract to renew first.",
      primary: "Start your valuation",
      secondary: "Book a strategy call",
    },
    areaServed: ["United States", "Canada"],
    audience: "Owners of commercial cleaning and facilities companies",
    serviceType: "Commercial cleaning and facilities sell-side M&A advisory",
  };
}
