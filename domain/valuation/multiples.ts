import { type Decimal, decimal, isBelow } from "#domain/valuation/text/decimal.ts";

/** A size bracket: the EBITDA it starts at, the EBITDA it stays under, and its base multiple. */
export type Bracket = { readonly from: number; readonly under: number; readonly multiple: number };

export const brackets = [
  { from: 0, under: 500_000, multiple: 1.75 },
  { from: 500_000, under: 650_000, multiple: 3.125 },
  { from: 650_000, under: 1_000_000, multiple: 3.875 },
  { from: 1_000_000, under: 2_000_000, multiple: 5 },
  { from: 2_000_000, under: 6_000_000, multiple: 7.5 },
  { from: 6_000_000, under: Number.POSITIVE_INFINITY, multiple: 9 },
] as const satisfies readonly Bracket[];

type Ebitda = number | Decimal;

export function bracketOf(ebitda: Ebitda): Bracket {
  const amount = typeof ebitda === "number" ? decimal(ebitda) : ebitda;
  return brackets.findLast(({ from }) => !isBelow(amount, decimal(from))) ?? brackets[0];
}

export function baseMultiple(ebitda: Ebitda): number {
  return bracketOf(ebitda).multiple;
}

/** The bracket above, or undefined in the highest. */
export function nextBracket(ebitda: Ebitda): Bracket | undefined {
  const { under } = bracketOf(ebitda);
  return brackets.find(({ from }) => from === under);
}
