import { figures } from "#content/claims.ts";
import { amountOf, rangeOf } from "#content/figure-formats.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";

const own = figures.hvac;

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
  const { firm } = figures;
  const [least, most] = rangeOf(own.multiple);
  const cash = amountOf(own.cashAtClose);
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
      { value: own.multiple, unit: "EBITDA", label: "paid for membership-led companies" },
      { value: own.buyers, unit: "buyers", label: "for HVAC and home services" },
      { value: own.lift, unit: "lift", label: "when platforms bid for one market" },
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
    sections: [
      {
        kind: "archetypes",
        title: "Four owners. Buyers treat each one differently.",
        lead: "Two companies of the same revenue can be two different purchases. Which of these is yours decides who should see it first.",
        items: [
          {
            title: "Residential, built on memberships",
            stat: { value: own.membershipMix, noun: "membership mix" },
            description:
              "Tune-ups fill the slow months and members call you first when something breaks. Buyers will test renewal by the month of joining.",
          },
          {
            title: "Replacement-led, with strong seasons",
            stat: { value: `${own.sprintWeeks}-week`, noun: "sprint before buyers see it" },
            description:
              "System sales carry the year. We show lead source, close rate and financing apart, so that a hot summer is not mistaken for the business.",
          },
          {
            title: "Commercial service and controls",
            stat: { value: own.recurringMix, noun: "recurring mix" },
            description:
              "Planned maintenance for landlords and plants, with pull-through repairs. Contract term and the account manager’s ties matter more than trucks.",
          },
          {
            title: "Family company, owner holds the license",
            stat: { value: own.cashAtClose, noun: "cash at close" },
            description:
              "You are the qualifier, the estimator and the last call of the day. The sale begins with naming the people who take each of these over.",
          },
        ],
      },
      {
        kind: "annotatedDrawing",
        ground: "ease",
        title: "A year of calls, and the part already booked.",
        lead: "Weather moves the top of the year. Memberships hold up the bottom. Buyers pay for the second and discount the first.",
        drawing: "seasons",
        alt: "Twelve months around a ring: maintenance agreements stay level inside, repairs swell around them in July and January, replacements lie outermost.",
        note: "Illustrative year of one residential company",
        captions: [
          {
            title: "Agreements",
            figure: { value: own.recurringMix, noun: "recurring mix over the year" },
            text: "About the same every month. This ring hardly moves with the weather, and a lender will finance a purchase against it.",
          },
          {
            title: "July, no cooling",
            text: "The board is sold out, so booking rate and ticket decide the month. Members are served first and complain least about price.",
          },
          {
            title: "January, no heat",
            text: "The second peak, at another ticket. A company with both has fewer idle crews than one that lives on summer.",
          },
          {
            title: "April, tune-ups",
            text: "Agreement visits are put into the shoulder months on purpose. Crews stay without overtime or layoffs, and technicians stay with you.",
          },
          {
            title: "Replacements",
            text: "They follow a repair call on an old system. Buyers ask how many came from members and how many from bought leads.",
          },
        ],
      },
      {
        kind: "dashboard",
        title: "Twelve readings from your dispatch board.",
        lead: "All of them come out of the field software you run today. We tie each one to the ledger before a buyer asks for the export.",
        tiles: [
          {
            figure: own.membershipMix,
            title: "Membership mix",
            text: "Active customers on a paid plan. Expired cards and free first years do not count.",
            chart: { kind: "share", value: amountOf(own.membershipMix) / 100 },
          },
          {
            figure: own.recurringMix,
            title: "Recurring mix",
            text: "Revenue from memberships, agreements and the calls that members place.",
            chart: { kind: "share", value: amountOf(own.recurringMix) / 100 },
          },
          {
            figure: "Renewal",
            title: "Renewal by joining month",
            text: "Autopay and paper shown apart. The second year tells buyers most.",
            chart: { kind: "line", values: [100, 86, 79, 75, 73, 72], domain: [40, 100], reference: 70, marked: 2 },
          },
          {
            figure: "Mix",
            title: "Service and replacement",
            text: "Demand service, maintenance, replacement and new construction, coded by job.",
            chart: { kind: "bars", values: [8, 5, 9, 2], highlighted: 1 },
          },
          {
            figure: "Ticket",
            title: "Average ticket by job type",
            text: "Price, volume and equipment cost apart, so that inflation is not called growth.",
            chart: { kind: "bars", values: [2, 3, 4, 9], highlighted: 3 },
          },
          {
            figure: "Truck",
            title: "Revenue per truck",
            text: "By technician and month, with installers counted on their own.",
            chart: { kind: "bars", values: [5, 6, 6, 7, 8, 8, 9, 10], highlighted: 7 },
          },
          {
            figure: "Stay",
            title: "Technician retention",
            text: "Tenure, pay plan and who trained whom. Two leavers can cost a season.",
            chart: { kind: "line", values: [72, 75, 74, 80, 84, 88], domain: [50, 100], reference: 75, marked: 5 },
          },
          {
            figure: "Booked",
            title: "Call booking rate",
            text: "Calls answered that became a visit, by hour and by person at the desk.",
            chart: { kind: "ratio", value: 10, against: 8 },
          },
          {
            figure: "Lead",
            title: "Lead cost by source",
            text: "Search, referral, aggregator and mail, each through to the paid invoice.",
            chart: { kind: "bars", values: [9, 7, 5, 2, 1], highlighted: 4 },
          },
          {
            figure: "Callback",
            title: "Callbacks and warranty",
            text: "Return visits by crew, and the labor warranty still owed on past installs.",
            chart: { kind: "line", values: [9, 8, 8, 6, 5, 4], domain: [0, 12], reference: 6, marked: 5 },
          },
          {
            figure: "Prepaid",
            title: "Deferred membership revenue",
            text: "Cash in hand for visits not yet made. Buyers will call it debt.",
            chart: { kind: "turn", values: [6, 4, 2, -2, -4, -6] },
          },
          {
            figure: `${own.refreshHours}-hour`,
            title: "KPI refresh",
            text: "The board renews overnight while the sale runs. Nobody bids on last quarter.",
            chart: { kind: "growth", values: [3, 4, 4, 5, 6, 6, 7, 8, 9] },
          },
        ],
      },
      {
        kind: "benchmarks",
        title: "What HVAC companies sell for.",
        lead: "Membership revenue moves a company along the range. Size and a manager who is not the owner move it too.",
        axis: { max: 10, step: 2, unit: "EBITDA" },
        rows: [
          {
            name: "Membership-led companies",
            note: "Home services",
            from: least,
            to: most,
            text: `${own.multiple} EBITDA`,
            highlighted: true,
          },
        ],
        references: ["business-services", "mid-10-25", "small-5-10"],
      },
      {
        kind: "visuals",
        title: "One unit, three kinds of income.",
        lead: "The same box behind a house earns in different ways, and a buyer prices each of them by itself.",
        items: [
          {
            view: [134, 161, 80, 64],
            alt: "Detail of a condenser: the service panel between two louvered sides",
            label: "The service panel",
            metric: { value: own.membershipMix, noun: "membership mix" },
            caption:
              "Opened on every tune-up, whether or not anything is broken. This is the visit that a membership sells a year ahead.",
          },
          {
            view: [125, 40, 150, 120],
            alt: "Detail of a condenser: the fan under its guard",
            label: "The fan",
            metric: { value: `${own.refreshHours}-hour`, noun: "KPI refresh" },
            caption:
              "Stops in July, and the phone rings. Demand service shows up in booking rate and average ticket, refreshed daily.",
          },
          {
            view: [104, 226, 90, 72],
            alt: "Detail of a condenser: two refrigerant lines leaving the cabinet",
            label: "The refrigerant lines",
            metric: { value: own.multiple, noun: "EBITDA, lower where installs lead" },
            caption:
              "New refrigerants make replacement the larger ticket. We show how often that quote is accepted by members, and how often by strangers.",
          },
        ],
      },
      {
        kind: "argument",
        ground: "pine",
        title: "Roll-up dynamics, seen from your side of the table.",
        lead: "The letters in your mail come from companies that buy contractors for a living. This is the arithmetic behind them.",
        points: [
          {
            title: "They buy the spread",
            text: "A platform buys at one multiple and is later sold at a higher one, because size itself is paid for. Recurring revenue is what widens that gap.",
          },
          {
            title: "Two platforms, one market",
            figure: { value: own.lift, noun: "lift when both bid" },
            text: "One needs a first company in your county, another needs density around the trucks it has. Neither shows its number until the other is in the room.",
          },
          {
            title: "The second bite",
            figure: { value: own.rollover, noun: "equity usually rolled over" },
            text: "Rolled equity is paid when the platform is sold. We read its debt, its preferred shares and your exit rights before you take any.",
          },
          {
            title: "What comes off the price",
            text: "Prepaid memberships and truck leases are counted as debt at closing. We argue for the cost of the visits still owed, not the cash taken, and settle it in the letter of intent.",
          },
          {
            title: "The license behind the name",
            text: "In many states the company works under one qualifier. If that is you, the buyer needs a successor or your name for a while, and either has a price.",
          },
        ],
      },
      {
        kind: "buyers",
        ground: "paper",
        title: `${amountOf(own.buyers)} buyers, and the few who need your zip codes.`,
        pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers for HVAC and home services" },
        narrowing: [
          { value: firm.interestedParties, noun: "interested parties" },
          { value: firm.competingOffers, noun: "competing offers on average" },
        ],
        categories: [
          {
            name: "Sponsor-backed platforms",
            figure: `${own.multiple} EBITDA`,
            text: "They close tuck-ins every month, know your field software and ask for the export on day one.",
          },
          {
            name: "Funds without a platform yet",
            text: "They want a first company with a general manager in place, and pay for the people as much as for the earnings.",
          },
          {
            name: "Multi-trade contractors",
            text: "Plumbing and electrical groups adding your trade to households they serve already.",
          },
          {
            name: "Utilities, warranty and retail groups",
            text: "They own the household’s bill and want the visit. Slower to sign, with fewer conditions after.",
          },
          {
            name: "Family offices",
            text: "No fund clock and no hurry to rename anything. Often the home for an owner who worries about the crew.",
          },
        ],
      },
      {
        kind: "structures",
        ground: "ease",
        title: "How a platform pays.",
        lead: `On average ${own.cashAtClose} is cash at close. What the rest is called decides whether you ever see it.`,
        items: [
          {
            name: "Tuck-in to a platform",
            note: "Your name, their back office",
            cash,
            rollover: 16,
            deferred: 84 - cash,
          },
          { name: "First company in a region", note: "You buy the next ones", cash, rollover: 22, deferred: 78 - cash },
          { name: "Utility or trade strategic", note: "No equity to keep", cash, rollover: 0, deferred: 100 - cash },
        ],
        labels: {
          cash: "Cash at close",
          rollover: "Equity in the platform",
          deferred: "Seller note or earn-out",
          note: "Illustrative splits",
        },
      },
      {
        kind: "phases",
        title: "Nine weeks from export to offers.",
        phases: [
          {
            title: "Count",
            weeks: [1, 2],
            items: [
              "Dispatch export, membership ledger and job coding",
              "Deferred revenue tied to the general ledger",
              "Your own floor: price, role and what happens to the name",
            ],
          },
          {
            title: "Prove",
            weeks: [3, 5],
            items: [
              "Several seasons side by side, weather shown apart",
              "Technician retention plan and pay agreed in draft",
              "License succession filed where the state asks for it",
            ],
          },
          {
            title: "Compete",
            weeks: [6, 9],
            items: [
              "Platforms in and around your market called in one week",
              `Key figures refreshed every ${own.refreshHours} hours for all bidders`,
              "Offers compared on cash, equity terms and debt-like items",
            ],
          },
        ],
        afterwards: "Diligence, consents and license transfers follow. Technicians are told once you have signed.",
      },
      {
        kind: "checklist",
        layout: "tiles",
        title: `Eight workstreams in a ${own.sprintWeeks}-week sprint.`,
        lead: "Your office manager gives us an export and a few hours a week. The trucks never notice.",
        items: [
          { title: "Membership ledger", note: "Active, lapsed and prepaid, tied to deferred revenue." },
          { title: "Job coding", note: "Each invoice marked service, agreement, replacement or new build." },
          { title: "Adjusted earnings", note: "Owner pay, family payroll and one-off jobs, each with its paper." },
          { title: "Technician file", note: "Tenure, pay plan, certifications and agreements, truck by truck." },
          { title: "Lead sources", note: "Cost and booking rate by source, through to the paid invoice." },
          { title: "License and qualifier", note: "A successor filed, or the terms on which you stay." },
          { title: "Fleet and warranty", note: "Titles, lease payoffs and the labor warranty still owed." },
          { title: "Book and buyer order", note: `${own.buyers} names, sorted by who needs your market first.` },
        ],
      },
    ],
    related: ["commercialCleaning", "manufacturing", "dental"],
    faq: [
      {
        id: "memberships",
        question: "How much do maintenance memberships add to the price?",
        answer: `They move you up the ${own.multiple} range more than anything else. The companies we take to market average a ${own.membershipMix} membership mix and ${own.recurringMix} recurring mix. Buyers test renewal by cohort and deduct prepaid visits as debt, so we rebuild both from your dispatch system first.`,
      },
      {
        id: "technicians",
        question: "Will the buyer keep my technicians and my name on the trucks?",
        answer:
          "Usually both. A roll-up buys local reputation and people who are hard to hire; most keep the brand for years. Pay plans, on-call rules and retention bonuses are agreed in writing before you sign, and technicians are told after.",
      },
      {
        id: "weather",
        question: "Last summer was unusually hot. Will buyers discount it?",
        answer: `They will try. We show demand service, replacement and membership work apart, by month and over several seasons, with figures refreshed every ${own.refreshHours} hours during the sale. A good year that is explained costs you nothing.`,
      },
      {
        id: "cash",
        question: "How much is cash, and what is the rest?",
        answer: `On average ${own.cashAtClose} is cash at close. The rest is mostly equity in the platform you join, with a second payment when that platform is sold. We show you what the first part is worth if the second never arrives, and which shares are paid before yours.`,
      },
    ],
    closing: {
      badge: "Before the next letter in the mail",
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
