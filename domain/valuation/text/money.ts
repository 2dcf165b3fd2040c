import { type Decimal, decimal, rounded, times, toNumber } from "./decimal.ts";
import { withDecimals } from "./digits.ts";

/** An amount that may reach a screen; missing or invalid counts as 0. */
export type Amount = number | Decimal | null | undefined;

/** The one place where money becomes whole dollars. */
export function wholeDollars(amount: Amount): number {
  if (amount === null || amount === undefined) return 0;
  if (typeof amount === "number" && !Number.isFinite(amount)) return 0;
  return toNumber(rounded(typeof amount === "number" ? decimal(amount) : amount, 0));
}

/** A part of an amount, in whole dollars. */
export function shareOf(amount: number | Decimal, part: number): number {
  return wholeDollars(times(typeof amount === "number" ? decimal(amount) : amount, decimal(part)));
}

// An integer number of dollars divided by 100,000 is a tie only if the tie is exact, so Math.round is half-up here.
const tenthsOfMillion = (dollars: number) => Math.round(dollars / 100_000) / 10;

function short(dollars: number): string {
  // From 999,500 on, thousands would round to $1000K.
  if (dollars >= 999_500) return `$${withDecimals(tenthsOfMillion(dollars), 1)}M`;
  if (dollars >= 1_000) return `$${Math.round(dollars / 1_000)}K`;
  return `$${dollars}`;
}

const withSign = (dollars: number, show: (size: number) => string) =>
  dollars < 0 ? `−${show(-dollars)}` : show(dollars);

/** `$1.5M`, `$850K`, `$999`, `−$825K`. */
export function shortMoney(amount: Amount): string {
  return withSign(wholeDollars(amount), short);
}

/** EBITDA beside a multiple, so that the product can be checked: `$1.65M`, `$825K`. */
export function ebitdaMoney(amount: Amount): string {
  return withSign(wholeDollars(amount), (size) =>
    size >= 999_500 ? `$${withDecimals(Math.round(size / 10_000) / 100, 2)}M` : short(size),
  );
}

/** A difference: `+$825K`, `−$825K`, and `$0` without a sign. */
export function signedMoney(amount: Amount): string {
  const dollars = wholeDollars(amount);
  return dollars > 0 ? `+${shortMoney(dollars)}` : shortMoney(dollars);
}

/** Every digit, for the worksheet: `$1,500,000`. */
export function fullMoney(amount: Amount): string {
  return withSign(wholeDollars(amount), (size) => `$${withDecimals(size, 0)}`);
}

/** The shortest text that is exact to the dollar, for an editable figure: `$850K`, `$1.5M`, `$1.45M`, `$1,234,567`. */
export function exactMoney(amount: Amount): string {
  return withSign(wholeDollars(amount), (size) => {
    if (size >= 1_000_000 && size % 10_000 === 0) return `$${withDecimals(size / 1_000_000, 1)}M`;
    if (size >= 1_000 && size < 1_000_000 && size % 1_000 === 0) return `$${size / 1_000}K`;
    return fullMoney(size);
  });
}

/** `$8.4M – $11.4M`. */
export function moneyRange(low: Amount, high: Amount): string {
  return `${shortMoney(low)} – ${shortMoney(high)}`;
}
