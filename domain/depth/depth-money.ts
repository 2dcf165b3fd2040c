import { withDecimals } from "#domain/valuation/text/digits.ts";
import { type Amount, ebitdaMoney, shortMoney, wholeDollars } from "#domain/valuation/text/money.ts";

/** To the thousand, so that a list of thousands adds up as printed: `$1.719M`, `$1.62M`, `$825K`. */
export function thousandsMoney(amount: Amount): string {
  const dollars = wholeDollars(amount);
  const thousands = Math.round(Math.abs(dollars) / 1_000);
  if (thousands < 1_000) return shortMoney(dollars);
  return `${dollars < 0 ? "−" : ""}$${withDecimals(thousands / 1_000, 2)}M`;
}

/** A difference that must add up with others: `+$120K`, `−$1.59M`, and `$0` without a sign. */
export function signedEbitdaMoney(amount: Amount): string {
  return wholeDollars(amount) > 0 ? `+${ebitdaMoney(amount)}` : ebitdaMoney(amount);
}

/** A number of percent with a real minus sign: `−12.5`. */
export const signedNumber = (value: number) => `${value < 0 ? "−" : ""}${Math.abs(value)}`;
