import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { valuationIdLine } from "#domain/leads/crm/crm-payload.ts";
import { crmNames } from "#domain/leads/crm/crm-vendors.ts";
import { createBoardLook } from "#server/jobs/crm/fields/board-look.ts";
import { createCrmPeople } from "#server/jobs/crm/fields/crm-people.ts";
import { createLog } from "#server/ops/log.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { lastLook } from "#server/store/desk/board-looks.ts";
import { readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { CrmFixture } from "#tests/support/crm.fixture.ts";

const { crmLead, crmLeadFields } = jobKinds;
const everyMs = 60_000;

/** Looks at every CRM for changes, on both engines. */
export function boardLookContract(fixture: CrmFixture, leadId: string): void {
  const { clock, items } = fixture;
  const harness = () => fixture.harness();
  const log = createLog("silent");
  const itemId = () => items()[0]?.id ?? "";

  beforeEach(async () => {
    await fixture.store().db.deleteFrom("desk_setting").execute();
    await fixture.capture();
    await fixture.settle(crmLead);
    harness().forgetRequests();
  });

  /** A server, and one look at the board by it. */
  function server({ isHeldBack = false } = {}) {
    const [store, crm, now] = [fixture.store(), fixture.crm(), () => clock.now];
    const look = createBoardLook({
      store,
      crm,
      people: createCrmPeople({ store, crm, now }),
      calls: { heldBackUntil: async () => (isHeldBack ? clock.now + 1 : undefined) },
      log,
      everyMs,
      now,
      kick: () => undefined,
    });
    return async () => {
      look.lookIfDue();
      await look.idle();
    };
  }
  const enqueued = () => fixture.row(crmLeadFields, leadId);
  const stage = async () => (await readDeskFields(fixture.store(), leadId))?.stage;

  describe("a look at the board", () => {
    test("finds what a person changed there, and leaves what is the same", async () => {
      const look = server();
      await look();
      expect(await enqueued()).toBeUndefined();
      clock.now += everyMs;
      harness().changeByHand(itemId(), { stage: "talked" });
      await look();
      await fixture.settle(crmLeadFields);
      expect(await stage()).toBe("talked");
      harness().forgetRequests();
      clock.now += everyMs;
      await look();
      expect([harness().requests(), harness().asked("look")]).toEqual([1, 1]);
      expect(await enqueued()).toMatchObject({ state: "done" });
    });

    test("is made once in its time, by one of several servers", async () => {
      const [one, two] = [server(), server()];
      await Promise.all([one(), two()]);
      await one();
      expect(harness().asked("look")).toBe(1);
      clock.now += everyMs;
      await two();
      await one();
      expect(harness().asked("look")).toBe(2);
    });

    test("reads many changes, but nothing from before the last look", async () => {
      const subjects = Array.from({ length: 120 }, () => ({ kind: "lead", id: randomUUID() }) as const);
      const { signal } = new AbortController();
      const { crm } = harness();
      for (const subject of subjects) {
        const texts = { notes: `${valuationIdLine(subject.id)}\n`, stage: "new", date: "2026-05-04" };
        await crm.createItem({ subject, name: { who: "Another", what: "" }, texts }, { signal, key: subject.id });
      }
      expect(await crm.changedItems(0, { signal })).toHaveLength(121);
      clock.now += 10 * everyMs;
      harness().changeByHand(itemId(), { stage: "talked" });
      const changed = await crm.changedItems(clock.now - 1, { signal });
      expect(changed).toMatchObject([
        { id: itemId(), leadId, changedAt: clock.now, fields: { stage: { value: "talked" } } },
      ]);
    });

    test("leaves the last calls of a day to leads with contact details", async () => {
      await server({ isHeldBack: true })();
      expect(harness().requests()).toBe(0);
    });

    test.each(["fails", "dies", "unauthorized", "garbled"] as const)(
      "that %s is logged without the firm's data, and the next one finds the change",
      async (mode) => {
        const warned = vi.spyOn(log, "warn");
        harness().changeByHand(itemId(), { stage: "talked" });
        harness().behave({ mode, times: 1, only: ["look"] });
        const look = server();
        await look();
        expect(warned.mock.calls).toEqual([
          [{ reason: expect.stringMatching(`^${crmNames[harness().vendor]}: `) }, "could not look at the board"],
        ]);
        warned.mockRestore();
        clock.now += everyMs;
        await look();
        expect(await enqueued()).toBeDefined();
      },
    );

    test("warns once about a stage that the desk does not have, without naming it", async () => {
      const warned = vi.spyOn(log, "warn");
      harness().changeByHand(itemId(), { stage: "NDA signed" });
      const look = server();
      await look();
      clock.now += everyMs;
      harness().changeByHand(itemId(), { name: "Northgate" });
      await look();
      expect(warned.mock.calls).toHaveLength(1);
      expect((await lastLook(fixture.store()))?.unknownStageAt).toBe(clock.now);
      expect(JSON.stringify(warned.mock.calls)).not.toContain("NDA");
      warned.mockRestore();
      expect(await enqueued()).toBeUndefined();
    });

    test("finds again what the desk set and the board does not have", async () => {
      await changeLead(fixture.store(), "command", { leadId, change: { field: "stage", to: "tried" }, at: clock.now });
      await fixture.store().db.deleteFrom("job").where("kind", "=", crmLeadFields).execute();
      await server()();
      await fixture.settle(crmLeadFields);
      expect(items()).toMatchObject([{ stage: "tried" }]);
    });
  });
}
