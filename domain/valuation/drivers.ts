import { type Decimal, decimal, minus, plus, times, toNumber } from "./decimal.ts";
import type { Multiple } from "./formula.ts";
import { bracketLabel, turnsText } from "./labels.ts";
import { shortMoney, wholeDollars } from "./money.ts";
import { bracketOf, previousBracket } from "./multiples.ts";

export type DriverInput = "size" | "growth" | "recurring";

/** One input and what it does to the number, in turns of EBITDA and in whole dollars. */
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
  const own = bracketOf(ebitda);
  const below = previousBracket(ebitda);
  const place = `Adjusted EBITDA of ${shortMoney(ebitda)}. Bracket: ${bracketLabel(own)}, at ${turnsText(own.multiple)}.`;
  if (below === undefined) return `${place} That base is worth ${shortMoney(worth.dollars)}.`;
  return `${place} One bracket lower is ${turnsText(below.multiple)}. The step is worth ${effect(worth)}.`;
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
 * The inputs that move the number, in the order in which the multiple is built. Size counts from the bracket below, or
 * from zero in the lowest; the others count from zero. An input that moves nothing is no driver.
 */
export function driversOf(ebitda: Decimal, multiple: Multiple, recurringPercent: number): readonly Driver[] {
  const describe: Readonly<Record<DriverInput, (worth: Worth) => string>> = {
    size: (worth) => sizeDescription(ebitda, worth),
    growth: growthDescription,
    recurring: (worth) => recurringDescription(recurringPercent, worth),
  };
  const start = decimal(previousBracket(ebitda)?.multiple ?? 0);
  const effects: readonly (readonly [DriverInput, Decimal])[] = [
    ["size", minus(multiple.base, start)],
    ["growth", multiple.growth],
    ["recurring", multiple.recurring],
  ];
  const drivers: Driver[] = [];
  let reached = start;
  for (const [input, turns] of effects) {
    if (turns.units === 0n) continue;
    const next = plus(reached, turns);
    // Each driver takes the difference of two rounded values, so that all of them together miss no dollar.
    const dollars = wholeDollars(times(ebitda, next)) - wholeDollars(times(ebitda, reached));
    const worth = { turns: toNumber(turns), dollars };
    const impact = turns.units > 0n ? "positive" : "negative";
    drivers.push({ input, factor: factors[input], description: describe[input](worth), impact, ...worth });
    reached = next;
  }
  return drivers;
}
