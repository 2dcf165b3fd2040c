import { figures } from "#content/claims.ts";
import { amountOf, rangeInWords, rangeOf } from "#content/figure-formats.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";

const own = figures.commercialCleaning;

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
  const { firm, cases } = figures;
  const [least, most] = rangeOf(own.multiple);
  return {
    head: {
      title: "Commercial Cleaning M&A Advisor",
      description: `Selling a cleaning or facilities company: ${own.multiple}, ${own.buyers} buyers, several letters of intent in ${own.daysToLetters} days. How contracts and labor terms set the price.`,
      keywords: ["sell cleaning company", "facilities services M&A", "janitorial business valuation"],
    },
    plate: { file: "cleaning", alt: "Office tower with a window-cleaning cradle at mid height" },
    title: ["Your contracts", "are the company.", "We read them first."],
    lead: `A facilities buyer opens the contracts before the accounts: term, notice, wage clauses, margin by site. We prepare all four in a ${own.sprintWeeks}-week sprint, and several letters of intent follow in ${own.daysToLetters} days.`,
    metrics: [
      { value: own.multiple, unit: "EBITDA", label: "paid for contracted portfolios" },
      { value: own.buyers, unit: "buyers", label: "for cleaning and facilities" },
      { value: own.daysToLetters, unit: "days", label: "to multiple letters of intent" },
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
    sections: [
      {
        kind: "storyboard",
        title: "One contract, from signature to renewal.",
        lead: "A buyer reads a site in this order. So do we, for every site you clean.",
        frames: [
          {
            scene: "sign",
            alt: "A signed service agreement beside its stamp",
            title: "Signed",
            metric: { value: own.contractedRevenue, noun: "contracted revenue" },
            text: "Term, notice, assignment and the wage clause are settled here. A contract that passes to a buyer without consent is worth more on the day of sale.",
          },
          {
            scene: "staff",
            alt: "A janitor’s cart with supplies, a waste bin and a floor sign",
            title: "Staffed",
            metric: { value: `${own.sprintWeeks}-week`, noun: "sprint to a margin by site" },
            text: "A supervisor, a crew, a shift plan. Prevailing-wage and union sites carry their own scale, and turnover shows who manages the building well.",
          },
          {
            scene: "grow",
            alt: "A building that gains floors, the newest one on top",
            title: "Widened",
            metric: { value: own.crossSellOwnName, noun: "cross-sell uplift under your own name" },
            text: "A day porter, floor care, windows, supplies. The second service in a building needs no new bid and often earns more than the first.",
          },
          {
            scene: "renew",
            alt: "Contract files on a turntable, with an arrow that closes the circle",
            title: "Renewed",
            metric: { value: own.transitionMonths, noun: "month owner transition" },
            text: "Inspection scores and a new escalator go into the next term. You introduce your successor while you are still in the room.",
          },
        ],
      },
      {
        kind: "archetypes",
        title: "Three portfolios we are asked about most.",
        items: [
          {
            title: "Regional janitorial, many small sites",
            stat: { value: own.contractedRevenue, noun: "contracted revenue" },
            description:
              "Route density is your margin. The work is to turn renewals by habit into agreements with a term, before a buyer calls them month to month.",
          },
          {
            title: "One national account, many doors",
            stat: { value: own.concentration, noun: "concentration threshold" },
            description:
              "A retailer, a hospital system or a GPO sends you most of the work. Separate site agreements and a renewal in hand keep the price whole.",
          },
          {
            title: "Full facilities service",
            stat: { value: own.crossSell, noun: "cross-sell uplift with a buyer" },
            description:
              "Cleaning opened the door; maintenance, porters and grounds followed. Buyers pay for the list of services that they could add next.",
          },
        ],
      },
      {
        kind: "dashboard",
        ground: "ease",
        title: "Eight figures, site by site.",
        lead: "Company averages hide the two sites that lose money. Buyers look for exactly those, so we look first.",
        tiles: [
          {
            figure: own.contractedRevenue,
            title: "Contracted revenue",
            text: "Under a written agreement with a term, as a share of the last twelve months.",
            chart: { kind: "share", value: amountOf(own.contractedRevenue) / 100 },
          },
          {
            figure: "Tenor",
            title: "Remaining term",
            text: "Months left on each contract, weighted by margin rather than by revenue.",
            chart: { kind: "bars", values: [3, 5, 8, 9, 6, 4], highlighted: 3 },
          },
          {
            figure: "Margin",
            title: "Gross margin by site",
            text: "After labor, burden, supplies and the supervisor’s hours.",
            chart: { kind: "turn", values: [-3, -1, 2, 3, 4, 5, 6, 7] },
          },
          {
            figure: "Wage",
            title: "Labor cost passed through",
            text: "Wage increases that escalators give back, and the sites where they do not.",
            chart: { kind: "ratio", value: 10, against: 8 },
          },
          {
            figure: "Crew",
            title: "Turnover by crew",
            text: "By supervisor and shift. New hires in their first weeks are counted apart.",
            chart: { kind: "line", values: [90, 82, 80, 68, 60, 55], domain: [30, 100], reference: 75, marked: 5 },
          },
          {
            figure: "Score",
            title: "Inspection scores",
            text: "The customer’s own audits beside yours, with the complaints between them.",
            chart: { kind: "line", values: [82, 84, 83, 88, 91, 93], domain: [60, 100], reference: 85, marked: 5 },
          },
          {
            figure: "Mod",
            title: "Workers’ comp mod rate",
            text: "Three years of experience rating with the loss runs behind it.",
            chart: { kind: "bars", values: [10, 9, 7], highlighted: 2 },
          },
          {
            figure: own.incrementalEbitda,
            title: "Incremental EBITDA",
            text: "Add-on services and repriced sites, shown as a bridge from reported earnings.",
            chart: { kind: "sum", parts: [7, 4], threshold: 9 },
          },
        ],
      },
      {
        kind: "artifacts",
        ground: "pine",
        title: "Four papers that answer before they are asked.",
        lead: "Each is made from records you keep today and opened to bidders on the same morning.",
        items: [
          {
            title: "Contract register",
            detail:
              "Every agreement on one line, with the clause and the page. It proves what stays if you are no longer the one who calls.",
            lines: [
              { name: "Contracted revenue", value: own.contractedRevenue },
              { name: "Largest client", value: `${own.concentration} threshold` },
              { name: "Notice and assignment", value: "clause by clause" },
              { name: "Next renewal", value: "dated" },
            ],
          },
          {
            title: "Site margin sheet",
            detail:
              "Labor, supplies and supervision for each address. It proves that the margin belongs to the sites and not to one good year.",
            lines: [
              { name: "Hours bid and worked", value: "by shift" },
              { name: "Escalator", value: "date and index" },
              { name: "Sites to reprice", value: "named, with a plan" },
            ],
          },
          {
            title: "Labor file",
            detail:
              "Who works where and on what terms. It proves that a buyer may become the employer without a surprise.",
            lines: [
              { name: "Union agreements", value: "scale and end date" },
              { name: "Successor rules", value: "by city and state" },
              { name: "I-9 and subcontractors", value: "audited" },
              { name: "Mod rate", value: "three years" },
            ],
          },
          {
            title: "Cross-sell map",
            detail:
              "Services down, sites across, sold and unsold. It proves how much room a larger buyer has in buildings you hold.",
            lines: [
              { name: "Uplift with a buyer", value: own.crossSell },
              { name: "Uplift under your name", value: own.crossSellOwnName },
              { name: "Incremental EBITDA", value: own.incrementalEbitda },
            ],
          },
        ],
      },
      {
        kind: "checklist",
        layout: "list",
        title: "Seller readiness, in eight lines.",
        lead: `A ${own.sprintWeeks}-week sprint. Most of it happens in your files, none of it in your customers’ buildings.`,
        items: [
          { title: "Contract register", note: "Originals, amendments and site lists found and indexed." },
          { title: "Assignment clauses", note: "What passes freely, what needs a letter, and from whom." },
          { title: "Earnings by site", note: "Burdened labor and supervision, owner costs taken out." },
          { title: "Renewals and escalators", note: "Terms that end soon, renewed with a wage clause." },
          { title: "Loss-making sites", note: "Repriced, rescoped or given notice before launch." },
          { title: "Employment records", note: "I-9 forms, overtime and subcontractor status checked." },
          { title: "Claims and insurance", note: "Loss runs and mod rate, explained by your broker." },
          { title: "Handover plan", note: `Who holds each customer after your ${own.transitionMonths} months.` },
        ],
      },
      {
        kind: "benchmarks",
        title: "What a contracted portfolio is worth.",
        lead: `Term, pass-through and spread of customers decide the place in the range. ${own.cashAtClose} of it has been cash at close, on average.`,
        axis: { max: 10, step: 2, unit: "EBITDA" },
        rows: [
          {
            name: "Contracted portfolios",
            note: "Cleaning and facilities",
            from: least,
            to: most,
            text: `${own.multiple} EBITDA`,
            highlighted: true,
          },
          {
            name: "One client’s auction",
            note: "First offer to final price",
            from: amountOf(cases.cleaningFirstOffer),
            to: amountOf(cases.cleaningSigned),
            text: `${cases.cleaningFirstOffer} to ${cases.cleaningSigned}, ${cases.cleaningChange}`,
            story: true,
          },
        ],
        references: ["business-services"],
      },
      {
        kind: "phases",
        ground: "ease",
        title: "Ten weeks, with offers in the last four.",
        phases: [
          {
            title: "Read",
            weeks: [1, 2],
            items: [
              "All contracts indexed by term, notice, assignment and wage clause",
              "Margin by site rebuilt from payroll and supply invoices",
              `Concentration measured against the ${own.concentration} threshold`,
            ],
          },
          {
            title: "Repair",
            weeks: [3, 6],
            items: [
              "Renewals signed and escalators added where a term is ending",
              `Loss-making sites repriced; the ${own.sprintWeeks}-week sprint closes`,
              "Buyer order agreed with you, name by name",
            ],
          },
          {
            title: "Run the auction",
            weeks: [7, 10],
            items: [
              `${own.buyers} buyers called under a code name, NDAs first`,
              `${own.daysToLetters} days to multiple LOIs, counted from the first call`,
              "Cash, rollover and transition months compared on one page",
            ],
          },
        ],
        afterwards:
          "Customer consents and union notices follow the signed letter, in an order that keeps crews and clients calm.",
      },
      {
        kind: "buyers",
        ground: "paper",
        title: `A bench of ${amountOf(own.buyers)} buyers, five kinds deep.`,
        lead: "Each kind reads the same contract differently. We decide who sees it, and in which week.",
        pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers for cleaning and facilities" },
        narrowing: [
          { value: firm.interestedParties, noun: "interested parties" },
          { value: firm.competingOffers, noun: "competing offers on average" },
        ],
        categories: [
          {
            name: "Global FM strategics",
            figure: `${own.crossSell} cross-sell uplift`,
            text: "They hold the master agreement and want the crews under it. Your sites give them density and self-performed margin.",
          },
          {
            name: "PE roll-ups",
            figure: `${own.multiple} EBITDA`,
            text: "They add portfolios city by city, look hardest at labor clauses and roll part of your price into the group.",
          },
          {
            name: "Family offices",
            text: "They like cash yield and long customers, and leave the name and the managers where they are.",
          },
          {
            name: "Utilities",
            text: "Energy and building-systems groups adding soft services to sites where they run the plant already.",
          },
          {
            name: "Hospitality and retail",
            text: "Operators and their outsourcing partners who buy night crews, quality records and coverage across states.",
          },
        ],
      },
    ],
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
        answer: `On average ${own.cashAtClose} of the price is cash at close. Owners stay ${rangeInWords(own.transitionMonths)} months, mostly to hand over the customers they brought in. A buyer’s services sold into your sites have brought a ${own.crossSell} cross-sell uplift, and part of that can be written into your terms.`,
      },
    ],
    closing: {
      badge: "Before the next renewal",
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
