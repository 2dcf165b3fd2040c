import * as own from "#content/figures/cross-border.ts";
import type { IndustryPage, IndustrySummary } from "#content/schemas/industry.ts";
import { amountOf, rangeInWords } from "#content/sources/figure-formats.ts";
import { ebitdaMeans } from "#content/terms.ts";

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
      { value: own.monthsToSigning, unit: "months", label: "from our first week to signing, usually" },
      { value: own.hedged, unit: "hedged", label: "outcomes: the exchange rate was fixed between signing and closing" },
    ],
    actions: { primary: "Start the Valuation", secondary: "Talk with a cross-border partner" },
    card: {
      figure: { value: own.monthsToSigning, unit: "months to signing" },
      tagline: "Two jurisdictions, one timetable, currency risk hedged.",
      highlights: [`${own.buyers} buyers on two continents`, `${own.hedged} hedged outcomes`],
    },
    owners: {
      title: "Three kinds of cross-border seller",
      items: [
        {
          title: "American company, European buyer",
          stat: { value: own.monthsToSigning, noun: "months to signing" },
          description:
            "Expect a locked box (a price fixed at a past balance sheet) and a board that meets on fixed dates.",
        },
        {
          title: "European company, American buyer",
          stat: { value: own.hedged, noun: "hedged outcomes" },
          description: "Expect earnings under US GAAP, warranty insurance and a longer agreement.",
        },
        {
          title: "One group, entities on both sides",
          stat: { value: own.integrationReadiness, noun: "integration readiness" },
          description: "Transfer pricing, intercompany loans and who owns the IP come before any price.",
        },
      ],
    },
    drawing: {
      label: "The route",
      title: "One sale, seen from three places",
      lead: "The same company, with different habits of contract on each side of the water.",
      drawing: "plate",
      alt: "Globe centered on the Atlantic: marked cities in the United States and in Europe, with routes between them.",
      note: "Numbers refer to the notes beside the map",
      captions: [
        {
          title: "The United States",
          at: [28, 38],
          figure: { value: own.buyers, noun: "buyers in both markets" },
          text: "The price is adjusted after closing to a peg, the usual working capital.",
        },
        {
          title: "The crossing",
          at: [50, 22],
          figure: { value: own.hedged, noun: "hedged outcomes" },
          text: "Weeks lie between signing and closing. A forward that lapses with the deal can fix the rate.",
        },
        {
          title: "Europe",
          at: [71, 38],
          figure: { value: own.localizedCompliance, noun: "localized compliance" },
          text: "A locked box, a notary, a works council. Local counsel confirms each filing first.",
        },
      ],
    },
    multiples: {
      axis: { max: 12, step: 2, unit: "EBITDA" },
      rows: [],
      references: ["euro-zone", "mid-10-500", "mid-10-25"],
      why: [
        `A multiple counts EBITDA (${ebitdaMeans}). We publish no cross-border range: price follows your industry. A second market adds bidders.`,
        "The Euro-zone medians are of much larger companies; size and year explain most of the difference.",
        "FIRPTA in one line: if the seller is foreign and the company is mainly US real property, the buyer must withhold 15% of the price.",
      ],
      proof: [
        {
          figure: { value: own.hedged, noun: "hedged outcomes" },
          text: "Share of our cross-border sales with the rate fixed between signing and closing.",
        },
        {
          figure: { value: own.workstreams, noun: "parallel workstreams" },
          text: "Tax, currency, people, approvals and accounts run side by side.",
        },
        {
          figure: { value: own.monthsToSigning, noun: "months to signing" },
          text: "Usual time from our first week, with approvals filed together.",
        },
        {
          figure: { value: own.integrationReadiness, noun: "integration readiness" },
          text: "Share of first-day items settled at signing: payroll, systems, reporting.",
        },
        {
          figure: { value: own.localizedCompliance, noun: "localized compliance" },
          text: "Filings done under local law, by counsel admitted there.",
        },
      ],
    },
    dashboard: {
      title: "Advantage dashboard",
      lead: "Eight advantages of preparing for both sides. Charts are illustrative.",
      charts: [
        {
          title: "Deal-contingent forward (FX)",
          figure: { value: "$10.0M", noun: "kept by a hedge, signing to closing" },
          text: "Dollar value of a price agreed in euros. The hedge costs nothing if closing fails.",
          plot: {
            kind: "lines",
            scale: ["$#M", 11, 1, 9],
            labels: ["Sign", "2 wk", "4 wk", "6 wk", "8 wk", "Close"],
            series: { Hedged: [10, 10, 10, 10, 10, 10], "Not hedged": [10, 10.3, 9.9, 9.6, 9.7, 9.4] },
          },
        },
        {
          title: "Screening known by bidder (FDI)",
          figure: { value: "16", noun: "weeks added by the slowest" },
          text: "Foreign-investment review depends on who owns the bidder. We map it first.",
          plot: {
            kind: "bars",
            scale: ["# wk", 20, 5],
            rows: { "State-owned": 16, "Listed abroad": 8, "Foreign-backed": 3 },
          },
        },
        {
          title: "Warranties insured (W&I)",
          figure: { value: "1%", noun: "of price at risk with a policy" },
          text: "Part of the price held against claims, with and without W&I or R&W insurance.",
          plot: { kind: "bars", scale: ["#%", 12, 4], rows: { "With a policy": 1, Without: 10 } },
        },
        {
          title: "Employees carried over (TUPE)",
          figure: { value: "90", noun: "of 104 people move by law" },
          text: "TUPE and EU rules move contracts with the business. US staff get new offers.",
          plot: {
            kind: "bars",
            scale: ["#", 80, 20],
            rows: { "Germany, by law": 62, "UK, by law": 28, "US, by offer": 14 },
          },
        },
      ],
      list: [
        [
          "Withholding kept to the treaty",
          "W-8BEN",
          "Forms on file before funds flow, so no payer holds back a part by default.",
        ],
        [
          "Asset deals outside VAT",
          "VAT",
          "Going-concern relief tested early; services across the border under reverse charge.",
        ],
        [
          "Transfer pricing defended",
          "TP",
          "Margins between your companies documented for years that a buyer can inherit.",
        ],
        [
          "A data room that may be read",
          "GDPR",
          "Names masked, transfers covered, opened in stages and every reading logged.",
        ],
      ],
    },
    buyers: {
      pool: { count: amountOf(own.buyers), value: own.buyers, noun: "buyers in the United States and Europe" },
      categories: [
        ["American strategics", "Groups buying a European base, its permits and its customers in one step."],
        ["European family groups", "Industrial families who want dollar revenue and hold what they buy."],
        [
          "Transatlantic private equity",
          "A platform on one side, an add-on to find on the other. They know the locked box.",
        ],
        [
          "Family offices and holding companies",
          "Longer holds, few conditions, and often a wish for the founder to stay.",
        ],
      ],
      notes: {
        title: "Buyer access",
        items: [
          ["Entry has a price", "Permits, staff and customers take years to build. Buying them is quicker."],
          ["Both sides at once", "From Chicago to Munich, all buyers get the same book on the same day."],
          [
            "A foreign bid moves the local one",
            "One credible foreign bidder changes what domestic buyers expect to pay.",
          ],
        ],
      },
    },
    structure: {
      lead: "Cash differs by buyer and price mechanism. Splits are illustrative; we publish no average.",
      items: [
        {
          name: "American strategic",
          note: "Completion accounts and a policy",
          text: "Cash at closing, then an adjustment to the peg, and a small escrow.",
          split: [92, 0, 8],
        },
        {
          name: "European family group",
          note: "Locked box",
          text: "A fixed price. The last part often follows the first audited year.",
          split: [85, 0, 15],
        },
        {
          name: "Transatlantic private equity",
          note: "You keep a share of the group",
          text: "The least cash. Rollover means shares in the buyer instead of cash.",
          split: [70, 25, 5],
        },
      ],
      deferred: "Escrow or deferred",
    },
    timeline: {
      kind: "dualTrack",
      title: "Timeline: one command center, two tracks",
      phases: [
        { title: "Prepare both sides", weeks: [1, 2] },
        { title: "Open both markets", weeks: [3, 5] },
        { title: "Bring them together", weeks: [6, 9] },
      ],
      tracks: [
        {
          name: "United States",
          steps: [
            ["US GAAP earnings, working-capital peg", "IRS forms signed by every payee"],
            ["American buyers called, under a code name", "CFIUS and antitrust check by bidder"],
            ["Insurance quoted on the draft agreement", "Employee offers and benefits compared"],
          ],
        },
        {
          name: "Europe",
          steps: [
            ["IFRS bridge and locked-box accounts", "VAT and transfer pricing files read"],
            ["European buyers called on the same day", "Investment screening, GDPR room opened"],
            ["Works council heard before signing", "Notary date, powers of attorney"],
          ],
        },
      ],
      workstreams: [
        {
          title: "Structure, tax and currency",
          text: "Shares or assets, treaty relief, VAT and the hedge, before offers are compared.",
        },
        {
          title: "People and approvals",
          text: "Works councils, TUPE, CFIUS and national filings, in the order the law asks for.",
        },
        {
          title: "Accounts and data",
          text: "One set of earnings under US GAAP and IFRS, and a lawful data room.",
        },
      ],
      afterwards: `Both tracks meet in one deadline for final offers. Three of the ${own.workstreams} workstreams set the calendar; signing usually takes ${own.monthsToSigning} months.`,
    },
    related: ["saas", "manufacturing", "dental"],
    faq: [
      {
        id: "currency",
        question: "Who carries the currency risk between signing and closing?",
        answer: `You do, unless it is arranged early. A hedge can remove most of it: the rate is fixed with a forward that lapses if closing fails. ${own.hedged} of our cross-border outcomes were hedged. Where a hedge costs more than it saves, we say so.`,
      },
      {
        id: "structure",
        question: "Do I sell shares or assets, and where will I pay tax?",
        answer:
          "Most owners sell shares, but a buyer abroad may prefer assets or a holding company in between. VAT, treaty relief and withholding differ in each case. Your tax advisor models both before offers are compared, because structure can move more than the price.",
      },
      {
        id: "staff",
        question: "What changes for my employees under a foreign owner?",
        answer: `In a share sale the employer stays the same. In an asset sale, TUPE and the EU’s transfer rules carry contracts over; in the United States the buyer makes new offers. Some countries require the works council to be heard before you sign. Local counsel confirms each filing first: that is our ${own.localizedCompliance} localized compliance.`,
      },
      {
        id: "timing",
        question: "Does selling across a border take longer?",
        answer: `A little. Signing usually takes ${rangeInWords(own.monthsToSigning)} months, because approvals in two places run side by side instead of one after the other. Foreign-investment review can add weeks before closing, so we check each bidder’s ownership first.`,
      },
    ],
    closing: {
      note: "One range, two markets",
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
