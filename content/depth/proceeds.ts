import type { ProceedsKey } from "#domain/depth/depth-bounds.ts";

/** A field of the form: an amount, or the tax rate in percent. */
export type ProceedsField = ProceedsKey | "taxRate";

type FieldWords = { readonly label: string; readonly hint: string };

export const proceedsFields: Readonly<Record<ProceedsField, FieldWords>> = {
  debt: { label: "Debt", hint: "Repaid from the price" },
  cash: { label: "Cash", hint: "In the company’s accounts" },
  workingCapitalGap: { label: "Working capital gap", hint: "Short of normal; a surplus with a minus" },
  earnOut: { label: "Earn-out", hint: "Paid if results are reached" },
  sellerNote: { label: "Seller note", hint: "Your loan to the buyer" },
  rollover: { label: "Rollover", hint: "Shares you keep" },
  escrow: { label: "Escrow", hint: "Held back against claims" },
  taxRate: { label: "Your tax rate", hint: "Percent, federal and state" },
};

type Source = { readonly name: string; readonly url: string };

/** What a field is, what is usual where it was measured, and who measured it. */
type FieldHelp = { readonly what: string; readonly usual?: string; readonly sources?: readonly Source[] };

export const proceedsHelp: Readonly<Record<ProceedsField, FieldHelp>> = {
  debt: {
    what: "Bank loans, equipment finance and what the company owes its owners. A buyer pays for a company without debt, so it is repaid at closing.",
  },
  cash: { what: "Money in the company’s accounts. A buyer pays for a company without cash, so it stays with you." },
  workingCapitalGap: {
    what: "By how much receivables and inventory, less what is owed to suppliers, fall short of the usual level. The price goes down by the gap.",
    usual:
      "The price was adjusted after closing in 92% of more than 1,570 private deals from 2020 to the third quarter of 2025. In the buyer’s favor the median was 0.27% of deal value.",
    sources: [
      {
        name: "SRS Acquiom study, DealLawyers.com, February 1, 2026",
        url: "https://www.deallawyers.com/blog/2026/02/purchase-price-adjustments-srs-acquiom-working-capital-ppa-study.html",
      },
    ],
  },
  earnOut: {
    what: "A part of the price that you are paid only if the company reaches agreed results after the sale.",
    usual: "Part of 18% of 139 deals of $25M to $900M, down from 26% in the study before.",
    sources: [
      {
        name: "ABA study of 2025, DealLawyers.com, January 6, 2026",
        url: "https://www.deallawyers.com/blog/2026/01/ma-surveys-aba-issues-2025-private-target-deal-points-study.html",
      },
    ],
  },
  sellerNote: {
    what: "A part of the price that the buyer pays you over years, with interest.",
    usual: "Used in more than half of 25 deals closed in 2025. So few deals show that it is common, not how common.",
    sources: [
      {
        name: "Axial, The Winning LOI, volume 3",
        url: "https://www.axial.net/forum/the-winning-loi-ebook-vol-3-issues-51-75",
      },
    ],
  },
  rollover: {
    what: "A part of the price that you take as shares of the new company. It is worth what those shares sell for one day.",
    usual: "Published figures contradict each other, so we print none.",
  },
  escrow: {
    what: "A part of the price that a third party holds for a time against claims. What is not claimed is paid to you.",
    usual: "A median of 10% of deal value in more than 2,100 private deals closed from 2017 to 2022.",
    sources: [
      {
        name: "SRS Acquiom, M&A Deal Terms Study 2023",
        url: "https://www.srsacquiom.com/resources/deal-terms/",
      },
    ],
  },
  taxRate: {
    what: "The share of the proceeds that goes to federal and state tax. Your accountant can name it.",
    usual:
      "Federal rates as looked up in November 2026, for gain on what was held more than a year: 0%, 15% or 20% by income, and 3.8% net investment income tax where it applies, so 23.8% at most. Parts of an asset sale are taxed as ordinary income, and most states tax gain as well. This is not tax advice: ask your tax advisor.",
    sources: [
      { name: "SmartAsset, tax year 2025", url: "https://smartasset.com/taxes/state-capital-gains-tax" },
      { name: "26 U.S.C. 1411, checked June 20, 2026", url: "https://law.lawstack.com/usc/26/1411/" },
    ],
  },
};

export const proceedsHelpTitle = "What these are, and what is usual";

export const proceedsResultWords = {
  afterTax: "Cash at close, after tax",
  beforeTax: "Cash at close, before tax",
  none: "–",
  empty: (feePercent: string) =>
    `Enter what applies to you. So far only the success fee of ${feePercent} is off the price.`,
  later: (later: string) => `Another ${later} is owed to you and paid later.`,
  atRisk: (atRisk: string) => `Another ${atRisk} is at risk: it depends on how the company does.`,
  laterAndAtRisk: (later: string, atRisk: string) => `Another ${later} is owed to you later, and ${atRisk} is at risk.`,
  kept: (rate: string, kept: string) => `If all of it is paid, you keep ${kept} after ${rate} tax.`,
  allAtClose: "All of it is paid at closing.",
  untaxed: "Type your tax rate to see what is left after tax.",
  overdrawn: (missing: string) =>
    `What is repaid, held back, lent, rolled over or left to an earn-out is more than the price: ${missing} is missing at closing.`,
} as const;

export const waterfallTitles = {
  afterTax: "From the price to cash at close",
  beforeTax: "Before tax: from the price to cash at close",
} as const;

/** The names of the steps. */
export const waterfallNames = {
  price: "Price",
  debt: "Debt",
  cash: "Cash",
  workingCapital: "Working capital",
  fee: "Success fee",
  beforeTax: "Yours, before tax",
  later: "Later",
  atRisk: "At risk",
  tax: "Tax now",
  cashAtClose: "Cash at close",
} as const;

/** What stands below a name. */
export const waterfallCaptions = {
  price: "Our estimate",
  debt: "Repaid at close",
  cash: "Stays yours",
  underNormal: (amount: string) => `${amount} under normal`,
  overNormal: (amount: string) => `${amount} over normal`,
  normal: "At its usual level",
  fee: (percent: string) => `${percent}, due at closing`,
  nothingLater: "Nothing held back",
  nothingAtRisk: "Nothing",
  tax: (rate: string) => `${rate} of the cash`,
  inAccount: "In your account",
  untaxed: "Before tax",
  missing: "Missing at closing",
} as const;

export const lowerFee = (percent: string, limit: string) =>
  `The success fee takes ${percent} of the whole price here. Above ${limit} our scale is lower, so yours would be less.`;

export const waterfallSentence = (steps: readonly string[]) => `From the price to cash at close: ${steps.join(", ")}.`;

export const proceedsNote =
  "The tax rate is yours to type: federal, state and how the deal is built all move it. Tax falls on each part when it is paid, and no cost basis is assumed. Lawyers and accountants are extra. Ask your tax advisor before you rely on this.";
