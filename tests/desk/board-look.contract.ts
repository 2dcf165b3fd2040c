import { beforeEach, describe, expect, test, vi } from "vitest";
import { valuationIdLine } from "#domain/leads/crm-payload.ts";
import { createBoardLook } from "#server/jobs/crm/fields/board-look.ts";
import { createCrmPeople } from "#server/jobs/crm/fields/crm-people.ts";
import { createLog } from "#server/ops/log.ts";
import { changeLead } from "#server/services/desk/leads/change-lead.ts";
import { lastLook } from "#server/store/desk/board-looks.ts";
import { readDeskFields } from "#server/store/desk/leads/lead-fields.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { crmFixture } from "#tests/support/crm.fixture.ts";

const { crmLead, crmLeadFields } = jobKinds;
const everyMs = 60_000;
const label = (text: string) => ({ status: { label: text } });

/** Looks at the board for changes, on both engines. */
export function boardLookContract(fixture: ReturnType<typeof crmFixture>, leadId: string): void {
  const { clock, items } = fixture;
  const fake = () => fixture.fake();
  const log = createLog("silent");
  const itemId = () => items()[0]?.id ?? "";

  beforeEach(async () => {
    await fixture.store().db.deleteFrom("desk_setting").execute();
    await fixture.capture();
    await fixture.settle(crmLead);
    fake().forgetRequests();
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
      look.deskIsUsed();
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
      fake().changeByHand(itemId(), label("Talked"));
      await look();
      await fixture.settle(crmLeadFields);
      expect(await stage()).toBe("talked");
      const before = fake().requests.length;
      clock.now += everyMs;
      await look();
      expect(fake().requests.slice(before)).toMatchObject([{ operation: "items_page" }]);
      expect(await enqueued()).toMatchObject({ state: "done" });
    });

    test("is made once in its time, by one of several servers", async () => {
      const [one, two] = [server(), server()];
      await Promise.all([one(), two()]);
      await one();
      expect(fake().asked("items_page")).toBe(1);
      clock.now += everyMs;
      await two();
      await one();
      expect(fake().asked("items_page")).toBe(2);
    });

    test("reads page by page, but nothing from before the last look", async () => {
      const values = { long_text2: { text: `${valuationIdLine(leadId)}\n` } };
      const { signal } = new AbortController();
      for (let index = 0; index < 120; index += 1)
        await fixture.crm().createItem({ itemName: "Another", columnValues: values }, { signal, key: String(index) });
      const look = server();
      await look();
      expect(fake().asked("next_items_page")).toBe(1);
      for (const name of ["Talked", "Tried"]) {
        clock.now += 10 * everyMs;
        fake().changeByHand(itemId(), label(name));
        await look();
      }
      // The second look saw everything once more: the board lists a change a little later than it stamps it.
      expect(fake().asked("next_items_page")).toBe(2);
      expect(await enqueued()).toBeDefined();
    });

    test("leaves the last calls of a day to leads with contact details", async () => {
      await server({ isHeldBack: true })();
      expect(fake().requests).toEqual([]);
    });

    test.each(["fails", "dies", "unauthorized", "garbled"] as const)(
      "that %s is logged without the firm's data, and the next one finds the change",
      async (mode) => {
        const warned = vi.spyOn(log, "warn");
        fake().changeByHand(itemId(), label("Talked"));
        fake().behave({ mode, times: 1 });
        const look = server();
        await look();
        expect(warned.mock.calls).toEqual([
          [{ reason: expect.stringMatching(/^monday\.com: /) }, "could not look at the board"],
        ]);
        warned.mockRestore();
        clock.now += everyMs;
        await look();
        expect(await enqueued()).toBeDefined();
      },
    );

    test("warns once about a label that the desk does not have, without naming it", async () => {
      const warned = vi.spyOn(log, "warn");
      fake().changeByHand(itemId(), label("Waits for Ada"));
      const look = server();
      await look();
      clock.now += everyMs;
      fake().changeByHand(itemId(), label("Waits for Bob"));
      await look();
      expect(warned.mock.calls).toHaveLength(1);
      expect((await lastLook(fixture.store()))?.unknownStageAt).toBe(clock.now);
      expect(JSON.stringify(warned.mock.calls)).not.toContain("Waits");
      warned.mockRestore();
      expect(await enqueued()).toBeUndefined();
    });

    test("finds again what the desk set and the board does not have", async () => {
      await changeLead(fixture.store(), "command", { leadId, change: { field: "stage", to: "tried" }, at: clock.now });
      await fixture.store().db.deleteFrom("job").where("kind", "=", crmLeadFields).execute();
      await server()();
      await fixture.settle(crmLeadFields);
      expect(items()[0]?.columns).toMatchObject(label("Tried"));
    });
  });
}
