import { figures } from "#content/claims.ts";
import { amountOf, rangeInWords, rangeOf } from "#content/figure-formats.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";

const own = figures.saas;

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
  const { firm, cases } = figures;
  const [least, most] = rangeOf(own.multiple);
  const [leastStrategic, mostStrategic] = rangeOf(own.strategicMultiple);
  const cash = amountOf(own.cashAtClose);
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
      { value: own.multiple, unit: "ARR", label: "paid for top-quartile companies" },
      { value: own.buyers, unit: "buyers", label: "active in software today" },
      { value: own.lift, unit: "lift", label: "when several of them bid at once" },
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
    sections: [
      {
        kind: "archetypes",
        title: "Three founders, three different sales.",
        lead: "The structure that suits you depends on how you got here. Tell us which one sounds familiar.",
        items: [
          {
            title: "Bootstrapped and profitable",
            stat: { value: own.cashAtClose, noun: "cash at close" },
            description:
              "You own nearly all of it and the company pays you well. The question is how much certainty to take now, and from whom.",
          },
          {
            title: "Funded, past the steep part",
            stat: { value: own.strategicMultiple, noun: "ARR from strategics" },
            description:
              "Growth has settled, and the preference stack is paid before you are. A strategic buyer may value the product above what another round would.",
          },
          {
            title: "Not ready to stop",
            stat: { value: own.rollover, noun: "equity rolled over" },
            description:
              "You want a partner and a second sale in a few years. Rollover keeps you in the cap table, with someone else’s capital behind you.",
          },
        ],
      },
      {
        kind: "benchmarks",
        title: "Where the multiples land.",
        lead: "The same ARR can fetch very different prices. What separates them is evidence, and how many buyers see it.",
        axis: { max: 12, step: 2, unit: "ARR" },
        rows: [
          {
            name: "Top quartile",
            note: "Efficient retention",
            from: least,
            to: most,
            text: `${own.multiple} ARR`,
            highlighted: true,
          },
          {
            name: "Strategic buyers",
            note: "Product or channel fit",
            from: leastStrategic,
            to: mostStrategic,
            text: `${own.strategicMultiple} ARR`,
          },
          {
            name: "One client’s auction",
            note: "First offer to final price",
            from: amountOf(cases.saasFirstOffer),
            to: amountOf(cases.saasSigned),
            text: `${cases.saasFirstOffer} to ${cases.saasSigned}, ${cases.saasChange}`,
            story: true,
          },
        ],
        references: ["technology"],
      },
      {
        kind: "annotatedDrawing",
        ground: "ease",
        drawing: "cohorts",
        title: "Every buyer draws this chart. Draw it first.",
        lead: "Revenue in layers, one for each group of customers that signed together. It shows in one glance what a growth rate hides.",
        alt: "Monthly recurring revenue as stacked layers, one per sign-up cohort. The oldest layer widens with time; newer ones narrow at first, then hold.",
        note: "Illustrative company, monthly recurring revenue by sign-up cohort",
        captions: [
          {
            title: "Net revenue retention",
            text: "Wider today than when it signed: seats, price and modules have outgrown what was lost.",
          },
          {
            title: "Gross retention and logo churn",
            text: "Each layer narrows at first. Where it stops shows what the product is worth to those who stay.",
          },
          {
            title: "The line a year back",
            text: "The same customers, then and now, from invoices. A buyer’s analyst must reach the same figure.",
          },
          {
            title: "CAC payback",
            text: "What the newest layer cost to win, fully loaded: salaries, commissions and tools, not ads alone.",
          },
          {
            title: "ARR, reconciled",
            text: "The multiple applies here. We take out pilots, usage and services before a buyer does.",
          },
        ],
      },
      {
        kind: "dashboard",
        title: "Twelve numbers a buyer will check.",
        lead: "We prepare each of them before the first call, so that diligence confirms the story instead of finding it.",
        tiles: [
          {
            figure: "ARR",
            title: "Annual recurring revenue",
            text: "Contracted, reconciled to billing and the ledger, split by plan.",
            chart: { kind: "growth", values: [18, 22, 25, 31, 36, 44, 51, 60] },
          },
          {
            figure: "NRR",
            title: "Net revenue retention",
            text: "Do existing customers grow faster than others leave?",
            chart: {
              kind: "line",
              values: [98, 100, 102, 104, 107, 110, 114],
              domain: [92, 116],
              reference: 100,
              marked: 6,
            },
          },
          {
            figure: "GRR",
            title: "Gross revenue retention",
            text: "What stays if nobody buys anything more.",
            chart: { kind: "line", values: [98, 96, 95, 94, 93.5, 93, 93, 93], domain: [70, 100], reference: 100 },
          },
          {
            figure: "Churn",
            title: "Logo churn by cohort",
            text: `Rebuilt in ${own.cohortDays} days, month by month, with a reason for each loss.`,
            chart: { kind: "bars", values: [52, 40, 33, 27, 22, 19, 17, 16] },
          },
          {
            figure: "GM",
            title: "Gross margin",
            text: "Hosting, support and onboarding charged where they belong.",
            chart: { kind: "share", value: 0.78 },
          },
          {
            figure: "CAC",
            title: "Acquisition payback",
            text: "The month a new customer turns profitable, on gross margin.",
            chart: { kind: "line", values: [-20, -15, -9, 0, 7, 14, 20], domain: [-22, 22], reference: 0, marked: 3 },
          },
          {
            figure: "LTV",
            title: "Lifetime value to CAC",
            text: "Measured on realized margin and observed churn, not list price.",
            chart: { kind: "ratio", value: 3.2, against: 1 },
          },
          {
            figure: "R40",
            title: "Rule of 40",
            text: "Growth plus profit margin, and which of the two carries it.",
            chart: { kind: "sum", parts: [26, 19], threshold: 40 },
          },
          {
            figure: "ACV",
            title: "Contract value spread",
            text: "Where the typical account sits, and how long the tail is.",
            chart: { kind: "bars", values: [6, 14, 26, 40, 52, 44, 30, 18, 10, 5], highlighted: 4 },
          },
          {
            figure: "Top 10",
            title: "Customer concentration",
            text: "How much rests on the first name, and when it renews.",
            chart: { kind: "bars", values: [50, 34, 24, 18, 14, 11, 9, 8, 7, 6], highlighted: 0 },
          },
          {
            figure: "Burn",
            title: "Burn and its end",
            text: "The quarter cash flow turned, and why it holds.",
            chart: { kind: "turn", values: [-24, -20, -15, -10, -4, 5, 13, 22] },
          },
          {
            figure: "RPO",
            title: "Remaining obligations",
            text: "Signed and still to be earned, billed or not.",
            chart: {
              kind: "stack",
              values: [
                [12, 10],
                [18, 14],
                [26, 19],
                [33, 22],
              ],
            },
          },
        ],
      },
      {
        kind: "structures",
        ground: "ease",
        title: "How the price is paid.",
        lead: `On average ${own.cashAtClose} arrives in cash at closing. The rest is a choice between keeping a stake and agreeing to be paid later.`,
        items: [
          {
            name: "Majority recapitalization",
            note: "You stay, with a partner’s capital",
            cash,
            rollover: 100 - cash,
            deferred: 0,
          },
          {
            name: "Sale to a sponsor’s platform",
            note: "Part of a larger group",
            cash,
            rollover: 20,
            deferred: 80 - cash,
          },
          { name: "Strategic acquisition", note: "Product joins theirs", cash, rollover: 10, deferred: 90 - cash },
        ],
        labels: {
          cash: "Cash at close",
          rollover: `Equity rollover, ${own.rollover}`,
          deferred: "Deferred or earn-out",
          note: "Illustrative splits",
        },
      },
      {
        kind: "buyers",
        ground: "pine",
        title: `From ${amountOf(own.buyers)} buyers to the right three or four.`,
        pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers in the software pool" },
        narrowing: [
          { value: firm.interestedParties, noun: "interested parties" },
          { value: firm.competingOffers, noun: "competing offers on average" },
        ],
        categories: [
          {
            name: "Strategic acquirers",
            figure: `${own.strategicMultiple} ARR`,
            text: "Buying a product, a team or a market. They ask about roadmap overlap before they ask about churn.",
          },
          {
            name: "Private equity platforms",
            text: "Adding to a company they own. They move fast, know the metrics and price what they can cross-sell.",
          },
          {
            name: "Growth investors",
            text: "For founders who keep building. Preferences and board seats matter as much as the multiple.",
          },
          {
            name: "Permanent holders",
            text: "Vertical-software groups that never resell: modest multiples, little integration, quick answers.",
          },
          { name: "Family offices and operators", text: "Longer holds, lighter structures, fewer conditions." },
        ],
      },
      {
        kind: "roadmap",
        title: "Eight workstreams, ten weeks to market.",
        weeks: 10,
        today: 3.8,
        items: [
          { title: "Cohort rebuild", note: `The ${own.cohortDays}-day cohort rebuild, from invoices.`, weeks: [1, 2] },
          { title: "Revenue quality review", note: "Billing tied to the ledger; deferrals aged.", weeks: [1, 2] },
          { title: "Metrics book", note: "All twelve, defined once and sourced.", weeks: [2, 3] },
          { title: "Code and IP audit", note: "Open-source licenses, assignments, security.", weeks: [3, 5] },
          { title: "Customer references", note: "Who may be called, by whom and when.", weeks: [3, 6] },
          { title: "Management presentation", note: "Rehearsed with the hard questions first.", weeks: [5, 7] },
          { title: "Buyer outreach", note: "Code name, NDA, one calendar for everyone.", weeks: [7, 9] },
          { title: "Data room and offers", note: "Opened in stages; bids due on one day.", weeks: [8, 10] },
        ],
      },
      {
        kind: "argument",
        title: "Four findings that reprice a software deal.",
        lead: "None of them shows in a growth rate. Each comes up early in diligence, so it comes up with us first.",
        points: [
          {
            title: "Deferred revenue as debt",
            text: "Annual plans paid ahead leave you owing a service. Buyers would deduct all of it; we argue for the cost to deliver, and settle it in the letter of intent.",
          },
          {
            title: "A copyleft license in the product",
            text: "GPL or AGPL code in what you ship or host can oblige you to open yours. A scan finds it; replacing it takes engineering time that an auction does not leave.",
          },
          {
            title: "Code that nobody assigned",
            text: "A contractor’s early commits, a founder’s former employer. Every author signs an assignment before a buyer’s counsel asks for the list.",
          },
          {
            title: "Sales tax never collected",
            text: "Many states tax software subscriptions. Unfiled years become an escrow in your price; voluntary disclosure before the sale usually costs less.",
          },
        ],
      },
      {
        kind: "visuals",
        title: "The layers under the headline number.",
        items: [
          {
            view: [56, 34, 142, 113.6],
            alt: "A grid of squares that pale from dark green as the cohorts get younger",
            label: "The cohort grid",
            metric: { value: `${own.cohortDays}-day`, noun: "cohort rebuild" },
            caption:
              "One row for each month’s sign-ups, one square for each month since. Rebuilt from invoices, because CRM dates move.",
          },
          {
            view: [200, 18, 160, 128],
            alt: "A brass curve that rises above the grid and ends in a plus",
            label: "The line that expands",
            metric: { value: own.lift, noun: "lift when several buyers bid at once" },
            caption:
              "Expansion from customers you already have costs little to win. Shown by cohort, it is the hardest evidence to bid against.",
          },
          {
            view: [95, 196, 135, 108],
            alt: "The lowest sheet, ruled like a ledger, with two squares filled in",
            label: "The ledger below",
            metric: { value: own.diligenceConversion, noun: "diligence conversion" },
            caption:
              "Every square above can be traced to a line down here, from contract to invoice to bank. Diligence then has little left to find.",
          },
        ],
      },
      {
        kind: "phases",
        ground: "ease",
        title: "Offers by week ten.",
        lead: `${own.weeks} weeks in total: ten until offers are in, the rest for diligence and documents.`,
        phases: [
          {
            title: "Prepare",
            weeks: [1, 2],
            items: [
              "Invoice and contract export, cohorts rebuilt, ARR reconciled to cash",
              "Add-backs, capitalized R&D and founder pay set straight",
              "Your terms: role, rollover, team, product name",
            ],
          },
          {
            title: "Prove",
            weeks: [3, 6],
            items: [
              "Metrics book and customer analysis, read by an outside accountant",
              "Code scan, IP assignments, SOC 2 report or the gap list",
              "Buyer list agreed name by name; you may strike any",
            ],
          },
          {
            title: "Run the auction",
            weeks: [7, 10],
            items: [
              "Code-named outreach, then NDA and metrics book",
              "Management meetings within two weeks, bids on one day",
              "Offers compared on cash, rollover terms and deferred-revenue treatment",
            ],
          },
        ],
        afterwards: `Exclusivity is granted once, late, and to one bidder. Diligence conversion from there: ${own.diligenceConversion}.`,
      },
    ],
    related: ["crossBorder", "manufacturing", "hvac"],
    faq: [
      {
        id: "multiple",
        question: "What multiple of ARR should I expect?",
        answer: `Top-quartile companies sell for ${own.multiple} ARR. Strategic buyers more often pay ${own.strategicMultiple}. Where you land depends on retention, growth efficiency and how many buyers are bidding; a competitive process has meant a ${own.lift} lift.`,
      },
      {
        id: "timing",
        question: "How long does a software sale take?",
        answer: `${rangeInWords(own.weeks)} weeks in total. Ten of them are preparation and outreach; the rest is diligence and documents. Because the cohorts are rebuilt first, diligence confirms a story instead of finding one: ${own.diligenceConversion} of our sales that enter it convert.`,
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
}
