import { type Decimal, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { bracketLabel, exactMultipleText, type GrowthLabel, growthLabel } from "#domain/valuation/text/labels.ts";
import { shareOf, wholeDollars } from "#domain/valuation/text/money.ts";
import { readProfit } from "#domain/valuation/text/read-profit.ts";
import { type Driver, driversOf } from "./drivers.ts";
import { boundRecurring } from "./financial-inputs.ts";
import { ebitdaOf, formula, growthScore, type Multiple, multipleOf } from "./formula.ts";
import { calculationError, inputMessages } from "./input-errors.ts";
import { bracketOf } from "./multiples.ts";

export type Methodology = {
  readonly description: string;
  readonly baseMultiple: number;
  readonly growthScore: number;
  readonly growthAdjustment: number;
  readonly recurringAdjustment: number;
  readonly finalMultiple: number;
  readonly factors: readonly string[];
};

export type Valuation = {
  readonly preTaxProfit: number;
  /** Exact, because brackets and highlight compare it; every other amount is whole dollars. */
  readonly ebitda: number;
  readonly multiple: number;
  readonly baseMultiple: number;
  readonly growthScore: number;
  readonly growthAdjustment: number;
  readonly recurringAdjustment: number;
  readonly baseValuation: number;
  readonly adjustedValuation: number;
  readonly conservativeValue: number;
  readonly optimisticValue: number;
  readonly growthTrend: GrowthLabel;
  /** Missing if no share was given: the results then show the default, and the formula counts 0. */
  readonly recurringRevenue?: number;
  readonly drivers: readonly Driver[];
  readonly revenue: number;
  readonly sde: number;
  readonly methodology: Methodology;
};

/** Inputs as they may reach the formula: a profit as text, an unknown trend, no recurring share. */
export type CalculationInputs = {
  readonly preTaxProfit: number | string;
  readonly growthTrend: string;
  readonly recurringRevenue?: number | undefined;
};

function positiveProfit(given: number | string): number {
  const profit = typeof given === "string" ? readProfit(given) : given;
  if (profit === undefined || !Number.isFinite(profit) || profit <= 0) throw new Error(inputMessages.notPositive);
  return profit;
}

/** @throws the message for the visitor, with the reason as its cause. */
export function calculateValuation(inputs: CalculationInputs): Valuation {
  try {
    return valuationOf(positiveProfit(inputs.preTaxProfit), inputs);
  } catch (cause) {
    throw calculationError(cause);
  }
}

function valuationOf(preTaxProfit: number, { growthTrend, recurringRevenue }: CalculationInputs): Valuation {
  const ebitda = ebitdaOf(preTaxProfit);
  const multiple = multipleOf(ebitda, growthTrend, recurringRevenue);
  const adjustedValuation = wholeDollars(times(ebitda, multiple.final));
  const parts = {
    baseMultiple: toNumber(multiple.base),
    growthScore: growthScore(growthTrend),
    growthAdjustment: toNumber(multiple.growth),
    recurringAdjustment: toNumber(multiple.recurring),
  };
  return {
    preTaxProfit,
    ebitda: toNumber(ebitda),
    multiple: toNumber(multiple.final),
    ...parts,
    baseValuation: adjustedValuation,
    adjustedValuation,
    conservativeValue: shareOf(adjustedValuation, formula.conservative),
    optimisticValue: shareOf(adjustedValuation, formula.optimistic),
    growthTrend: growthLabel(growthTrend),
    ...(recurringRevenue !== undefined && { recurringRevenue: boundRecurring(recurringRevenue) }),
    drivers: driversOf(ebitda, multiple, boundRecurring(recurringRevenue)),
    revenue: shareOf(ebitda, formula.revenueOfEbitda),
    sde: shareOf(ebitda, formula.sdeOfEbitda),
    methodology: {
      description: "Adjusted EBITDA times a multiple that follows size, growth and recurring revenue.",
      ...parts,
      finalMultiple: toNumber(multiple.final),
      factors: methodologyFactors(ebitda, multiple, growthTrend, boundRecurring(recurringRevenue)),
    },
  };
}

function methodologyFactors(
  ebitda: Decimal,
  { base, growth, recurring }: Multiple,
  trend: string,
  recurringPercent: number,
): readonly string[] {
  return [
    `Adjusted EBITDA is ${formula.ebitdaOfProfit} times pre-tax profit`,
    `Size bracket ${bracketLabel(bracketOf(ebitda))}: base multiple ${exactMultipleText(toNumber(base))}`,
    `Growth trend ${growthLabel(trend)}: ${exactMultipleText(toNumber(growth))}`,
    `Recurring revenue ${recurringPercent}%: ${exactMultipleText(toNumber(recurring))}`,
  ];
}
