import Stripe from "stripe";
import { beforeEach, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { expectError } from "#server/http/post.fixture.ts";
import { createPaymentService } from "#server/services/payments/payment-service.ts";
import { fakeAccount } from "#tests/fakes/stripe.ts";
import { shopFixture, t0 } from "#tests/support/shop.fixture.ts";

const shop = shopFixture();

function post(body: string, headers: Record<string, string>, payments = shop.payments()) {
  const app = createApp(testDeps({ payments, log: shop.log }), async () => new Response("a page"));
  return app.request("http://localhost:8888/api/stripe-webhook", { method: "POST", headers, body });
}

beforeEach(() => shop.fake.webhook(async (body, headers) => (await post(body, headers)).status));

function signed(payload: string, timestamp = t0 / 1_000) {
  const secret = fakeAccount.webhookSecret;
  return { "Stripe-Signature": Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

test("accepts what the provider sends, as it is signed: with its spaces, and from another origin", async () => {
  const valuationId = await shop.valuation();
  const { id } = await shop.buy(shop.payments(), valuationId);
  await shop.fake.act(id, "pay");
  expect(new Set(shop.fake.sent.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shop.payments().unlocked(valuationId)).toEqual(["professional"]);
  const other = '{ "id": "evt_1",  "type": "customer.created", "data": { "object": { "name": "Zoë" } } }';
  const response = await post(other, { ...signed(other), Origin: "https://stripe.example" });
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
});

test.each(["otherSecret", "changedBody", "stale", "unsigned"] as const)(
  "%s: 400, and a line without content",
  async (as) => {
    const { id } = await shop.buy(shop.payments(), await shop.valuation());
    shop.lines.length = 0;
    expect(await shop.fake.forge(id, as)).toBe(400);
    const [line, ...others] = shop.lines.map((each) => JSON.parse(each));
    expect(line).toMatchObject({
      code: "eventRefused",
      reason: "forged or stale",
      msg: "webhook: invalid signature",
    });
    expect([others.length, shop.lines.join("").includes(id)]).toEqual([1, false]);
  },
);

test("accepts a signature that is 300 seconds old, and no older", async () => {
  const body = '{"id":"evt_1","type":"ping","data":{"object":{}}}';
  expect((await post(body, signed(body, t0 / 1_000 - 300))).status).toBe(200);
  await expectError(await post(body, signed(body, t0 / 1_000 - 301)), "eventRefused");
});

test("refuses a body above 64 KB: 413", async () => {
  const body = JSON.stringify({ id: "evt_1", type: "ping", data: { object: "x".repeat(64 * 1024) } });
  await expectError(await post(body, { ...signed(body), "Content-Length": String(body.length) }), "tooLarge");
});

test("answers 503 while the provider cannot be reached, so that the event is sent again, and then accepts it", async () => {
  const valuationId = await shop.valuation();
  const { id } = await shop.buy(shop.payments(), valuationId);
  shop.fake.behave({ mode: "overloaded", only: ["findCheckout"] });
  await shop.fake.act(id, "pay");
  expect(shop.fake.sent.at(-1)).toMatchObject({ type: "checkout.session.completed", status: 503 });
  shop.fake.behave({});
  expect(await shop.fake.deliver()).toEqual([200]);
  expect(await shop.payments().unlocked(valuationId)).toEqual(["professional"]);
});

test("answers 404 if payments are not set up", async () => {
  const { store, log, vendors } = shop;
  const limiter = { count: async () => undefined };
  await expectError(
    await post("{}", {}, createPaymentService({ store, log, vendors, limiter, provider: undefined })),
    "notFound",
  );
});
