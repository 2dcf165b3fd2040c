import { afterEach, beforeEach, vi } from "vitest";
import { createLog } from "#server/ops/log.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { storeOfFile } from "#server/store/store.fixture.ts";
import { createWorker, type Handler, type Worker, type WorkerSettings } from "./worker.ts";

const usual = { log: createLog("silent"), random: () => 1, leaseMs: 60_000 };

/** A worker on a separate store, with a clock that the test moves. */
export function workerFixture() {
  const store = storeOfFile();
  let worker: Worker | undefined;

  beforeEach(async () => {
    await store().db.deleteFrom("job").execute();
    vi.useFakeTimers();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await worker?.stop(0);
    worker = undefined;
  });

  return {
    store,
    work: (handlers: Record<string, Handler>, more: Partial<WorkerSettings> = {}): Worker => {
      worker = createWorker({ ...usual, store: store(), handlers, ...more });
      worker.start();
      return worker;
    },
    request: (...subjects: readonly string[]) =>
      enqueue(
        store().db,
        subjects.map((subject) => ({ kind: "crm", subject })),
        { now: Date.now() },
      ),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    row: (subject: string, kind = "crm") => findJob(store(), kind, subject),
  };
}
