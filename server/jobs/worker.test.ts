import { describe, expect, test, vi } from "vitest";
import { createLog } from "#server/ops/log.ts";
import { claim, enqueue, type Job } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import { workerFixture } from "./worker.fixture.ts";
import type { Handler } from "./worker.ts";

const { store, work, request, pass, row } = workerFixture();

describe("a worker", () => {
  test("delivers what waits at its start, and later jobs once it is kicked", async () => {
    const handler = vi.fn<Handler>(async () => ({ ok: true, memo: { item: 7 } }));
    await request("early");
    const { kick } = work({ crm: handler });
    await pass(0);
    expect(await row("early")).toMatchObject({ state: "done", memo: '{"item":7}' });
    await pass(30_000);
    await request("late");
    kick();
    await pass(0);
    expect((await row("late"))?.state).toBe("done");
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test("polls for jobs of other processes, less often while there are none", async () => {
    const db = vi.spyOn(store().db, "updateTable");
    const handler = vi.fn<Handler>(async () => ({ ok: true }));
    work({ crm: handler });
    await pass(600_000);
    expect(db.mock.calls.length).toBeLessThan(70);
    await request("a");
    await pass(10_000);
    expect(handler).toHaveBeenCalledOnce();
  });

  test("leaves kinds without a handler alone", async () => {
    await request("a");
    work({ mail: async () => ({ ok: true }) });
    await pass(60_000);
    expect(await row("a")).toMatchObject({ state: "ready", tries: 0 });
  });

  test("retries with back-off, then settles", async () => {
    const handler = vi
      .fn<Handler>()
      .mockResolvedValueOnce({ retry: true, reason: "HTTP 503" })
      .mockResolvedValueOnce({ retry: true, reason: "HTTP 503" })
      .mockResolvedValue({ ok: true });
    await request("a");
    work({ crm: handler }, { pollMs: 100 });
    await pass(0);
    expect(await row("a")).toMatchObject({ state: "ready", last_error: "HTTP 503", run_at: Date.now() + 1_000 });
    await pass(2_000);
    expect(handler).toHaveBeenCalledTimes(2);
    await pass(3_100);
    expect((await row("a"))?.state).toBe("done");
    expect(handler.mock.calls.map(([job]) => [job.tries, job.interrupted])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  test("verifies a delivery again when asked to", async () => {
    const handler = vi
      .fn<Handler>()
      .mockImplementationOnce(async () => ({ ok: true, memo: { item: 7 }, again: Date.now() + 120_000 }))
      .mockResolvedValue({ ok: true });
    await request("a");
    work({ crm: handler });
    await pass(119_000);
    expect(handler).toHaveBeenCalledOnce();
    await pass(12_000);
    expect(handler.mock.calls[1]?.[0]).toMatchObject({ memo: { item: 7 }, tries: 1, interrupted: false });
    expect((await row("a"))?.state).toBe("done");
  });

  test("treats a thrown error as an unclear failure and does not log its message", async () => {
    await request("a");
    work({
      crm: async () => {
        throw Object.assign(new Error("jane@example.com timed out"), { code: "ETIMEDOUT" });
      },
    });
    await pass(0);
    expect(await row("a")).toMatchObject({ state: "ready", last_error: "unclear: ETIMEDOUT" });
  });

  test("gives up when told to, and after the last try", async () => {
    await request("refused", "failing");
    const log = createLog("silent");
    const [logged, warned] = [vi.spyOn(log, "error"), vi.spyOn(log, "warn")];
    work(
      {
        crm: async ({ subject }) =>
          subject === "refused" ? { dead: true, reason: "HTTP 400" } : { retry: true, reason: "HTTP 500" },
      },
      { maxTries: 3, log },
    );
    await pass(0);
    expect(await row("refused")).toMatchObject({ state: "dead", last_error: "HTTP 400", tries: 1 });
    await pass(60_000);
    expect(await row("failing")).toMatchObject({ state: "dead", last_error: "HTTP 500", tries: 3 });
    const seen = (spy: typeof logged) => spy.mock.calls.map(([facts]) => facts);
    expect(seen(logged)).toMatchObject([
      { outcome: "dead", reason: "HTTP 400", tries: 1 },
      { outcome: "dead", reason: "HTTP 500", tries: 3 },
    ]);
    expect(seen(warned)).toMatchObject([
      { outcome: "retry", tries: 1 },
      { outcome: "retry", tries: 2 },
    ]);
  });

  test("gives up on a job that ended the process each time", async () => {
    await request("a");
    for (let tries = 1; tries <= 3; tries++)
      await claim(store(), "crm", { now: Date.now() + tries * 60_000, leaseMs: 60_000 });
    await pass(300_000);
    const handler = vi.fn<Handler>(async () => ({ ok: true }));
    work({ crm: handler }, { maxTries: 3 });
    await pass(0);
    expect(handler).not.toHaveBeenCalled();
    expect(await row("a")).toMatchObject({ state: "dead", last_error: "never came to an end" });
  });

  test("runs a job again if it was requested meanwhile", async () => {
    const wanted: number[] = [];
    await request("a");
    work({
      crm: async (job) => {
        wanted.push(job.wanted);
        if (job.wanted === 1) await request("a");
        return { ok: true };
      },
    });
    await pass(0);
    expect(wanted).toEqual([1, 2]);
    expect((await row("a"))?.state).toBe("done");
  });

  test("runs a limited number of jobs per kind, and no kind blocks another", async () => {
    let open = 0;
    let most = 0;
    const hang: Handler = (_job, { signal }) => {
      open += 1;
      most = Math.max(most, open);
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
    };
    await request("a", "b", "c");
    await enqueue(store().db, [{ kind: "mail", subject: "m" }], { now: Date.now() });
    work({ crm: hang, mail: async () => ({ ok: true }) }, { concurrency: 2 });
    await pass(100_000);
    expect(most).toBe(2);
    expect((await row("m", "mail"))?.state).toBe("done");
  });

  test("pauses the whole kind for as long as the vendor asked", async () => {
    const handler = vi.fn<Handler>(async () => ({ retry: true, reason: "rate limit", inSeconds: 60 }));
    await request("a", "b", "c");
    const { kick } = work({ crm: handler }, { concurrency: 1 });
    for (let second = 0; second < 59; second++) {
      await pass(1_000);
      kick();
    }
    expect(handler).toHaveBeenCalledOnce();
    await pass(2_000);
    expect(handler).toHaveBeenCalledTimes(2);
  });
});

test("a pause that is only for one delivery holds up no other", async () => {
  const handler = vi.fn<Handler>(async ({ subject }) =>
    subject === "a" ? { retry: true, reason: "rate limit", inSeconds: 60, pausesKind: false } : { ok: true },
  );
  await request("a", "b");
  work({ crm: handler }, { concurrency: 1 });
  await pass(59_000);
  expect(handler).toHaveBeenCalledTimes(2);
  expect((await row("b"))?.state).toBe("done");
  await pass(30_000);
  expect(handler).toHaveBeenCalledTimes(3);
});

describe("a long delivery", () => {
  test("keeps its lease, and its memo is stored at once", async () => {
    const { promise, resolve } = Promise.withResolvers<{ ok: true }>();
    await request("a");
    work({
      crm: async (_job, tools) => {
        await tools.remember({ item: "77" });
        return promise;
      },
    });
    await pass(200_000);
    expect(await claim(store(), "crm", { now: Date.now(), leaseMs: 1 })).toBeUndefined();
    expect((await row("a"))?.memo).toBe('{"item":"77"}');
    resolve({ ok: true });
    await pass(0);
    expect(await row("a")).toMatchObject({ state: "done", memo: '{"item":"77"}' });
  });

  test("is told when it lost its lease, and its result is ignored", async () => {
    const aborted = vi.fn<() => void>();
    await request("a");
    work({
      crm: (_job, { signal }) =>
        new Promise((resolve) =>
          signal.addEventListener("abort", () => {
            aborted();
            resolve({ ok: true });
          }),
        ),
    });
    await pass(0);
    const other = await claim(store(), "crm", { now: Date.now() + 60_000, leaseMs: 600_000 });
    await pass(20_000);
    expect(aborted).toHaveBeenCalledOnce();
    expect(await row("a")).toMatchObject({ state: "active", lease: other?.lease });
  });

  test("may finish before the worker stops, which takes nothing new", async () => {
    const { promise, resolve } = Promise.withResolvers<{ ok: true }>();
    await request("a", "b");
    const { stop, kick } = work({ crm: () => promise }, { concurrency: 1 });
    await pass(0);
    const stopped = vi.fn<() => void>();
    const stopping = stop(10_000).then(stopped);
    kick();
    await pass(5_000);
    expect(stopped).not.toHaveBeenCalled();
    resolve({ ok: true });
    await stopping;
    const states = [(await row("a"))?.state, (await row("b"))?.state];
    expect(states.toSorted()).toEqual(["done", "ready"]);
  });

  test("claimed during the stop is given back untouched, and runs once elsewhere", async () => {
    const handler = vi.fn<Handler>(async () => ({ ok: true }));
    await request("a");
    const { stop } = work({ crm: handler });
    // The first claim is still running.
    await stop(10_000);
    expect(handler).not.toHaveBeenCalled();
    expect(await row("a")).toMatchObject({ state: "ready", tries: 0, unsettled_claims: 0, lease: null });
    work({ crm: handler });
    await pass(0);
    expect(handler.mock.calls.map(([job]) => [job.tries, job.interrupted])).toEqual([[1, false]]);
    expect((await row("a"))?.state).toBe("done");
  });

  test("that does not finish in time is aborted and left to its lease", async () => {
    let tools: AbortSignal | undefined;
    await request("a");
    const { stop } = work({
      crm: (_job: Job, { signal }) => {
        tools = signal;
        return new Promise(() => undefined);
      },
    });
    await pass(0);
    const stopping = stop(10_000);
    await pass(10_000);
    await stopping;
    expect(tools?.aborted).toBe(true);
    expect((await row("a"))?.state).toBe("active");
  });
});

describe("a store that fails", () => {
  function failingWhile(fails: () => boolean): Store {
    const db = new Proxy(store().db, {
      get(target, key) {
        if (key === "updateTable" && fails())
          return () => {
            throw new Error("gone");
          };
        const value = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    return { ...store(), db };
  }

  test("is polled with pauses, even when kicked, and then everything resumes", async () => {
    let attempts = 0;
    const broken = failingWhile(() => attempts++ < 8);
    const handler = vi.fn<Handler>(async () => ({ ok: true }));
    await request("a");
    const { kick } = work({ crm: handler }, { store: broken });
    for (let second = 0; second < 20; second++) {
      await pass(1_000);
      kick();
    }
    expect(attempts).toBeLessThan(8);
    expect(handler).not.toHaveBeenCalled();
    await pass(60_000);
    expect(handler).toHaveBeenCalledOnce();
  });

  test("while a delivery ends does not make it look undelivered", async () => {
    let delivered = false;
    const handler = vi.fn<Handler>(async () => {
      delivered = true;
      return { ok: true };
    });
    const broken = failingWhile(() => {
      const fails = delivered;
      delivered = false;
      return fails;
    });
    await request("a");
    work({ crm: handler }, { store: broken });
    await pass(10_000);
    expect(handler).toHaveBeenCalledOnce();
    expect((await row("a"))?.state).toBe("done");
  });
});
