import { expect, test } from "vitest";
import type { PackagePrices } from "#domain/payments/price.ts";
import { PaymentError, type PaymentFailure } from "#server/vendors/stripe/failure.ts";
import { createPriceCache } from "./price-cache.ts";

const minute = 60_000;
const pricesAt = (amount: number): PackagePrices => ({
  professional: { amount, currency: "usd" },
  exitReadiness: { amount: 3 * amount, currency: "usd" },
});

function memory() {
  const clock = { now: 1_000_000 };
  const provider: { says: number | PaymentFailure; asked: number } = { says: 1, asked: 0 };
  const prices = createPriceCache({
    now: () => clock.now,
    ask: async () => {
      provider.asked += 1;
      if (typeof provider.says === "string") throw new PaymentError(provider.says, "test");
      return pricesAt(provider.says);
    },
  });
  return { clock, provider, prices };
}

test("asks once in five minutes, for any number of concurrent visitors", async () => {
  const { clock, provider, prices } = memory();
  expect(await Promise.all([prices(), prices(), prices()])).toEqual([pricesAt(1), pricesAt(1), pricesAt(1)]);
  provider.says = 2;
  clock.now += 5 * minute - 1;
  expect([await prices(), provider.asked]).toEqual([pricesAt(1), 1]);
  clock.now += 1;
  expect([await prices(), provider.asked]).toEqual([pricesAt(2), 2]);
});

test("uses the last prices for up to an hour while the provider is down, with pauses between calls", async () => {
  const { clock, provider, prices } = memory();
  await prices();
  provider.says = "unclear";
  clock.now += 6 * minute;
  for (const _ of [1, 2, 3]) expect(await prices()).toEqual(pricesAt(1));
  expect(provider.asked).toBe(2);
  clock.now += 30_000;
  await prices();
  expect(provider.asked).toBe(3);
  clock.now += 54 * minute;
  expect(await prices()).toBeUndefined();
  provider.says = 2;
  clock.now += 30_000;
  expect(await prices()).toEqual(pricesAt(2));
});

test.each(["refused", "settings", "failed"] as const)(
  "a provider that answers %s has nothing to sell",
  async (failure) => {
    const { clock, provider, prices } = memory();
    await prices();
    provider.says = failure;
    clock.now += 5 * minute;
    expect([await prices(), await prices(), provider.asked]).toEqual([undefined, undefined, 2]);
  },
);
