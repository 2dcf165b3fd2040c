import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkoutAnswerSchema } from "#contracts/payments/checkout.ts";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { expectError } from "#server/http/post.fixture.ts";
import { shopFixture } from "#tests/support/shop.fixture.ts";

const shop = shopFixture();
const path = "/api/create-checkout-session";

function site(variables: Record<string, string> = {}, payments = shop.payments()) {
  const app = createApp(testDeps({ payments, log: shop.log, variables }), async () => new Response("a page"));
  return {
    get: (to: string) => app.request(`http://localhost:8888${to}`),
    post: (body: unknown, headers: Record<string, string> = {}) =>
      app.request(`http://localhost:8888${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}

test("answers with the checkout and its payment page; the return address is the site's own, whatever the request says", async () => {
  const valuationId = await shop.valuation();
  const { post } = site({ SITE_URL: "https://firm.example" });
  const response = await post({ valuationId, package: "professional" }, { "X-Forwarded-Host": "evil.example" });
  const { id, url } = checkoutAnswerSchema.parse(await response.json());
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(shop.fake.find(id)).toMatchObject({
    url,
    success_url: expect.stringMatching(/^https:\/\/firm\.example\/valuation\//),
  });
  expect(shop.lines.join("")).not.toContain(valuationId);
});

test("in development it returns to the page's own port", async () => {
  const order = { valuationId: await shop.valuation(), package: "professional" };
  const { id } = checkoutAnswerSchema.parse(
    await (await site().post(order, { Origin: "http://localhost:3000" })).json(),
  );
  expect(shop.fake.find(id)["success_url"]).toMatch(/^http:\/\/localhost:3000\/valuation\/success\?/);
});

test("what it refuses", async () => {
  const valuationId = await shop.valuation();
  const { post } = site();
  await expectError(await post({ valuationId, package: "free" }), "badRequest");
  await expectError(await post({ valuationId, package: "professional", price: 1 }), "badRequest");
  await expectError(await post({ valuationId: "7", package: "professional" }), "badRequest");
  await expectError(await post({ valuationId: randomUUID(), package: "professional" }), "valuationUnknown");
  await expectError(await post({ valuationId, package: "x".repeat(5_000) }), "tooLarge");
  await expectError(
    await post({ valuationId, package: "professional" }, { Origin: "https://evil.example" }),
    "crossOrigin",
  );
  expect(shop.fake.requests).toEqual([]);
  shop.fake.behave({ mode: "overloaded" });
  await expectError(await post({ valuationId, package: "professional" }), "paymentsDown");
});

test("10 in ten minutes per visitor, with a fitting message", async () => {
  const { post } = site({ TRUST_PROXY: "true" });
  const order = { valuationId: await shop.valuation(), package: "professional" };
  const from = (address: string) => post(order, { "X-Forwarded-For": address });
  for (let n = 0; n < 10; n += 1) expect((await from("1.2.3.4")).status).toBe(200);
  await expectError(await from("1.2.3.4"), "tooManyCheckouts");
  expect((await from("1.2.3.5")).status).toBe(200);
});

test("a buyer who cancels at the provider is redirected to the packages, without a referrer", async () => {
  const valuationId = await shop.valuation();
  const { get, post } = site();
  const { id } = checkoutAnswerSchema.parse(await (await post({ valuationId, package: "professional" })).json());
  const back = new URL(String(shop.fake.find(id)["cancel_url"])).pathname;
  const place = async () => {
    const { status, headers } = await get(back);
    return [status, headers.get("location"), headers.get("referrer-policy")];
  };
  expect(await place()).toEqual([303, `/valuation/upgrade/${valuationId}?checkout=cancelled`, "no-referrer"]);
  await shop.fake.act(id, "pay");
  expect(await place()).toEqual([303, `/valuation/success?session_id=${id}`, "no-referrer"]);
  expect((await get(`${path}/back/nobody`)).headers.get("location")).toBe("/valuation/success");
});
