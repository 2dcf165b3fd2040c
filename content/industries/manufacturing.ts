import * as own from "#content/figures/manufacturing.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";
import { amountOf, rangeInWords, rangeOf } from "#content/sources/figure-formats.ts";
import { ebitdaMeans, liftMeans } from "#content/terms.ts";

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
      { value: own.multiple, unit: "EBITDA", label: `paid for certified, diversified shops (${ebitdaMeans})` },
      { value: own.buyers, unit: "buyers", label: "for precision machining" },
      { value: own.lift, unit: "lift", label: "over the first written offer, in a competitive sale" },
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
    owners: {
      title: "Three kinds of shop owner",
      items: [
        {
          title: "Defense and aerospace",
          stat: { value: own.multiple, noun: "EBITDA" },
          description:
            "AS9100, NADCAP and ITAR registration. Program life and sole-source part numbers set the price; who may own you is settled first.",
        },
        {
          title: "Medical device",
          stat: { value: own.cashAtClose, noun: "cash at close" },
          description:
            "ISO 13485 and validated processes that a customer does not like to move. Buyers read the validation files before the accounts.",
        },
        {
          title: "Industrial automation",
          stat: { value: own.buyers, noun: "buyers" },
          description:
            "Fixtures, grippers and machine parts under blanket orders. Repeat part numbers count for more than a good quarter of projects.",
        },
      ],
    },
    drawing: {
      label: "The week",
      title: "A week on the shop floor, hour by hour",
      lead: "Buyers do not price machines. They price the hours in which a spindle cuts metal, and the hours in which it could.",
      drawing: "machines",
      alt: "A week of machine groups by hour over five days and three shifts: cutting, setup, lights-out running, idle hours and parts waiting for inspection.",
      note: "Illustrative week, five days of three shifts",
      captions: [
        {
          title: "Spindle hours",
          figure: { value: `${own.dataRoomDays}-day`, noun: "data room sprint" },
          text: "Cutting time from controller logs, divided by staffed hours, is your utilization.",
        },
        { title: "Lights-out", text: "Machines that cut with nobody there. The best margin on the floor." },
        {
          title: "Setups",
          figure: { value: own.concentration, noun: "concentration threshold" },
          text: "Short runs for many customers need setups. Quotes have to recover them.",
        },
        {
          title: "Idle hours",
          figure: { value: own.transitionMonths, noun: "month owner transition" },
          text: "Capacity a buyer need not purchase, if someone other than you can say who would staff it.",
        },
        {
          title: "Inspection",
          text: "Parts wait for the first-article check. One CMM can limit a shop full of spindles.",
        },
      ],
    },
    multiples: {
      axis: { max: 10, step: 2, unit: "EBITDA" },
      rows: [
        {
          name: "Certified, diversified shops",
          note: `No customer above ${own.concentration} of sales`,
          range: rangeOf(own.multiple),
          text: own.multiple,
        },
      ],
      references: ["machining-small", "manufacturing-all", "mid-10-25", "industrials"],
      why: [
        `${own.multiple} is for shops with certifications, spread customers and a manager who is not the owner. Published figures include job shops without them, most with less than $2M of EBITDA, and several years.`,
        "Axial’s 25 deals span seven industries and are not representative. The machines are in the multiple; surplus equipment and the building can be sold beside it.",
        liftMeans,
      ],
      proof: [
        {
          figure: { value: own.lift, noun: "lift" },
          text: "Signed price over the first written offer, once buyers knew they had rivals.",
        },
        {
          figure: { value: own.diligenceInteractions, noun: "diligence interactions" },
          text: "Buyers’ questions in a prepared data room, against one that was not prepared.",
        },
        {
          figure: { value: own.cashAtClose, noun: "cash at close" },
          text: "The rest is a seller note, rolled equity or a payment tied to one customer.",
        },
        {
          figure: { value: own.weeksToClose, noun: "weeks closing" },
          text: "From the signed letter of intent. Quality records and consents set the pace.",
        },
      ],
    },
    dashboard: {
      title: "Valuation driver dashboard",
      lead: "Ten drivers, each with a document behind it. Charts show one illustrative shop.",
      charts: [
        {
          title: "Machine hours",
          figure: { value: "74%", noun: "of staffed hours cutting, 5-axis group" },
          text: "Spindle utilization by machine group, from the controllers.",
          plot: {
            kind: "bars",
            scale: ["#%", 100, 25],
            rows: { "5-axis milling": 74, Turning: 62, Inspection: 58, Grinding: 41 },
          },
        },
        {
          title: "Backlog and LTAs",
          figure: { value: "$14.1M", noun: "to ship in the next four quarters" },
          text: "Firm orders by ship date, then long-term agreements (LTAs).",
          plot: {
            kind: "stack",
            scale: ["$#M", 6, 2],
            names: ["Firm orders", "LTA releases"],
            labels: ["Q1 ’26", "Q2", "Q3", "Q4"],
            parts: [
              [3, 2.3, 1.5, 0.9],
              [0.8, 1.4, 2, 2.2],
            ],
          },
        },
        {
          title: "Concentration threshold",
          figure: { value: own.concentration, noun: "of sales with one customer" },
          text: "Above it, buyers move part of the price into later payments.",
          plot: {
            kind: "columns",
            scale: ["#%", 40, 20],
            labels: ["8th", "7th", "6th", "5th", "4th", "3rd", "2nd", "1st"],
            values: [4, 5, 6, 8, 9, 12, 17, amountOf(own.concentration)],
          },
        },
        {
          title: "On-time delivery",
          figure: { value: "97%", noun: "of lines by the first promise date" },
          text: "Against the first promise date, not the rescheduled one.",
          plot: {
            kind: "lines",
            scale: ["#%", 100, 10, 80],
            labels: ["Q1 ’24", "Q2", "Q3", "Q4", "Q1 ’25", "Q2", "Q3"],
            series: { "On time": [88, 90, 89, 92, 94, 96, 97] },
          },
        },
      ],
      list: [
        [
          "Scrap, rework and escapes",
          "% of sales",
          "Cost of poor quality by part family, with corrective actions closed.",
        ],
        ["First-article and PPAP", "% approved first time", "And the days from purchase order to release."],
        ["AS9100, NADCAP, ISO 13485", "dates", "Scope, last audit, open findings and the date of renewal."],
        ["Replacement capital", "$ a year", "Maintenance and growth shown separately; a lender subtracts the first."],
        [
          "Working-capital peg",
          "$",
          "The stock and receivables that must be there at closing. It should be an average.",
        ],
        ["Skilled machinists", "people, years", "Programmers, setters and inspectors: age, pay, who learns from whom."],
      ],
    },
    buyers: {
      pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers for precision machining" },
      categories: [
        [
          "Aerospace and defense groups",
          "Adding part numbers, approvals and capacity. Often only U.S. owners may see the drawings.",
        ],
        ["Medical contract manufacturers", "They buy validated capacity and a place on an approved supplier list."],
        ["Automation and machinery OEMs", "A supplier they depend on, brought in-house. They pay for lead time."],
        [
          "Private equity platforms",
          "Machining groups with one purchasing desk. They want a general manager in place.",
        ],
        ["Family offices and operators", "Long holds, modest debt. Often right for the name and the people."],
      ],
      notes: {
        title: "Where shop deals stall",
        items: [
          [
            `One customer above ${own.concentration}`,
            "Part of the price moves into later payments. A long-term agreement or a second program brings it back to closing.",
          ],
          [
            "Working capital at closing",
            "Set a careless peg and you pay for the buyer’s stock. We fix method and months in the letter of intent.",
          ],
          [
            "Tooling that is not yours",
            "Customers own many fixtures and gauges on your floor. A list signed by them keeps title out of the last week.",
          ],
        ],
      },
    },
    structure: {
      lead: `Cash differs by buyer. The plain average is ${own.cashAtClose} cash at close, the industry’s figure. Splits are illustrative.`,
      cashAtClose: amountOf(own.cashAtClose),
      items: [
        {
          name: "Aerospace or medical group",
          note: "A strategic buyer, no shares",
          text: "The most cash. What is held back depends on one program or one customer that has to renew.",
          split: [85, 0, 15],
        },
        {
          name: "Family office or operator",
          note: "Bank debt and your note",
          text: "A seller note stands in for debt that a bank will not give against machines. Ask for a guarantee.",
          split: [72, 8, 20],
        },
        {
          name: "Private equity platform",
          note: "You keep a share of the group",
          text: "The least cash. Rollover means shares in the buyer instead of cash; they pay at its sale and can fall.",
          split: [68, 22, 10],
        },
      ],
      deferred: "Seller note or earn-out",
    },
    timeline: {
      kind: "workstreams",
      title: "Timeline and the eight sprint tracks",
      today: 3.6,
      phases: [
        { title: "Walk and measure", weeks: [1, 2] },
        { title: "Build the file", weeks: [3, 5] },
        { title: "Bring buyers in", weeks: [6, 10] },
      ],
      items: [
        { title: "Job-cost earnings", note: "Margin by part family; shop rates checked against hours.", weeks: [1, 2] },
        { title: "Certificates and audits", note: "AS9100, ISO 13485, NADCAP: scope, findings, dates.", weeks: [1, 2] },
        { title: "Export control file", note: "ITAR registration, control plan, who may see drawings.", weeks: [2, 3] },
        { title: "Machine register", note: "Age, hours, maintenance, liens and next replacement.", weeks: [3, 5] },
        {
          title: "Customers and LTAs",
          note: "Term, price adjustment, assignment clause, share of sales.",
          weeks: [3, 5],
        },
        {
          title: "Tooling and fixtures",
          note: "Who owns each one, where it stands, who pays for wear.",
          weeks: [5, 6],
        },
        {
          title: "Working capital",
          note: "Stock and work in process by month, slow material written down.",
          weeks: [6, 7],
        },
        {
          title: "People and succession",
          note: "Machinists, programmers; who quotes when you are away.",
          weeks: [6, 10],
        },
      ],
      afterwards: `The ${own.dataRoomDays}-day data room sprint fills weeks 1 to 5. Closing takes another ${own.weeksToClose} weeks: quality of earnings, an environmental report, registrar and State Department notices, customer consents.`,
    },
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
        answer: `No. ${own.multiple} EBITDA buys a shop that can make its parts, machines included. What counts is hours left, maintenance records and how much capital the next owner must spend. Idle or surplus equipment and the building can be sold separately.`,
      },
      {
        id: "certificates",
        question: "What happens to our certifications when the owner changes?",
        answer:
          "AS9100, NADCAP and ISO 13485 stay with the site and its quality system, provided the registrar is told in time. ITAR registration needs a separate notice, earlier when the buyer is foreign. Each is on our calendar before the first offer.",
      },
      {
        id: "transition",
        question: "How long must I stay after closing?",
        answer: `Owners usually stay ${rangeInWords(own.transitionMonths)} months, longer when one person does all quoting and programming. On average ${own.cashAtClose} of the price is cash at close. From signed letter to closing takes ${rangeInWords(own.weeksToClose)} weeks, most of it quality records and customer consents.`,
      },
    ],
    closing: {
      note: "Before the next capital purchase",
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
