import { beforeEach, describe, expect, test } from "vitest";
import { eventDataSchemas } from "#contracts/events.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { eventTypes } from "#domain/events/event-types.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import { recordBooking } from "#server/services/bookings/record-booking.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { mergeLeads, splitLead } from "#server/services/desk/leads/merge-leads.ts";
import { deletePerson } from "#server/services/leads/delete-person.ts";
import { purgeExpired } from "#server/services/leads/purge-expired.ts";
import { saveScenario } from "#server/services/owner/scenarios.ts";
import { bare, contact, id, other, type ServiceFixture, t0 } from "#server/services/services.fixture.ts";
import { eventsKeptMs, recordEvents } from "#server/store/events/events.ts";
import { changeWebhook, insertWebhook, type WebhookChange } from "#server/store/events/webhooks.ts";
import { insertPurchase } from "#server/store/payments/purchases.ts";
import { eventData } from "./event-data.ts";

const partner: Member = { id: "id-partner", name: "Paula", email: "paula@firm.example", role: "partner" };

/** What other systems can be told, on both engines. */
export function eventsContract(services: ServiceFixture): void {
  describe("events", () => describeEvents(services));
}

function describeEvents(services: ServiceFixture): void {
  const { clock, leadService, messageService, jobs } = services;
  const store = () => services.store;
  beforeEach(async () => {
    for (const table of ["event", "webhook", "purchase", "booking"] as const)
      await store().db.deleteFrom(table).execute();
  });

  const rows = () => store().db.selectFrom("event").selectAll().orderBy("id").execute();
  const recorded = async () => (await rows()).map(({ type, subject }) => [type, subject]);
  const types = async () => (await rows()).map(({ type }) => type);
  const record = (type: (typeof eventTypes)[number], subject = id, at = clock.now) =>
    store()
      .db.transaction()
      .execute((tx) => recordEvents(tx, [{ type, subject, at }]));
  const hookJobs = async () => Object.keys(await jobs()).filter((job) => job.startsWith("hook-"));

  async function webhook(slot: number, given: WebhookChange = { state: "on" }): Promise<void> {
    const target = { url: "https://receiver.example/", events: eventTypes.join(" "), secret: "" };
    await insertWebhook(store().db, { id: `wh_${slot}`, slot, ...target, created_by: partner.id }, { now: t0 });
    await changeWebhook(store().db, `wh_${slot}`, given);
  }

  test("say that a lead came, left contact details and changed its figures, each once", async () => {
    const service = leadService();
    await service.capture(bare);
    await service.capture(bare);
    expect(await recorded()).toEqual([["lead.created", id]]);
    clock.now += 1_000;
    const { userEmail, userPhone } = fullCapture;
    await service.capture({ ...bare, userEmail, userPhone });
    await service.capture({ ...bare, userEmail, userPhone });
    expect((await types()).slice(1)).toEqual(["lead.contact"]);
    clock.now += 1_000;
    const financialInputs = { ...bare.financialInputs, preTaxProfit: 900_000 };
    await service.capture({ ...bare, financialInputs });
    await service.capture({ ...bare, financialInputs });
    expect((await types()).slice(2)).toEqual(["lead.updated"]);
  });

  test("of a lead that comes with contact details are two, in order", async () => {
    await leadService().capture(fullCapture);
    expect(await types()).toEqual(["lead.created", "lead.contact"]);
  });

  test("do not tell what only the owner uses", async () => {
    await leadService().capture(bare);
    const { financialInputs } = bare;
    await saveScenario(store(), id, { inputs: financialInputs }, { now: t0 + 1 });
    expect(await types()).toEqual(["lead.created"]);
  });

  test("say that a message came, and what it adds to its lead; held back ones are not told", async () => {
    await leadService().capture(bare);
    clock.now += 1_000;
    const message = contact({ valuationId: id });
    await messageService().take(message);
    await messageService().take(message);
    await messageService().take(contact({ homepage: "https://spam.example" }));
    expect((await recorded()).slice(1)).toEqual([
      ["message.received", message.messageId],
      ["lead.contact", id],
    ]);
  });

  test("say what the firm changes on its desk, if anything changes", async () => {
    await leadService().capture(bare);
    const change = (to: "talked" | "tried", at: number) =>
      changeLead(store(), partner, { leadId: id, change: { field: "stage", to }, at });
    await change("talked", t0 + 10);
    await change("talked", t0 + 11);
    await change("tried", t0 + 5);
    expect((await types()).slice(1)).toEqual(["lead.updated"]);
    const [, updated] = await rows();
    expect(updated && (await eventData(store(), updated))).toMatchObject({ data: { stage: "talked" } });
  });

  test("say that a lead was merged, split off, and freed by a deletion", async () => {
    const second = other();
    await leadService().capture(bare);
    await leadService().capture(second);
    const pair = { keep: id, other: second.valuationId };
    await mergeLeads(store(), partner, pair, { now: t0 + 1 });
    const merged = (await rows()).at(-1);
    expect(merged && (await eventData(store(), merged))).toMatchObject({
      type: "lead.updated",
      data: { id: second.valuationId, mergedInto: id },
    });
    await splitLead(store(), partner, pair, { now: t0 + 2 });
    await mergeLeads(store(), partner, pair, { now: t0 + 3 });
    await deletePerson(store(), { valuationId: id }, { now: t0 + 4 });
    const update = ["lead.updated", second.valuationId];
    expect((await recorded()).slice(1)).toEqual([update, update, update, ["lead.deleted", id], update]);
  });

  test("of a deleted person are gone with their deliveries, except that it was deleted", async () => {
    await webhook(1);
    await leadService().capture(fullCapture);
    await messageService().take(contact({ valuationId: id }));
    expect(await hookJobs()).toHaveLength(4);
    await deletePerson(store(), { valuationId: id }, { now: t0 + 9 });
    const [deleted, ...rest] = await rows();
    expect([deleted, rest]).toMatchObject([{ type: "lead.deleted", subject: id, at: t0 + 9 }, []]);
    expect(await hookJobs()).toEqual([`hook-1:${deleted?.id}`]);
    expect(deleted && (await eventData(store(), deleted))).toEqual({
      type: "lead.deleted",
      timestamp: new Date(t0 + 9).toISOString(),
      data: { id },
    });
  });

  test("are delivered to each webhook that wants them and is on", async () => {
    await webhook(0, { events: "lead.created message.received" });
    await webhook(3, { events: "lead.contact" });
    await webhook(4, { state: "gone" });
    await webhook(5, { state: "removed" });
    await leadService().capture(fullCapture);
    const [created, given] = await rows();
    expect(await hookJobs()).toEqual([`hook-0:${created?.id}`, `hook-3:${given?.id}`]);
  });

  test("sort by time, and those of one transaction by their order", async () => {
    await record("lead.created", "third", t0 + 1_000_000);
    await store()
      .db.transaction()
      .execute((tx) =>
        recordEvents(
          tx,
          Array.from({ length: 50 }, (_, place) => ({ type: "lead.created", subject: `${place}`, at: t0 }) as const),
        ),
      );
    const subjects = (await rows()).map(({ subject }) => subject);
    expect(subjects).toEqual([...Array.from({ length: 50 }, (_, place) => `${place}`), "third"]);
  });

  test("are rolled back with their cause", async () => {
    await webhook(1);
    const failing = store()
      .db.transaction()
      .execute(async (tx) => {
        await recordEvents(tx, [{ type: "lead.created", subject: id, at: t0 }]);
        throw new Error("the cause failed");
      });
    await expect(failing).rejects.toThrow("the cause failed");
    expect([await rows(), await hookJobs()]).toEqual([[], []]);
  });

  test("are kept for 90 days, their deliveries too", async () => {
    await webhook(1);
    await record("lead.created", "old", t0);
    await record("lead.created", "new", t0 + 1);
    await purgeExpired(store(), { before: 0, now: t0 + 1 + eventsKeptMs });
    const [kept, ...rest] = await rows();
    expect([kept?.subject, rest]).toEqual(["new", []]);
    expect(await hookJobs()).toEqual([`hook-1:${kept?.id}`]);
  });

  test("have data that follows the contract", async () => {
    await leadService().capture(fullCapture);
    await messageService().take(contact({ valuationId: id }));
    await store()
      .db.transaction()
      .execute((tx) =>
        insertPurchase(tx, {
          id: "p1",
          valuationId: id,
          package: "professional",
          source: "stripe",
          state: "paid",
          now: t0,
        }),
      );
    for (const type of ["purchase.paid", "purchase.refunded", "purchase.disputed"] as const) await record(type, "p1");
    await record("lead.updated");
    await record("lead.deleted");
    const person = { name: "Ada", email: "ada@firm.example" };
    const call = { vendor: "cal", bookingId: "b1", at: t0 } as const;
    await recordBooking(store(), { ...call, kind: "booked", startsAt: t0, person }, { now: t0 });
    await recordBooking(store(), { ...call, kind: "cancelled", isMoved: false }, { now: t0 });
    const seen = new Set<string>();
    for (const row of await rows()) {
      const said = await eventData(store(), row);
      if (typeof said === "string") throw new Error(said);
      const schema = eventDataSchemas[said.type as keyof typeof eventDataSchemas];
      expect(schema.parse(said.data)).toEqual(said.data);
      seen.add(said.type);
    }
    expect([...seen].toSorted()).toEqual(Object.keys(eventDataSchemas).toSorted());
  });

  test("about what is gone or cannot be read have no data", async () => {
    await record("lead.updated", "unknown");
    await record("message.received", "unknown");
    await record("purchase.paid", "unknown");
    for (const row of await rows()) expect(await eventData(store(), row)).toBe("gone");
    await leadService().capture(bare);
    await store().db.updateTable("lead").set({ record: "{}" }).execute();
    const [created] = await store().db.selectFrom("event").selectAll().where("type", "=", "lead.created").execute();
    expect(created && (await eventData(store(), created))).toBe("unreadable");
    await store()
      .db.insertInto("message")
      .values({ id: "broken", created_at: 1, kind: "contact", valuation_id: null, email: "a@b.example", record: "{}" })
      .execute();
    const broken = { type: "message.received", subject: "broken", at: 1 } as const;
    expect(await eventData(store(), { ...broken, id: "1" })).toBe("unreadable");
  });
}
