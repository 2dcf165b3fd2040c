import { bookAction } from "#content/actions.ts";
import type { GuidePage, SectionOf } from "#content/schemas/guide.ts";
import { marketReferences } from "#content/sources/market-references.ts";
import { waterfallOf } from "#domain/guides/headline-to-cash.ts";
import { moneyInMillions } from "#domain/guides/money-in-millions.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { type ExampleOffer, exampleCompany, offerInCash, offerWithRollover } from "./example-offers.ts";
import { guideSources } from "./sources.ts";

const { debts, workingCapital, escrow, escrowMonths, taxPercent, pretaxProfit, addBacks } = exampleCompany;

const minus = (amount: number) => (amount === 0 ? "None" : `−${moneyInMillions(amount)}`);
const percentOf = (part: number, whole: number, decimals = 0) => `${((part / whole) * 100).toFixed(decimals)}%`;
const times = ({ multiple }: ExampleOffer) => `${multiple.toFixed(1)}x`;

const a = offerWithRollover;
const b = offerInCash;
const { sum } = a;

const reference = ({ segment, low, high, period, source }: (typeof marketReferences)[keyof typeof marketReferences]) =>
  `${source} reports ${low.toFixed(1)}x to ${high.toFixed(1)}x (${segment.replace("Deal value ", "deals of ").replace("–", " to ")}, ${period})`;

function waterfall(offer: ExampleOffer): SectionOf<"waterfall"> {
  const { sum, ebitda, rolloverPercent } = offer;
  const captions = {
    price: ["Headline price", `${offer.multiple.toFixed(1)} × ${shortMoney(ebitda)} EBITDA`],
    debt: ["Debt and debt-like", "Loan, leases, prepaid visits"],
    workingCapitalGap: [
      "Working capital",
      `${shortMoney(workingCapital.peg - workingCapital.delivered)} below the peg`,
    ],
    equityValue: ["Equity value", "What the shares cost"],
    fees: ["Fees", "Ours, lawyer, accountant"],
    rollover: ["Rollover", `${rolloverPercent}% in the buyer’s shares`],
    escrow: ["Escrow", `Held for ${escrowMonths} months`],
    tax: ["Tax", `${taxPercent}% of the cash, assumed`],
    cashAtClose: ["Cash on the day", `${percentOf(sum.cashAtClose, sum.price)} of the headline`],
  } as const;
  const steps = waterfallOf(sum).map((step) => {
    const [name, caption] = captions[step.id];
    return { ...step, name, caption, figure: step.kind === "sum" ? moneyInMillions(step.amount) : minus(step.amount) };
  });
  return {
    kind: "waterfall",
    id: "sum",
    contents: "From headline to bank account",
    title: "From headline to bank account",
    lead: "To scale, in millions of dollars. Dark bars are sums, outlined bars are gone, hatched bars are yours but not yet. EBITDA is earnings before interest, taxes, depreciation and amortization.",
    ground: "ease",
    ticks: [0, 4_000_000, 8_000_000, 12_000_000, 16_000_000],
    steps,
    note: `An illustration, not advice. Price, debt, peg, rollover, escrow and tax rate are assumed; our fee follows the scale in our fee guide. The ${times(offer)} is assumed too, and above published figures. ${reference(marketReferences["mid-10-25"])}. ${reference(marketReferences["pulse-5-50"])}.`,
    sources: [
      { name: "GF Data, first half of 2025", url: marketReferences["mid-10-25"].url },
      { name: "IBBA and M&A Source Market Pulse, second quarter of 2025", url: marketReferences["pulse-5-50"].url },
    ],
  };
}

function lines({ sum, rolloverPercent }: ExampleOffer): SectionOf<"lines"> {
  return {
    kind: "lines",
    id: "lines",
    contents: "The six lines",
    title: "The six lines, and what moves them",
    lead: "Every amount is from the drawing above. Four of the six are negotiated in the letter of intent: price and terms in a few pages, before the contract.",
    columns: { line: "Line", amount: "Amount", what: "What it is", can: "What you can do" },
    rows: [
      {
        line: "Debt and debt-like items",
        amount: moneyInMillions(sum.debt),
        what: `A bank loan of ${moneyInMillions(debts.loan)}, truck leases of ${moneyInMillions(debts.leases)}, and ${moneyInMillions(debts.prepaid)} that members have paid for visits still to come. All of it is repaid from the price.`,
        can: "Count prepaid visits at what they will cost you, not at what members paid.",
      },
      {
        line: "Working capital",
        amount: moneyInMillions(sum.workingCapitalGap),
        what: `Receivables and parts less payables: ${moneyInMillions(workingCapital.delivered)} on the day, against a peg (the level you agreed to leave) of ${moneyInMillions(workingCapital.peg)}.`,
        can: "Have the peg written into the letter of intent as a number. In a seasonal business, ask for a seasonal one.",
      },
      {
        line: "Fees",
        amount: moneyInMillions(sum.fees),
        what: `Our success fee of ${moneyInMillions(sum.successFee)} (${percentOf(sum.successFee, sum.price, 1)} of the headline price, by the sample scale) and ${moneyInMillions(sum.otherFees)} for your lawyer and accountant.`,
        can: "Ours is due only if you close. Ask every advisor for the fee on this price in dollars.",
      },
      {
        line: "Rollover",
        amount: moneyInMillions(sum.rollover),
        what: `${rolloverPercent}% of the equity value, paid in shares of the buyer’s parent company instead of cash.`,
        can: "It is neither lost nor cash. Ask who is paid before your class of shares.",
      },
      {
        line: "Escrow",
        amount: moneyInMillions(sum.escrow),
        what: `${percentOf(escrow, sum.price, 1)} of the headline price, held by a bank for ${escrowMonths} months against claims. The median was 10% of deal value in more than 2,100 private deals closed from 2017 to 2022.`,
        can: "Ask for twelve months. Insurance against claims can make it smaller.",
      },
      {
        line: "Tax",
        amount: moneyInMillions(sum.tax),
        what: `${taxPercent}% of the ${moneyInMillions(sum.cashBeforeTax)} received on the day, federal and state together, with no cost basis: an assumption. The federal rate on long-term gain is at most 23.8% (20% and 3.8%); most states add their own.`,
        can: "Ask your accountant before you sign the letter. Selling assets or selling shares is taxed differently.",
      },
    ],
    note: "General tax rules as of November 2026. This is not tax or legal advice and does not consider your situation. Ask your own advisor before you act.",
    sources: [guideSources.escrow, guideSources.capitalGains, guideSources.investmentTax],
    next: { label: "How we are paid: the scale behind the fee", target: "ourFee" },
  };
}

function comparison(a: ExampleOffer, b: ExampleOffer): SectionOf<"table"> {
  const row = (name: string, of: (offer: ExampleOffer) => string) => [name, of(a), of(b)] as const;
  return {
    kind: "table",
    id: "other",
    contents: "A lower price that pays more",
    title: "The lower price that pays more on the day",
    lead: `A second buyer offers half a turn of EBITDA less, with no rollover. The headline is ${shortMoney(a.sum.price - b.sum.price)} lower. The cash on the day is ${moneyInMillions(b.sum.cashAtClose - a.sum.cashAtClose)} higher, and nothing depends on what the buyer’s own shares are worth later.`,
    ground: "pine",
    beside: true,
    caption: "Two offers for the same company, line by line",
    columns: [
      { label: "Line" },
      { label: `Offer A, ${a.rolloverPercent}% rollover`, numeric: true },
      { label: "Offer B, no rollover", numeric: true },
    ],
    rows: [
      row("Headline price", ({ sum }) => moneyInMillions(sum.price)),
      row(`Multiple of ${shortMoney(a.ebitda)} EBITDA`, times),
      row("Debt and working capital", ({ sum }) => minus(sum.debt + sum.workingCapitalGap)),
      row("Fees", ({ sum }) => minus(sum.fees)),
      row("Rollover", ({ sum }) => minus(sum.rollover)),
      row("Escrow", ({ sum }) => minus(sum.escrow)),
      row(`Tax at ${taxPercent}%`, ({ sum }) => minus(sum.tax)),
    ],
    total: row("Cash on the day, after tax", ({ sum }) => moneyInMillions(sum.cashAtClose)),
    next: { label: "Read the letter behind offer A line by line", target: "offerInHand" },
  };
}

function words({ sum, ebitda, multiple, rolloverPercent }: ExampleOffer): SectionOf<"terms"> {
  return {
    kind: "terms",
    id: "words",
    contents: "Eight words",
    title: "Eight words that buyers use",
    lead: "Each with its figure in the example above.",
    items: [
      {
        term: "EBITDA",
        text: "Earnings before interest, taxes, depreciation and amortization. Buyers of companies this size pay a multiple of it.",
        figure: `${shortMoney(ebitda)} a year: ${shortMoney(pretaxProfit)} of pre-tax profit and ${shortMoney(addBacks)} of add-backs`,
      },
      {
        term: "SDE",
        text: "Seller’s discretionary earnings: EBITDA and one owner’s pay. Used for smaller companies that the owner runs alone.",
        figure: "Not used here",
      },
      {
        term: "LOI",
        text: "Letter of intent: price and terms in a few pages. Most of it does not bind you; exclusivity does.",
        figure: "Offer A is one",
      },
      {
        term: "Rollover",
        text: "The part of your price that is paid in shares of the buyer. It turns into cash when the buyer is sold, if it does.",
        figure: `${moneyInMillions(sum.rollover)}, ${rolloverPercent}% of the equity value`,
      },
      {
        term: "Escrow",
        text: "The part of your price that a bank holds for a time, in case something you stated proves wrong.",
        figure: `${moneyInMillions(sum.escrow)} for ${escrowMonths} months`,
      },
      {
        term: "Earn-out",
        text: "A part of the price that is paid later if targets are met. The buyer runs the company until then. 18% of 139 deals of $25M to $900M had one (ABA study of 2025).",
        figure: "None in this example",
      },
      {
        term: "Working capital peg",
        text: "The level of receivables and parts, less payables, that you agree to leave in the company.",
        figure: `${moneyInMillions(workingCapital.peg)}; ${moneyInMillions(workingCapital.delivered)} was there`,
      },
      {
        term: "QoE",
        text: "Quality of earnings: an accountant’s check of your EBITDA, paid for by the buyer, or by you beforehand.",
        figure: `Each $100K struck out takes ${shortMoney(100_000 * multiple)} off the price`,
      },
    ],
    sources: [guideSources.earnOuts],
  };
}

export const priceAndTermsPage: GuidePage = {
  head: {
    title: "Price, Terms and What You Keep",
    description:
      "One company, one price, one sum: from the headline price to cash on the day of closing, line by line, and why a lower offer can pay more.",
    keywords: ["rollover", "escrow", "working capital peg", "earn-out", "net proceeds", "EBITDA"],
  },
  lead: `One HVAC company with ${shortMoney(pretaxProfit)} of yearly pre-tax profit, sold for ${shortMoney(sum.price)}. On the day of closing its owner has ${moneyInMillions(sum.cashAtClose)} in the bank. Neither number is wrong.`,
  audience: "Owners who compare offers",
  author: "daniel-mercer",
  publishedOn: "2026-11-17",
  checkedOn: "2026-11-17",
  figures: [
    { label: "Headline price", value: moneyInMillions(sum.price) },
    { label: "Cash on the day, after tax", value: moneyInMillions(sum.cashAtClose) },
  ],
  sections: [
    waterfall(a),
    lines(a),
    {
      kind: "arrivals",
      id: "later",
      contents: "When the rest arrives",
      title: "When the rest arrives",
      lead: "Count the first amount as money and the second as likely. The third is an investment that you choose to make.",
      items: [
        {
          when: "Day of closing",
          amount: moneyInMillions(sum.cashAtClose),
          certainty: "Certain",
          text: `In your account, after ${taxPercent}% tax.`,
        },
        {
          when: `Month ${escrowMonths}`,
          amount: moneyInMillions(sum.escrowAfterTax),
          certainty: "Likely",
          text: `The ${moneyInMillions(escrow)} escrow after tax, if the buyer makes no claim.`,
        },
        {
          when: "When the buyer is sold, often in year 3 to 6",
          amount: `$0 to ${shortMoney(sum.rollover * 2)}`,
          certainty: "Uncertain",
          text: `${moneyInMillions(sum.rollover)} of shares, before tax: nothing if the buyer’s debt takes it, twice as much if their value doubles.`,
        },
      ],
      note: "The years and the doubling are assumptions for this example.",
    },
    comparison(a, b),
    words(a),
  ],
  closing: {
    note: "Free, no sign-up",
    title: "Start with your own headline price.",
    description:
      "A range from your website and three figures. Under it you can enter debt, escrow and tax and see what you would keep.",
    primary: { label: "Get Free Valuation", target: "valuation" },
    secondary: bookAction,
  },
};
