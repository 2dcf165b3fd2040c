import { figures } from "#content/claims.ts";
import { amountOf, rangeInWords } from "#content/figure-formats.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";

const own = figures.crossBorder;

export const crossBorder = {
  id: "crossBorder",
  path: "/cross-border-mna-us-europe",
  name: "Cross-border, US and Europe",
  menu: { line: "Two jurisdictions, one process", figure: { value: `${own.monthsToSigning} mo`, unit: "to signing" } },
  valuation: {
    key: "cross-border",
    label: null,
    words: {
      size: "Adjusted EBITDA in one currency",
      growth: "Growth at constant currency",
      recurring: "Contracted and repeat revenue",
    },
  },
} as const satisfies IndustrySummary;

export function crossBorderPage(): IndustryPage {
  const { firm } = figures;
  return {
    head: {
      title: "Cross-Border M&A, US and Europe",
      description: `Selling across the Atlantic: ${own.buyers} buyers, five parallel workstreams, ${own.monthsToSigning} months to signing. Tax, currency and staff rules handled in step.`,
      keywords: ["cross-border M&A", "sell company to European buyer", "US Europe acquisition"],
    },
    plate: { file: "crossborder", alt: "Globe centered on the Atlantic with routes from the United States to Europe" },
    title: ["Your best buyer may be an ocean away."],
    lead: `Two tax systems, two currencies, two sets of employment law. We run them as ${own.workstreams} parallel workstreams on one timetable, so that ${own.buyers} buyers in the United States and Europe can bid on the same day.`,
    metrics: [
      { value: own.buyers, unit: "buyers", label: "on both sides of the Atlantic" },
      { value: own.monthsToSigning, unit: "months", label: "from mandate to signing" },
      { value: own.hedged, unit: "hedged", label: "outcomes, so the price agreed is the price paid" },
    ],
    actions: { primary: "Start the Valuation", secondary: "Talk with a cross-border partner" },
    card: {
      figure: { value: own.monthsToSigning, unit: "months to signing" },
      tagline: "Two jurisdictions, one timetable, both currencies hedged.",
      highlights: [`${own.buyers} buyers on two continents`, `${own.hedged} hedged outcomes`],
    },
    sections: [
      {
        kind: "dualTrack",
        ground: "pine",
        title: "One command center, two jurisdictions.",
        lead: `Of ${own.workstreams} parallel workstreams, three set the calendar. They report to one partner, on one page, once a week.`,
        workstreams: [
          {
            title: "Structure, tax and currency",
            text: "Shares or assets, holding company, treaty relief and VAT modeled before offers are compared; the hedge priced alongside them.",
          },
          {
            title: "People and approvals",
            text: "Works councils, TUPE, CFIUS and national FDI filings in the order the law asks for, with each body’s clock running beside the others.",
          },
          {
            title: "Accounts and data",
            text: "One set of earnings under US GAAP and IFRS, and a data room in which European personal data stays lawful to show.",
          },
        ],
        phases: [
          { title: "Prepare both sides", weeks: [1, 2] },
          { title: "Open both markets", weeks: [3, 5] },
          { title: "Bring them together", weeks: [6, 9] },
        ],
        tracks: [
          {
            name: "United States",
            steps: [
              ["US GAAP earnings and working-capital peg", "IRS forms signed by every payee"],
              ["American buyers called under a code name", "CFIUS and antitrust check for each bidder"],
              ["R&W policy quoted on the draft agreement", "Employee offers and benefits compared"],
            ],
          },
          {
            name: "Europe",
            steps: [
              ["IFRS bridge and locked-box accounts", "VAT and transfer pricing files read"],
              ["European buyers called on the same day", "FDI screening by country, GDPR room opened"],
              ["Works council hearing planned before signing", "Notary date, powers of attorney, translations"],
            ],
          },
        ],
        meeting: "One deadline for final offers, both sides",
      },
      {
        kind: "archetypes",
        title: "Three founders, three sides of the water.",
        items: [
          {
            title: "American company, European buyer",
            stat: { value: own.monthsToSigning, noun: "months to signing" },
            description:
              "Expect a locked box instead of a working-capital peg, a supervisory board that meets on fixed dates, and questions about at-will contracts.",
          },
          {
            title: "European company, American buyer",
            stat: { value: own.hedged, noun: "hedged outcomes" },
            description:
              "Expect quality of earnings under US GAAP, R&W insurance and a longer agreement. Works councils and the notary are new to them, so we explain both.",
          },
          {
            title: "One group, entities on both sides",
            stat: { value: own.integrationReadiness, noun: "integration readiness" },
            description:
              "Your own companies trade with each other. Transfer pricing files, intercompany loans and who owns the IP come before any price.",
          },
        ],
      },
      {
        kind: "visuals",
        title: "The same sale, read from three places.",
        items: [
          {
            view: [66, 80, 90, 72],
            alt: "Detail of a globe: North America with three marked cities on its eastern side",
            label: "The American shore",
            metric: { value: own.buyers, noun: "buyers in both markets" },
            caption:
              "Completion accounts, a peg and an escrow are the habit here. R&W insurance has replaced much of the escrow.",
          },
          {
            view: [157, 60, 84, 67],
            alt: "Detail of a globe: the arcs across the North Atlantic",
            label: "The crossing",
            metric: { value: own.hedged, noun: "hedged outcomes" },
            caption:
              "Weeks lie between signing and closing. A deal-contingent forward fixes the rate and falls away if the deal does.",
          },
          {
            view: [242, 80, 90, 72],
            alt: "Detail of a globe: western Europe with four marked cities",
            label: "The European shore",
            metric: { value: own.localizedCompliance, noun: "localized compliance" },
            caption:
              "A locked box, a notary and a works council may all stand in one timetable. Each country writes its own order.",
          },
        ],
      },
      {
        kind: "dashboard",
        title: "Eight advantages of preparing for both.",
        lead: "Each of these has stopped a deal that started without it. Settled early, each is worth money or weeks.",
        tiles: [
          {
            figure: "FX",
            title: "Deal-contingent forward",
            text: "The rate is fixed at signing, with nothing to pay if closing never comes.",
            chart: {
              kind: "line",
              values: [50, 54, 47, 58, 52, 52, 52, 52],
              domain: [30, 70],
              reference: 52,
              marked: 4,
            },
          },
          {
            figure: "W-8BEN",
            title: "Withholding kept to the treaty",
            text: "Forms on file before funds flow, so that no payer holds back a part by default.",
            chart: { kind: "ratio", value: 10, against: 7 },
          },
          {
            figure: "VAT",
            title: "Asset deals outside VAT",
            text: "Going-concern relief tested early; services across the border under reverse charge.",
            chart: { kind: "sum", parts: [8, 2], threshold: 8 },
          },
          {
            figure: "TP",
            title: "Transfer pricing defended",
            text: "Intercompany margins documented for the years that a buyer can inherit.",
            chart: { kind: "line", values: [50, 56, 48, 53, 46, 51], domain: [30, 70], reference: 50, marked: 5 },
          },
          {
            figure: "FDI",
            title: "Screening known by bidder",
            text: "CFIUS, the UK regime and EU filings mapped to each bidder’s ownership.",
            chart: { kind: "bars", values: [2, 3, 5, 8], highlighted: 3 },
          },
          {
            figure: "W&I",
            title: "Warranties insured",
            text: "W&I or R&W cover quoted for all bidders, so that you leave with a clean exit.",
            chart: { kind: "share", value: 0.9 },
          },
          {
            figure: "TUPE",
            title: "Employees carried over",
            text: "Who moves by law, who needs an offer, and who must be heard before you sign.",
            chart: { kind: "bars", values: [8, 8, 8, 8, 8, 3], highlighted: 5 },
          },
          {
            figure: "GDPR",
            title: "A data room that may be read",
            text: "Names masked, transfers covered, opened in stages and every reading logged.",
            chart: { kind: "growth", values: [1, 1, 3, 3, 3, 6, 6, 9] },
          },
        ],
      },
      {
        kind: "proof",
        ground: "ease",
        title: "Measured at the end, not promised at the start.",
        items: [
          {
            figure: { value: own.hedged, noun: "hedged outcomes" },
            text: "In nearly every sale the currency was fixed between signing and closing, so the price agreed was the price paid.",
          },
          {
            figure: { value: own.workstreams, noun: "parallel workstreams" },
            text: "Tax, currency, people, approvals and accounts run side by side. None waits for another to finish.",
          },
          {
            figure: { value: own.monthsToSigning, noun: "months to signing" },
            text: "Counted from the mandate, with approvals in two places filed together instead of one after the other.",
          },
          {
            figure: { value: own.integrationReadiness, noun: "integration readiness" },
            text: "Day-one items settled at signing: payroll, systems, service agreements and who reports to whom.",
          },
          {
            figure: { value: own.localizedCompliance, noun: "localized compliance" },
            text: "Every filing, consultation and translation done under local law, by counsel admitted there.",
          },
        ],
      },
      {
        kind: "argument",
        title: "Who reaches whom, and why they pay more.",
        lead: "A buyer at home adds your company to one it has. A buyer abroad gets a country with it.",
        points: [
          {
            title: "Entry has a price of its own",
            text: "Permits, staff, customers and a name take years to build. For a group that needs your market, buying them in one piece is the cheaper way in.",
          },
          {
            title: "Both shores at once",
            figure: { value: own.buyers, noun: "buyers on two continents" },
            text: "We know who decides in Munich, Milan, Chicago and London, and what each board must see first. Both sides get the same book on the same day.",
          },
          {
            title: "A foreign bid lifts the local one",
            text: "Domestic buyers price against each other. One credible bidder from across the water changes what they think they must pay.",
          },
        ],
      },
      {
        kind: "artifacts",
        title: "Papers that read the same in both languages.",
        lead: "Each is written once, signed off by advisers on both sides, and shown to every bidder.",
        items: [
          {
            title: "US GAAP and IFRS bridge",
            detail:
              "The same year under both rule books. It proves that a higher EBITDA is performance and not accounting.",
            lines: [
              { name: "Leases", value: "ASC 842 to IFRS 16" },
              { name: "Development cost", value: "expensed or capitalized" },
              { name: "Inventory", value: "LIFO removed" },
            ],
          },
          {
            title: "Price mechanism paper",
            detail:
              "Locked box and completion accounts side by side. It proves what each bid is worth on the day the money arrives.",
            lines: [
              { name: "Locked-box date", value: "audited balance sheet" },
              { name: "Leakage", value: "defined and permitted" },
              { name: "Completion accounts", value: "cash, debt, peg" },
              { name: "Exchange rate", value: "fixed at signing" },
            ],
          },
          {
            title: "Payee and treaty file",
            detail:
              "Who is paid, from where and under which treaty. It proves that no tax is withheld for want of a form.",
            lines: [
              { name: "US sellers", value: "W-9" },
              { name: "Foreign individuals", value: "W-8BEN" },
              { name: "Foreign companies", value: "W-8BEN-E" },
            ],
          },
        ],
      },
      {
        kind: "buyers",
        ground: "paper",
        title: `${amountOf(own.buyers)} buyers with a reason to cross.`,
        pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers in the United States and Europe" },
        narrowing: [
          { value: firm.interestedParties, noun: "interested parties" },
          { value: firm.competingOffers, noun: "competing offers on average" },
        ],
        categories: [
          {
            name: "American strategics",
            text: "Public and private groups buying a European base, its permits and its customers in one step.",
          },
          {
            name: "European family groups",
            text: "Mittelstand and industrial families who want dollar revenue and hold what they buy for a generation.",
          },
          {
            name: "Transatlantic private equity",
            text: "Sponsors with a platform on one side and an add-on to find on the other. They know W&I and the locked box.",
          },
          {
            name: "Family offices and holding companies",
            text: "Longer holds, few conditions, and often a wish for the founder to stay as a partner.",
          },
        ],
      },
    ],
    related: ["saas", "manufacturing", "dental"],
    faq: [
      {
        id: "currency",
        question: "Who carries the currency risk between signing and closing?",
        answer: `Nobody, if it is arranged early. The price is set in your currency and the buyer fixes the rate, often with a deal-contingent forward that lapses if closing fails; ${own.hedged} of our cross-border outcomes were hedged. Where a hedge costs more than it saves, we say so and share the range instead.`,
      },
      {
        id: "structure",
        question: "Do I sell shares or assets, and where will I pay tax?",
        answer:
          "Most owners sell shares, but a buyer abroad may prefer assets or a holding company in between. VAT, treaty relief and withholding differ in each case. Your tax adviser and the buyer’s model both before offers are compared, because structure can move more than the price.",
      },
      {
        id: "staff",
        question: "What changes for my employees under a foreign owner?",
        answer: `In a share sale the employer stays the same. In an asset sale, TUPE and the EU’s transfer rules carry contracts over; in the United States the buyer makes new offers. Some countries require the works council to be heard before you sign. Localized compliance is complete, ${own.localizedCompliance}, before anyone is told.`,
      },
      {
        id: "timing",
        question: "Does selling across a border take longer?",
        answer: `A little. Signing takes ${rangeInWords(own.monthsToSigning)} months, and not longer, because approvals in two places run side by side instead of one after the other. Foreign-investment review can add weeks before closing, so we check each bidder’s ownership first. One partner reads you the timetable each week.`,
      },
    ],
    closing: {
      badge: "One range, two markets",
      title: "Find out what the other side would pay.",
      description:
        "Start with a range at home: about a minute, your website and three figures. A partner adds the view from across the water.",
      primary: "Start the Valuation",
      secondary: "Talk with a cross-border partner",
    },
    areaServed: ["United States", "European Union", "United Kingdom"],
    audience: "Owners selling a company between the United States and Europe",
    serviceType: "Cross-border sell-side M&A advisory",
  };
}
