import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, test } from "vitest";
import { deliveryFailureOf } from "#domain/desk/screens/delivery-failures.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { createWorker } from "#server/jobs/worker.ts";
import { createLog } from "#server/ops/log.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { bare, id, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { auditOf } from "#server/store/desk/people/audit.ts";
import { setEnvironmentWebhook } from "#server/store/events/webhooks.ts";
import { failedJobs } from "#server/store/jobs/failed-jobs.ts";
import { webhookKinds } from "#server/store/jobs/job-kinds.ts";
import { requeue } from "#server/store/jobs/job-maintenance.ts";
import { startWebhookReceiver } from "#tests/fakes/webhook-receiver.ts";
import { environmentHook, owner, webhookFixture } from "#tests/support/webhook.fixture.ts";
import { sendWebhook } from "./send-webhook.ts";

const day = 24 * 60 * 60_000;

/** How events reach other systems, on both engines. */
export function webhooksContract(services: ServiceFixture): void {
  describe("webhooks", () => describeWebhooks(services));
}

function describeWebhooks(services: ServiceFixture): void {
  const fixture = webhookFixture(services);
  const { clock, leadService } = services;
  const { add, deliver, run, types, hookJobs } = fixture;
  const receiver = () => fixture.receiver;
  const events = () => services.store.db.selectFrom("event").selectAll().orderBy("id").execute();
  const ids = () => receiver().received.map(({ headers }) => headers["webhook-id"]);
  const capture = () => leadService().capture(bare);

  test("tell each event once, signed, under the event's id, with the lead as it stands", async () => {
    const { secret } = await add();
    await leadService().capture(fullCapture);
    expect(await deliver()).toEqual([{ ok: true }, { ok: true }]);
    expect(await deliver()).toEqual([]);
    expect(ids().toSorted()).toEqual((await events()).map((event) => event.id));
    const said = receiver().received.map(({ body, headers }) => new Webhook(secret).verify(body, headers));
    expect(said).toHaveLength(2);
    expect(said).toContainEqual({
      type: "lead.created",
      timestamp: new Date(t0).toISOString(),
      data: expect.objectContaining({ id, company: "Northgate Dental", contact: expect.anything(), stage: "new" }),
    });
  });

  test.each([
    ["fails", { answers: 500 }, "webhook: HTTP 500"],
    ["refuses", { answers: 400 }, "webhook: HTTP 400"],
    ["redirects", { answers: 302, headers: { location: "https://elsewhere.example/" } }, "webhook: HTTP 302"],
    ["dies after it has read the event", "dies", "webhook: UND_ERR_SOCKET"],
    ["does not answer", "hangs", "webhook: took too long"],
  ] as const)("are sent again under the same id if the receiver %s", async (_, behavior, reason) => {
    await add();
    await capture();
    receiver().behave(behavior);
    // On a busy machine other answers may take their time.
    const settings = behavior === "hangs" ? { deadlineMs: 100 } : {};
    expect(await run(1, settings)).toMatchObject({ retry: true, reason });
    // It waits.
    expect(await run(1)).toBeUndefined();
    receiver().behave({ answers: 200 });
    clock.now += 1_000;
    expect(await run(1)).toEqual({ ok: true });
    const [first, ...repeats] = ids();
    expect(repeats).toEqual([first]);
  });

  test("of a removed receiver that asked for a pause do not hold up the next one in its place", async () => {
    const { id: first } = await add();
    await capture();
    receiver().behave({ answers: 429, headers: { "retry-after": "3600" } });
    const now = () => clock.now;
    const parts = { store: services.store, hook: undefined, sender: fixture.sender(), now };
    const handlers = { [webhookKinds[1] ?? ""]: sendWebhook(parts, 1) };
    const worker = createWorker({ store: services.store, handlers, log: createLog("silent"), now, pollMs: 5 });
    onTestFinished(() => worker.stop());
    worker.start();
    await expect.poll(async () => (await hookJobs())[0]?.last_error).toBe("webhook: HTTP 429");
    await fixture.desk().remove(owner, first);
    receiver().behave({ answers: 200 });
    await add();
    await leadService().capture({ ...bare, valuationId: randomUUID() });
    await receiver().has(2);
  });

  test("pause for as long as the receiver asks", async () => {
    await add();
    await capture();
    receiver().behave({ answers: 429, headers: { "retry-after": "90" } });
    expect(await run(1)).toMatchObject({ retry: true, inSeconds: 90, pausesKind: false });
    clock.now += 89_000;
    expect(await run(1)).toBeUndefined();
  });

  test("are given up after about two days, stay visible with the reason, and can be sent again", async () => {
    await add();
    await capture();
    receiver().behave({ answers: 503 });
    for (let tries = 0; tries < 60; tries++) {
      const [job] = await hookJobs();
      clock.now = job?.run_at ?? clock.now;
      await run(1);
    }
    expect((clock.now - t0) / day).toBeGreaterThan(1.5);
    expect((clock.now - t0) / day).toBeLessThan(3);
    const failed = await failedJobs(services.store, { most: 9 });
    expect(failed).toMatchObject([{ kind: "hook-1", state: "dead", lead: { id, company: "Northgate Dental" } }]);
    expect(deliveryFailureOf(failed[0]?.last_error ?? "", "hook-1")).toBe("hookFault");
    receiver().clear();
    await requeue(services.store, { now: clock.now });
    expect(await deliver()).toEqual([{ ok: true }]);
    expect(types()).toEqual(["lead.created"]);
  });

  test("to a receiver that is gone are turned off; what waited is kept, and goes out once it is turned on", async () => {
    const { id: webhook } = await add();
    await leadService().capture(fullCapture);
    receiver().behave({ answers: 410 });
    expect(await deliver()).toEqual([
      { dead: true, reason: "webhook: HTTP 410" },
      { dead: true, reason: "webhook: off", unchanged: true },
    ]);
    expect(receiver().received).toHaveLength(1);
    expect((await fixture.desk().read(owner)).webhooks).toMatchObject([{ id: webhook, state: "gone", dead: 2 }]);
    // Nothing is queued while it is off.
    await leadService().capture({ ...bare, valuationId: randomUUID() });
    expect(await hookJobs()).toHaveLength(2);
    receiver().clear();
    await fixture.desk().turnOn(owner, webhook);
    await requeue(services.store, { now: clock.now });
    await deliver();
    expect(types().toSorted()).toEqual(["lead.contact", "lead.created"]);
    const [gone] = await auditOf(services.store, receiver().host).then((log) =>
      log.filter(({ action }) => action === "webhookGone"),
    );
    expect(gone).toMatchObject({ actor: "site" });
  });

  test("are signed with both secrets for a day after a new one was made, or until the old one is ended", async () => {
    const old = await add();
    const next = await fixture.desk().renewSecret(owner, old.id);
    const accepted = async () => {
      receiver().clear();
      await leadService().capture({
        ...bare,
        financialInputs: { ...bare.financialInputs, preTaxProfit: nextProfit() },
      });
      await deliver();
      const [got] = receiver().received;
      return [old.secret, next.secret].map((secret) => {
        try {
          new Webhook(secret).verify(got?.body ?? "", got?.headers ?? {});
          return true;
        } catch {
          return false;
        }
      });
    };
    let profit = 500_000;
    const nextProfit = () => {
      profit += 1_000;
      return profit;
    };
    expect(await accepted()).toEqual([true, true]);
    clock.now += day - 1;
    expect(await accepted()).toEqual([true, true]);
    clock.now += 1;
    expect(await accepted()).toEqual([false, true]);
    const third = await fixture.desk().renewSecret(owner, old.id);
    expect(await accepted()).toEqual([false, true]);
    await fixture.desk().endOldSecret(owner, old.id);
    expect(await accepted()).toEqual([false, false]);
    expect(third.secret).not.toBe(next.secret);
  });

  test("of a deleted lead tell the deletion only", async () => {
    await add();
    await leadService().capture(fullCapture);
    await deletePerson(services.store, { valuationId: id }, { now: clock.now });
    await deliver();
    expect(receiver().received.map(({ body }) => JSON.parse(body))).toEqual([
      { type: "lead.deleted", timestamp: new Date(clock.now).toISOString(), data: { id } },
    ]);
  });

  test("do not get what happened before they were added, though an older one had the same slot", async () => {
    const { id: first } = await add();
    await capture();
    const [job] = await hookJobs();
    await fixture.desk().remove(owner, first);
    expect(await hookJobs()).toEqual([]);
    clock.now += 1;
    await add();
    // As if another server had queued it during the removal.
    await services.store.db
      .insertInto("job")
      .values({ id: `hook-1:${job?.subject}`, kind: "hook-1", subject: job?.subject ?? "", created_at: t0, run_at: t0 })
      .execute();
    expect(await deliver()).toEqual([{ ok: true }]);
    expect(receiver().received).toEqual([]);
  });

  test("of the environment get every event with its secret, also after the site was started without it", async () => {
    const isSet = (set: boolean) => setEnvironmentWebhook(services.store, { isSet: set, now: clock.now });
    await isSet(true);
    await isSet(true);
    await capture();
    await deliver(0);
    const [got] = receiver().received;
    new Webhook(environmentHook.secret).verify(got?.body ?? "", got?.headers ?? {});
    const rows = await services.store.db.selectFrom("webhook").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(environmentHook.secret);
    expect(JSON.stringify(rows)).not.toContain(receiver().host);
    await isSet(false);
    await leadService().capture(fullCapture);
    expect(await deliver(0)).toEqual([]);
  });

  test("that cannot be read by this version need a person", async () => {
    await add();
    await capture();
    await services.store.db.updateTable("lead").set({ record: "{}" }).execute();
    expect(await run(1)).toEqual({ dead: true, reason: "the record cannot be read", unchanged: true });
  });

  test("to a dead receiver delay no other", async () => {
    const dead = await startWebhookReceiver();
    onTestFinished(() => dead.stop());
    dead.behave("hangs");
    const hosts = [dead.host, receiver().host];
    const row = { url: dead.url, events: ["lead.created"] };
    const desk = fixture.desk({ allowHosts: hosts });
    await desk.add(owner, row);
    await desk.add(owner, { ...row, url: receiver().url });
    for (const _ of Array.from({ length: 8 })) await leadService().capture({ ...bare, valuationId: randomUUID() });
    const parts = {
      store: services.store,
      hook: undefined,
      sender: fixture.sender({ allowHosts: hosts, deadlineMs: 60_000 }),
    };
    const now = () => clock.now;
    const handlers = Object.fromEntries(
      webhookKinds.map((kind, slot) => [kind, sendWebhook({ ...parts, now }, slot)] as const),
    );
    const worker = createWorker({ store: services.store, handlers, log: createLog("silent"), now });
    worker.start();
    await receiver().has(8);
    await worker.stop(0);
    expect(dead.received.length).toBeLessThanOrEqual(4);
  });
}
