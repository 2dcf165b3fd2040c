/** The fields of the panels and the bounds of what can be entered; the arithmetic is in the other files. */

export type Bounds = { readonly min: number; readonly max: number };

/** The costs that a buyer adds back to profit, in the order of the list. Pay and rent can also be below the market. */
export const addBackRules = {
  ownerPay: { canLower: true },
  familyPayroll: { canLower: false },
  personalCosts: { canLower: false },
  oneOffs: { canLower: false },
  rentToMarket: { canLower: true },
} as const satisfies Readonly<Record<string, { readonly canLower: boolean }>>;

export type AddBackKey = keyof typeof addBackRules;
export const addBackKeys = Object.keys(addBackRules) as readonly AddBackKey[];

/** The largest amount of one line, in whole dollars, with either sign. */
export const maxAddBack = 5_000_000;

/** The amounts that the owner can enter, in the order of the form. */
export const proceedsKeys = [
  "debt",
  "cash",
  "workingCapitalGap",
  "earnOut",
  "sellerNote",
  "rollover",
  "escrow",
] as const;
export type ProceedsKey = (typeof proceedsKeys)[number];

export const maxProceedsAmount = 100_000_000;
export const taxRateBounds = { min: 0, max: 60 } as const;

/** The eight questions, in order; their words are in the content. */
export const readinessKeys = [
  "customerConcentration",
  "runsWithoutOwner",
  "repeatRevenue",
  "booksTie",
  "secondInCommand",
  "writtenContracts",
  "threeYearGrowth",
  "steadyMargin",
] as const;
export type ReadinessKey = (typeof readinessKeys)[number];

export const readinessAnswers = ["yes", "partly", "no"] as const;
export type ReadinessAnswer = (typeof readinessAnswers)[number];

export const goalBounds = { min: 100_000, max: 500_000_000 } as const;

/** Per year, in percent with at most one decimal. */
export const growthRateBounds = { min: -30, max: 50 } as const;
export const returnRateBounds = { min: 0, max: 15 } as const;

export const addBackBounds = (key: AddBackKey): Bounds => ({
  min: addBackRules[key].canLower ? -maxAddBack : 0,
  max: maxAddBack,
});
export const proceedsBounds = (key: ProceedsKey): Bounds => ({
  min: key === "workingCapitalGap" ? -maxProceedsAmount : 0,
  max: maxProceedsAmount,
});
