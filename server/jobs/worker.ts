import type { DeliveryCounter } from "#server/ops/delivery-counter.ts";
import { errorCode } from "#server/ops/error-code.ts";
import type { Log } from "#server/ops/log.ts";
import { type Metrics, silentMetrics } from "#server/ops/metrics/metrics.ts";
import { retryAfterOutage } from "#server/store/jobs/job-maintenance.ts";
import { claim, fail, type Job, markDelivered, postpone, remember, renew } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import { backoffMs, maxTries } from "./backoff.ts";
import { createOutageRetry } from "./retry-after-outage.ts";
import { createWakeSignal } from "./wake-signal.ts";

export type Outcome =
  /** `again`: delivered, and to be verified at that time. */
  | { readonly ok: true; readonly memo?: unknown; readonly again?: number | undefined }
  /** `inSeconds` is what the vendor asked for; the whole kind pauses until then, unless `pausesKind` is false. */
  | ({ readonly retry: true; readonly inSeconds?: number | undefined; readonly pausesKind?: false } & Failed)
  /** Nothing was tried: it is not due yet. */
  | { readonly wait: true; readonly until: number; readonly memo?: unknown }
  /** A retry cannot help. */
  | ({ readonly dead: true } & Failed);

type Failed = {
  readonly reason: string;
  readonly memo?: unknown;
  /** This try changed nothing in the external system, so the next one need not search for its effects. */
  readonly unchanged?: true | undefined;
};

/** For a handler whose `remember` returned false. */
export const lostLease: Outcome = { retry: true, reason: "another worker has it" };

export type JobTools = {
  /**
   * Stores something at once, such as the id of a new item, in case the process dies before the job ends. False:
   * another worker has the job, and nothing was stored.
   */
  remember(memo: unknown): Promise<boolean>;
  /** Aborted when the job was given to another worker or the process is about to end. */
  readonly signal: AbortSignal;
};

/**
 * Brings the external system in line with the subject's current state. Reasons are codes or short words, never personal
 * data.
 */
export type Handler = (job: Job, tools: JobTools) => Promise<Outcome>;

export type WorkerSettings = {
  readonly store: Store;
  /** Kinds without a handler are not claimed: their deliveries wait. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Whether a kind can have anything to deliver. The outbox is not read for one that cannot. */
  readonly isInUse?: (kind: string) => Promise<boolean>;
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly deliveries?: Pick<DeliveryCounter, "add">;
  readonly now?: () => number;
  readonly random?: () => number;
  /** How many jobs of one kind run at once; kinds do not block each other. */
  readonly concurrency?: number;
  readonly leaseMs?: number;
  readonly maxTries?: number;
  /** How soon to poll again after finding nothing; doubles while idle, up to ten times this. */
  readonly pollMs?: number;
};

export type Worker = {
  start(): void;
  /** A job was written: look at once. */
  kick(): void;
  /** Takes nothing new, and resolves when the running jobs have ended or after the limit. */
  stop(limitMs?: number): Promise<void>;
};

type Settings = Required<WorkerSettings>;

export function createWorker(given: WorkerSettings): Worker {
  const settings: Settings = {
    metrics: silentMetrics,
    deliveries: { add: () => undefined },
    isInUse: async () => true,
    now: Date.now,
    random: Math.random,
    concurrency: 4,
    leaseMs: 60_000,
    maxTries,
    pollMs: 1_000,
    ...given,
  };
  const lanes = Object.entries(settings.handlers).map(([kind, handler]) => createLane(settings, kind, handler));
  return {
    start: () => {
      for (const lane of lanes) lane.start();
    },
    kick: () => {
      for (const lane of lanes) lane.kick();
    },
    stop: async (limitMs = 10_000) => {
      await Promise.all(lanes.map((lane) => lane.stop(limitMs)));
    },
  };
}

/** The loop for one kind of delivery. */
function createLane(settings: Settings, kind: string, handler: Handler): Worker {
  const { store, log, metrics, now, concurrency, leaseMs, pollMs } = settings;
  const running = new Set<Promise<void>>();
  const ending = new AbortController();
  const wakeSignal = createWakeSignal();
  const outageRetry = createOutageRetry(now);
  let stopping = false;
  let pausedUntil = 0;
  let looping: Promise<void> | undefined;

  async function loop(): Promise<void> {
    let idle = 0;
    while (!stopping) {
      if (running.size >= concurrency) {
        await Promise.race(running);
        continue;
      }
      const found = pausedUntil > now() ? "nothing" : await claimNext();
      if (found === "something") {
        idle = 0;
        continue;
      }
      const delay = Math.min(pollMs * 2 ** idle, pollMs * 10);
      idle = Math.min(idle + 1, 10);
      // While the store fails or the vendor asked for a pause, a new job does not end the wait.
      const ignoreKicks = found === "trouble" || pausedUntil > now();
      if ((await wakeSignal.wait(Math.max(delay, pausedUntil - now()), { ignoreKicks })) === "woken") idle = 0;
    }
  }

  async function claimNext(): Promise<"something" | "nothing" | "trouble"> {
    try {
      if (!(await settings.isInUse(kind))) return "nothing";
      const job = await claim(store, kind, { now: now(), leaseMs });
      if (!job) return "nothing";
      // Starting it now would end in an abort, and an aborted delivery may be sent twice.
      if (stopping) {
        await postpone(store, job, { until: now(), now: now() });
        return "nothing";
      }
      const work = run(job).finally(() => {
        running.delete(work);
        // It may have been requested again meanwhile.
        wakeSignal.wake();
      });
      running.add(work);
      return "something";
    } catch (error) {
      log.error({ kind, code: errorCode(error) }, "could not read the outbox");
      return "trouble";
    }
  }

  /** Never rejects: the job is settled, retried, or left until its lease ends. */
  async function run(job: Job): Promise<void> {
    const started = now();
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, ending.signal]);
    const renewal = setInterval(() => {
      renew(store, job, { now: now(), leaseMs }).then(
        (held) => held || lost.abort(),
        (error: unknown) => log.warn({ kind, code: errorCode(error) }, "could not renew a lease"),
      );
    }, leaseMs / 3);
    try {
      const tools = { signal, remember: (memo: unknown) => remember(store, job, memo) };
      const outcome = await attempt(job, tools);
      if ("retry" in outcome && outcome.inSeconds && outcome.pausesKind !== false)
        pausedUntil = Math.max(
          pausedUntil,
          now() + backoffMs({ tries: 1, retryInSeconds: outcome.inSeconds, random: 0 }),
        );
      const held = await retryWhileLeased(() => record(job, outcome));
      if ("wait" in outcome) return;
      const summary = outcomeForLog(outcome);
      metrics.count("deliveries", { kind, outcome: summary.outcome });
      settings.deliveries.add({ kind, arrived: summary.outcome === "ok", ms: now() - started });
      log[logLevels[summary.outcome]]({ kind, ...summary, tries: job.tries, held, ms: now() - started }, "delivery");
      if (summary.outcome === "retry") outageRetry.failed(job.id);
      else if (summary.outcome === "ok" && outageRetry.worked()) await retryBackedOffJobs();
    } catch (error) {
      metrics.count("deliveries", { kind, outcome: "lost" });
      log.error({ kind, code: errorCode(error), tries: job.tries }, "could not store the outcome of a delivery");
    } finally {
      metrics.observe("deliverySeconds", { kind }, (now() - started) / 1_000);
      clearInterval(renewal);
    }
  }

  /** After the first success, retry everything that is backing off. */
  async function retryBackedOffJobs(): Promise<void> {
    const retried = await retryAfterOutage(store, { kind, now: now() }).catch((error: unknown) => {
      log.warn({ kind, code: errorCode(error) }, "could not retry waiting deliveries");
      return 0;
    });
    if (retried > 0) log.info({ kind, retried }, "retrying waiting deliveries");
  }

  async function attempt(job: Job, tools: JobTools): Promise<Outcome> {
    // Every try ended the process; it must not do so forever.
    if (job.tries > settings.maxTries) return { dead: true, reason: "never came to an end" };
    const outcome = await outcomeOf(job, tools);
    const isLast = "retry" in outcome && job.tries >= settings.maxTries;
    return isLast ? { dead: true, reason: outcome.reason, memo: outcome.memo, unchanged: outcome.unchanged } : outcome;
  }

  async function outcomeOf(job: Job, tools: JobTools): Promise<Outcome> {
    try {
      return await handler(job, tools);
    } catch (error) {
      return { retry: true, reason: `unclear: ${errorCode(error)}` };
    }
  }

  function record(job: Job, outcome: Outcome): Promise<boolean> {
    const memo = outcome.memo;
    if ("ok" in outcome) return markDelivered(store, job, { now: now(), memo, again: outcome.again });
    if ("wait" in outcome) return postpone(store, job, { until: outcome.until, now: now(), memo });
    const wait = backoffMs({
      tries: job.tries,
      retryInSeconds: "retry" in outcome ? outcome.inSeconds : undefined,
      random: settings.random(),
    });
    const retryAt = "retry" in outcome ? now() + wait : undefined;
    const { reason, unchanged } = outcome;
    return fail(store, job, { reason, unchanged, retryAt, memo, now: now() });
  }

  /** A short outage of the store must not make a delivered job look undelivered. */
  async function retryWhileLeased<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        const pause = pollMs * 2 ** tries;
        if (stopping || pause > leaseMs / 4) throw error;
        log.warn({ kind, code: errorCode(error) }, "could not store the outcome of a delivery yet");
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** The loop first: it may be about to give back a job that it just claimed. */
  async function whenIdle(): Promise<void> {
    await looping;
    await Promise.all(running);
  }

  return {
    start: () => {
      looping ??= loop();
    },
    kick: () => wakeSignal.wake(),
    stop: async (limitMs = 10_000) => {
      stopping = true;
      wakeSignal.wake({ force: true });
      const { promise: limit, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, limitMs);
      await Promise.race([limit, whenIdle()]);
      clearTimeout(timer);
      ending.abort();
    },
  };
}

/** Failed deliveries are logged as warnings and errors, so that they show up without info lines. */
const logLevels = { ok: "info", retry: "warn", dead: "error" } as const;

function outcomeForLog(outcome: Exclude<Outcome, { wait: true }>): {
  outcome: "ok" | "retry" | "dead";
  reason?: string;
} {
  if ("ok" in outcome) return { outcome: "ok" };
  return { outcome: "retry" in outcome ? "retry" : "dead", reason: outcome.reason };
}
