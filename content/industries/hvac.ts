import * as own from "#content/figures/hvac.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";
import { amountOf, rangeInWords, rangeOf } from "#content/sources/figure-formats.ts";
import { ebitdaMeans, liftMeans } from "#content/terms.ts";

export const hvac = {
  id: "hvac",
  path: "/hvac-home-services-mna-advisor",
  name: "HVAC and home services",
  menu: { line: "Membership-led operators", figure: { value: own.multiple, unit: "EBITDA" } },
  valuation: {
    key: "hvac",
    label: "HVAC and home services",
    words: {
      size: "Owner-adjusted earnings",
      growth: "Growth over normal seasons",
      recurring: "Maintenance agreement revenue",
    },
  },
} as const satisfies IndustrySummary;

export function hvacPage(): IndustryPage {
  return {
    head: {
      title: "HVAC & Home Services M&A Advisor",
      description: `Selling an HVAC or home services company: ${own.multiple}, ${own.buyers} buyers, a ${own.sprintWeeks}-week sprint. What roll-ups pay for memberships and technicians who stay.`,
      keywords: ["sell HVAC company", "home services M&A", "HVAC valuation"],
    },
    plate: { file: "hvac", alt: "Condenser unit with fan, louvers and rising airflow" },
    title: ["Roll-ups pay for the calls already booked."],
    lead: `An installation is sold once. A membership is sold every year, and buyers price the two very differently. In a ${own.sprintWeeks}-week sprint we separate them, job by job, for ${own.buyers} buyers who will check.`,
    metrics: [
      { value: own.multiple, unit: "EBITDA", label: `paid for membership-led companies (${ebitdaMeans})` },
      { value: own.buyers, unit: "buyers", label: "for HVAC and home services" },
      { value: own.lift, unit: "lift", label: "over the first written offer, where platforms bid for one market" },
    ],
    actions: { primary: "Value My HVAC Company", secondary: "Talk with a home services banker" },
    card: {
      figure: { value: own.multiple, unit: "EBITDA" },
      tagline: "Memberships counted, technicians kept.",
      highlights: [
        `${own.buyers} buyers`,
        `${own.sprintWeeks}-week preparation sprint`,
        `${own.membershipMix} membership mix`,
      ],
    },
    owners: {
      title: "Three kinds of HVAC owner",
      items: [
        {
          title: "Residential, built on memberships",
          stat: { value: own.membershipMix, noun: "membership mix" },
          description:
            "Tune-ups fill the slow months, and members call you first. Buyers test renewal by the month of joining.",
        },
        {
          title: "Replacement-led, with strong seasons",
          stat: { value: `${own.sprintWeeks}-week`, noun: "sprint before buyers see it" },
          description:
            "System sales carry the year. We show lead source, close rate and financing, so a hot summer is not taken for the business.",
        },
        {
          title: "Family company, owner holds the license",
          stat: { value: own.cashAtClose, noun: "cash at close" },
          description:
            "You are the qualifier: the person whose license the company works under. The sale starts by naming who takes that over.",
        },
      ],
    },
    drawing: {
      label: "The year",
      title: "What part of your year is already booked",
      lead: "Weather moves the top of the year. Memberships hold up the bottom. Buyers pay for the second and discount the first.",
      drawing: "seasons",
      alt: "Twelve months around a ring: agreements and members’ calls stay level inside, repairs swell around them in July and January, replacements lie outermost.",
      note: "Illustrative year of one residential company",
      captions: [
        {
          title: "Memberships and agreements",
          figure: { value: own.recurringMix, noun: "recurring mix, with the calls that members place" },
          text: "About the same every month. A lender will finance a purchase against this ring.",
        },
        {
          title: "July, no cooling",
          figure: { value: `${own.refreshHours}-hour`, noun: "KPI refresh while the sale runs" },
          text: "The board is full. Booking rate and average ticket decide the month.",
        },
        {
          title: "January, no heat",
          text: "The second peak. A company with both has fewer idle crews than one that lives on summer.",
        },
        {
          title: "April, tune-ups",
          figure: { value: own.membershipMix, noun: "membership mix" },
          text: "Agreement visits go into the slow months on purpose, so crews keep their hours.",
        },
      ],
    },
    multiples: {
      axis: { max: 10, step: 2, unit: "EBITDA" },
      rows: [
        {
          name: "Membership-led companies",
          note: "HVAC and home services",
          range: rangeOf(own.multiple),
          text: own.multiple,
        },
      ],
      references: ["gf-business-services", "mid-10-25", "small-5-10", "pulse-5-50", "business-services"],
      why: [
        `The published medians and averages mix many industries and smaller, owner-run companies. ${own.multiple} is for companies where memberships renew and a manager runs the day.`,
        "GF Data’s business services suit an HVAC company best. Axial’s 25 deals span seven industries and are not representative.",
        liftMeans,
      ],
    },
    dashboard: {
      title: "Performance dashboard",
      lead: "Twelve readings from the field software you run today, each tied to the ledger. Charts show one illustrative company.",
      charts: [
        {
          title: "Membership mix",
          figure: { value: own.membershipMix, noun: "of active customers are on a paid plan" },
          text: "By quarter. Expired cards and free first years do not count.",
          plot: {
            kind: "columns",
            scale: ["#%", 60, 20],
            labels: ["Q1 ’24", "Q2", "Q3", "Q4", "Q1 ’25", "Q2", "Q3", "Q4"],
            values: [31, 32, 34, 35, 38, 40, 43, amountOf(own.membershipMix)],
          },
        },
        {
          title: "Recurring mix",
          figure: { value: own.recurringMix, noun: "of revenue over twelve months" },
          text: "Counted: memberships, agreements and the repair calls that members place.",
          plot: {
            kind: "stack",
            scale: ["$#M", 1.2, 0.4],
            names: ["Recurring", "Everything else"],
            labels: ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"],
            parts: [
              [0.36, 0.34, 0.33, 0.35, 0.35, 0.36, 0.39, 0.38, 0.34, 0.33, 0.33, 0.35],
              [0.34, 0.26, 0.19, 0.15, 0.27, 0.5, 0.62, 0.55, 0.3, 0.19, 0.2, 0.34],
            ],
          },
        },
        {
          title: "Renewal by joining month",
          figure: { value: "86%", noun: "still members after 12 months, on autopay" },
          text: "Members still on a plan, by months since joining. Buyers read the second year first.",
          plot: {
            kind: "lines",
            scale: ["#%", 100, 50],
            labels: ["Join", "6 mo", "12 mo", "18 mo", "24 mo"],
            series: { Autopay: [100, 93, 86, 81, 76], "Paid by invoice": [100, 85, 72, 60, 51] },
          },
        },
        {
          title: "Revenue per truck",
          figure: { value: "$38K", noun: "a month, service trucks" },
          text: "Monthly average over twelve months. Installers are counted separately.",
          plot: {
            kind: "bars",
            scale: ["$#K", 60, 20],
            rows: { "Lead technicians": 46, Service: 38, "New hires": 24 },
          },
        },
      ],
      list: [
        [
          "Service and replacement",
          "% of revenue",
          "Demand service, maintenance, replacement, new construction, coded by job.",
        ],
        [
          "Average ticket by job type",
          "$ per job",
          "Price, volume and equipment cost, so inflation is not called growth.",
        ],
        ["Technician retention", "% a year", "Tenure, pay plan and who trained whom. Two leavers can cost a season."],
        ["Call booking rate", "% of calls", "Calls answered that became a visit, by hour and by person."],
        [
          "Lead cost by source",
          "$ per booked job",
          "Search, referral, aggregator and mail, through to the paid invoice.",
        ],
        ["Callbacks and warranty", "% of jobs", "Return visits by crew, and the labor warranty still owed."],
        ["Deferred membership revenue", "$", "Cash in hand for visits not yet made. Buyers will call it debt."],
        [
          "KPI refresh",
          `every ${own.refreshHours} hours`,
          `A ${own.refreshHours}-hour refresh while the sale runs. Nobody bids on last quarter.`,
        ],
      ],
    },
    buyers: {
      pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers for HVAC and home services" },
      categories: [
        [
          "Sponsor-backed platforms",
          "They close small add-ons every month. Best for residential companies built on memberships.",
          `${own.multiple} EBITDA`,
        ],
        [
          "Funds without a platform yet",
          "They want a general manager in place and a first company large enough to build on.",
        ],
        [
          "Plumbing and electrical contractors",
          "They add HVAC to households they serve. Open to replacement-led companies.",
        ],
        [
          "Utilities, warranty and retail groups",
          "They want commercial service and controls. Slower to sign, fewer conditions after.",
        ],
        ["Family offices", "No fund deadline. Often right for a family company whose owner holds the license."],
      ],
      notes: {
        title: "Roll-up dynamics",
        items: [
          [
            "How roll-ups make their money",
            "They buy at one multiple and are sold at a higher one, because size itself is paid for.",
          ],
          [
            `Two platforms, one market: ${own.lift} lift`,
            "One needs a first company in your county, the other needs density. Neither shows its number alone.",
          ],
          [
            "What comes off the price",
            "Prepaid memberships and truck leases count as debt. Settle the sum in the letter of intent (LOI), the offer you sign before diligence.",
          ],
        ],
      },
    },
    structure: {
      lead: `Three buyers, three different sums on the day. Their plain average is ${own.cashAtClose} cash at close, the industry’s figure. Splits are illustrative.`,
      cashAtClose: amountOf(own.cashAtClose),
      items: [
        {
          name: "Tuck-in to a platform",
          note: "Your name stays, their back office",
          text: "The most cash. The earn-out runs a year and depends on technicians who stay.",
          split: [78, 12, 10],
        },
        {
          name: "First company in a region",
          note: "You run it and buy the next ones",
          text: `The least cash and the largest rollover: shares in the buyer instead of cash, usually ${rangeInWords(own.rollover)}. Paid when the platform is sold; it can fall.`,
          split: [56, 30, 14],
        },
        {
          name: "Utility or strategic buyer",
          note: "No shares to keep",
          text: "A seller note or an earn-out instead of shares. Ask who guarantees it.",
          split: [70, 0, 30],
        },
      ],
      deferred: "Earn-out or seller note",
    },
    timeline: {
      kind: "workstreams",
      title: "Timeline and the eight workstreams",
      today: 3.6,
      phases: [
        { title: "Count", weeks: [1, 2] },
        { title: "Prove", weeks: [3, 5] },
        { title: "Compete", weeks: [6, 9] },
      ],
      items: [
        { title: "Membership ledger", note: "Active, lapsed and prepaid, tied to deferred revenue.", weeks: [1, 2] },
        {
          title: "Job coding",
          note: "Each invoice marked service, agreement, replacement or new build.",
          weeks: [1, 2],
        },
        {
          title: "Adjusted earnings",
          note: "Owner pay, family payroll and one-off jobs, each documented.",
          weeks: [1, 3],
        },
        { title: "Technician file", note: "Tenure, pay plan and agreements. Draft a retention plan.", weeks: [3, 5] },
        { title: "Lead sources", note: "Cost and booking rate, through to the paid invoice.", weeks: [3, 5] },
        { title: "License and qualifier", note: "A successor filed, or the terms on which you stay.", weeks: [5, 6] },
        { title: "Fleet and warranty", note: "Titles, lease payoffs, labor warranty still owed.", weeks: [5, 6] },
        {
          title: "Book and buyer order",
          note: `${own.buyers} names, sorted by who needs your market first.`,
          weeks: [6, 9],
        },
      ],
      afterwards: `The ${own.sprintWeeks}-week sprint ends as the first platforms are called. Offers are compared on cash, equity terms and debt-like items in week 9. Diligence and license transfers follow; your technicians are told on the day of closing.`,
    },
    related: ["commercialCleaning", "manufacturing", "dental"],
    faq: [
      {
        id: "memberships",
        question: "How much do maintenance memberships add to the price?",
        answer: `They move a company along the ${own.multiple} range; they do not lift it out of the range. A buyer counts members who paid in the last year and renewed at least once, then asks what share of repair and replacement work they placed. Bring both numbers.`,
      },
      {
        id: "technicians",
        question: "Will the buyer keep my technicians and my name on the trucks?",
        answer:
          "Platforms usually keep both, because both are what they paid for. Funds and strategic buyers vary. Ask for it in the letter of intent: how long the name stays, and which pay plans cannot change in the first year.",
      },
      {
        id: "weather",
        question: "Last summer was unusually hot. Will buyers discount it?",
        answer:
          "Yes, if you let them find it. We show several seasons side by side with degree days, so the discount is for the weather and not for your company.",
      },
      {
        id: "cash",
        question: "How much is cash, and what is the rest?",
        answer: `On average ${own.cashAtClose} is cash at close. The rest is shares in the buyer, a seller note or an earn-out. None of the three is certain, so compare offers on cash first.`,
      },
    ],
    closing: {
      note: "Free, no sign-up",
      title: "Answer the roll-up with your own number.",
      description:
        "They have worked out a price for you. Yours takes about a minute, from your website and three figures.",
      primary: "Value My HVAC Company",
      secondary: "Talk with a home services banker",
    },
    areaServed: ["United States"],
    audience: "Owners of HVAC, plumbing and home services companies",
    serviceType: "HVAC and home services sell-side M&A advisory",
  };
}
