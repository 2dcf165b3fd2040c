import { type Decimal, decimal, plus, times, toNumber } from "#domain/valuation/text/decimal.ts";
import { bracketLabel, signedTurns, turnsText } from "#domain/valuation/text/labels.ts";
import { ebitdaMoney, shortMoney, signedMoney, wholeDollars } from "#domain/valuation/text/money.ts";
import type { Multiple } from "./formula.ts";
import { bracketOf } from "./multiples.ts";

export type DriverInput = "size" | "growth" | "recurring";

/** One input and its effect, in turns of EBITDA and in whole dollars. */
export type Driver = {
  readonly input: DriverInput;
  readonly factor: string;
  readonly description: string;
  readonly impact: "positive" | "negative";
  readonly turns: number;
  readonly dollars: number;
};

type Worth = { readonly turns: number; readonly dollars: number };

const effect = ({ turns, dollars }: Worth) => `${turnsText(turns)}, or ${shortMoney(Math.abs(dollars))}`;

function sizeDescription(ebitda: Decimal, worth: Worth): string {
  const bracket = bracketLabel(bracketOf(ebitda));
  return `Adjusted EBITDA of ${ebitdaMoney(ebitda)}. Bracket: ${bracket}, with a base multiple of ${effect(worth)}.`;
}

function growthDescription(worth: Worth): string {
  return worth.turns > 0
    ? `Buyers pay for the years ahead. A growing trend adds ${effect(worth)}.`
    : `Buyers pay for the years ahead. A declining trend takes off ${effect(worth)}.`;
}

function recurringDescription(percent: number, worth: Worth): string {
  return `${percent}% of revenue recurs. Contracts that outlast the owner add ${effect(worth)}.`;
}

const factors: Readonly<Record<DriverInput, string>> = {
  size: "Size",
  growth: "Growth trend",
  recurring: "Recurring revenue",
};

/**
 * The inputs that change the value, in the order in which the multiple is built. Size is the base multiple of the
 * bracket. An input without effect is not a driver.
 */
export function driversOf(ebitda: Decimal, multiple: Multiple, recurringPercent: number): readonly Driver[] {
  const describe: Readonly<Record<DriverInput, (worth: Worth) => string>> = {
    size: (worth) => sizeDescription(ebitda, worth),
    growth: growthDescription,
    recurring: (worth) => recurringDescription(recurringPercent, worth),
  };
  const effects: readonly (readonly [DriverInput, Decimal])[] = [
    ["size", multiple.base],
    ["growth", multiple.growth],
    ["recurring", multiple.recurring],
  ];
  const drivers: Driver[] = [];
  let reached = decimal(0);
  for (const [input, turns] of effects) {
    if (turns.units === 0n) continue;
    const next = plus(reached, turns);
    // Each driver is the difference of two rounded values, so that together they add up to the dollar.
    const dollars = wholeDollars(times(ebitda, next)) - wholeDollars(times(ebitda, reached));
    const worth = { turns: toNumber(turns), dollars };
    const impact = turns.units > 0n ? "positive" : "negative";
    drivers.push({ input, factor: factors[input], description: describe[input](worth), impact, ...worth });
    reached = next;
  }
  return drivers;
}

/** A driver's effect as printed: the base multiple without a sign, the others with one. */
export function driverEffect({ input, turns, dollars }: Driver): { readonly turns: string; readonly dollars: string } {
  return input === "size"
    ? { turns: turnsText(turns), dollars: shortMoney(dollars) }
    : { turns: signedTurns(turns), dollars: signedMoney(dollars) };
}
