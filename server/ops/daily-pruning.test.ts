import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { auditKeptMs, auditPage, recordAudit } from "#server/store/desk/people/audit.ts";
import { eventsKeptMs, recordEvents } from "#server/store/events/events.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { createDailyPruning } from "./daily-pruning.ts";
import { createLog } from "./log.ts";

const store = storeOfFile();
beforeEach(() => store().db.deleteFrom("event").execute());

test("deletes events after 90 days, at the start and each day", async () => {
  vi.useFakeTimers({ now: eventsKeptMs + 10 });
  onTestFinished(() => void vi.useRealTimers());
  const record = (at: number) =>
    store()
      .db.transaction()
      .execute((tx) => recordEvents(tx, [{ type: "lead.created", subject: `${at}`, at }]));
  const left = async () =>
    (await store().db.selectFrom("event").select("at").orderBy("at").execute()).map(({ at }) => at);
  for (const at of [9, 11, 90_000_000]) await record(at);
  const pruning = createDailyPruning({ store: store(), log: createLog("silent") });
  pruning.start();
  await vi.waitFor(async () => expect(await left()).toEqual([11, 90_000_000]));
  await vi.advanceTimersByTimeAsync(86_400_000);
  await vi.waitFor(async () => expect(await left()).toEqual([90_000_000]));
  pruning.stop();
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(await left()).toEqual([90_000_000]);
});

test("deletes entries of the audit log after two years, even if old events cannot be deleted", async () => {
  const now = Date.now();
  const ages = [auditKeptMs + 2 * 86_400_000, auditKeptMs - 60_000];
  for (const age of ages) await recordAudit(store().db, { at: now - age, actor: "site", action: "test", subject: "x" });
  const db = new Proxy(store().db, {
    get(target, key) {
      if (key === "transaction") throw new Error("busy");
      const found: unknown = Reflect.get(target, key, target);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
  const pruning = createDailyPruning({ store: { db }, log: createLog("silent"), now: () => now });
  pruning.start();
  await vi.waitFor(async () =>
    expect((await auditPage(store(), {}, 10)).map(({ at }) => now - at)).toEqual([auditKeptMs - 60_000]),
  );
  pruning.stop();
});
