import * as cases from "#content/figures/cases.ts";
import * as commercialCleaning from "#content/figures/commercial-cleaning.ts";
import * as crossBorder from "#content/figures/cross-border.ts";
import * as dental from "#content/figures/dental.ts";
import * as firm from "#content/figures/firm.ts";
import * as hvac from "#content/figures/hvac.ts";
import * as manufacturing from "#content/figures/manufacturing.ts";
import * as saas from "#content/figures/saas.ts";
import * as valuation from "#content/figures/valuation.ts";
import type { ClaimRecord } from "#content/schemas/claims.ts";

/**
 * Every figure that the firm states about itself or an industry. Pages import `figures/`, file by file, so that each
 * loads only its own.
 */
export const figures = {
  firm,
  valuation,
  dental,
  saas,
  manufacturing,
  hvac,
  commercialCleaning,
  crossBorder,
  cases,
} as const;

type ClaimRecords = {
  readonly [Group in keyof typeof figures]: { readonly [Name in keyof (typeof figures)[Group]]: ClaimRecord };
};

const buyersOnFile = {
  definition: "Buyers on file that have bought, or have said they want to buy, in this industry.",
  toVerify: "Whose list it is, when it was last checked, and how many are contacted on a usual sale.",
  confirmed: false,
} as const;

const cashAtClose = {
  definition: "Share of the price paid in cash at closing, averaged over the firm’s sales in this industry.",
  toVerify: "Mean or median, number of sales, years, and by type of buyer.",
  confirmed: false,
} as const;

const multiplePaid = {
  definition: "Range of multiples paid in this industry, as the firm has seen it.",
  toVerify: "Number of sales, years, company size, and why published references are lower.",
  confirmed: false,
} as const;

const lift = {
  definition: "Signed price compared with the first written offer in the same sale, where several buyers bid.",
  toVerify: "Cash or headline price, number of sales, years, median; 1.8x means a signed price 1.8 times that offer.",
  confirmed: false,
} as const;

const rollover = {
  definition: "Share of the equity that founders usually keep where a sponsor buys.",
  toVerify: "Number of sales with rollover, years, range of all of them.",
  confirmed: false,
} as const;

const daysToLetters = {
  definition: "Days from going to market to the letters of intent, on average.",
  unit: "days",
  toVerify: "First letter or the one signed, median, number of sales, years.",
  confirmed: false,
} as const;

const ownTransition = {
  definition: "Months that an owner usually stays after closing.",
  unit: "months",
  toVerify: "Number of sales and years.",
  confirmed: false,
} as const;

const firmsOwnWork = (definition: string, unit?: string): ClaimRecord => ({
  definition,
  ...(unit && { unit }),
  toVerify: "That the firm works this way on every sale, and how often it kept to it.",
  confirmed: false,
});

const measuredShare = (definition: string): ClaimRecord => ({
  definition,
  toVerify: "How it was measured, number of sales or companies, years.",
  confirmed: false,
});

const caseFact = (definition: string, unit?: string): ClaimRecord => ({
  definition,
  ...(unit && { unit }),
  sampleSize: "1 sale",
  toVerify: "The signed document behind it, and the seller’s written consent.",
  confirmed: false,
});

/**
 * The evidence for each figure. `npm run launch-check` lists a claim until the firm has checked it against its
 * records: then set `confirmed: true` and `confirmedOn: "2026-01-31"`, with period and sample size.
 */
const claimRecords: ClaimRecords = {
  firm: {
    exits: {
      definition: "Companies that the people of this firm sold, here and at earlier firms.",
      toVerify: "Whose sales, from when to when, and at which firms.",
      confirmed: false,
    },
    closedValue: {
      definition: "Sum of the prices of the deals of this firm that closed.",
      toVerify: "At closing or with earn-outs, which deals are in the sum, median, from when to when.",
      confirmed: false,
    },
    dealsAdvised: {
      definition: "Deals advised at this firm.",
      toVerify: "Sell-side only or also buy-side, from when to when.",
      confirmed: false,
    },
    founderExits: {
      definition: "Companies that people of this team founded and sold.",
      unit: "exits by founders",
      toVerify: "Which companies, sold when and to whom.",
      confirmed: false,
    },
    closeRate: {
      definition: "Share of sales that closed.",
      toVerify:
        "Of signed engagements, of companies taken to market or of signed letters; how withdrawn mandates count.",
      confirmed: false,
    },
    higherValuations: {
      definition: "Price in a competitive sale above the price that one buyer offers alone.",
      toVerify:
        "Higher than what, cash or headline price, number of sales, years, median, and sales that did not close.",
      confirmed: false,
    },
    qualifiedBuyers: {
      definition: "Buyer records on file.",
      toVerify: "Own or licensed list, what qualified means, when last checked, how many a usual sale contacts.",
      confirmed: false,
    },
    interestedParties: {
      definition: "Buyers that show interest after an NDA, per sale.",
      unit: "interested parties",
      toVerify: "Median, number of sales, years.",
      confirmed: false,
    },
    competingOffers: {
      definition: "Written offers per sale, on average.",
      unit: "offers",
      toVerify: "Mean or median, indications or letters of intent, number of sales, years.",
      confirmed: false,
    },
    daysToLetter: {
      definition: "Days from going to market to the first letter of intent, on average.",
      unit: "days",
      toVerify:
        "From which day to which letter, median, number of sales, years. Published single sales took 44 or more.",
      confirmed: false,
    },
    weeksToOffers: {
      definition: "Weeks from going to market to the first offers.",
      unit: "weeks",
      toVerify: "Median, number of sales, years; it must agree with the days to the first letter.",
      confirmed: false,
    },
    monthsToClose: {
      definition: "Months from the first call to closing, typically.",
      unit: "months",
      toVerify: "Median from engagement or launch, number of sales, years. Public surveys show 9 to 11 at $2M to $50M.",
      confirmed: false,
    },
    monthsWithOthers: {
      definition: "Months that a sale takes with a traditional advisor.",
      unit: "months",
      toVerify: "The published source for it.",
      confirmed: false,
    },
    support: firmsOwnWork("Hours in which clients in a live process are answered."),
    clientRevenue: {
      definition: "Yearly revenue of the companies that the firm takes on.",
      toVerify: "Smallest and largest client so far.",
      confirmed: false,
    },
    usualRevenue: {
      definition: "Yearly revenue of most of the firm’s clients.",
      toVerify: "Share of clients in this range.",
      confirmed: false,
    },
    rollover,
  },
  valuation: {
    ownersServed: {
      definition: "Business owners who have used the free valuation.",
      toVerify: "Counted by person or by valuation, since when.",
      confirmed: false,
    },
    users: {
      definition: "Users of the valuation tool.",
      toVerify: "In which period; it cannot stand beside 10,000+ owners without saying how the two differ.",
      confirmed: false,
    },
    transactions: {
      definition: "Transactions that the valuation ranges were tested against.",
      toVerify: "Source and years of the data, and the license to use it.",
      confirmed: false,
    },
    confidence: {
      definition: "Confidence that a partner’s own valuation falls within the range shown, 15% either side.",
      toVerify: "How many valuations were compared with a later price or appraisal.",
      confirmed: false,
    },
    seconds: {
      definition: "Seconds from the first question to a valuation.",
      unit: "seconds",
      toVerify: "Median of real visits; the site holds a result back for 42 of them.",
      confirmed: false,
    },
    analysisSeconds: {
      definition: "Seconds in which the website is read.",
      unit: "seconds",
      toVerify: "Median of real visits.",
      confirmed: false,
    },
    strategicPremium: {
      definition: "What a strategic buyer pays above a financial one.",
      toVerify: "Source, years, number of sales.",
      confirmed: false,
    },
    revenueMultiple: multiplePaid,
    sdeMultiple: multiplePaid,
    ebitdaMultiple: multiplePaid,
  },
  dental: {
    multiple: multiplePaid,
    revenueMultiple: multiplePaid,
    monthsToClose: firmsOwnWork("Months from the first call to closing.", "months"),
    buyers: buyersOnFile,
    premium: { ...lift, definition: "Median of the signed price above the first offer in a competitive sale." },
    daysToLetters,
    cashAtClose,
    monthsOfStay: ownTransition,
  },
  saas: {
    multiple: { ...multiplePaid, definition: "Multiples of ARR paid for the top quarter of software companies." },
    strategicMultiple: { ...multiplePaid, definition: "Multiples of ARR that strategic buyers usually pay." },
    buyers: buyersOnFile,
    lift,
    cohortDays: firmsOwnWork("Days in which the firm rebuilds customer cohorts.", "days"),
    weeks: firmsOwnWork("Weeks from the first to the last day of a software sale.", "weeks"),
    diligenceConversion: measuredShare("Share of sales that closed after they had entered diligence."),
    cashAtClose,
    rollover,
  },
  manufacturing: {
    multiple: multiplePaid,
    buyers: buyersOnFile,
    lift,
    dataRoomDays: firmsOwnWork("Days in which the firm fills a data room.", "days"),
    cashAtClose,
    diligenceInteractions: measuredShare(
      "Buyers’ questions in a prepared data room against one that was not prepared.",
    ),
    weeksToClose: firmsOwnWork("Weeks from the signed letter of intent to closing.", "weeks"),
    concentration: measuredShare(
      "Share of one customer above which buyers move part of the price into later payments.",
    ),
    transitionMonths: ownTransition,
  },
  hvac: {
    multiple: multiplePaid,
    buyers: buyersOnFile,
    lift,
    sprintWeeks: firmsOwnWork("Weeks of preparation before buyers are called.", "weeks"),
    cashAtClose,
    membershipMix: measuredShare("Share of active customers on a paid plan, average of the companies taken to market."),
    recurringMix: measuredShare("Share of revenue from memberships and from calls that members place."),
    refreshHours: firmsOwnWork("Hours between two updates of the figures that bidders see.", "hours"),
    rollover,
  },
  commercialCleaning: {
    multiple: multiplePaid,
    buyers: buyersOnFile,
    contractedRevenue: measuredShare("Share of revenue under contract that the strongest buyers ask to see."),
    sprintWeeks: firmsOwnWork("Weeks of preparation before buyers are called.", "weeks"),
    daysToLetters,
    crossSell: measuredShare("Revenue added at the seller’s sites by the buyer’s other services."),
    crossSellOwnName: measuredShare(
      "Revenue added at the seller’s sites by services sold under the seller’s own name.",
    ),
    incrementalEbitda: measuredShare(
      "Worked example, not a record: 32% more revenue at the sites of a $60M company, at a margin of 25%.",
    ),
    cashAtClose,
    concentration: measuredShare("Share of one client above which buyers attach a condition to the price."),
    transitionMonths: ownTransition,
  },
  crossBorder: {
    buyers: buyersOnFile,
    hedged: measuredShare("Share of cross-border sales in which the currency was fixed between signing and closing."),
    workstreams: firmsOwnWork("Workstreams that run side by side in a cross-border sale.", "parallel workstreams"),
    monthsToSigning: firmsOwnWork("Months from the mandate to signing.", "months"),
    integrationReadiness: measuredShare("Share of the items for the first day that were settled at signing."),
    localizedCompliance: {
      ...measuredShare("Share of filings and consultations done under local law by local counsel."),
      unit: "localized compliance",
    },
  },
  cases: {
    saasFirstOffer: caseFact("First offer for the software company, as a multiple of ARR."),
    saasSigned: caseFact("Signed price of the software company, as a multiple of ARR."),
    saasChange: caseFact("Signed price of the software company above its first offer."),
    dentalPrice: caseFact("Price of the dental group."),
    dentalPractices: caseFact("Practices of the dental group.", "practices"),
    dentalMultiple: caseFact("Price of the dental group as a multiple of EBITDA."),
    dentalMonths: caseFact("Months from engagement to closing of the dental group’s sale.", "months"),
    cleaningFirstOffer: caseFact("First offer for the cleaning company, as a multiple of EBITDA."),
    cleaningSigned: caseFact("Signed price of the cleaning company, as a multiple of EBITDA."),
    cleaningChange: caseFact("Signed price of the cleaning company above its first offer, rounded."),
    cleaningFacilities: caseFact("Facilities that the cleaning company served.", "facilities"),
    cleaningRollover: caseFact("Share of the cleaning company that its owner kept."),
  },
};

export type Claim = { readonly name: string; readonly figure: string; readonly record: ClaimRecord };

/** Each figure with its evidence, by its name in this file: `firm.exits`. */
export function claims(): readonly Claim[] {
  const records: Readonly<Record<string, Readonly<Record<string, ClaimRecord>>>> = claimRecords;
  return Object.entries(figures).flatMap(([group, named]) =>
    Object.entries<string>(named).flatMap(([name, figure]) => {
      const record = records[group]?.[name];
      return record ? [{ name: `${group}.${name}`, figure, record }] : [];
    }),
  );
}
