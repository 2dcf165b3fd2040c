import type { PurchaseState } from "#domain/payments/purchase-state.ts";

/** Purchases of one package, currency and state that were paid in a span of time. Amounts in the smallest unit. */
export type SalesSum = {
  readonly package: string;
  readonly currency: string;
  readonly state: PurchaseState;
  readonly count: number;
  readonly amount: number;
  readonly refunded: number;
  /** How many of them were refunded, in whole or in part. */
  readonly refunds: number;
};

type Line = { readonly count: number; readonly amount: number };

/** A month as an account. `net` is before the provider's fees, which only the provider knows. */
export type SalesAccount = {
  readonly currency: string;
  readonly sold: Line;
  readonly refunded: Line;
  /** What a bank holds while a dispute is open, after refunds. */
  readonly held: Line;
  /** What a bank took back after a dispute. */
  readonly lost: Line;
  readonly net: number;
};

export type PackageSales = {
  readonly package: string;
  readonly currency: string;
  readonly sold: Line;
  readonly refunds: number;
};

/** One account per currency, the one with the most sales first. */
export function salesAccounts(sums: readonly SalesSum[]): readonly SalesAccount[] {
  return [...Map.groupBy(sums, ({ currency }) => currency)]
    .map(([currency, own]) => accountOf(currency, own))
    .toSorted((a, b) => b.sold.count - a.sold.count || (a.currency < b.currency ? -1 : 1));
}

function accountOf(currency: string, sums: readonly SalesSum[]): SalesAccount {
  const sold = line(sums, ({ count, amount }) => ({ count, amount }));
  const refunded = line(sums, ({ refunds, refunded: amount }) => ({ count: refunds, amount }));
  const heldBack = (state: PurchaseState) =>
    line(sums, (sum) => (sum.state === state ? { count: sum.count, amount: sum.amount - sum.refunded } : none));
  const [held, lost] = [heldBack("disputed"), heldBack("chargedBack")];
  return { currency, sold, refunded, held, lost, net: sold.amount - refunded.amount - held.amount - lost.amount };
}

/** By package, as it was sold. */
export function packageSales(sums: readonly SalesSum[]): readonly PackageSales[] {
  return [...Map.groupBy(sums, (sum) => `${sum.package} ${sum.currency}`).values()].map((own) => ({
    package: own[0]?.package ?? "",
    currency: own[0]?.currency ?? "",
    sold: line(own, ({ count, amount }) => ({ count, amount })),
    refunds: own.reduce((sum, { refunds }) => sum + refunds, 0),
  }));
}

/** How many sales each filter of the list shows. */
export function salesCounts(sums: readonly SalesSum[]) {
  const counted = (of: (sum: SalesSum) => number) => sums.reduce((total, sum) => total + of(sum), 0);
  return {
    all: counted(({ count }) => count),
    refunds: counted(({ refunds }) => refunds),
    disputes: counted(({ state, count }) => (state === "disputed" || state === "chargedBack" ? count : 0)),
  };
}

const none: Line = { count: 0, amount: 0 };

function line(sums: readonly SalesSum[], of: (sum: SalesSum) => Line): Line {
  return sums.map(of).reduce((a, b) => ({ count: a.count + b.count, amount: a.amount + b.amount }), none);
}
