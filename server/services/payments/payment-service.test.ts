import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { attachSession, insertPurchase } from "#server/store/payments/purchases.ts";
import type { Checkout } from "#server/vendors/stripe/answers.ts";
import type { PaymentProvider } from "#server/vendors/stripe.ts";
import { fakeAccount } from "#tests/fakes/stripe.ts";
import { minute, shopFixture, t0 } from "#tests/support/shop.fixture.ts";
import { createPaymentService, orderAllowances } from "./payment-service.ts";

const shop = shopFixture();

/** A stored valuation with a checkout for its professional report. */
async function ordered() {
  const valuationId = await shop.valuation();
  const { id } = await shop.buy(shop.payments(), valuationId);
  return { valuationId, id, unlocked: () => shop.payments().unlocked(valuationId) };
}

describe("events", () => {
  test("open what is paid, leave open what is refunded in part, close what is refunded", async () => {
    const { id, unlocked } = await ordered();
    expect(await unlocked()).toEqual([]);
    shop.clock.now += minute;
    await shop.fake.act(id, "pay");
    expect(await unlocked()).toEqual(["professional"]);
    await shop.fake.act(id, "refundPart");
    expect(await unlocked()).toEqual(["professional"]);
    await shop.fake.act(id, "refund");
    expect(await unlocked()).toEqual([]);
    expect(await shop.rows()).toMatchObject([
      {
        state: "refunded",
        amount: 49_000,
        currency: "usd",
        paid_at: t0 + minute,
        slot: null,
        payment_id: shop.fake.find(id)["payment_intent"],
      },
    ]);
  });

  test.each([
    ["a bank that pays", ["payLater", "bankPays"], "paid"],
    ["a bank that has not paid", ["payLater"], "pending"],
    ["a bank that refuses", ["payLater", "bankRefuses"], "cancelled"],
    ["a page left open", ["expire"], "cancelled"],
  ] as const)("%s", async (_name, actions, state) => {
    const { id } = await ordered();
    for (const action of actions) await shop.fake.act(id, action);
    expect(await shop.states()).toEqual([state]);
  });

  test.each([
    ["a dispute closes", ["dispute"], "disputed", []],
    ["its win opens again", ["dispute", "winDispute"], "paid", ["professional"]],
    ["its loss keeps closed", ["dispute", "loseDispute"], "chargedBack", []],
    ["an inquiry closes", ["inquire"], "disputed", []],
    ["its end opens again", ["inquire", "dropInquiry"], "paid", ["professional"]],
    [
      "a part given back before a dispute that is won stays open",
      ["refundPart", "dispute", "winDispute"],
      "paid",
      ["professional"],
    ],
    ["a refund during an inquiry closes for good", ["inquire", "refund", "dropInquiry"], "refunded", []],
    ["a refund that fails opens again", ["refund", "refundFails"], "paid", ["professional"]],
  ] as const)("%s", async (_name, actions, state, open) => {
    const { id, unlocked } = await ordered();
    for (const action of ["pay", ...actions] as const) await shop.fake.act(id, action);
    expect([await shop.states(), await unlocked()]).toEqual([[state], open]);
    expect((await shop.payments().order(id)).status).toBe(state);
  });

  test("count a buyer once in the funnel, however often the report opens and whatever else is bought", async () => {
    const { valuationId, id } = await ordered();
    const { id: second } = await shop.buy(shop.payments(), valuationId, "exitReadiness");
    for (const [checkout, action] of [
      [id, "pay"],
      [id, "dispute"],
      [id, "winDispute"],
      [second, "pay"],
    ] as const)
      await shop.fake.act(checkout, action);
    const counted = await shop.store.db.selectFrom("funnel_count").select(["step", "count"]).execute();
    expect(counted).toEqual([{ step: "paid", count: 1 }]);
  });

  test("with unknown values change nothing that is confirmed, and do not fail", async () => {
    const { id, unlocked } = await ordered();
    shop.fake.print(id, { payment_status: "partially_paid" });
    await shop.fake.act(id, "payLater");
    expect([await shop.states(), shop.fake.waiting]).toEqual([["pending"], []]);
    await expect(shop.buy(shop.payments(), (await shop.rows())[0]?.valuation_id ?? "")).rejects.toMatchObject({
      code: "paymentUnderWay",
    });
    await shop.fake.act(id, "bankPays");
    expect(await unlocked()).toEqual(["professional"]);
    await shop.fake.act(id, "dispute");
    shop.fake.print(id, { dispute_status: "arbitration" });
    expect([await unlocked(), shop.fake.waiting]).toEqual([[], []]);
  });

  test("each three times, last first, long after everything has happened: the same result", async () => {
    const { id, unlocked } = await ordered();
    shop.fake.behave({ events: "held" });
    await shop.fake.act(id, "pay");
    await shop.fake.act(id, "refundPart");
    const statuses = await shop.fake.deliver({ times: 3, order: "reversed" });
    expect([statuses.length, new Set(statuses), await unlocked()]).toEqual([15, new Set([200]), ["professional"]]);
  });

  test("repeated once more ask the provider only once", async () => {
    const { id } = await ordered();
    shop.fake.behave({ events: "held" });
    await shop.fake.act(id, "pay");
    await shop.fake.deliver({ times: 5 });
    expect(shop.fake.asked("findCheckout")).toBe(1);
  });

  test("a refund whose payment is unknown is found by asking", async () => {
    const { id } = await ordered();
    shop.fake.webhook(async () => 200);
    await shop.fake.act(id, "pay");
    shop.sendEventsTo(shop.payments());
    await shop.fake.act(id, "refund");
    expect([await shop.states(), shop.fake.asked("listCheckouts")]).toEqual([["refunded"], 1]);
  });

  test.each(["otherSecret", "changedBody", "stale", "unsigned"] as const)(
    "forged, %s: nothing is asked or changed",
    async (as) => {
      const { id, unlocked } = await ordered();
      expect(await shop.fake.forge(id, as)).toBe(503);
      expect([await unlocked(), shop.fake.asked("findCheckout")]).toEqual([[], 0]);
    },
  );

  test("while the provider is down are not accepted, and accepted when they come again", async () => {
    const { id, unlocked } = await ordered();
    shop.fake.behave({ mode: "overloaded", only: ["findCheckout"] });
    await shop.fake.act(id, "pay");
    expect([shop.fake.waiting.map(({ type }) => type), await unlocked()]).toEqual([["checkout.session.completed"], []]);
    shop.fake.behave({});
    expect(await shop.fake.deliver()).toEqual([200]);
    expect(await unlocked()).toEqual(["professional"]);
  });

  test("of another shop on the same account are ignored, even under one of our ids", async () => {
    const { unlocked } = await ordered();
    const [row] = await shop.rows();
    const other = async (form: Record<string, string>) => {
      const response = await fetch(`${shop.fake.url}/v1/checkout/sessions`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${fakeAccount.secretKey}`,
          "Stripe-Version": "2026-10-28.endive",
          "Content-Type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({
          mode: "payment",
          success_url: "https://shop.example",
          "line_items[0][price]": fakeAccount.prices.professional,
          "line_items[0][quantity]": "1",
          ...form,
        }),
      });
      const { id } = (await response.json()) as { id: string };
      await shop.fake.act(id, "pay");
      expect(await unlocked()).toEqual([]);
      await shop.fake.act(id, "refund");
    };
    await other({});
    await other({ client_reference_id: row?.id ?? "" });
    await other({ "metadata[purchase]": row?.id ?? "" });
    await other({ "metadata[purchase]": randomUUID() });
    expect([await unlocked(), await shop.states(), shop.fake.waiting]).toEqual([[], ["pending"], []]);
  });

  test("an attempt that was interrupted before it stored its checkout finds it", async () => {
    const valuationId = await shop.valuation();
    shop.fake.behave({ mode: "dies", times: 3 });
    await expect(shop.buy(shop.payments(), valuationId)).rejects.toThrow();
    const [session] = shop.fake.sessions();
    await shop.fake.act(String(session?.["id"]), "pay");
    expect(await shop.payments().unlocked(valuationId)).toEqual(["professional"]);
  });

  test("for a deleted valuation open nothing, and the firm is told", async () => {
    const { valuationId, id, unlocked } = await ordered();
    await deletePerson(shop.store, { id: valuationId }, { now: t0 });
    await shop.fake.act(id, "pay");
    expect([await unlocked(), await shop.states()]).toEqual([[], ["paid"]]);
    expect(await shop.payments().order(id)).toEqual({ status: "paid", unlocks: [], package: "professional" });
    expect(JSON.stringify(await shop.rows()) + shop.lines.join("")).not.toContain(valuationId);
    expect(shop.lines.join("")).toContain("refund it at the provider");
  });

  test("an outdated answer is not used", async () => {
    const { id } = await ordered();
    const turns = [1, 2].map(() => ({ asked: Promise.withResolvers<void>(), arrived: Promise.withResolvers<void>() }));
    const [first, second] = turns;
    const left = [...turns];
    const provider: PaymentProvider = {
      ...shop.provider,
      // The answer is that of the moment it was asked; the test decides when it arrives.
      findCheckout: async (sessionId): Promise<Checkout> => {
        const said = await shop.provider.findCheckout(sessionId);
        const turn = left.shift();
        turn?.asked.resolve();
        await turn?.arrived.promise;
        return said;
      },
    };
    const slow = shop.payments({ provider });
    shop.fake.webhook(async () => 200);
    await shop.fake.act(id, "pay");
    const early = slow.order(id);
    await first?.asked.promise;
    await shop.fake.act(id, "refund");
    expect((await shop.payments().order(id)).status).toBe("refunded");
    first?.arrived.resolve();
    await second?.asked.promise;
    second?.arrived.resolve();
    expect([(await early).status, await shop.states()]).toEqual(["refunded", ["refunded"]]);
  });

  test("leave no id and no amount in the log", async () => {
    const { id, valuationId } = await ordered();
    await shop.fake.act(id, "pay");
    await shop.fake.forge(id, "otherSecret");
    const [row] = await shop.rows();
    const log = shop.lines.join("");
    expect(shop.lines.length).toBeGreaterThanOrEqual(3);
    for (const secret of [id, valuationId, row?.id ?? "?", row?.payment_id ?? "?", "49000", "evt_", "buyer@bank"])
      expect(log).not.toContain(secret);
  });
});

describe("the state of an order", () => {
  test("is asked for if an event may be late, and only then", async () => {
    const { id, valuationId } = await ordered();
    shop.fake.behave({ events: "held" });
    const order = () => shop.payments().order(id);
    const whose = { package: "professional", valuationId };
    expect(await order()).toEqual({ status: "pending", unlocks: [], ...whose });
    await shop.fake.act(id, "pay");
    expect(await order()).toEqual({ status: "paid", unlocks: ["professional"], ...whose });
    const asked = shop.fake.requests.length;
    expect(await order()).toMatchObject({ status: "paid" });
    expect(await shop.payments().order(`${id}x`)).toEqual({ status: "none", unlocks: [] });
    expect(await shop.payments().order("<script>")).toEqual({ status: "none", unlocks: [] });
    expect(shop.fake.requests).toHaveLength(asked);
  });

  test("is what we know while the provider does not answer", async () => {
    const { id } = await ordered();
    shop.fake.behave({ mode: "overloaded" });
    expect(await shop.payments().order(id)).toMatchObject({ status: "pending" });
  });

  test("is asked for a limited number of times, per order and in all", async () => {
    const { id } = await ordered();
    const service = shop.payments();
    for (let look = 0; look < orderAllowances.order.max + 5; look += 1)
      expect((await service.order(id)).status).toBe("pending");
    expect(shop.fake.asked("findCheckout")).toBe(60);
    expect(orderAllowances).toMatchObject({ order: { max: 60, windowMs: 600_000 }, all: { max: 1_200 } });
  });

  test("of a valuation covers all its orders", async () => {
    const { id, valuationId } = await ordered();
    const status = (of: string) => shop.payments().status(of);
    expect(await status(randomUUID())).toEqual({ status: "none", unlocks: [] });
    expect(await status(valuationId)).toEqual({ status: "pending", unlocks: [] });
    await shop.fake.act(id, "pay");
    expect(await status(valuationId)).toEqual({ status: "paid", unlocks: ["professional"] });
    expect(await status(id)).toEqual({ status: "paid", unlocks: ["professional"] });
    await shop.fake.act(id, "refund");
    expect(await status(valuationId)).toEqual({ status: "refunded", unlocks: [] });
  });

  test("without payments includes what the firm has granted", async () => {
    const valuationId = await shop.valuation();
    const { store, log, vendors } = shop;
    const service = createPaymentService({ store, log, vendors, limiter: createMemoryLimiter(), provider: undefined });
    const purchase = {
      id: randomUUID(),
      valuationId,
      package: "exitReadiness",
      source: "firm",
      state: "paid",
      now: t0,
    } as const;
    await insertPurchase(store.db, purchase);
    await insertPurchase(store.db, {
      ...purchase,
      id: "p2",
      package: "professional",
      source: "stripe",
      state: "pending",
    });
    await attachSession(store, "p2", "cs_test_1");
    expect(await service.status(valuationId)).toEqual({ status: "paid", unlocks: ["exitReadiness"] });
    expect((await service.order("cs_test_1")).status).toBe("pending");
  });
});
