import { decimal, times } from "#domain/valuation/text/decimal.ts";
import { wholeDollars } from "#domain/valuation/text/money.ts";
import { type ProceedsKey, proceedsKeys } from "./depth-bounds.ts";

/** Whole dollars; a missing amount counts as 0. */
export type ProceedsEntries = { readonly [Key in ProceedsKey]?: number } & {
  /** In percent, with at most one decimal. Missing: the result stops before tax. */
  readonly taxRate?: number;
};

export type Proceeds = {
  readonly price: number;
  readonly debt: number;
  readonly cash: number;
  /** What the company is short of its usual working capital; a surplus is negative. */
  readonly workingCapitalGap: number;
  readonly fee: number;
  /** The owner's share of the price, before tax and whenever it is paid. */
  readonly beforeTax: number;
  /** Owed, but paid after closing: escrow and seller note. */
  readonly later: number;
  /** Paid only if the company does well: earn-out and rollover. */
  readonly atRisk: number;
  readonly cashBeforeTax: number;
  /** Missing without a tax rate. */
  readonly tax?: { readonly rate: number; readonly atClose: number; readonly onTheRest: number };
  /** After tax, or before it if there is no rate. */
  readonly cashAtClose: number;
  /** Everything that is paid in the end, after tax on each part when it is paid. */
  readonly keptInTheEnd: number;
  /** The deductions and the later parts are more than the price. */
  readonly isOverdrawn: boolean;
};

const percentOf = (amount: number, percent: number) =>
  wholeDollars(times(times(decimal(amount), decimal(percent)), decimal(0.01)));

/** From the price to the cash that the owner has on the day of closing. Each part is taxed when it is paid. */
export function proceedsOf(price: number, entries: ProceedsEntries, feePercent: number): Proceeds {
  const { debt = 0, cash = 0, workingCapitalGap = 0, escrow = 0, sellerNote = 0, earnOut = 0, rollover = 0 } = entries;
  const { taxRate } = entries;
  const fee = percentOf(price, feePercent);
  const beforeTax = price - debt + cash - workingCapitalGap - fee;
  const later = escrow + sellerNote;
  const atRisk = earnOut + rollover;
  const cashBeforeTax = beforeTax - later - atRisk;
  const tax =
    taxRate === undefined
      ? undefined
      : {
          rate: taxRate,
          atClose: percentOf(Math.max(cashBeforeTax, 0), taxRate),
          onTheRest: percentOf(later + atRisk, taxRate),
        };
  return {
    price,
    debt,
    cash,
    workingCapitalGap,
    fee,
    beforeTax,
    later,
    atRisk,
    cashBeforeTax,
    ...(tax && { tax }),
    cashAtClose: cashBeforeTax - (tax?.atClose ?? 0),
    keptInTheEnd: beforeTax - (tax?.atClose ?? 0) - (tax?.onTheRest ?? 0),
    isOverdrawn: cashBeforeTax < 0,
  };
}

/** Whether the owner entered anything that changes the result. */
export function hasProceedsEntries(entries: ProceedsEntries): boolean {
  return entries.taxRate !== undefined || proceedsKeys.some((key) => (entries[key] ?? 0) !== 0);
}
