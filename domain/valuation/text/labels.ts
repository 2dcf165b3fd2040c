import { type Band, inputQuestions } from "#domain/valuation/financial-inputs.ts";
import type { Bracket } from "#domain/valuation/multiples.ts";
import { decimal, rounded, toNumber } from "./decimal.ts";
import { withDecimals } from "./digits.ts";
import { moneyRange, shortMoney } from "./money.ts";

const profitLabels = [
  { under: 500_000, label: "Early Stage" },
  { under: 2_000_000, label: "Growing Business" },
  { under: 5_000_000, label: "Established Business" },
  { under: 10_000_000, label: "Market Leader" },
] as const;

export function profitLabel(profit: number): string {
  return profitLabels.find(({ under }) => profit < under)?.label ?? "Enterprise";
}

/** The name of the range that a value is in; undefined where a question names none. */
export function bandLabel<Label extends string>(
  bands: readonly (Band & { readonly label: Label })[] = [],
  value: number,
): Label | undefined {
  return bands.filter(({ from }) => value >= from).at(-1)?.label;
}

export const recurringBand = (percent: number) => bandLabel(inputQuestions.recurringRevenue.bands, percent);

const recurringWhenMissing = 90;

/** The share that the results show. */
export function shownRecurring(percent: number | null | undefined): number {
  return percent ?? recurringWhenMissing;
}

const trends = inputQuestions.growthTrend.options;
export type GrowthLabel = (typeof trends)[number]["label"];

/** An unknown trend counts as declining. */
export function growthLabel(trend: string | null | undefined): GrowthLabel {
  return trends.find(({ value }) => value === trend)?.label ?? "Declining";
}

/** `$500K – $650K`; the outer brackets have one end. */
export function bracketLabel({ from, under }: Bracket): string {
  if (from === 0) return `Under ${shortMoney(under)}`;
  return under === Number.POSITIVE_INFINITY ? `${shortMoney(from)} and above` : moneyRange(from, under);
}

type Turns = number | null | undefined;

const finite = (value: Turns) => (value !== null && value !== undefined && Number.isFinite(value) ? value : 0);

const decimals = (least: number, most: number) => (value: Turns) =>
  `${withDecimals(toNumber(rounded(decimal(Math.abs(finite(value))), most)), least)}x`;

const oneDecimal = decimals(1, 1);
const atMostThree = decimals(1, 3);
const atMostFive = decimals(2, 5);

const minusOf = (value: Turns) => (finite(value) < 0 ? "−" : "");

/** A multiple as the results show it: `6.0x`. */
export function multipleText(value: Turns): string {
  return `${minusOf(value)}${oneDecimal(value)}`;
}

/** The size of an effect in a sentence: `0.5x`, `1.125x`. */
export function turnsText(value: Turns): string {
  return atMostThree(value);
}

/** The effect of a driver: `+0.5x`, `−0.5x`, `+1.125x`. */
export function signedTurns(value: Turns): string {
  return `${finite(value) > 0 ? "+" : minusOf(value)}${turnsText(value)}`;
}

/**
 * Every decimal that a whole percentage can give, so that the worksheet's column adds up as printed: `5.00x`,
 * `0.03125x`.
 */
export function exactMultipleText(value: Turns): string {
  return `${minusOf(value)}${atMostFive(value)}`;
}
