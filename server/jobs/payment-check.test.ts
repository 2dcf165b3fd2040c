import { describe, expect, test } from "vitest";
import { testDeps } from "#server/deps.fixture.ts";
import { createHealthCheck } from "#server/ops/health.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { PaymentError } from "#server/vendors/stripe/failure.ts";
import { createPaymentProvider } from "#server/vendors/stripe.ts";
import { fakeAccount } from "#tests/fakes/stripe.ts";
import { saleFixture } from "#tests/support/sale.fixture.ts";
import { minute } from "#tests/support/shop.fixture.ts";
import { paymentCheck } from "./payment-check.ts";

const fixture = saleFixture();
const { shop } = fixture;
const hour = 60 * minute;
const day = 24 * hour;

/** No event ever arrives, as if the webhook was never set up. */
const withoutEvents = () => shop.fake.webhook(async () => 404);

/** Every event is refused, as with the secret of another webhook. */
function withWrongSecret() {
  const { log, now } = shop;
  const settings = { ...fakeAccount, webhookSecret: "whsec_of_another", apiUrl: shop.fake.url };
  shop.sendEventsTo(shop.payments({ provider: createPaymentProvider(settings, { log, now }) }));
}

const troubles = async () => {
  const deps = { ...testDeps({ store: shop.store, vendors: shop.vendors }), env: fixture.env() };
  return (await createHealthCheck(deps, shop.now)()).trouble;
};
const job = async (session: string) => {
  const row = (await shop.rows()).find(({ session_id }) => session_id === session);
  return findJob(shop.store, jobKinds.paymentCheck, row?.id ?? "");
};
const working = () => shop.vendors.succeeded("paymentEvents");

describe("an open checkout", () => {
  test("whose events never come is found paid, its report opens, firm and buyer are told, and health names the events", async () => {
    working();
    withoutEvents();
    const id = await fixture.lead();
    const session = await fixture.buy(id);
    await shop.fake.act(session, "pay");
    expect(await shop.payments().unlocked(id)).toEqual([]);
    await fixture.pass(2 * minute);
    expect(await shop.payments().unlocked(id)).toEqual(["professional"]);
    expect(fixture.mails().map(({ subject }) => subject)).toEqual([
      "Report sold: Professional, $490, Northgate Dental",
      "Your files are ready",
    ]);
    expect(await troubles()).toEqual([]);
    await fixture.pass(6 * minute);
    expect([await troubles(), (await job(session))?.state]).toEqual([["paymentEvents"], "done"]);
    expect(shop.lines.join("")).toContain("check the webhook and its secret");
    shop.sendEventsTo(shop.payments());
    await shop.fake.deliver();
    expect(await troubles()).toEqual([]);
  });

  test("that the buyer's own page found paid is reported as missing events too", async () => {
    working();
    withoutEvents();
    const session = await fixture.buy(await fixture.lead());
    await shop.fake.act(session, "pay");
    expect((await shop.payments().order(session)).status).toBe("paid");
    await fixture.pass(10 * minute);
    expect(await troubles()).toEqual(["paymentEvents"]);
  });

  test("whose events come a little late is not reported", async () => {
    working();
    shop.fake.behave({ events: "held" });
    const session = await fixture.buy(await fixture.lead());
    await shop.fake.act(session, "pay");
    await fixture.pass(4 * minute);
    await shop.fake.deliver();
    await fixture.pass(hour);
    expect([await troubles(), (await job(session))?.state]).toEqual([[], "done"]);
  });

  test("is checked less and less often until it expires, and then no more", async () => {
    withoutEvents();
    const session = await fixture.buy(await fixture.lead());
    await fixture.pass(3 * hour);
    expect([await shop.states(), (await job(session))?.state]).toEqual([["cancelled"], "done"]);
    const asked = shop.fake.asked("findCheckout");
    expect(asked).toBeLessThan(10);
    await fixture.pass(3 * day);
    expect([shop.fake.asked("findCheckout"), fixture.mails()]).toEqual([asked, []]);
  });

  test("of a bank that takes days is checked to the end; one that is never settled is given up and reported", async () => {
    withoutEvents();
    const paid = await fixture.buy(await fixture.lead());
    const stuck = await fixture.buy(await fixture.lead());
    for (const session of [paid, stuck]) await shop.fake.act(session, "payLater");
    await fixture.pass(10 * day);
    expect(await shop.states()).toEqual(["pending", "pending"]);
    await shop.fake.act(paid, "bankPays");
    await fixture.pass(40 * day);
    expect(await shop.states()).toEqual(["paid", "pending"]);
    expect(await job(stuck)).toMatchObject({ state: "dead", last_error: "not settled by the provider" });
  }, 60_000);

  test("is checked by one server only", async () => {
    withoutEvents();
    await fixture.buy(await fixture.lead());
    shop.clock.now += 2 * minute;
    await Promise.all([fixture.deliver(), fixture.deliver(), fixture.deliver()]);
    expect(shop.fake.asked("findCheckout")).toBe(1);
  });

  test("is checked again after the provider was down, and found paid", async () => {
    withoutEvents();
    const id = await fixture.lead();
    await shop.fake.act(await fixture.buy(id), "pay");
    shop.fake.behave({ mode: "overloaded" });
    shop.clock.now += 2 * minute;
    await fixture.deliver();
    expect(await shop.payments().unlocked(id)).toEqual([]);
    shop.fake.behave({});
    await fixture.pass(minute);
    expect(await shop.payments().unlocked(id)).toEqual(["professional"]);
  });

  test("that the provider does not know anymore ends; so does an attempt that never opened a checkout", async () => {
    const session = await fixture.buy(await fixture.lead());
    await shop.store.db.updateTable("purchase").set({ session_id: "cs_test_gone" }).execute();
    shop.fake.behave({ mode: "dies", only: ["openCheckout"] });
    await expect(fixture.buy(await fixture.lead())).rejects.toThrow();
    shop.fake.behave({});
    await fixture.pass(2 * hour);
    expect([await shop.states(), session !== ""]).toEqual([["cancelled", "cancelled"], true]);
  });

  test("that the provider does not know is tried again if the purchase was changed meanwhile", async () => {
    await fixture.buy(await fixture.lead());
    const [row] = await shop.rows();
    if (!row) throw new Error("There is no purchase");
    const findCheckout = async () => {
      await shop.store.db
        .updateTable("purchase")
        .set({ version: row.version + 1 })
        .where("id", "=", row.id)
        .execute();
      throw new PaymentError("refused", "HTTP 404");
    };
    const { log, now, store, vendors } = shop;
    const settings = { ...fakeAccount, apiUrl: shop.fake.url };
    const provider = { ...createPaymentProvider(settings, { log, now }), findCheckout };
    const run = paymentCheck({ store, provider, vendors, log, now });
    const check = { id: "", kind: jobKinds.paymentCheck, subject: row.id, wanted: 1, tries: 1, lease: "", memo: {} };
    const tools = { signal: new AbortController().signal, remember: async () => true };
    expect(await run({ ...check, interrupted: false }, tools)).toMatchObject({ retry: true });
    expect(await shop.states()).toEqual(["pending"]);
  });
});

describe("events that are refused", () => {
  test("again and again, for checkouts of ours, are reported; the buyer has the report through the check", async () => {
    working();
    withWrongSecret();
    const id = await fixture.lead();
    const session = await fixture.buy(id);
    await shop.fake.act(session, "pay");
    expect(await shop.fake.deliver()).not.toContain(200);
    await fixture.pass(2 * minute);
    expect([await shop.payments().unlocked(id), (await shop.payments().order(session)).status]).toEqual([
      ["professional"],
      "paid",
    ]);
    await shop.fake.deliver();
    await shop.fake.deliver();
    expect(await troubles()).toEqual(["paymentEvents"]);
  });

  test("about a checkout that their sender started are not reported", async () => {
    working();
    const session = await fixture.buy(await fixture.lead());
    const body = JSON.stringify({ id: "evt_1", type: "checkout.session.completed", data: { object: { id: session } } });
    for (let n = 0; n < 3; n += 1)
      await expect(shop.payments().settleEvent(new TextEncoder().encode(body), "t=1,v1=00")).rejects.toMatchObject({
        code: "eventRefused",
      });
    expect(await troubles()).toEqual([]);
  });

  test("about unknown checkouts are not reported", async () => {
    working();
    await fixture.buy(await fixture.lead());
    const bodies = [
      "{}",
      "no JSON",
      JSON.stringify({ id: "evt_1", type: "charge.refunded", data: { object: { payment_intent: "pi_guessed" } } }),
      JSON.stringify({ id: "evt_1", type: "checkout.session.completed", data: { object: { id: "cs_test_guessed" } } }),
    ];
    for (const body of [...bodies, ...bodies])
      await expect(shop.payments().settleEvent(Buffer.from(body), "t=1,v1=x")).rejects.toMatchObject({
        code: "eventRefused",
      });
    expect(await troubles()).toEqual([]);
  });
});

describe("a valuation that is deleted", () => {
  test("has its payment page closed", async () => {
    const id = await fixture.lead();
    const session = await fixture.buy(id);
    await deletePerson(shop.store, { id }, { now: shop.now() });
    await fixture.deliver();
    expect([shop.fake.find(session)["status"], await shop.states()]).toEqual(["expired", ["cancelled"]]);
    await expect(shop.fake.act(session, "pay")).rejects.toThrow("expired");
    expect(fixture.mails()).toEqual([]);
  });

  test("has it closed as soon as the provider answers again", async () => {
    const id = await fixture.lead();
    const session = await fixture.buy(id);
    await deletePerson(shop.store, { id }, { now: shop.now() });
    shop.fake.behave({ mode: "overloaded" });
    await fixture.deliver();
    expect(shop.fake.find(session)["status"]).toBe("open");
    shop.fake.behave({});
    await fixture.pass(minute);
    expect(shop.fake.find(session)["status"]).toBe("expired");
  });

  test("that was paid for at the last moment: the payment is recorded, nothing opens, and the firm is told to refund it", async () => {
    withoutEvents();
    const id = await fixture.lead();
    const session = await fixture.buy(id);
    await shop.fake.act(session, "pay");
    await deletePerson(shop.store, { id }, { now: shop.now() });
    await fixture.deliver();
    expect([await shop.states(), await shop.payments().unlocked(id)]).toEqual([["paid"], []]);
    expect(fixture.mails()).toMatchObject([{ to: "desk@firm.example", subject: "Refund due: Professional, $490" }]);
  });

  test("while its checkout is being opened redirects no one there, and that checkout is closed", async () => {
    const id = await fixture.lead();
    shop.fake.behave({ mode: "stalls", only: ["openCheckout"] });
    const asked = shop.fake.requests.length;
    const buying = fixture.buy(id);
    await shop.fake.arrived(asked + 1);
    await deletePerson(shop.store, { id }, { now: shop.now() });
    shop.fake.behave({});
    shop.fake.release();
    await expect(buying).rejects.toMatchObject({ code: "valuationUnknown" });
    await fixture.deliver();
    expect(shop.fake.sessions().map(({ status }) => status)).toEqual(["expired"]);
  });
});
