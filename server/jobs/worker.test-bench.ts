import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { createLog } from "#server/log.ts";
import { findJob } from "#server/store/job-care.ts";
import { want } from "#server/store/jobs.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { createWorker, type Handler, type Worker, type WorkerSettings } from "./worker.ts";

/** A worker on a store of its own, whose hours pass when the test says so. */
export function workerBench() {
  const dataDir = mkdtempSync(join(tmpdir(), "worker-"));
  let store: Store;
  let worker: Worker | undefined;

  beforeAll(async () => {
    store = await openStore({ dataDir });
    await sql`pragma synchronous = off`.execute(store.db);
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
    worker = undefined;
  });

  return {
    store: () => store,
    work: (handlers: Record<string, Handler>, more: Partial<WorkerSettings> = {}): Worker => {
      worker = createWorker({ store, handlers, log: createLog("silent"), random: () => 1, leaseMs: 60_000, ...more });
      worker.start();
      return worker;
    },
    wish: (...subjects: readonly string[]) =>
      want(
        store.db,
        subjects.map((subject) => ({ kind: "crm", subject })),
        { now: Date.now() },
      ),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    row: (subject: string, kind = "crm") => findJob(store, kind, subject),
  };
}
