import fc from "fast-check";
import { expect, test } from "vitest";
import { packageSales, type SalesSum, salesAccounts, salesCounts } from "./sales-account.ts";

const sum = (change: Partial<SalesSum>): SalesSum => ({
  package: "professional",
  currency: "usd",
  state: "paid",
  count: 1,
  amount: 49_000,
  refunded: 0,
  refunds: 0,
  ...change,
});

test("a month: sold, less refunds, less what a bank holds or took back", () => {
  const month = [
    sum({ count: 3, amount: 147_000 }),
    sum({ package: "exitReadiness", count: 2, amount: 290_000, refunded: 10_000, refunds: 1 }),
    sum({ state: "refunded", refunded: 49_000, refunds: 1 }),
    sum({ state: "disputed" }),
    sum({ state: "chargedBack", refunded: 9_000, refunds: 1 }),
  ];
  expect(salesAccounts(month)).toEqual([
    {
      currency: "usd",
      sold: { count: 8, amount: 584_000 },
      refunded: { count: 3, amount: 68_000 },
      held: { count: 1, amount: 49_000 },
      lost: { count: 1, amount: 40_000 },
      net: 427_000,
    },
  ]);
  expect(packageSales(month)).toEqual([
    { package: "professional", currency: "usd", sold: { count: 6, amount: 294_000 }, refunds: 2 },
    { package: "exitReadiness", currency: "usd", sold: { count: 2, amount: 290_000 }, refunds: 1 },
  ]);
  expect(salesCounts(month)).toEqual({ all: 8, refunds: 3, disputes: 2 });
});

test("currencies are not added up", () => {
  const accounts = salesAccounts([sum({ currency: "eur" }), sum({ count: 2, amount: 98_000 })]);
  expect(accounts.map(({ currency, net }) => [currency, net])).toEqual([
    ["usd", 98_000],
    ["eur", 49_000],
  ]);
  expect(salesAccounts([])).toEqual([]);
  expect(salesCounts([])).toEqual({ all: 0, refunds: 0, disputes: 0 });
});

test("the net is never more than what was sold, nor less than nothing", () => {
  const sums = fc.record({
    state: fc.constantFrom("paid", "refunded", "disputed", "chargedBack"),
    count: fc.integer({ min: 1, max: 9 }),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(sums, { minLength: 1 }), (some) => {
      const month = some.map(({ part, ...rest }) => sum({ ...rest, refunded: Math.floor(rest.amount * part) }));
      const [account] = salesAccounts(month);
      expect(account?.net).toBeGreaterThanOrEqual(0);
      expect(account?.net).toBeLessThanOrEqual(account?.sold.amount ?? 0);
    }),
  );
});
