import { describe, expect, test } from "vitest";
import type { StoredMessage } from "#contracts/leads/contact-message.ts";
import { addTombstones, hashOf } from "#server/store/deletions/deletion-tombstones.ts";
import { setMerged } from "#server/store/desk/leads/lead-fields.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { requeue } from "#server/store/jobs/job-maintenance.ts";
import { fail } from "#server/store/jobs/jobs.ts";
import { insertMessage } from "#server/store/leads/messages.ts";
import { type CrmFixture, valuationId } from "#tests/support/crm.fixture.ts";

const kind = jobKinds.crmMessage;
const messageId = "0b9f6f0e-2d63-4a51-8c39-5a1f7f1d9e42";

/** Messages to the firm, in every CRM. */
export function crmMessageContract(fixture: CrmFixture): void {
  const harness = () => fixture.harness();
  const row = () => fixture.row(kind, messageId);
  const notes = () => fixture.items().map((item) => item.notes.split("\n")[0]);

  async function write(change: Partial<StoredMessage> = {}, { suspect = false } = {}): Promise<void> {
    const message: StoredMessage = {
      messageId,
      kind: "contact",
      name: "Ada Owner",
      email: "ada@firm.example",
      message: "May we talk?",
      ...change,
    };
    await insertMessage(fixture.store().db, { id: messageId, createdAt: fixture.clock.now, suspect, message });
    await fixture.request(kind, messageId);
  }
  async function remove(): Promise<void> {
    await fixture.store().db.deleteFrom("message").execute();
    await fixture.request(kind, messageId);
  }

  describe("a message about no valuation", () => {
    test("becomes a separate item, once, however its first try ended", async () => {
      harness().behave({ mode: "failsAfter", times: 1, only: ["create"], lagMs: 5_000 });
      await write();
      await fixture.settle(kind);
      expect(notes()).toEqual([`Message ID: ${messageId}`]);
      expect((await row())?.state).toBe("done");
    });

    test("is written once and never again, however often it is requested", async () => {
      await write();
      await fixture.settle(kind);
      await fixture.request(kind, messageId);
      await fixture.settle(kind);
      expect([harness().asked("create"), harness().asked("update")]).toEqual([1, 0]);
    });

    test("is removed from the board when the person is deleted", async () => {
      await write();
      await fixture.settle(kind);
      await remove();
      await fixture.settle(kind);
      expect([fixture.items(), harness().people()]).toEqual([[], { contacts: 0, companies: 0 }]);
    });

    test("that was flagged as suspect stays off the board", async () => {
      await write({ homepage: "https://spam.example" }, { suspect: true });
      await fixture.settle(kind);
      expect(fixture.items()).toEqual([]);
      expect((await row())?.state).toBe("done");
    });

    test("that this version cannot read is dead, and its item stays", async () => {
      await write();
      await fixture.settle(kind);
      await fixture.store().db.updateTable("message").set({ record: "{}" }).execute();
      await fixture.request(kind, messageId);
      expect(await fixture.run({}, kind)).toEqual({ dead: true, reason: "the stored message cannot be read" });
      expect(fixture.items()).toHaveLength(1);
    });
  });

  describe("a message about a valuation", () => {
    const comments = () => fixture.items().flatMap((item) => item.comments.map((text) => text.split("\n")[0]));

    test("becomes a comment on the lead's item, once", async () => {
      await fixture.capture();
      await fixture.settle();
      harness().behave({ mode: "dies", times: 1, only: ["comment"] });
      await write({ valuationId, kind: "report", package: "exitReadiness" });
      await fixture.settle(kind);
      expect(fixture.items()).toHaveLength(1);
      expect(comments()).toEqual([`Message ID: ${messageId}`]);
      expect(fixture.items()[0]?.comments[0]).toContain("\nEdition: Exit Readiness\n");
      await remove();
      await fixture.settle(kind);
      expect(comments()).toEqual([]);
      expect(fixture.items()).toHaveLength(1);
    });

    test("that was merged becomes a comment on the item of the lead that is kept", async () => {
      const kept = "5d1c2e7a-90b4-4c1e-8f6a-3b2a1c0d9e8f";
      await fixture.capture({ valuationId: kept });
      await fixture.request(jobKinds.crmLead, kept);
      await fixture.capture();
      await fixture.settle();
      await setMerged(fixture.store().db, { keep: kept, other: valuationId });
      await fixture.request(jobKinds.crmLead, valuationId);
      await fixture.settle();
      await write({ valuationId });
      await fixture.settle(kind);
      expect(notes()).toEqual([`Valuation ID: ${kept}`]);
      expect(comments()).toEqual([`Message ID: ${messageId}`]);
      expect((await row())?.state).toBe("done");
    });

    test("that the board writes twice ends up there once", async () => {
      await fixture.capture();
      await fixture.settle();
      harness().behave({ mode: "repeats", times: 1, only: ["comment"] });
      await write({ valuationId });
      await fixture.run({}, kind);
      expect(comments()).toHaveLength(2);
      await fixture.settle(kind);
      expect(comments()).toHaveLength(1);
    });

    test.each([
      ["nothing of it was delivered yet", async () => undefined],
      ["it is made and not yet verified", async () => void (await fixture.run())],
      [
        "the board did not say whether it made it",
        async () => {
          harness().behave({ mode: "failsAfter", times: 1, only: ["create"] });
          await fixture.run();
        },
      ],
      [
        "the board refuses it for now",
        async () => {
          harness().behave({ mode: "unauthorized", times: 1, only: ["create"] });
          await fixture.run();
        },
      ],
    ])("waits for the lead's item while %s, and does not become a separate item", async (_, deliverLead) => {
      await fixture.capture();
      await deliverLead();
      await write({ valuationId });
      expect(await fixture.run({}, kind)).toMatchObject({ wait: true });
      expect(await row()).toMatchObject({ state: "ready", tries: 0, last_error: null });
      await fixture.settle(jobKinds.crmLead, kind);
      expect(notes()).toEqual([`Valuation ID: ${valuationId}`]);
      expect(comments()).toEqual([`Message ID: ${messageId}`]);
      expect((await row())?.state).toBe("done");
    });

    test("waits as long as the lead's delivery does, and is written after an operator requeues it", async () => {
      await fixture.capture();
      const job = await fixture.take();
      await fail(fixture.store(), job, { reason: "refused", now: fixture.clock.now });
      await write({ valuationId });
      await fixture.run({}, kind);
      fixture.clock.now += 24 * 3_600_000;
      expect(await fixture.run({}, kind)).toMatchObject({ wait: true });
      await requeue(fixture.store(), { now: fixture.clock.now });
      await fixture.settle(jobKinds.crmLead, kind);
      expect(comments()).toEqual([`Message ID: ${messageId}`]);
    });

    test("restores an item that the firm has deleted, and is a comment on it", async () => {
      await fixture.capture();
      await fixture.settle();
      const [item] = fixture.items();
      harness().deleteByHand(item?.id ?? "");
      await write({ valuationId });
      await fixture.settle(jobKinds.crmLead, kind);
      expect(notes()).toEqual([`Valuation ID: ${valuationId}`]);
      expect(comments()).toEqual([`Message ID: ${messageId}`]);
    });

    test("is sent nowhere once the lead was deleted", async () => {
      await fixture.capture();
      await write({ valuationId });
      await fixture.run({}, kind);
      await fixture.store().db.deleteFrom("lead").execute();
      const { now } = fixture.clock;
      await addTombstones(fixture.store().db, [{ hash: hashOf.lead(valuationId), at: now }], { now });
      await fixture.request();
      await fixture.settle(jobKinds.crmLead, kind);
      expect(fixture.items()).toEqual([]);
      expect((await row())?.state).toBe("done");
    });

    test("that is unknown to us becomes a separate item", async () => {
      await write({ valuationId });
      await fixture.settle(kind);
      expect(notes()).toEqual([`Message ID: ${messageId}`]);
    });
  });
}
