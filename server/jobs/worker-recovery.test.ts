import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "#server/log.ts";
import { findJob } from "#server/store/job-care.ts";
import { want } from "#server/store/jobs.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { createWorker, type Handler, type Worker } from "./worker.ts";

const dataDir = mkdtempSync(join(tmpdir(), "worker-recovery-"));
let store: Store;
let worker: Worker | undefined;

beforeAll(async () => {
  store = await openStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  await store.db.deleteFrom("job").execute();
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  await worker?.stop(0);
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const state = async (subject: string) => (await findJob(store, "crm", subject))?.state;

/** A vendor that is down for everybody or for some. */
async function deliver(isDown: (subject: string) => boolean, subjects: readonly string[]) {
  const handler: Handler = async ({ subject }) =>
    isDown(subject) ? { retry: true, reason: "HTTP 500" } : { ok: true };
  const wish = async (...some: readonly string[]) => {
    await want(
      store.db,
      some.map((subject) => ({ kind: "crm", subject })),
      { now: Date.now() },
    );
    worker?.kick();
    await pass(100);
  };
  worker = createWorker({ store, handlers: { crm: handler }, log: createLog("silent"), random: () => 1, pollMs: 100 });
  worker.start();
  await wish(...subjects);
  return { wish };
}

test("what a vendor refused for long is delivered soon after it takes the first delivery again", async () => {
  let down = true;
  const { wish } = await deliver(() => down, ["a", "b", "c"]);
  await pass(20 * 60_000);
  down = false;
  expect(await findJob(store, "crm", "a")).toMatchObject({ state: "ready" });
  await wish("new");
  await pass(2_000);
  expect([await state("new"), await state("a"), await state("b"), await state("c")]).toEqual(Array(4).fill("done"));
});

test("one that fails by its own fault waits its own time, however well the others go", async () => {
  const { wish } = await deliver((subject) => subject === "bad", ["bad"]);
  await pass(10 * 60_000);
  const before = await findJob(store, "crm", "bad");
  for (const subject of ["a", "b", "c"]) await wish(subject);
  await pass(5_000);
  expect(await findJob(store, "crm", "bad")).toMatchObject({ tries: before?.tries, run_at: before?.run_at });
});
