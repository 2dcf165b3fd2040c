import type { Env } from "#server/env.ts";
import { type IntegrationStatus, integrationStatus } from "#server/ops/integration-status.ts";
import { version } from "#server/ops/version.ts";
import { withTimeout } from "#server/ops/with-timeout.ts";
import { oldestUndelivered, queueDepth } from "#server/store/jobs/queue-depth.ts";
import type { Store } from "#server/store/open.ts";
import type { MetricsRegistry, Sample } from "./metrics-registry.ts";

type Settings = {
  readonly now?: () => number;
  /** Concurrent and repeated scrapes ask the store once. */
  readonly cacheMs?: number;
  /** A store that hangs must not block the scrape. */
  readonly limitMs?: number;
};

type Queue = { readonly depth: readonly Sample<"queue">[]; readonly oldestLead: number };

/** The depth of the outbox, read at most every few seconds. If the store fails, only that is reported. */
export function collectQueueMetrics(
  registry: MetricsRegistry,
  store: Store,
  { now = Date.now, cacheMs = 5_000, limitMs = 2_000 }: Settings = {},
): void {
  let kept: { readonly until: number; readonly queue: Promise<Queue | undefined> } | undefined;
  const queue = () => {
    if (!kept || kept.until <= now()) {
      const read = withTimeout(limitMs, readQueue(store, now())).catch(() => undefined);
      kept = { until: now() + cacheMs, queue: read };
    }
    return kept.queue;
  };
  const none = {};
  registry.watch("queue", async () => (await queue())?.depth ?? []);
  registry.watch("oldestLead", async () => {
    const found = await queue();
    return found ? [{ labels: none, value: found.oldestLead }] : [];
  });
  registry.watch("storeUp", async () => [{ labels: none, value: (await queue()) ? 1 : 0 }]);
}

async function readQueue(store: Store, now: number): Promise<Queue> {
  const [depths, since = now] = await Promise.all([queueDepth(store, { now }), oldestUndelivered(store)]);
  return {
    depth: Object.entries(depths).flatMap(([kind, { waiting, due, dead }]) => [
      { labels: { kind, state: "waiting" }, value: waiting },
      { labels: { kind, state: "due" }, value: due },
      { labels: { kind, state: "dead" }, value: dead },
    ]),
    oldestLead: Math.max(0, now - since) / 1_000,
  };
}

type Site = {
  readonly env: Env;
  readonly store: Store;
  readonly build: string;
  readonly served: { totals(): readonly Sample<"requests">[] };
};

/** Everything that is read on a scrape instead of counted when it happens. */
export function collectSiteMetrics(registry: MetricsRegistry, { env, store, build, served }: Site): void {
  collectQueueMetrics(registry, store);
  registry.follow("requests", served.totals);
  registry.watch("buildInfo", () => [{ labels: { version, build, node: process.version }, value: 1 }]);
  registry.watch("configured", () =>
    integrationStatus(env).map(({ name, on }: IntegrationStatus) => ({ labels: { part: name }, value: on ? 1 : 0 })),
  );
}
