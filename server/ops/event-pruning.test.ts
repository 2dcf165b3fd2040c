import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { eventsKeptMs, recordEvents } from "#server/store/events/events.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { createEventPruning } from "./event-pruning.ts";
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
  const pruning = createEventPruning({ store: store(), log: createLog("silent") });
  pruning.start();
  await vi.waitFor(async () => expect(await left()).toEqual([11, 90_000_000]));
  await vi.advanceTimersByTimeAsync(86_400_000);
  await vi.waitFor(async () => expect(await left()).toEqual([90_000_000]));
  pruning.stop();
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(await left()).toEqual([90_000_000]);
});
