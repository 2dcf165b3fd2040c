import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import type { Deps } from "#server/deps.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { createPaymentService } from "#server/services/payments/payment-service.ts";
import { fakeAccount } from "#tests/fakes/stripe.ts";
import { shopFixture } from "#tests/support/shop.fixture.ts";

const shop = shopFixture();

function site(variables: Record<string, string> = {}, parts: Partial<Deps> = { payments: shop.payments() }) {
  const app = createApp(testDeps({ ...parts, log: shop.log, variables }), async () => new Response("a page"));
  return {
    page: () => app.request("http://localhost:8897/valuation/upgrade/x"),
    /** As a browser sends the form of a page with no referrer. */
    send: (valuationId: string, name = "professional", headers: Record<string, string> = {}) =>
      app.request(`http://localhost:8897/valuation/upgrade/${valuationId}?package=${name}`, {
        method: "POST",
        headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", ...headers },
      }),
  };
}

const location = (response: Response) => [response.status, response.headers.get("location")];

test("redirects to the payment page, the same one twice, without a referrer", async () => {
  const valuationId = await shop.valuation();
  const { send } = site();
  const first = await send(valuationId);
  const [session] = shop.fake.sessions();
  expect(location(first)).toEqual([303, session?.["url"]]);
  expect(first.headers.get("referrer-policy")).toBe("no-referrer");
  expect(first.headers.get("cache-control")).toBe("private, no-store");
  expect(session?.["success_url"]).toMatch(/^http:\/\/localhost:8897\/valuation\/success\?/);
  expect(location(await send(valuationId))).toEqual(location(first));
  expect(shop.fake.sessions()).toHaveLength(1);
  expect(shop.lines.join("")).not.toContain(valuationId);
});

test("in production it redirects back to the address of the settings, whatever the request says", async () => {
  await site({ SITE_URL: "https://firm.example" }).send(await shop.valuation());
  expect(shop.fake.sessions()[0]?.["success_url"]).toMatch(/^https:\/\/firm\.example\/valuation\/success\?/);
});

test("redirects back to the packages and says why if no payment page opens", async () => {
  const valuationId = await shop.valuation();
  const { store, log, vendors } = shop;
  const closed = createPaymentService({ store, log, vendors, limiter: createMemoryLimiter(), provider: undefined });
  const { send } = site();
  const why = async (id: string, name?: string) => location(await send(id, name))[1];
  expect(await why(randomUUID())).toBe("?checkout=valuationUnknown");
  expect(await why("7")).toBe("?checkout=valuationUnknown");
  expect(await why(valuationId, "free")).toBe("?checkout=valuationUnknown");
  shop.fake.behave({ mode: "overloaded" });
  expect(await why(valuationId)).toBe("?checkout=paymentsDown");
  shop.fake.behave({ mode: "well" });
  expect(await why(valuationId)).toMatch(/^http:/);
  await shop.fake.act(String(shop.fake.sessions()[0]?.["id"]), "pay");
  expect(await why(valuationId)).toBe("?checkout=alreadyPaid");
  expect(location(await site({}, { payments: closed }).send(valuationId))[1]).toBe("?checkout=paymentsOff");
});

test("shares the limit of the endpoint, and refuses other sites", async () => {
  const valuationId = await shop.valuation();
  const { send } = site({ TRUST_PROXY: "true" });
  const foreign = await send(valuationId, "professional", { "Sec-Fetch-Site": "cross-site" });
  expect([foreign.status, shop.fake.requests]).toEqual([403, []]);
  const from = async () => location(await send(valuationId, "professional", { "X-Forwarded-For": "1.2.3.4" }));
  for (let n = 0; n < 10; n += 1) expect((await from())[1]).toMatch(/^http:/);
  expect(await from()).toEqual([303, "?checkout=tooManyCheckouts"]);
});

test("pages allow forms to redirect to the payment page if there is one", async () => {
  const forms = async (variables?: Record<string, string>) =>
    /form-action ([^;]*)/.exec((await site(variables).page()).headers.get("content-security-policy") ?? "")?.[1];
  const { prices, secretKey, webhookSecret } = fakeAccount;
  const variables = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PROFESSIONAL: prices.professional,
    STRIPE_PRICE_EXIT_READINESS: prices.exitReadiness,
  };
  expect(await forms()).toBe("'self'");
  expect(await forms(variables)).toBe("'self' https://checkout.stripe.com");
  expect(await forms({ ...variables, STRIPE_API_URL: "http://127.0.0.1:4040/" })).toBe("'self' http://127.0.0.1:4040");
});
