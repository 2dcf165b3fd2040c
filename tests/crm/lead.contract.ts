import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { exampleDepth } from "#domain/depth/example.fixture.ts";
import { crmNames } from "#domain/leads/crm/crm-vendors.ts";
import { mergeLeads, splitLead } from "#server/services/desk/leads/merge-leads.ts";
import { CrmError } from "#server/vendors/crm/crm-error.ts";
import { type CrmFixture, valuationId, verifyMs } from "#tests/support/crm.fixture.ts";

/** The delivery of a lead, in every CRM. */
export function crmLeadContract(fixture: CrmFixture): void {
  const { run, capture, clock, items, row } = fixture;
  const harness = () => fixture.harness();
  const memo = async () => JSON.parse((await row())?.memo ?? "");

  describe("a lead's delivery", () => {
    test("creates an item, stores its id, and verifies later that there is exactly one", async () => {
      await capture();
      await run();
      const [item] = items();
      expect(item).toMatchObject({ name: "Northgate Dental – $9.9M", stage: "new", owner: "", followUp: "2026-05-11" });
      expect(await row()).toMatchObject({ state: "ready", run_at: clock.now + verifyMs, last_error: null });
      expect(await memo()).toEqual({ itemId: item?.id, wanted: 1, sentAt: clock.now });
      await fixture.settle();
      expect([items(), harness().asked("create")]).toMatchObject([[{ id: item?.id }], 1]);
      expect(await row()).toMatchObject({ state: "done", memo: JSON.stringify({ itemId: item?.id, wanted: 1 }) });
    });

    test("of a change updates the same item and leaves the firm's own fields alone", async () => {
      await capture({ userEmail: undefined });
      await fixture.settle();
      const [item] = items();
      harness().changeByHand(item?.id ?? "", { stage: "talked", followUp: "2026-09-09" });
      await capture({ userEmail: "owner@northgate-dental.example", corrections: { title: "Northgate" } });
      await fixture.settle();
      expect([harness().asked("create"), harness().asked("update")]).toEqual([1, 1]);
      expect(items()).toMatchObject([
        { id: item?.id, name: "Northgate – $9.9M", stage: "talked", followUp: "2026-09-09" },
      ]);
      expect(items()[0]?.notes).toContain("owner@northgate-dental.example");
    });

    test("of a merged lead removes its item, and of an undone merge creates one again", async () => {
      await capture();
      const kept = randomUUID();
      await capture({ valuationId: kept });
      await fixture.request(undefined, kept);
      const partner = { id: "anita", name: "Anita Nair", email: "anita@firm.example", role: "partner" } as const;
      const [pair, at] = [{ keep: kept, other: valuationId }, { now: clock.now }];
      const ids = () => items().map(({ notes }) => notes.split("\n")[0]);
      await fixture.settle();
      await mergeLeads(fixture.store(), partner, pair, at);
      await fixture.settle();
      expect(ids()).toEqual([`Valuation ID: ${kept}`]);
      await splitLead(fixture.store(), partner, pair, at);
      await fixture.settle();
      expect(ids()).toEqual([`Valuation ID: ${kept}`, `Valuation ID: ${valuationId}`]);
    });

    test("of a saved panel updates the notes of the same item", async () => {
      await capture();
      await fixture.settle();
      await capture({ depth: exampleDepth });
      await fixture.settle();
      expect([harness().asked("create"), harness().asked("update")]).toEqual([1, 1]);
      expect(items()[0]?.notes).toContain("Readiness: 56 of 100;");
    });

    test("of a change before the verification goes out at once, and the verification still runs", async () => {
      await capture();
      await run();
      clock.now += 1_000;
      await capture({ userPhone: "212 555 0100" });
      await run();
      expect([harness().asked("create"), harness().asked("update")]).toEqual([1, 1]);
      expect(await row()).toMatchObject({ run_at: clock.now - 1_000 + verifyMs });
      const before = harness().asked("find");
      await fixture.settle();
      expect(harness().asked("find")).toBe(before + 1);
    });

    test("whose item the firm has deleted creates another when the lead changes, and not before", async () => {
      await capture();
      await run();
      harness().deleteByHand(items()[0]?.id ?? "");
      await fixture.settle();
      expect(items()).toEqual([]);
      await capture({ userPhone: "212 555 0100" });
      await fixture.settle();
      expect(items()).toHaveLength(1);
      expect(await row()).toMatchObject({ state: "done" });
    });
  });

  describe("after a change of the CRM", () => {
    test.each(["4000000001", "deal-40000000001", "006000000000001AAA"])(
      "the record %s of the one before is not touched",
      async (before) => {
        const { signal } = new AbortController();
        await capture();
        await run();
        const [item] = items();
        const foreign = before === item?.id ? "another" : before;
        await fixture
          .store()
          .db.updateTable("job")
          .set({ memo: JSON.stringify({ itemId: foreign, wanted: 1 }) })
          .execute();
        expect(await harness().crm.readFields(foreign, { signal })).toBeUndefined();
        expect(await harness().crm.findComments(foreign, { signal })).toEqual([]);
        await capture({ userPhone: "212 555 0100" });
        await fixture.settle();
        expect(items()).toHaveLength(1);
        expect(items()[0]?.notes).toContain("212 555 0100");
        await fixture
          .store()
          .db.updateTable("job")
          .set({ memo: JSON.stringify({ itemId: foreign, wanted: 1 }) })
          .execute();
        await fixture.deleteLead();
        await fixture.settle();
        expect([items(), (await row())?.state]).toEqual([[], "done"]);
      },
    );
  });

  describe("a delivery that fails", () => {
    test("because of a limit waits as long as it is asked to, and needs no verification", async () => {
      await capture();
      harness().behave({ mode: "rateLimited", retryInSeconds: 30 });
      expect(await run()).toMatchObject({ retry: true, inSeconds: 30, memo: {} });
      expect(await memo()).toEqual({});
      expect(items()).toEqual([]);
    });

    test("resumes once the token or its rights are corrected", async () => {
      await capture();
      harness().behave({ mode: "unauthorized", only: ["create"] });
      const vendor = crmNames[harness().vendor];
      expect(await run()).toMatchObject({
        retry: true,
        reason: expect.stringMatching(`^${vendor}: .*HTTP `),
        memo: {},
      });
      harness().behave({ mode: "well" });
      await fixture.settle();
      expect(items()).toHaveLength(1);
    });

    test("is dead when the request itself is refused", async () => {
      await capture();
      const refuse = () => {
        throw new CrmError(harness().vendor, { kind: "refused" }, "HTTP 400");
      };
      await run({ crm: (crm) => ({ ...crm, createItem: refuse }) });
      const vendor = crmNames[harness().vendor];
      expect(await row()).toMatchObject({ state: "dead", last_error: `${vendor}: HTTP 400` });
    });

    test.each(["fails", "failsAfter", "dies", "garbled"] as const)(
      "with an answer that %s is delivered later, once",
      async (mode) => {
        await capture();
        harness().behave({ mode, times: 1, only: ["create"] });
        expect(await run()).toMatchObject({ retry: true });
        await fixture.settle();
        expect(items()).toHaveLength(1);
        expect((await row())?.state).toBe("done");
      },
    );

    test("at any of its requests is delivered later, once", async () => {
      await capture();
      await fixture.settle();
      const requests = harness().requests();
      for (let first = 0; first < requests; first += 1) {
        await fixture.clear();
        await capture();
        let left = first;
        const killed = async <T>(work: () => Promise<T>) => {
          if (left <= 0) harness().behave({ mode: "failsAfter", times: 1 });
          left -= 1;
          return work();
        };
        await run({ crm: (crm) => ({ ...crm, createItem: (...asked) => killed(() => crm.createItem(...asked)) }) });
        await fixture.settle();
        expect(items()).toHaveLength(1);
        const { contacts, companies } = harness().people();
        expect(harness().canDouble ? 1 : contacts + companies).toBe(harness().canDouble ? 1 : 2);
      }
    });

    test("because its record is of another version keeps the item", async () => {
      await capture();
      await fixture.settle();
      await fixture.store().db.updateTable("lead").set({ record: "{}" }).execute();
      await fixture.request();
      expect(await run()).toEqual({ dead: true, reason: "the stored lead cannot be read" });
      expect(items()).toHaveLength(1);
    });
  });

  describe("a deleted lead", () => {
    test("has no item, contact or company anymore", async () => {
      await capture();
      await fixture.settle();
      await fixture.deleteLead();
      await fixture.settle();
      expect([items(), harness().people()]).toEqual([[], { contacts: 0, companies: 0 }]);
      expect(await row()).toMatchObject({ state: "done", memo: "{}" });
    });

    test("that was never delivered leaves nothing", async () => {
      await capture();
      await fixture.deleteLead();
      await fixture.settle();
      expect([harness().asked("create"), harness().asked("find")]).toEqual([0, 1]);
    });

    test("whose item the firm has deleted leaves no contact or company", async () => {
      await capture();
      await fixture.settle();
      harness().deleteByHand(items()[0]?.id ?? "");
      await fixture.deleteLead();
      await fixture.settle();
      expect([items(), harness().people()]).toEqual([[], { contacts: 0, companies: 0 }]);
    });

    test("whose item is being created loses it right after", async () => {
      await capture();
      await run({
        crm: (crm) => ({
          ...crm,
          createItem: async (...asked) => {
            await fixture.deleteLead();
            return crm.createItem(...asked);
          },
        }),
      });
      expect(items()).toHaveLength(1);
      await fixture.settle();
      expect(items()).toEqual([]);
    });

    test("whose item lands after everything was removed loses it at verification", async () => {
      await capture();
      harness().behave({ mode: "late", times: 1, only: ["create"] });
      await fixture.runGivingUp("create");
      await fixture.deleteLead();
      clock.now += 2_000;
      await run();
      expect(items()).toEqual([]);
      await harness().release();
      // Salesforce makes no opportunity for an account that is gone.
      expect(items()).toHaveLength(harness().vendor === "salesforce" ? 0 : 1);
      await fixture.settle();
      expect([items(), harness().people()]).toEqual([[], { contacts: 0, companies: 0 }]);
    });

    test.each(["fails", "failsAfter", "dies"] as const)("is deleted although a request %s", async (mode) => {
      await capture();
      await fixture.settle();
      await fixture.deleteLead();
      for (let faults = 0; faults < 12; faults += 1) {
        harness().behave({ mode, times: 1 });
        if (((await row())?.run_at ?? null) === null) break;
        clock.now = Math.max(clock.now, (await row())?.run_at ?? 0);
        await run();
      }
      harness().behave({});
      await fixture.settle();
      expect([items(), harness().people()]).toEqual([[], { contacts: 0, companies: 0 }]);
    });

    test("may return with the same valuation", async () => {
      await capture();
      await fixture.settle();
      await fixture.deleteLead();
      await fixture.settle();
      await capture();
      await fixture.settle();
      expect(items().map(({ notes }) => notes.split("\n")[0])).toEqual([`Valuation ID: ${valuationId}`]);
    });
  });
}
