import { figures } from "#content/claims.ts";
import { amountOf, rangeInWords, rangeOf } from "#content/figure-formats.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";

const own = figures.dental;

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
  const { firm, cases } = figures;
  const [least, most] = rangeOf(own.multiple);
  return {
    head: {
      title: "Dental Practice & DSO M&A Advisor",
      description: `Selling a dental practice or group: ${own.multiple} EBITDA, ${own.buyers} buyers, letters of intent in ${own.daysToLetters} days. What DSOs pay for and how to prepare for it.`,
      keywords: ["sell dental practice", "DSO valuation", "dental practice EBITDA multiple"],
    },
    plate: { file: "dental", alt: "Dental arch on a base, one tooth marked" },
    title: ["Buyers pay for chairs that stay full."],
    lead: `A practice is priced on its recall, its payer mix and the doctors who stay. We put the three on paper, show them to ${own.buyers} buyers, and have letters of intent on your desk in ${own.daysToLetters} days.`,
    metrics: [
      { value: own.multiple, unit: "EBITDA", label: "paid for practices and groups" },
      { value: own.buyers, unit: "buyers", label: "for practices, groups and platforms" },
      { value: own.daysToLetters, unit: "days", label: "from launch to letters of intent" },
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
    sections: [
      {
        kind: "archetypes",
        title: "Which of these is your practice?",
        lead: "Each sells to a different buyer, on different paper. The first call settles which one you are.",
        items: [
          {
            title: "One office, one owner-doctor",
            stat: { value: own.revenueMultiple, noun: "revenue, where collections set the price" },
            description:
              "Most of the production is yours. The buyer prices what is left once you are paid as an associate, and how long you stay to hand the patients over.",
          },
          {
            title: "A group with associates",
            stat: { value: own.multiple, noun: "EBITDA" },
            description:
              "Several locations, associates under contract, a manager in each office. This is what DSOs want next: earnings that do not depend on one pair of hands.",
          },
          {
            title: "A regional DSO, built by doctors",
            stat: { value: own.cashAtClose, noun: "cash at close" },
            description:
              "You already run an MSO. Sponsors look for a platform, and the talk is of same-store growth, offices in the pipeline and who leads after you.",
          },
          {
            title: "A specialty practice",
            stat: { value: own.premium, noun: "median premium in a competitive sale" },
            description:
              "Orthodontics, endodontics, surgery, pediatrics. Revenue rests on referring dentists, so we show them by year, by share and by how many come back.",
          },
        ],
      },
      {
        kind: "dashboard",
        title: "Eight numbers that decide a dental sale.",
        lead: "Six are ours, from sales we have run. Two are yours, and a buyer will rebuild both from your practice software.",
        tiles: [
          {
            figure: own.buyers,
            title: "Buyers in the pool",
            text: "DSOs, sponsors, specialty platforms and doctor-led groups, each with its own map.",
            chart: { kind: "bars", values: [46, 62, 38, 34, 30], highlighted: 1 },
          },
          {
            figure: own.premium,
            title: "Median premium",
            text: "What competition has added to the price, at the median.",
            chart: { kind: "ratio", value: 100 + amountOf(own.premium), against: 100 },
          },
          {
            figure: `${own.daysToLetters} days`,
            title: "To letters of intent",
            text: "Three weeks: every buyer reads the same file and answers on one date.",
            chart: { kind: "bars", values: [3, 7, 18], highlighted: 2 },
          },
          {
            figure: own.cashAtClose,
            title: "Cash at close",
            text: "The rest is usually equity, or pay for the years you stay.",
            chart: { kind: "share", value: amountOf(own.cashAtClose) / 100 },
          },
          {
            figure: `${own.monthsToClose} months`,
            title: "To close, from the first call",
            text: "Payer credentialing and state filings take longest, so they start early.",
            chart: { kind: "sum", parts: [5, 2], threshold: 7 },
          },
          {
            figure: own.monthsOfStay,
            title: "Months of stay after closing",
            text: "Fewer when associates and hygiene carry the schedule.",
            chart: { kind: "ratio", value: 36, against: 18 },
          },
          {
            figure: "Recall",
            title: "Hygiene reappointment",
            text: "Active patients who leave with the next visit booked, by hygienist.",
            chart: {
              kind: "line",
              values: [71, 73, 72, 76, 79, 80, 83, 85],
              domain: [64, 90],
              reference: 75,
              marked: 7,
            },
          },
          {
            figure: "PPO/FFS",
            title: "Payer mix and write-offs",
            text: "Collections by plan, and what each fee schedule leaves of your full fee.",
            chart: {
              kind: "stack",
              values: [
                [12, 20],
                [17, 19],
                [22, 18],
                [26, 17],
              ],
            },
          },
        ],
      },
      {
        kind: "annotatedDrawing",
        drawing: "arch",
        title: "Whose hands are in the numbers?",
        lead: "A buyer charts your production the way you chart a mouth: tooth by tooth, with a note on each.",
        alt: "A dental chart of 32 teeth, each an equal share of production: upper arch the owner, lower back teeth associates, lower front teeth hygiene.",
        note: "Illustrative practice: each tooth an equal share of production",
        captions: [
          {
            title: "Owner-doctor production",
            text: "Your pay is reset to an associate’s rate. What remains is the EBITDA that gets multiplied.",
          },
          {
            title: "Associate production",
            text: "It stays if they do. Agreements, lawful covenants and retention pay come before the letter.",
          },
          {
            title: "Hygiene and recall",
            text: "The schedule that books itself: reappointment, and hygiene hours against open chairs.",
          },
          {
            title: "Who pays",
            text: "Fee for service, PPO and membership plan, each net of write-offs. The collections ratio starts here.",
          },
          {
            title: "Work referred out",
            text: "Endodontics, implants, third molars. A referral log makes them growth the next owner can count.",
          },
        ],
      },
      {
        kind: "benchmarks",
        title: "What practices like yours have fetched.",
        lead: `Buyers who start from collections quote ${own.revenueMultiple} revenue. By closing all of them have rebuilt EBITDA, so we rebuild it first.`,
        axis: { max: 10, step: 2, unit: "EBITDA" },
        rows: [
          {
            name: "Practices and groups",
            note: "Owner-doctor pay set to market",
            from: least,
            to: most,
            text: `${own.multiple} EBITDA`,
            highlighted: true,
          },
          {
            name: "One client’s group",
            note: "Seven practices, sold together",
            from: amountOf(cases.dentalMultiple),
            to: amountOf(cases.dentalMultiple),
            text: `${cases.dentalMultiple} EBITDA`,
            story: true,
          },
        ],
        references: ["healthcare", "mid-10-25"],
      },
      {
        kind: "argument",
        ground: "ease",
        title: "What a DSO can own, and how it pays you.",
        lead: "In most states only a licensed dentist may own a practice. The structure follows from that rule, and much of your tax from the structure.",
        points: [
          {
            title: "The MSO and its agreement",
            text: "Equipment, leases and non-clinical staff move to a management company. A dentist keeps the clinical entity, under a long agreement that must suit your state’s corporate-practice rules.",
          },
          {
            title: "Joint venture, or sub-DSO equity",
            text: "You keep a share of your own offices and its distributions. You know the asset; what matters is how, when and at what multiple that share can be sold.",
          },
          {
            title: "Equity in the parent",
            text: "Part of the price becomes shares in the whole group. They pay at its next recapitalization, so we read its debt and its same-store growth before you sign.",
          },
          {
            title: "Your pay as a doctor",
            text: "Each dollar of pay above market lowers EBITDA by a dollar and the price by several. Settle the percentage of collections before anybody multiplies.",
          },
        ],
      },
      {
        kind: "buyers",
        ground: "pine",
        title: `Of ${amountOf(own.buyers)} buyers, few want your zip code.`,
        lead: "DSOs buy density. We know who has offices near you, who has capital this year, and how each has treated doctors after closing.",
        pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers for practices, groups and platforms" },
        narrowing: [
          { value: firm.interestedParties, noun: "interested parties" },
          { value: firm.competingOffers, noun: "competing offers on average" },
        ],
        categories: [
          {
            name: "National DSOs",
            text: "Deep pockets, set models. They pay for density and move you to their systems soon after.",
          },
          {
            name: "Sponsor-backed regional groups",
            text: "Rolling up a few states ahead of their own sale. Often the best price, more of it in equity.",
          },
          {
            name: "Doctor-led groups, joint ventures",
            text: "Your name stays on the door, the clinical say stays yours, and so does a share of the chairs.",
          },
          {
            name: "Specialty platforms",
            text: "Orthodontic, endodontic, pediatric and surgical groups that pay for referral ties.",
          },
          {
            name: "Family offices, new platforms",
            text: "Longer holds, less debt. They need a leadership team, so they ask about yours first.",
          },
        ],
      },
      {
        kind: "checklist",
        layout: "list",
        title: "Ready to be examined?",
        lead: "Exit readiness in eight items. We put them in order before a buyer sees even a code name.",
        items: [
          { title: "Normalized earnings", note: "Owner pay at market; family, one-offs and courses taken out." },
          { title: "Production by provider", note: "Doctor, associate and hygiene, tied to bank deposits." },
          { title: "Collections ratio", note: "Deposits against production after write-offs; credits cleared." },
          { title: "Payer credentialing", note: "Plans, fee schedules, providers; what a new tax ID resets." },
          { title: "Associate agreements", note: "Pay, term, notice and covenants, signed and assignable." },
          { title: "Chart and billing audit", note: "A third party reads a sample, so clawbacks are no surprise." },
          { title: "Chairs, equipment, leases", note: "Operatories used and plumbed, imaging age, lease options." },
          { title: "HIPAA, OSHA, state notice", note: "Logs and permits; filings some states want before a sale." },
        ],
      },
      {
        kind: "visuals",
        title: "Three places a buyer taps.",
        items: [
          {
            view: [30, 42, 150, 120],
            alt: "One dark tooth among white ones, marked with a brass plus",
            label: "The tooth that bears the load",
            metric: { value: own.monthsOfStay, noun: "months of stay after closing" },
            caption:
              "If most production is one doctor’s, that doctor’s stay is the deal. Days moved to an associate well ahead change what you can ask.",
          },
          {
            view: [166, 82, 98, 78.4],
            alt: "The front teeth of the arch, seen from above",
            label: "The front row, seen every visit",
            metric: { value: own.revenueMultiple, noun: "revenue, for collections that recur" },
            caption:
              "Recall fills chairs without advertising. A reappointment report by hygienist says more than a count of active patients.",
          },
          {
            view: [264, 122, 118, 94.4],
            alt: "Three molars at the end of the arch",
            label: "Molars, often referred away",
            metric: { value: own.premium, noun: "median premium when buyers compete" },
            caption:
              "Root canals and implants that leave the building are growth a group can add. We put a count on them and let buyers price it.",
          },
        ],
      },
      {
        kind: "phases",
        ground: "ease",
        title: "Twelve weeks, none of them in patient hours.",
        phases: [
          {
            title: "Examine",
            weeks: [1, 2],
            items: [
              "Practice-software exports by provider, payer and procedure code",
              "EBITDA by location, with your pay at an associate’s rate",
              "Your terms in writing: stay, name, staff, lab and clinical say",
            ],
          },
          {
            title: "Present",
            weeks: [3, 6],
            items: [
              "A code-named summary to buyers with offices near yours",
              "The full file after an NDA; no patient records, no staff names",
              `Letters of intent ${own.daysToLetters} days after launch, on one template`,
            ],
          },
          {
            title: "Choose",
            weeks: [7, 12],
            items: [
              "Offers compared on cash, equity, stay and doctor’s pay",
              "Evening visits, and calls with doctors who sold to the same group",
              "Quality of earnings, chart audit and the management agreement",
            ],
          },
        ],
        afterwards: `Credentialing, landlord consent and closing follow: ${own.monthsToClose} months to close, counted from the first call.`,
      },
    ],
    related: ["hvac", "saas", "crossBorder"],
    faq: [
      {
        id: "multiple",
        question: "What multiple should my practice expect?",
        answer: `Practices and groups sell for ${own.multiple} EBITDA, or ${own.revenueMultiple} revenue where a buyer looks at collections first. Size, payer mix and how much of the production is yours decide where you land. In a competitive sale the median premium has been ${own.premium}.`,
      },
      {
        id: "stay",
        question: "How long will I have to stay on as a doctor?",
        answer: `Most buyers ask for ${rangeInWords(own.monthsOfStay)} months after closing. The more of the production that rests on associates and hygiene, the shorter the stay you can ask for. It is a term like any other, and we put it on the table before the price.`,
      },
      {
        id: "cash",
        question: "How much of the price is paid in cash?",
        answer: `On average ${own.cashAtClose} at close. The rest is usually equity in the buyer’s group or a payment tied to the years you stay. We compare offers on what reaches your account on the day, and then on what the rest would have to do.`,
      },
      {
        id: "staff",
        question: "When do my team and my patients find out?",
        answer: `After you have signed, in the words you choose. Buyers see a code name and a region until they sign an NDA, no one visits during hours, and patient records never enter the data room. From first call to closing takes ${rangeInWords(own.monthsToClose)} months.`,
      },
    ],
    closing: {
      badge: "Free, no sign-up",
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
