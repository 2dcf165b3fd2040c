import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { purchaseStatusSchema } from "#contracts/payments/checkout.ts";
import { createApp } from "#server/app.ts";
import { testDeps } from "#server/deps.fixture.ts";
import { shopFixture } from "#tests/support/shop.fixture.ts";

const shop = shopFixture();

async function statusOf(id: string) {
  const app = createApp(testDeps({ payments: shop.payments(), log: shop.log }), async () => new Response("a page"));
  const response = await app.request(`http://localhost:8888/api/purchase-status${id}`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  return purchaseStatusSchema.parse(await response.json());
}

test.each(["", "/", `/${randomUUID()}`, "/cs_test_unknown", "/%3Cscript%3E"])("nothing is known of %j", async (id) => {
  expect(await statusOf(id.replace(/\/$/, ""))).toEqual({ status: "none", unlocks: [] });
  expect(shop.fake.requests).toEqual([]);
});

test("returns the state of an order, by its own id and by its valuation's, and logs neither", async () => {
  const valuationId = await shop.valuation();
  const { id } = await shop.buy(shop.payments(), valuationId);
  expect(await statusOf(`/${id}`)).toEqual({ status: "pending", unlocks: [] });
  await shop.fake.act(id, "pay");
  for (const each of [id, valuationId])
    expect(await statusOf(`/${each}`)).toEqual({ status: "paid", unlocks: ["professional"] });
  await shop.fake.act(id, "refund");
  expect(await statusOf(`/${id}`)).toEqual({ status: "refunded", unlocks: [] });
  expect(shop.lines.join("")).not.toMatch(new RegExp(`${id}|${valuationId}`));
});
