import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { minute, origin, shopFixture, t0 } from "#tests/support/shop.fixture.ts";
import { createPaymentService } from "./payment-service.ts";

const shop = shopFixture();
const code = (name: string) => ({ code: name });

describe("starting a checkout", () => {
  test("opens one for a known valuation, and tells the provider nothing that leads to it", async () => {
    const valuationId = await shop.valuation();
    const { id, url } = await shop.buy(shop.payments(), valuationId);
    const session = shop.fake.find(id);
    expect(session).toMatchObject({
      status: "open",
      url,
      amount_total: 49_000,
      expires_at: (t0 + 60 * minute) / 1_000,
    });
    const [row] = await shop.rows();
    expect(row).toMatchObject({ valuation_id: valuationId, state: "pending", session_id: id, package: "professional" });
    expect(session).toMatchObject({
      client_reference_id: row?.id,
      success_url: `${origin}/valuation/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/api/create-checkout-session/back/${row?.id}`,
    });
    expect(JSON.stringify([shop.fake.requests, shop.fake.sessions(), shop.lines])).not.toContain(valuationId);
    await shop.buy(shop.payments(), valuationId, "exitReadiness");
    expect(shop.fake.sessions().map((each) => each["amount_total"])).toEqual([49_000, 149_000]);
  });

  test("for an unknown valuation, or without payments, makes no request", async () => {
    await expect(shop.buy(shop.payments(), randomUUID())).rejects.toMatchObject(code("valuationUnknown"));
    const { store, log, vendors } = shop;
    const closed = createPaymentService({ store, log, vendors, limiter: createMemoryLimiter(), provider: undefined });
    await expect(shop.buy(closed, await shop.valuation())).rejects.toMatchObject(code("paymentsOff"));
    expect([shop.fake.requests, await shop.rows(), await closed.prices()]).toEqual([[], [], undefined]);
  });

  test("a double click, even on two servers, is one attempt and one checkout", async () => {
    const valuationId = await shop.valuation();
    const services = [shop.payments(), shop.payments(), shop.payments()];
    const opened = await Promise.all(services.map((service) => shop.buy(service, valuationId)));
    expect(new Set(opened.map(({ url }) => url)).size).toBe(1);
    expect([shop.fake.sessions().length, (await shop.rows()).length]).toEqual([1, 1]);
  });

  test("a returning buyer gets the same payment page, and a new one after it has expired", async () => {
    const valuationId = await shop.valuation();
    const first = await shop.buy(shop.payments(), valuationId);
    shop.clock.now += 59 * minute;
    expect(await shop.buy(shop.payments(), valuationId)).toEqual(first);
    shop.clock.now += minute;
    const second = await shop.buy(shop.payments(), valuationId);
    expect(second.id).not.toBe(first.id);
    expect(await shop.states()).toEqual(["cancelled", "pending"]);
  });

  test.each([
    ["professional", "professional", "alreadyPaid"],
    ["exitReadiness", "professional", "alreadyPaid"],
    ["professional", "exitReadiness", undefined],
  ] as const)("after paying for %s, asking for %s: %s", async (bought, wanted, refusal) => {
    const valuationId = await shop.valuation();
    await shop.fake.act((await shop.buy(shop.payments(), valuationId, bought)).id, "pay");
    const again = shop.buy(shop.payments(), valuationId, wanted).then(
      () => undefined,
      (error: { code: string }) => error.code,
    );
    expect(await again).toBe(refusal);
  });

  test("a buyer who has just paid is told so even if the event is late", async () => {
    const valuationId = await shop.valuation();
    const { id } = await shop.buy(shop.payments(), valuationId);
    shop.fake.behave({ events: "held" });
    await shop.fake.act(id, "pay");
    await expect(shop.buy(shop.payments(), valuationId)).rejects.toMatchObject(code("alreadyPaid"));
    expect(await shop.payments().unlocked(valuationId)).toEqual(["professional"]);
  });

  test("a buyer who waits for a bank does not pay twice; after a refusal or a refund, both are open again", async () => {
    const valuationId = await shop.valuation();
    const first = await shop.buy(shop.payments(), valuationId);
    await shop.fake.act(first.id, "payLater");
    await expect(shop.buy(shop.payments(), valuationId)).rejects.toMatchObject(code("paymentUnderWay"));
    await shop.fake.act(first.id, "bankRefuses");
    const second = await shop.buy(shop.payments(), valuationId);
    await shop.fake.act(second.id, "pay");
    await shop.fake.act(second.id, "refund");
    const third = await shop.buy(shop.payments(), valuationId);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    expect(await shop.states()).toEqual(["cancelled", "pending", "refunded"]);
  });
});

describe("a provider that fails at the start", () => {
  test("after its own failure the next click is a new attempt", async () => {
    const valuationId = await shop.valuation();
    shop.fake.behave({ mode: "fails", times: 1 });
    await expect(shop.buy(shop.payments(), valuationId)).rejects.toMatchObject(code("paymentsDown"));
    await shop.buy(shop.payments(), valuationId);
    expect([await shop.states(), shop.fake.sessions().length]).toEqual([["cancelled", "pending"], 1]);
  });

  test("after a timeout the next click finds the existing checkout", async () => {
    const valuationId = await shop.valuation();
    shop.fake.behave({ mode: "dies", times: 3 });
    await expect(shop.buy(shop.payments(), valuationId)).rejects.toMatchObject(code("paymentsDown"));
    const { id } = await shop.buy(shop.payments(), valuationId);
    expect([await shop.states(), shop.fake.sessions().map((each) => each["id"])]).toEqual([["pending"], [id]]);
  });

  test.each([25, 90])("an attempt without an answer that is %i minutes old does not block", async (minutes) => {
    const valuationId = await shop.valuation();
    shop.fake.behave({ mode: "overloaded", times: 3 });
    await expect(shop.buy(shop.payments(), valuationId)).rejects.toMatchObject(code("paymentsDown"));
    shop.clock.now += minutes * minute;
    const { id } = await shop.buy(shop.payments(), valuationId);
    expect(shop.fake.find(id)["status"]).toBe("open");
  });

  test("a page on another address is another request, and a new attempt", async () => {
    const valuationId = await shop.valuation();
    shop.fake.behave({ mode: "dies", times: 3 });
    await expect(shop.buy(shop.payments(), valuationId)).rejects.toMatchObject(code("paymentsDown"));
    const { id } = await shop
      .payments()
      .start({ valuationId, package: "professional", origin: "http://localhost:3000" });
    expect(shop.fake.find(id)["success_url"]).toContain("http://localhost:3000/");
    expect(await shop.states()).toEqual(["cancelled", "pending"]);
  });

  test("a checkout that the provider does not know anymore does not block", async () => {
    const valuationId = await shop.valuation();
    const first = await shop.buy(shop.payments(), valuationId);
    shop.fake.reset();
    const second = await shop.buy(shop.payments(), valuationId);
    expect(second.id).not.toBe(first.id);
    expect(await shop.states()).toEqual(["cancelled", "pending"]);
  });
});

test("a buyer who cancels is redirected to the packages while the attempt lasts, later to the order", async () => {
  const valuationId = await shop.valuation();
  const { id } = await shop.buy(shop.payments(), valuationId);
  const [row] = await shop.rows();
  expect(await shop.payments().canceledCheckout(row?.id ?? "")).toEqual({ valuationId });
  await shop.fake.act(id, "expire");
  expect(await shop.payments().canceledCheckout(row?.id ?? "")).toEqual({ sessionId: id });
  expect(await shop.payments().canceledCheckout(randomUUID())).toBeUndefined();
  expect(await shop.payments().canceledCheckout("../admin")).toBeUndefined();
});
