import * as cases from "#content/figures/cases.ts";
import * as own from "#content/figures/dental.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";
import { amountOf, rangeInWords, rangeOf } from "#content/sources/figure-formats.ts";
import { ebitdaMeans } from "#content/terms.ts";

export const dental = {
  id: "dental",
  path: "/dentalpractice-mna-advisor",
  name: "Dental practices and DSOs",
  menu: { line: "Single sites to multi-location groups", figure: { value: own.multiple, unit: "EBITDA" } },
  valuation: {
    key: "dental",
    label: "Dental practices",
    words: {
      size: "Practice earnings (EBITDA)",
      growth: "Same-store growth",
      recurring: "Recall and membership revenue",
    },
  },
} as const satisfies IndustrySummary;

export function dentalPage(): IndustryPage {
  const soldFor = amountOf(cases.dentalMultiple);
  return {
    head: {
      title: "Dental Practice & DSO M&A Advisor",
      description: `Selling a dental practice or group: ${own.multiple} EBITDA, ${own.buyers} buyers, letters of intent in ${own.daysToLetters} days on average. What DSOs pay for, and why.`,
      keywords: ["sell dental practice", "DSO valuation", "dental practice EBITDA multiple"],
    },
    plate: { file: "dental", alt: "Dental arch on a base, one tooth marked" },
    title: ["Buyers pay for chairs that stay full."],
    lead: `A practice is priced on its recall, its payer mix and the doctors who stay. We document the three and show them to ${own.buyers} buyers. Letters of intent have averaged ${own.daysToLetters} days from launch.`,
    metrics: [
      { value: own.multiple, unit: "EBITDA", label: `paid for practices and groups (${ebitdaMeans})` },
      { value: own.buyers, unit: "buyers", label: "for practices, groups and dental service organizations (DSOs)" },
      { value: own.daysToLetters, unit: "days", label: "from launch to letters of intent, on average" },
    ],
    actions: { primary: "Get a Dental Valuation", secondary: "Book a Strategy Call" },
    card: {
      figure: { value: own.multiple, unit: "EBITDA" },
      tagline: "Groups sold whole, with the doctors on board.",
      highlights: [
        `${own.buyers} buyers`,
        `${own.cashAtClose} cash at close`,
        `${own.daysToLetters} days to letters of intent`,
      ],
    },
    owners: {
      title: "Three kinds of dental owner",
      items: [
        {
          title: "One office, one owner-doctor",
          stat: { value: own.revenueMultiple, noun: "revenue, where collections set the price" },
          description:
            "Most of the production is yours. The buyer prices what is left once you are paid as an associate.",
        },
        {
          title: "A group with associates",
          stat: { value: own.multiple, noun: "EBITDA" },
          description:
            "Several locations, associates under contract, a manager in each office: earnings that do not depend on one doctor.",
        },
        {
          title: "A regional DSO or specialty practice",
          stat: { value: own.premium, noun: "median premium in a competitive sale" },
          description:
            "Sponsors want a platform or a specialty with loyal referrers. They ask about same-store growth and who leads after you.",
        },
      ],
    },
    drawing: {
      label: "Production",
      title: "Whose work the production is",
      lead: "A buyer charts your production the way you chart a mouth: tooth by tooth, with a note on each.",
      drawing: "arch",
      alt: "A dental chart of 32 teeth, each an equal share of production: upper arch the owner, lower back teeth associates, lower front teeth hygiene.",
      note: "Illustrative practice: each tooth is an equal share of production",
      captions: [
        {
          title: "Owner-doctor production",
          figure: { value: own.monthsOfStay, noun: "months of stay" },
          text: "Your pay is reset to an associate’s rate. The rest is EBITDA.",
        },
        {
          title: "Associate production",
          text: "It stays if they do. Agreements and retention pay come first.",
        },
        {
          title: "Hygiene and recall",
          figure: { value: own.revenueMultiple, noun: "revenue" },
          text: "The schedule that books itself. Buyers read reappointment by hygienist.",
        },
        {
          title: "Who pays",
          text: "Fee for service, insurance networks (PPO) and your membership plan.",
        },
        {
          title: "Work referred out",
          figure: { value: own.premium, noun: "median premium" },
          text: "Root canals and implants that leave the building: growth we can count.",
        },
      ],
    },
    multiples: {
      axis: { max: 12, step: 2, unit: "EBITDA" },
      rows: [
        {
          name: "Practices and groups",
          note: "Owner-doctor pay set to market",
          range: rangeOf(own.multiple),
          text: own.multiple,
        },
        {
          name: "One client’s group",
          note: `${cases.dentalPractices} practices, sold together`,
          range: [soldFor, soldFor],
          text: cases.dentalMultiple,
          story: true,
        },
        {
          name: "The same, by revenue",
          note: "Where collections come first",
          range: rangeOf(own.revenueMultiple),
          text: `${own.revenueMultiple} revenue`,
          offAxis: true,
        },
      ],
      references: ["dental-add-on", "dental-platform", "healthcare", "dental-collections"],
      why: [
        `${own.revenueMultiple} revenue is ${own.multiple} EBITDA said another way, at a profit margin near one fifth, after every doctor is paid. One office sold to a dentist brings less, because that buyer will do the work and be paid for it.`,
        "Published dental ranges show no sample. Axial’s 25 deals span seven industries and are not representative.",
        `Size, associates and payer mix place you in the range.`,
      ],
    },
    dashboard: {
      title: "Performance dashboard",
      lead: "Eight numbers of a dental sale: six from sales we have run, two that a buyer rebuilds from your practice software.",
      charts: [
        {
          title: "Buyers in the pool",
          figure: { value: own.buyers, noun: "buyers, each with its own map" },
          text: "Buyers on file by kind.",
          plot: {
            kind: "bars",
            scale: ["#", 80, 20],
            rows: {
              "Sponsor-backed": 62,
              "National DSOs": 46,
              "Doctor-led": 38,
              Specialty: 34,
              "Family offices": 30,
            },
          },
        },
        {
          title: "Median premium",
          figure: { value: own.premium, noun: "over the first written offer" },
          text: "First written offer set to 100. What competition has added, at the median.",
          plot: {
            kind: "bars",
            scale: ["#", 150, 50],
            rows: { "Signed price": 100 + amountOf(own.premium), "First written offer": 100 },
          },
        },
        {
          title: "Hygiene reappointment",
          figure: { value: "85%", noun: "of active patients leave with a next visit" },
          text: "By quarter, from the practice software. Buyers read it by hygienist.",
          plot: {
            kind: "lines",
            scale: ["#%", 100, 20, 60],
            labels: ["Q1 ’24", "Q2", "Q3", "Q4", "Q1 ’25", "Q2", "Q3", "Q4"],
            series: { Reappointed: [71, 73, 72, 76, 79, 80, 83, 85] },
          },
        },
        {
          title: "Payer mix and write-offs",
          figure: { value: "PPO/FFS", noun: "share of your full fee that is collected" },
          text: "What each kind of payer leaves of your full fee after write-offs.",
          plot: {
            kind: "bars",
            scale: ["#%", 100, 25],
            rows: { "Fee for service": 97, "Membership plan": 84, "Insurance networks": 61 },
          },
        },
      ],
      list: [
        [
          "To letters of intent",
          `${own.daysToLetters} days`,
          "Average from launch. Every buyer reads the same file and answers on one date.",
        ],
        [
          "Cash at close",
          own.cashAtClose,
          "Average of our dental sales. The rest is equity, or pay for the years you stay.",
        ],
        [
          "To close, from the first call",
          `${own.monthsToClose} months`,
          "Payer credentialing and state filings take longest, so they start early.",
        ],
        ["Stay after closing", `${own.monthsOfStay} months`, "Shorter when associates and hygiene carry the schedule."],
      ],
    },
    buyers: {
      pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers for practices, groups and platforms" },
      categories: [
        ["National DSOs", "Large funds, set models. They pay for density and move you to their systems soon after."],
        [
          "Sponsor-backed regional groups",
          "Growing in a few states before their own sale. Often the best price, more of it in equity.",
        ],
        [
          "Doctor-led groups, joint ventures",
          "Your name stays on the door, and you keep the clinical decisions and a share of the chairs.",
        ],
        ["Specialty platforms", "Orthodontic, endodontic, pediatric and surgical groups that pay for referral ties."],
        [
          "Family offices, new platforms",
          "Longer holds, less debt. They need a leadership team and ask about yours first.",
        ],
      ],
      notes: {
        title: "What a DSO can own, and how it pays",
        items: [
          [
            "The management company (MSO)",
            "In most states only a dentist may own the clinic. Equipment, leases and staff move to a management company under a long agreement.",
          ],
          [
            "Equity, in your offices or the parent",
            "A share of your own offices pays distributions. Shares in the parent pay at its next sale, so we read its debt first.",
          ],
          [
            "Your pay as a doctor",
            "Each dollar of pay above market lowers EBITDA by a dollar and the price by several. Settle it before the letter of intent.",
          ],
        ],
      },
    },
    structure: {
      lead: `Cash differs by buyer. The plain average is ${own.cashAtClose} cash at close, the industry’s figure. Splits are illustrative.`,
      cashAtClose: amountOf(own.cashAtClose),
      items: [
        {
          name: "Sale to another dentist",
          note: "Bank-financed, you hand over and leave",
          text: "Nearly all cash, at the lowest multiple. A small seller note covers patients who do not return.",
          split: [96, 0, 4],
        },
        {
          name: "National DSO",
          note: "Their systems, your team",
          text: "Part of the price is tied to the months you stay. Ask what happens if you fall ill.",
          split: [80, 10, 10],
        },
        {
          name: "Sponsor-backed group",
          note: "You keep shares and a second sale",
          text: "The highest headline and the least cash. Rollover means shares in the buyer instead of cash; they can fall.",
          split: [70, 24, 6],
        },
      ],
      deferred: "Paid over your stay, or a note",
    },
    timeline: {
      kind: "workstreams",
      title: "Timeline and exit-readiness checklist",
      today: 4.6,
      phases: [
        { title: "Examine", weeks: [1, 2] },
        { title: "Present", weeks: [3, 6] },
        { title: "Choose", weeks: [7, 12] },
      ],
      items: [
        {
          title: "Normalized earnings",
          note: "Owner pay at market; family, one-offs and courses taken out.",
          weeks: [1, 2],
        },
        {
          title: "Production by provider",
          note: "Doctor, associate and hygiene, tied to bank deposits.",
          weeks: [1, 2],
        },
        {
          title: "Collections ratio",
          note: "Deposits against production after write-offs; credits cleared.",
          weeks: [2, 4],
        },
        {
          title: "Payer credentialing",
          note: "Plans, fee schedules, providers; what a new tax ID resets.",
          weeks: [3, 6],
        },
        {
          title: "Associate agreements",
          note: "Pay, term, notice and covenants, signed and assignable.",
          weeks: [4, 6],
        },
        {
          title: "Chart and billing audit",
          note: "A third party reads a sample, so clawbacks are no surprise.",
          weeks: [6, 8],
        },
        {
          title: "Chairs, equipment, leases",
          note: "Operatories used and plumbed, imaging age, lease options.",
          weeks: [7, 9],
        },
        {
          title: "HIPAA, OSHA, state notice",
          note: "Logs and permits; filings some states want before a sale.",
          weeks: [8, 12],
        },
      ],
      afterwards: `Letters of intent have averaged ${own.daysToLetters} days from launch. Credentialing, landlord consent and closing follow: ${own.monthsToClose} months to close, counted from the first call.`,
    },
    related: ["hvac", "saas", "crossBorder"],
    faq: [
      {
        id: "multiple",
        question: "What multiple should my practice expect?",
        answer: `Practices and groups sell for ${own.multiple} EBITDA, or ${own.revenueMultiple} revenue where a buyer looks at collections first. One office where most production is yours is at the low end, or sells to a dentist for less. In a competitive sale the median premium over the first offer has been ${own.premium}.`,
      },
      {
        id: "stay",
        question: "How long will I have to stay on as a doctor?",
        answer: `Most buyers ask for ${rangeInWords(own.monthsOfStay)} months after closing. The more of the production that associates and hygiene carry, the shorter the stay you can ask for. It is a term like any other, and we raise it before the price.`,
      },
      {
        id: "cash",
        question: "How much of the price is paid in cash?",
        answer: `On average ${own.cashAtClose} at close, more from a dentist and less from a sponsor-backed group. The rest is usually equity in the buyer’s group or a payment tied to the years you stay. Compare offers on the cash that reaches your account on the day.`,
      },
      {
        id: "staff",
        question: "When do my team and my patients find out?",
        answer: `After you have signed, in the words you choose. Buyers see a code name and a region until they sign a nondisclosure agreement, no one visits during hours, and patient records never enter the data room. From first call to closing takes ${rangeInWords(own.monthsToClose)} months.`,
      },
    ],
    closing: {
      note: "Free, no sign-up",
      title: "What would a DSO pay for yours?",
      description:
        "A range in about a minute, from your website and three figures. Then, if you like, fifteen minutes with a partner who has sold practices.",
      primary: "Start Your Valuation",
      secondary: "Book a Strategy Call",
    },
    areaServed: ["United States"],
    audience: "Owners of dental practices, groups and DSOs",
    serviceType: "Dental practice and DSO sell-side M&A advisory",
  };
}
