import { figures } from "#content/claims.ts";
import { amountOf, rangeInWords, rangeOf } from "#content/figure-formats.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";

const own = figures.manufacturing;

export const manufacturing = {
  id: "manufacturing",
  path: "/manufacturing-precision-machining-mna",
  name: "Precision machining",
  menu: { line: "Aerospace, medical, automation", figure: { value: own.multiple, unit: "EBITDA" } },
  valuation: {
    key: "machining",
    label: "Precision machining and fabrication",
    words: { size: "Shop earnings (EBITDA)", growth: "Growth in shipments", recurring: "Repeat part numbers and LTAs" },
  },
} as const satisfies IndustrySummary;

export function manufacturingPage(): IndustryPage {
  const { firm } = figures;
  const [least, most] = rangeOf(own.multiple);
  return {
    head: {
      title: "Precision Machining M&A Advisor",
      description: `Selling a machine shop: ${own.multiple} EBITDA, ${own.buyers} buyers, a ${own.dataRoomDays}-day data room. How certifications, machine hours and concentration move the price.`,
      keywords: ["sell machine shop", "manufacturing M&A", "precision machining valuation"],
    },
    plate: { file: "machining", alt: "Two meshing gears on a base plate with a dimension line" },
    title: ["A shop is worth what its order book can prove."],
    lead: `Buyers look past the machines to the certifications, the hours and the customers behind them. We build that file in a ${own.dataRoomDays}-day data room sprint, then put it in front of ${own.buyers} buyers who can read it.`,
    metrics: [
      { value: own.multiple, unit: "EBITDA", label: "paid for certified, diversified shops" },
      { value: own.buyers, unit: "buyers", label: "for precision machining" },
      { value: own.lift, unit: "lift", label: "in a competitive sale" },
    ],
    actions: { primary: "Request a Shop Valuation", secondary: "Talk with a machining banker" },
    card: {
      figure: { value: own.multiple, unit: "EBITDA" },
      tagline: "Certifications and machine hours, priced and proven.",
      highlights: [
        `${own.buyers} buyers`,
        `${own.dataRoomDays}-day data room sprint`,
        `${own.cashAtClose} cash at close`,
      ],
    },
    sections: [
      {
        kind: "annotatedDrawing",
        ground: "ease",
        drawing: "machines",
        title: "A week on the floor, hour by hour.",
        lead: "Buyers do not price machines. They price the hours in which a spindle cuts metal, and the hours in which it could.",
        alt: "A week of machine groups by hour over five days and three shifts: cutting, setup, lights-out running, idle hours and parts waiting for inspection.",
        note: "Illustrative week, five days of three shifts",
        captions: [
          {
            title: "Spindle hours",
            text: "Cutting time from controller logs, not the schedule. Over staffed hours, it is your utilization.",
          },
          {
            title: "Lights-out",
            text: "Pallet pools and bar feeders that cut with nobody there. The best margin on the floor: show it apart.",
          },
          {
            title: "Setups",
            text: "Changeover between jobs. Short runs are no fault if your quotes recover the setup.",
          },
          {
            title: "Idle hours",
            text: "A shift without people: capacity a buyer need not purchase, if you can say who would staff it.",
          },
          {
            title: "Inspection",
            text: "Parts wait for the first-article check. One CMM can be the limit of a shop full of spindles.",
          },
        ],
      },
      {
        kind: "archetypes",
        title: "Same machines, three different buyers.",
        items: [
          {
            title: "Defense and aerospace",
            stat: { value: own.multiple, noun: "EBITDA" },
            description:
              "AS9100, NADCAP for special processes, ITAR registration, often CMMC next. Program life and sole-source part numbers set the price; who may own you is settled first.",
          },
          {
            title: "Medical device",
            stat: { value: own.cashAtClose, noun: "cash at close" },
            description:
              "ISO 13485 and validated processes that a customer does not like to move. Buyers read the IQ, OQ and PQ files, complaint records and supplier audits before the accounts.",
          },
          {
            title: "Industrial automation",
            stat: { value: own.buyers, noun: "buyers" },
            description:
              "Fixtures, grippers and machine parts for OEMs, released under PPAP and blanket orders. Repeat part numbers count for more than a good quarter of projects.",
          },
        ],
      },
      {
        kind: "dashboard",
        title: "Ten drivers, each with a document behind it.",
        lead: "A buyer’s operating partner walks the floor with this list. We walk it first, and bring the papers.",
        tiles: [
          {
            figure: "Hours",
            title: "Machine hours",
            text: "Spindle utilization by machine group, from the controllers.",
            chart: { kind: "bars", values: [62, 58, 71, 66, 74, 39, 21], highlighted: 4 },
          },
          {
            figure: "Backlog",
            title: "Backlog and LTAs",
            text: "Firm orders by ship date, then long-term agreements, then forecast.",
            chart: {
              kind: "stack",
              values: [
                [30, 8],
                [23, 14],
                [15, 20],
                [9, 22],
              ],
            },
          },
          {
            figure: own.concentration,
            title: "Concentration threshold",
            text: "Above it, one customer’s share moves price into later payments.",
            chart: { kind: "bars", values: [amountOf(own.concentration), 17, 12, 9, 8, 6, 5, 4], highlighted: 0 },
          },
          {
            figure: "OTD",
            title: "On-time delivery",
            text: "Against the first promise date, not the rescheduled one.",
            chart: { kind: "line", values: [88, 90, 89, 92, 94, 96, 97], domain: [84, 100], reference: 95, marked: 6 },
          },
          {
            figure: "Scrap",
            title: "Scrap, rework and escapes",
            text: "Cost of poor quality by part family, with corrective actions closed.",
            chart: { kind: "bars", values: [46, 41, 37, 30, 26, 21, 19, 16] },
          },
          {
            figure: "FAI",
            title: "First-article and PPAP",
            text: "First-time approval, and the days from purchase order to release.",
            chart: { kind: "share", value: 0.9 },
          },
          {
            figure: "Certs",
            title: "AS9100, NADCAP, ISO 13485",
            text: "Scope, last audit, open findings and the date of renewal.",
            chart: { kind: "growth", values: [1, 1, 2, 2, 3, 3, 4, 4] },
          },
          {
            figure: "Capex",
            title: "Replacement capital",
            text: "Maintenance apart from growth; EBITDA less the first is what a lender sees.",
            chart: {
              kind: "stack",
              values: [
                [14, 4],
                [13, 18],
                [15, 5],
                [14, 22],
              ],
            },
          },
          {
            figure: "NWC",
            title: "Working-capital peg",
            text: "Stock, WIP and receivables through the year, so that the peg is an average.",
            chart: { kind: "line", values: [52, 58, 66, 61, 54, 60, 67, 59], domain: [44, 72], reference: 60 },
          },
          {
            figure: "Bench",
            title: "Skilled machinists",
            text: "Programmers, setters and inspectors: age, pay, and who learns from whom.",
            chart: { kind: "bars", values: [8, 14, 20, 24, 30, 26, 12], highlighted: 4 },
          },
        ],
      },
      {
        kind: "benchmarks",
        title: "What buyers pay for a shop.",
        lead: "The machines are in the multiple. Surplus equipment and the building can be sold beside it.",
        axis: { max: 10, step: 2, unit: "EBITDA" },
        rows: [
          {
            name: "Certified, diversified shops",
            note: `No customer above a ${own.concentration} share`,
            from: least,
            to: most,
            text: `${own.multiple} EBITDA`,
            highlighted: true,
          },
        ],
        references: ["industrials", "mid-10-25"],
      },
      {
        kind: "visuals",
        title: "Look closer, as a buyer’s engineer will.",
        items: [
          {
            view: [166, 24, 140, 112],
            alt: "A threaded shaft with a brass dimension line drawn from its axis",
            label: "A dimension, held",
            metric: { value: `${own.dataRoomDays}-day`, noun: "data room sprint" },
            caption:
              "First-article reports, capability studies and CMM data, one folder per part family. Engineers who find answers ask better questions.",
          },
          {
            view: [156, 140, 120, 96],
            alt: "A small dark gear that drives a large pale one",
            label: "One gear that drives the rest",
            metric: { value: own.concentration, noun: "concentration threshold" },
            caption:
              "A customer above it is a diligence of its own: contract, tooling, part numbers, and one call to them. We choose the day of that call.",
          },
          {
            view: [14, 148, 125, 100],
            alt: "The corner of the base plate, with a bolt hole",
            label: "What it is bolted to",
            metric: { value: own.transitionMonths, noun: "month owner transition" },
            caption:
              "Quoting, fixture ideas and customer calls often rest on the owner. What is written down before the sale shortens what is owed after it.",
          },
        ],
      },
      {
        kind: "proof",
        ground: "pine",
        title: "Measured in sales, not in brochures.",
        items: [
          {
            figure: { value: own.lift, noun: "lift in a competitive sale" },
            text: "Between the first offer and the last, once buyers knew they had rivals.",
          },
          {
            figure: { value: own.diligenceInteractions, noun: "diligence interactions" },
            text: "A complete data room draws questions early, while an answer still adds to the price.",
          },
          {
            figure: { value: own.cashAtClose, noun: "cash at close" },
            text: "The rest is usually a seller note, rolled equity or a payment tied to one customer.",
          },
          {
            figure: { value: own.weeksToClose, noun: "weeks from signed letter to closing" },
            text: "Quality records, customer consents, an environmental report and government notices set the pace.",
          },
        ],
      },
      {
        kind: "checklist",
        layout: "tiles",
        title: `The ${own.dataRoomDays}-day data room sprint, in eight tracks.`,
        lead: "Your quality manager and your bookkeeper spend hours on it, not weeks. We do the assembling.",
        items: [
          { title: "Job-cost earnings", note: "Margin by part family; shop rates checked against hours." },
          { title: "Certificates and audits", note: "AS9100, ISO 13485, NADCAP: scope, findings, dates." },
          { title: "Export control file", note: "ITAR registration, control plan, who may see drawings." },
          { title: "Machine register", note: "Age, hours, maintenance, liens and next replacement." },
          { title: "Customers and LTAs", note: "Term, price adjustment, assignment clause, share of sales." },
          { title: "Tooling and fixtures", note: "Whose each one is, where it stands, who pays for wear." },
          { title: "Working capital", note: "Stock and WIP by month, slow material written down." },
          { title: "People and succession", note: "Machinists, programmers; who quotes when you are away." },
        ],
      },
      {
        kind: "argument",
        title: "Where shop deals stall, and what we do first.",
        points: [
          {
            title: `One customer above ${own.concentration}`,
            text: "Part of the price moves into later payments unless the work is tied down. We seek an LTA, sole-source letters or a second program before launch.",
          },
          {
            title: "Working capital at closing",
            text: "A shop that builds stock for an LTA can lose a good part of its price to a careless peg. We fix method and months in the letter of intent.",
          },
          {
            title: "Tooling that is not yours",
            text: "Customers own many of the fixtures, gauges and castings on your floor. A reconciled list, signed by them, keeps title out of the last week.",
          },
          {
            title: "The bench behind the owner",
            text: "Buyers ask who programs, who sets up and who quotes. Named successors and a skills matrix shorten the stay you are asked for.",
          },
        ],
      },
      {
        kind: "buyers",
        ground: "ease",
        title: `${amountOf(own.buyers)} buyers, sorted by what they may own.`,
        lead: "Registration, programs and metal decide who can bid. The list is short before price is mentioned.",
        pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers for precision machining" },
        narrowing: [
          { value: firm.interestedParties, noun: "interested parties" },
          { value: firm.competingOffers, noun: "competing offers on average" },
        ],
        categories: [
          {
            name: "Aerospace and defense groups",
            text: "Adding part numbers, approvals and capacity. Often only U.S. owners may see the drawings.",
          },
          {
            name: "Medical contract manufacturers",
            text: "They buy validated capacity and a place on an approved supplier list, which is slow to earn.",
          },
          {
            name: "Automation and machinery OEMs",
            text: "A supplier they depend on, brought in-house. They pay for lead time and ask whom else you serve.",
          },
          {
            name: "Private equity platforms",
            text: "Machining roll-ups with one ERP and one purchasing desk. They want a general manager in place.",
          },
          {
            name: "Family offices and operators",
            text: "Long holds, modest debt. Often the right home for the name over the door and the people under it.",
          },
        ],
      },
      {
        kind: "phases",
        title: "Ten weeks from floor walk to offers.",
        phases: [
          {
            title: "Walk and measure",
            weeks: [1, 2],
            items: [
              "A floor walk after hours, machine register, controller data",
              "Job-cost margins, add-backs and maintenance capital separated",
              "ITAR status, so that we know who may see what",
            ],
          },
          {
            title: "Build the file",
            weeks: [3, 5],
            items: [
              `Data room completed inside its ${own.dataRoomDays} days, export-controlled drawings kept out`,
              "Capability brief: envelope, tolerances, materials, approvals",
              "Buyer list agreed, competitors and customers marked",
            ],
          },
          {
            title: "Bring buyers in",
            weeks: [6, 10],
            items: [
              "Code-named brief, NDA, then the file in stages",
              "Plant visits after hours, escorted, controlled parts out of sight",
              "Letters of intent on one form: cash, peg, transition, lease",
            ],
          },
        ],
        afterwards: `Closing takes another ${own.weeksToClose} weeks: quality of earnings, a Phase I report, registrar and State Department notices, customer consents.`,
      },
    ],
    related: ["hvac", "crossBorder", "commercialCleaning"],
    faq: [
      {
        id: "concentration",
        question: "One customer is a third of my sales. Can I still sell?",
        answer: `Yes, but it will be the first question. Above a ${own.concentration} share most buyers shift part of the price into later payments. A long-term agreement, sole-source part numbers or a second program with the same customer all bring it back to closing.`,
      },
      {
        id: "machines",
        question: "Are my machines valued on top of the multiple?",
        answer: `No. ${own.multiple} EBITDA buys a shop that can make its parts, machines included. What counts is hours left, maintenance records and how much capital the next owner must spend. Idle or surplus equipment and the building can be sold apart.`,
      },
      {
        id: "certificates",
        question: "What happens to our certifications when the owner changes?",
        answer:
          "AS9100, NADCAP and ISO 13485 stay with the site and its quality system, provided the registrar is told in time. ITAR registration needs notice of its own, earlier when the buyer is foreign. Each is on our calendar before the first offer.",
      },
      {
        id: "transition",
        question: "How long must I stay after closing?",
        answer: `Owners usually stay ${rangeInWords(own.transitionMonths)} months, longer when quoting and programming live in one head. On average ${own.cashAtClose} of the price is cash at close. From signed letter to closing takes ${rangeInWords(own.weeksToClose)} weeks, most of it quality records and customer consents.`,
      },
    ],
    closing: {
      badge: "Before the next capital purchase",
      title: "Know what the shop would fetch.",
      description:
        "A range in about a minute, from your website and three figures. Confidential: we tell nobody on your floor and no customer.",
      primary: "Request a Shop Valuation",
      secondary: "Talk with a machining banker",
    },
    areaServed: ["United States", "Canada", "Mexico"],
    audience: "Owners of precision machining and manufacturing companies",
    serviceType: "Manufacturing and precision machining sell-side M&A advisory",
  };
}
