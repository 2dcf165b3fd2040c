import fc from "fast-check";
import { expect, test } from "vitest";
import { purchaseStateOf } from "#domain/payments/purchase-state.ts";
import { type Action, actions } from "#tests/fakes/stripe/objects.ts";
import { shopFixture } from "#tests/support/shop.fixture.ts";

const shop = shopFixture();

/** What happens at the provider, and when which of the waiting events arrive. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ action: fc.constantFrom<Action>(...actions) }) },
  { weight: 2, arbitrary: fc.record({ order: fc.integer(), times: fc.integer({ min: 1, max: 3 }) }) },
);

/** Most actions need a payment first. */
const start = fc.constantFrom<Action>("pay", "pay", "pay", "payLater", "expire");

test("any order, delay and repetition of events ends in what the provider says", async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(step, { maxLength: 9 }), fc.integer(), async (first, steps, last) => {
      const valuationId = await shop.valuation();
      const { id } = await shop.buy(shop.payments(), valuationId);
      shop.fake.behave({ events: "held" });
      for (const each of [{ action: first }, ...steps]) {
        if ("order" in each) await shop.fake.deliver(each);
        // Actions that are impossible now are skipped.
        else await shop.fake.act(id, each.action).catch(() => undefined);
      }
      await shop.fake.deliver({ order: last, times: 2 });
      const state = purchaseStateOf(await shop.provider.findCheckout(id));
      const [row] = (await shop.rows()).filter((found) => found.valuation_id === valuationId);
      expect(row?.state).toBe(state);
      expect(row?.slot === null).toBe(state !== "pending");
      expect(await shop.payments().unlocked(valuationId)).toEqual(state === "paid" ? ["professional"] : []);
    }),
    { numRuns: 40 },
  );
}, 20_000);
