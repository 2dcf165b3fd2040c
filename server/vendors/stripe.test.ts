import type { IncomingHttpHeaders } from "node:http";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeStripe, fakeAccount, startFakeStripe } from "#tests/fakes/stripe.ts";
import type { PaymentError, PaymentFailure } from "./stripe/failure.ts";
import { type CheckoutOrder, createPaymentProvider, type PaymentProvider } from "./stripe.ts";

const t0 = Date.UTC(2026, 10, 15, 12);
const minute = 60_000;
const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
const pauses: number[] = [];
let fake: FakeStripe;
let provider: PaymentProvider;

const order: CheckoutOrder = {
  purchaseId: "0d3f2c1a-9c55-4c1e-8a53-7f5a1f1c2b3d",
  package: "professional",
  successUrl: "https://firm.example/valuation/success?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "https://firm.example/api/create-checkout-session/back/1",
  expiresAt: t0 + 60 * minute,
};

function providerWith(change: Partial<typeof fakeAccount> & { apiUrl?: string; timeoutMs?: number } = {}) {
  const { timeoutMs, ...settings } = change;
  const pause = async (ms: number) => void pauses.push(ms);
  return createPaymentProvider(
    { ...fakeAccount, apiUrl: fake.url, ...settings },
    { log, now: () => t0, retry: { pause }, ...(timeoutMs !== undefined && { timeoutMs }) },
  );
}

beforeAll(async () => {
  fake = await startFakeStripe({ now: () => t0 });
  provider = providerWith();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.reset();
  lines.length = 0;
  pauses.length = 0;
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    ({ failure }: PaymentError): PaymentFailure => failure,
  );

describe("opening a checkout", () => {
  test("sends our reference, the price, the return addresses and the expiry, and nothing about the owner", async () => {
    const opened = await provider.openCheckout(order);
    expect(opened).toEqual({ sessionId: fake.sessions()[0]?.["id"], url: `${fake.url}/pay/${opened.sessionId}` });
    const { parameters, headers } = fake.requests[0] ?? { headers: {} as IncomingHttpHeaders };
    const reference = { purchase: order.purchaseId, package: "professional" };
    expect(parameters).toEqual({
      mode: "payment",
      line_items: [{ price: fakeAccount.prices.professional, quantity: "1" }],
      client_reference_id: order.purchaseId,
      metadata: reference,
      payment_intent_data: { metadata: reference },
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      expires_at: String((t0 + 60 * minute) / 1_000),
    });
    expect(headers["idempotency-key"]).toBe(`checkout-${order.purchaseId}`);
    expect(headers["x-stripe-client-telemetry"]).toBeUndefined();
  });

  test("twice, even concurrently, is one checkout", async () => {
    const opened = await Promise.all([1, 2, 3].map(() => provider.openCheckout(order)));
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(fake.sessions()).toHaveLength(1);
    await provider.openCheckout({ ...order, purchaseId: "another" });
    expect(fake.sessions()).toHaveLength(2);
  });

  test("whose answer is cut off is retried and found, not created again", async () => {
    fake.behave({ mode: "dies", times: 1 });
    const { sessionId } = await provider.openCheckout(order);
    expect(fake.sessions().map(({ id }) => id)).toEqual([sessionId]);
    expect([fake.asked("openCheckout"), pauses]).toEqual([2, [100]]);
  });

  test("with other parameters under the same key is distinguished", async () => {
    await provider.openCheckout(order);
    expect(await failureOf(provider.openCheckout({ ...order, package: "exitReadiness" }))).toBe("mismatch");
    expect(fake.asked("openCheckout")).toBe(2);
  });
});

describe("a provider that fails", () => {
  test.each<[Parameters<FakeStripe["behave"]>[0]["mode"], PaymentFailure, number]>([
    ["fails", "failed", 1],
    ["overloaded", "failed", 3],
    ["rateLimited", "busy", 3],
    ["unauthorized", "settings", 1],
    ["garbled", "unclear", 1],
    ["dies", "unclear", 3],
  ])("%s: %s, after %i tries", async (mode, failure, tries) => {
    fake.behave({ mode });
    expect(await failureOf(provider.openCheckout(order))).toBe(failure);
    expect(fake.requests).toHaveLength(tries);
    expect(pauses).toEqual([100, 400].slice(0, tries - 1));
  });

  test("and recovers goes unnoticed", async () => {
    fake.behave({ mode: "overloaded", times: 2 });
    await provider.openCheckout(order);
    expect(fake.sessions()).toHaveLength(1);
  });

  test("its own failure stays with the key", async () => {
    fake.behave({ mode: "fails", times: 1 });
    expect(await failureOf(provider.openCheckout(order))).toBe("failed");
    expect(await failureOf(provider.openCheckout(order))).toBe("failed");
    await provider.openCheckout({ ...order, purchaseId: "another" });
  });

  test("a provider that does not answer is given up in time", async () => {
    fake.behave({ mode: "stalls" });
    expect(await failureOf(providerWith({ timeoutMs: 60 }).openCheckout(order))).toBe("unclear");
    fake.release();
  });

  test("a provider that is unreachable: no answer", async () => {
    expect(await failureOf(providerWith({ apiUrl: "http://127.0.0.1:9" }).findCheckout("cs_test_1"))).toBe("unclear");
  });

  test("an invalid request is not retried", async () => {
    expect(await failureOf(provider.findCheckout("cs_test_unknown"))).toBe("refused");
    expect(await failureOf(provider.openCheckout({ ...order, expiresAt: t0 + 29 * minute }))).toBe("refused");
    expect(fake.requests).toHaveLength(2);
  });

  test("leaves no key, id or address in the log", async () => {
    const { sessionId } = await provider.openCheckout(order);
    for (const mode of ["unauthorized", "fails", "garbled"] as const) {
      fake.behave({ mode });
      await failureOf(provider.findCheckout(sessionId));
    }
    await failureOf(provider.findCheckout("cs_test_unknown"));
    const said = lines.join("");
    expect(lines).toHaveLength(5);
    for (const secret of [fakeAccount.secretKey, order.purchaseId, sessionId, "cs_test", "firm.example"])
      expect(said).not.toContain(secret);
  });
});

describe("the state of a checkout", () => {
  async function checkoutAfter(...actions: readonly Parameters<FakeStripe["act"]>[1][]) {
    const { sessionId } = await provider.openCheckout({ ...order, purchaseId: actions.join("-") || "none" });
    for (const action of actions) await fake.act(sessionId, action);
    return provider.findCheckout(sessionId);
  }
  const price = { amount: 49_000, currency: "usd" };

  test("from the payment page to the last cent refunded", async () => {
    expect(await checkoutAfter()).toMatchObject({
      purchaseId: "none",
      status: "open",
      payment: "unpaid",
      url: expect.stringContaining("/pay/"),
      price,
    });
    expect(await checkoutAfter("expire")).toMatchObject({ status: "expired", payment: "unpaid", url: undefined });
    const charged = { amount: 49_000, refunded: 0 };
    expect(await checkoutAfter("pay")).toMatchObject({
      status: "complete",
      payment: "paid",
      transfer: "done",
      charged,
      price,
    });
    expect(await checkoutAfter("payLater")).toMatchObject({
      status: "complete",
      payment: "unpaid",
      transfer: "underWay",
    });
    expect(await checkoutAfter("payLater", "bankPays")).toMatchObject({ payment: "paid", transfer: "done", charged });
    expect(await checkoutAfter("payLater", "bankRefuses")).toMatchObject({ payment: "unpaid", transfer: "failed" });
    expect(await checkoutAfter("pay", "refundPart")).toMatchObject({ charged: { amount: 49_000, refunded: 19_600 } });
    expect(await checkoutAfter("pay", "refundPart", "refund")).toMatchObject({
      charged: { amount: 49_000, refunded: 49_000 },
    });
  });

  test.each<[readonly Parameters<FakeStripe["act"]>[1][], readonly string[]]>([
    [["pay"], []],
    [["pay", "dispute"], ["open"]],
    [["pay", "dispute", "winDispute"], ["won"]],
    [["pay", "dispute", "loseDispute"], ["lost"]],
    [["pay", "inquire"], ["open"]],
    [["pay", "inquire", "dropInquiry"], ["won"]],
    [
      ["pay", "inquire", "dropInquiry", "dispute"],
      ["open", "won"],
    ],
  ])("after %j its disputes are %j", async (actions, disputes) => {
    expect((await checkoutAfter(...actions)).disputes).toEqual(disputes);
  });

  test("unknown values are no failure, and confirm nothing", async () => {
    const { sessionId } = await checkoutAfter("pay");
    fake.print(sessionId, { status: "being_reviewed", payment_status: "partially_paid" });
    expect(await provider.findCheckout(sessionId)).toMatchObject({ status: "unknown", payment: "unknown" });
    fake.print(sessionId, { status: null });
    expect((await provider.findCheckout(sessionId)).status).toBe("unknown");
    await fake.act(sessionId, "dispute");
    fake.print(sessionId, { dispute_status: "arbitration" });
    expect((await provider.findCheckout(sessionId)).disputes).toEqual(["open"]);
  });

  test("a key that may not read disputes still reads the payment, unless there is a dispute", async () => {
    const { sessionId } = await checkoutAfter("pay");
    fake.behave({ mode: "unauthorized", only: ["listDisputes"] });
    expect(await provider.findCheckout(sessionId)).toMatchObject({ payment: "paid", disputes: [] });
    fake.behave({ mode: "overloaded", only: ["listDisputes"] });
    expect(await failureOf(provider.findCheckout(sessionId))).toBe("failed");
    fake.behave({});
    await fake.act(sessionId, "dispute");
    fake.behave({ mode: "unauthorized", only: ["listDisputes"] });
    expect(await failureOf(provider.findCheckout(sessionId))).toBe("settings");
  });

  test.each([
    ["buyer@bank.example", "buyer@bank.example"],
    [" Buyer@Bank.example ", "Buyer@Bank.example"],
    ["x@evil.example\r\nBcc: y@evil.example", undefined],
    [null, undefined],
  ])("of the buyer's address %j we store %j", async (email, taken) => {
    const { sessionId } = await checkoutAfter("pay");
    fake.print(sessionId, { email });
    expect((await provider.findCheckout(sessionId)).buyerEmail).toBe(taken);
  });

  test("a payment leads to its checkout, one of another shop to none", async () => {
    const { sessionId, paymentId = "" } = await checkoutAfter("pay");
    expect(await provider.sessionOfPayment(paymentId)).toBe(sessionId);
    expect(await provider.sessionOfPayment("pi_of_another_shop")).toBeUndefined();
  });
});

describe("prices", () => {
  test("are the provider's", async () => {
    fake.setPrice({ id: fakeAccount.prices.exitReadiness, unit_amount: 120_050, currency: "eur" });
    expect(await provider.prices()).toEqual({
      professional: { amount: 49_000, currency: "usd" },
      exitReadiness: { amount: 120_050, currency: "eur" },
    });
  });

  test.each([
    ["switched off", { active: false }],
    ["by the month", { type: "recurring" }],
    ["for the buyer to name", { unit_amount: null }],
  ])("that are not one-time prices are ignored: %s", async (_name, change) => {
    fake.setPrice({ id: fakeAccount.prices.professional, ...change });
    expect(await failureOf(provider.prices())).toBe("failed");
  });

  test("that do not exist are none", async () => {
    const other = { ...fakeAccount.prices, professional: "price_gone" } as unknown as typeof fakeAccount.prices;
    expect(await failureOf(providerWith({ prices: other }).prices())).toBe("refused");
  });
});

describe("events", () => {
  async function sentBy(work: (sessionId: string) => Promise<unknown>) {
    const received: { about: unknown; type: string }[] = [];
    fake.webhook(async (body, headers) => {
      const { about } = provider.readEvent(Buffer.from(body), headers["Stripe-Signature"]);
      received.push({ about, type: JSON.parse(body).type });
      return 200;
    });
    const { sessionId } = await provider.openCheckout(order);
    await work(sessionId).finally(() => fake.webhook(undefined));
    return { received, sessionId };
  }

  test("return their object, or nothing if we do not handle them", async () => {
    const { received, sessionId } = await sentBy(async (id) => {
      await fake.act(id, "pay");
      await fake.act(id, "refund");
    });
    const paymentId = fake.find(sessionId)["payment_intent"];
    expect(received).toEqual([
      { type: "payment_intent.succeeded", about: undefined },
      { type: "charge.succeeded", about: undefined },
      { type: "checkout.session.completed", about: { sessionId, purchaseId: order.purchaseId } },
      { type: "refund.created", about: undefined },
      { type: "charge.refunded", about: { paymentId } },
    ]);
  });

  test.each(["otherSecret", "changedBody", "stale", "unsigned"] as const)("%s: refused", async (as) => {
    await expect(sentBy((id) => fake.forge(id, as))).rejects.toMatchObject({
      code: "eventRefused",
      message: "forged or stale",
    });
  });

  test("signed data that is not an event is refused", async () => {
    const { generateTestHeaderString } = (await import("stripe")).default.webhooks;
    const read = (payload: string) => {
      const header = generateTestHeaderString({ payload, secret: fakeAccount.webhookSecret, timestamp: t0 / 1_000 });
      return () => provider.readEvent(Buffer.from(payload), header);
    };
    expect(read('{"id":1}')).toThrow("signed, but not in the form of an event");
    expect(read('{"id":"evt_1","type":"checkout.session.expired","data":{"object":{}}}')).toThrow("signed, but not");
    expect(read("no JSON")).toThrow("forged or stale");
    expect(read('{"id":"evt_1","type":"charge.refunded","data":{"object":{"payment_intent":null}}}')()).toEqual({
      id: "evt_1",
      about: undefined,
    });
  });
});
