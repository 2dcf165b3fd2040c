import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { claim, markUncertain } from "#server/store/jobs/jobs.ts";
import type { Crm } from "#server/vendors/crm.ts";
import type { FaultMode } from "#tests/fakes/crm/fault-server.ts";
import { type CrmFixture, Killed, type Way } from "#tests/support/crm.fixture.ts";

const leaseMs = 60_000;

/** A lead is in the CRM exactly once, whatever fails. */
export function crmOnceContract(fixture: CrmFixture): void {
  const { run, runGivingUp, capture, clock, items, row } = fixture;
  const harness = () => fixture.harness();
  const ids = () => items().map(({ id }) => id);
  /** What a create that was done twice leaves for the moment. */
  const twice = () => (harness().canDouble ? 2 : 1);

  describe("a create with an unknown outcome", () => {
    test("is looked up before the next create, and an item that is found is adopted", async () => {
      await capture();
      harness().behave({ mode: "failsAfter", times: 1, only: ["create"] });
      expect(await run()).toMatchObject({ retry: true });
      const [item] = items();
      await fixture.settle();
      expect(ids()).toEqual([item?.id]);
      expect(harness().asked("create")).toBe(1);
      expect(JSON.parse((await row())?.memo ?? "")).toEqual({ itemId: item?.id, wanted: 1 });
    });

    test("that lands after the next item was made leaves one, the older", async () => {
      await capture();
      harness().behave({ mode: "late", times: 1, only: ["create"] });
      await runGivingUp("create");
      clock.now += 1_000;
      await run();
      expect(items()).toHaveLength(1);
      await harness().release();
      expect(items()).toHaveLength(twice());
      const [oldest] = ids();
      await fixture.settle();
      expect(ids()).toEqual([oldest]);
    });

    test("that the search does not find yet is repeated, and one item is left", async () => {
      await capture();
      harness().behave({ mode: "failsAfter", times: 1, lagMs: 10_000, only: ["create"] });
      await run();
      clock.now += 1_000;
      await run();
      expect(items()).toHaveLength(twice());
      const [oldest] = ids();
      await fixture.settle();
      expect(ids()).toEqual([oldest]);
      expect(JSON.parse((await row())?.memo ?? "")).toMatchObject({ itemId: oldest });
    });

    test("that the vendor performed twice leaves one item", async () => {
      await capture();
      harness().behave({ mode: "repeats", times: 1, only: ["create"] });
      expect(await run()).toMatchObject({ ok: true });
      expect(items()).toHaveLength(twice());
      await fixture.settle();
      expect(items()).toHaveLength(1);
    });

    test("and a change that lands after a newer one is overwritten at verification", async () => {
      await capture({ userPhone: undefined });
      await fixture.settle();
      await capture({ userPhone: "212 555 0100" });
      harness().behave({ mode: "late", times: 1, only: ["update"] });
      await runGivingUp("update");
      await capture({ userPhone: "212 555 0199" });
      clock.now += 1_000;
      await run();
      await capture({ userEmail: "other@northgate-dental.example", userPhone: "212 555 0199" });
      await run();
      await harness().release();
      expect(items()[0]?.notes).toContain("212 555 0100");
      await fixture.settle();
      expect(items()[0]?.notes).toContain("212 555 0199");
      expect(items()).toHaveLength(1);
    });

    test("updates the older item if that one is kept", async () => {
      await capture({ userPhone: undefined });
      harness().behave({ mode: "failsAfter", times: 1, lagMs: 10_000, only: ["create"] });
      await run();
      clock.now += 1_000;
      await capture({ userPhone: "212 555 0100" });
      await run();
      await fixture.settle();
      expect(items()).toHaveLength(1);
      expect(items()[0]?.notes).toContain("212 555 0100");
    });
  });

  describe("a process that is killed", () => {
    /** Kills the process before or after its nth call to the CRM or the store. */
    function killedAt(call: number, when: "before" | "after"): Way {
      let calls = 0;
      const dying = async <T>(work: () => Promise<T>): Promise<T> => {
        calls += 1;
        const here = calls === call;
        if (here && when === "before") throw new Killed();
        const done = await work();
        if (here) throw new Killed();
        return done;
      };
      const crmOf = (crm: Crm): Crm => ({
        ...crm,
        createItem: (...asked) => dying(() => crm.createItem(...asked)),
        updateItem: (...asked) => dying(() => crm.updateItem(...asked)),
        findItems: (...asked) => dying(() => crm.findItems(...asked)),
        deleteItem: (...asked) => dying(() => crm.deleteItem(...asked)),
      });
      return {
        crm: crmOf,
        tools: (tools) => ({ ...tools, remember: (memo) => dying(() => tools.remember(memo)) }),
      };
    }

    const upTo = (last: number) =>
      Array.from({ length: last }, (_, index) => index + 1).flatMap((call) =>
        (["before", "after"] as const).map((when) => [when, call] as const),
      );

    test.each(upTo(3))(
      "%s call %i of its first run leaves one item, or none for a deleted lead",
      async (when, call) => {
        for (const deleted of [false, true]) {
          await fixture.clear();
          harness().behave({ lagMs: 500 });
          await capture();
          expect(await run(killedAt(call, when))).toBe("killed");
          if (deleted) await fixture.deleteLead();
          clock.now += leaseMs;
          await fixture.settle();
          expect(items()).toHaveLength(deleted ? 0 : 1);
          expect((await row())?.state).toBe("done");
        }
      },
    );

    test("while removing a duplicate leaves one item", async () => {
      // The oldest is found, then the duplicate is removed; a CRM without duplicates only finds.
      const calls = harness().canDouble ? upTo(2) : upTo(1);
      for (const [when, call] of calls) {
        await fixture.clear();
        harness().behave({ mode: "repeats", times: 1, only: ["create"] });
        await capture();
        await run();
        clock.now += 120_000;
        expect(await run(killedAt(call, when))).toBe("killed");
        clock.now += leaseMs;
        await fixture.settle();
        expect(items()).toHaveLength(1);
      }
    });
  });

  describe("a worker that lost its lease", () => {
    test("during its create marks the job uncertain, even after it was verified", async () => {
      harness().behave({ mode: "late", times: 1, only: ["create"] });
      await capture();
      const slow = await fixture.take();
      const slowly = fixture.handle(slow);
      await harness().arrived("create", 1);
      clock.now += leaseMs;
      await fixture.settle();
      expect(items()).toHaveLength(1);
      expect((await row())?.state).toBe("done");

      await harness().release();
      expect(await fixture.record(slow, await slowly)).toBe(false);
      expect(items()).toHaveLength(twice());
      expect(await row()).toMatchObject({ state: "ready" });
      await fixture.settle();
      expect(items()).toHaveLength(1);
      expect((await row())?.state).toBe("done");
    });

    test("and gave up on its create marks the job uncertain too", async () => {
      harness().behave({ mode: "late", times: 1, only: ["create"] });
      await capture();
      const slow = await fixture.take();
      const lost = new AbortController();
      const slowly = fixture.handle(slow, { tools: (tools) => ({ ...tools, signal: lost.signal }) });
      await harness().arrived("create", 1);
      clock.now += leaseMs;
      await fixture.settle();
      lost.abort();
      await fixture.record(slow, await slowly);
      await harness().release();
      expect(items()).toHaveLength(twice());
      await fixture.settle();
      expect(items()).toHaveLength(1);
    });

    test("marks the job uncertain during a look-up that was interrupted before", async () => {
      let record: Parameters<Crm["createItem"]>[0] | undefined;
      await capture();
      await run({
        crm: (crm) => ({
          ...crm,
          createItem: (given, call) => {
            record = given;
            return crm.createItem(given, call);
          },
        }),
      });
      clock.now += 120_000;
      harness().behave({ mode: "fails", times: 1, only: ["find"] });
      expect(await run()).toMatchObject({ retry: true });
      clock.now += 1_000;
      const looking = await fixture.take();
      const outcome = await fixture.handle(looking);
      const { signal } = new AbortController();
      if (record) await fixture.crm().createItem(record, { signal, key: "of the other worker" });
      await markUncertain(fixture.store(), looking, { now: clock.now });
      await fixture.record(looking, outcome);
      await fixture.settle();
      expect(items()).toHaveLength(1);
    });

    test("before its create creates nothing", async () => {
      await capture();
      const slow = await fixture.take();
      clock.now += leaseMs;
      await claim(fixture.store(), slow.kind, { now: clock.now, leaseMs });
      expect(await fixture.handle(slow)).toMatchObject({ retry: true });
      expect(harness().asked("create")).toBe(0);
    });

    test("on a lead that is deleted meanwhile leaves no item", async () => {
      harness().behave({ mode: "late", times: 1, only: ["create"] });
      await capture();
      const slow = await fixture.take();
      const slowly = fixture.handle(slow);
      await harness().arrived("create", 1);
      await fixture.deleteLead();
      clock.now += leaseMs;
      await fixture.settle();
      await harness().release();
      await fixture.record(slow, await slowly);
      // Salesforce makes no opportunity for an account that is gone.
      expect(items()).toHaveLength(harness().vendor === "salesforce" ? 0 : 1);
      await fixture.settle();
      expect([items(), harness().people()]).toEqual([[], { contacts: 0, companies: 0 }]);
    });
  });

  describe("eventually", () => {
    const modes = [
      "well",
      "fails",
      "failsAfter",
      "dies",
      "late",
      "repeats",
      "rateLimited",
    ] as const satisfies FaultMode[];
    const operations = ["create", "update", "find"] as const;
    const steps = fc.array(
      fc.record({
        mode: fc.constantFrom(...modes),
        operation: fc.constantFrom(...operations),
        after: fc.constantFrom("nothing", "change", "delete", "land"),
      }),
      { minLength: 1, maxLength: 5 },
    );
    const lagMs = 1_500;

    async function deliver(mode: FaultMode, operation: (typeof operations)[number]): Promise<void> {
      const due = (await row())?.run_at ?? undefined;
      if (due === undefined) return;
      // No request stays with the vendor for longer than the verification waits.
      if (due > clock.now + leaseMs) await harness().release();
      clock.now = Math.max(clock.now, due);
      harness().behave({ lagMs, mode, times: 1, only: [operation] });
      await (mode === "late" ? runGivingUp(operation) : run());
    }

    async function expectEnd(phone: string | undefined): Promise<void> {
      expect(items()).toHaveLength(phone === undefined ? 0 : 1);
      if (phone !== undefined) expect(items()[0]?.notes).toContain(phone);
      else expect(harness().people()).toEqual({ contacts: 0, companies: 0 });
      expect((await row())?.state).toBe("done");
    }

    test("there is one item in the lead's present state, and none without a lead, after any faults", async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (taken) => {
          await fixture.clear();
          await capture();
          let phone: string | undefined = "(614) 555-0142";
          let changes = 0;
          const afterwards = {
            nothing: async () => undefined,
            land: () => harness().release(),
            delete: async () => {
              await fixture.deleteLead();
              phone = undefined;
            },
            change: async () => {
              changes += 1;
              phone = `212 555 ${1_000 + changes}`;
              await capture({ userPhone: phone });
            },
          };
          for (const { mode, operation, after } of taken) {
            await deliver(mode, operation);
            await afterwards[after]();
          }
          harness().behave({ lagMs });
          await harness().release();
          await fixture.settle();
          await expectEnd(phone);
        }),
        { numRuns: 10 },
      );
    }, 30_000);
  });
}
