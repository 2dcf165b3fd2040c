import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ColumnValues } from "#domain/leads/column-value.ts";
import { claim, markUncertain } from "#server/store/jobs/jobs.ts";
import type { Crm } from "#server/vendors/crm.ts";
import type { BoardItem } from "#tests/fakes/monday/board.ts";
import type { FakeMode } from "#tests/fakes/monday.ts";
import { crmFixture, Killed, type Way } from "#tests/support/crm.fixture.ts";

/**
 * A lead is on the board exactly once, whatever fails. The fake ignores idempotency keys here: nothing may depend on
 * them.
 */

const fixture = crmFixture();
const { run, runGivingUp, capture, clock, items, row } = fixture;
const fake = () => fixture.fake();
const leaseMs = 60_000;

describe("a create with an unknown outcome", () => {
  test("is looked up before the next create, and an item that is found is adopted", async () => {
    await capture();
    fake().behave({ mode: "failsAfter", times: 1, keys: false });
    expect(await run()).toMatchObject({ retry: true });
    const [item] = items();
    await fixture.settle();
    expect(items().map(({ id }) => id)).toEqual([item?.id]);
    expect(fake().asked("create_item")).toBe(1);
    expect(JSON.parse((await row())?.memo ?? "")).toEqual({ itemId: item?.id, wanted: 1 });
  });

  test("that lands after the next item was made is removed, or kept if it is older", async () => {
    await capture();
    fake().behave({ mode: "late", times: 1, keys: false });
    await runGivingUp(1);
    clock.now += 1_000;
    await run();
    expect(items()).toHaveLength(1);
    await fake().release();
    expect(items()).toHaveLength(2);
    const [oldest] = items();
    await fixture.settle();
    expect(items().map(({ id }) => id)).toEqual([oldest?.id]);
  });

  test("that the search does not find yet is repeated, and one of the two items is removed", async () => {
    await capture();
    fake().behave({ mode: "failsAfter", times: 1, lagMs: 10_000, keys: false });
    await run();
    clock.now += 1_000;
    await run();
    expect(items()).toHaveLength(2);
    const [oldest] = items();
    await fixture.settle();
    expect(items().map(({ id }) => id)).toEqual([oldest?.id]);
    expect(JSON.parse((await row())?.memo ?? "")).toMatchObject({ itemId: oldest?.id });
  });

  test("is done once by a vendor that honors the idempotency key, whether or not the search lags", async () => {
    await capture();
    fake().behave({ mode: "failsAfter", times: 1, lagMs: 10_000 });
    await run();
    clock.now += 1_000;
    await run();
    expect(items()).toHaveLength(1);
  });

  test("that the vendor performed twice leaves one item", async () => {
    await capture();
    fake().behave({ mode: "repeats", times: 1, keys: false });
    expect(await run()).toMatchObject({ ok: true });
    expect(items()).toHaveLength(2);
    await fixture.settle();
    expect(items()).toHaveLength(1);
  });

  test("and a change that lands after a newer one is overwritten at verification", async () => {
    await capture({ userPhone: undefined });
    await fixture.settle();
    await capture({ userPhone: "212 555 0100" });
    fake().behave({ mode: "late", times: 1 });
    await runGivingUp(fake().requests.length + 1);
    await capture({ userPhone: "212 555 0199" });
    clock.now += 1_000;
    await run();
    await capture({ userEmail: "other@northgate-dental.example", userPhone: "212 555 0199" });
    await run();
    await fake().release();
    expect(items()).toMatchObject([{ columns: { phone: { phone: "+12125550100" } } }]);
    await fixture.settle();
    expect(items()).toMatchObject([{ columns: { phone: { phone: "+12125550199" } } }]);
  });

  test("updates the older item if that one is kept", async () => {
    await capture({ userPhone: undefined });
    fake().behave({ mode: "failsAfter", times: 1, lagMs: 10_000, keys: false });
    await run();
    clock.now += 1_000;
    await capture({ userPhone: "212 555 0100" });
    await run();
    await fixture.settle();
    expect(items()).toMatchObject([{ columns: { phone: { phone: "+12125550100" } } }]);
  });
});

describe("a process that is killed", () => {
  /** Kills the process before or after its nth call to the board or the store. */
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

  test.each(upTo(3))("%s call %i of its first run leaves one item, or none for a deleted lead", async (when, call) => {
    for (const deleted of [false, true]) {
      await fixture.clear();
      fake().behave({ keys: false, lagMs: 500 });
      await capture();
      expect(await run(killedAt(call, when))).toBe("killed");
      if (deleted) await fixture.deleteLead();
      clock.now += leaseMs;
      await fixture.settle();
      expect(items()).toHaveLength(deleted ? 0 : 1);
      expect((await row())?.state).toBe("done");
    }
  });

  test.each(upTo(2))("%s call %i while removing a duplicate leaves one item", async (when, call) => {
    fake().behave({ mode: "repeats", times: 1, keys: false });
    await capture();
    await run();
    clock.now += 120_000;
    expect(await run(killedAt(call, when))).toBe("killed");
    clock.now += leaseMs;
    await fixture.settle();
    expect(items()).toHaveLength(1);
  });
});

describe("a worker that lost its lease", () => {
  test("during its create marks the job uncertain, even after it was verified", async () => {
    fake().behave({ mode: "late", times: 1, keys: false });
    await capture();
    const slow = await fixture.take();
    const slowly = fixture.handle(slow);
    await fake().arrived(1);
    clock.now += leaseMs;
    await fixture.settle();
    expect(items()).toHaveLength(1);
    expect((await row())?.state).toBe("done");

    await fake().release();
    expect(await fixture.record(slow, await slowly)).toBe(false);
    expect(items()).toHaveLength(2);
    expect(await row()).toMatchObject({ state: "ready" });
    await fixture.settle();
    expect(items()).toHaveLength(1);
    expect((await row())?.state).toBe("done");
  });

  test("and gave up on its create marks the job uncertain too", async () => {
    fake().behave({ mode: "late", times: 1, keys: false });
    await capture();
    const slow = await fixture.take();
    const lost = new AbortController();
    const slowly = fixture.handle(slow, { tools: (tools) => ({ ...tools, signal: lost.signal }) });
    await fake().arrived(1);
    clock.now += leaseMs;
    await fixture.settle();
    lost.abort();
    await fixture.record(slow, await slowly);
    await fake().release();
    expect(items()).toHaveLength(2);
    await fixture.settle();
    expect(items()).toHaveLength(1);
  });

  test("marks the job uncertain during a look-up that was interrupted before", async () => {
    await capture();
    await run();
    clock.now += 120_000;
    fake().behave({ mode: "fails", times: 1, only: ["items_page"] });
    expect(await run()).toMatchObject({ retry: true });
    clock.now += 1_000;
    const looking = await fixture.take();
    const outcome = await fixture.handle(looking);
    const { signal } = new AbortController();
    await fixture.crm().createItem(itemOf(items()), { signal, key: "of the other worker" });
    await markUncertain(fixture.store(), looking, { now: clock.now });
    await fixture.record(looking, outcome);
    await fixture.settle();
    expect(items()).toHaveLength(1);
  });

  const itemOf = ([item]: readonly BoardItem[]) => ({
    itemName: item?.name ?? "",
    columnValues: (item?.columns ?? {}) as ColumnValues,
  });

  test("before its create creates nothing", async () => {
    await capture();
    const slow = await fixture.take();
    clock.now += leaseMs;
    await claim(fixture.store(), slow.kind, { now: clock.now, leaseMs });
    expect(await fixture.handle(slow)).toMatchObject({ retry: true });
    expect(fake().asked("create_item")).toBe(0);
  });

  test("on a lead that is deleted meanwhile leaves no item", async () => {
    fake().behave({ mode: "late", times: 1, keys: false });
    await capture();
    const slow = await fixture.take();
    const slowly = fixture.handle(slow);
    await fake().arrived(1);
    await fixture.deleteLead();
    clock.now += leaseMs;
    await fixture.settle();
    await fake().release();
    await fixture.record(slow, await slowly);
    expect(items()).toHaveLength(1);
    await fixture.settle();
    expect(items()).toEqual([]);
  });
});

describe("eventually", () => {
  const modes = ["well", "fails", "failsAfter", "dies", "late", "repeats", "rateLimited"] as const satisfies FakeMode[];
  const steps = fc.array(
    fc.record({
      mode: fc.constantFrom(...modes),
      after: fc.constantFrom("nothing", "change", "delete", "land"),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const board = { keys: false, lagMs: 1_500 };

  async function deliver(mode: FakeMode): Promise<void> {
    const due = (await row())?.run_at ?? undefined;
    if (due === undefined) return;
    // No request stays with the vendor for longer than the verification waits.
    if (due > clock.now + leaseMs) await fake().release();
    clock.now = Math.max(clock.now, due);
    fake().behave({ ...board, mode, times: 1 });
    await (mode === "late" ? runGivingUp(fake().requests.length + 1) : run());
  }

  test("the board has one item in the lead's present state, and none without a lead, after any faults", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await fixture.clear();
        await capture();
        let phone: string | undefined = "+16145550142";
        const afterwards = {
          nothing: async () => undefined,
          land: () => fake().release(),
          delete: async () => {
            await fixture.deleteLead();
            phone = undefined;
          },
          change: async () => {
            phone = `+1212555${1_000 + fake().requests.length}`;
            await capture({ userPhone: phone });
          },
        };
        for (const { mode, after } of taken) {
          await deliver(mode);
          await afterwards[after]();
        }
        fake().behave(board);
        await fake().release();
        await fixture.settle();
        const phones = items().map(({ columns }) => columns["phone"]);
        expect(phones).toMatchObject(phone === undefined ? [] : [{ phone }]);
        expect((await row())?.state).toBe("done");
      }),
      { numRuns: 10 },
    );
  }, 30_000);
});
