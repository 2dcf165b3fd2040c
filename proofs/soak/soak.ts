import { setTimeout as sleep } from "node:timers/promises";
import { allJobKinds } from "../../server/store/jobs/job-kinds.ts";
import { openStore, type StoreSettings } from "../../server/store/open.ts";
import { seededRandom } from "../../tests/support/random.ts";
import type { Check } from "../harness/check.ts";
import { deliveryCheck, untilDelivered } from "../harness/deliveries.ts";
import { startFakeVendors } from "../harness/fakes.ts";
import { startApiReader } from "../harness/receivers/api-reader.ts";
import { startEventReceiver } from "../harness/receivers/event-receiver.ts";
import { storeEnv } from "../harness/site.ts";
import { createVisitor } from "../harness/visitor.ts";
import { makeFaulty } from "./fault-actions.ts";
import { type FaultAction, type FaultPeriod, faultSchedule, runSchedule } from "./faults.ts";
import { deskSecret, setUpFirm } from "./firm.ts";
import { guaranteeChecks } from "./guarantees.ts";
import { askHealth, type HealthSample } from "./health-log.ts";
import { createRequestLog, type LoggedRequest } from "./request-log.ts";
import type { Rules } from "./request-rules.ts";
import { type Restart, type SoakServer, startSoakServer } from "./servers.ts";
import { startSoakVisitors } from "./soak-visitors.ts";

/** A store that can be made to fail. */
export type SoakPlace = {
  readonly store: StoreSettings;
  readonly rules: Rules;
  readonly servers: number;
  /** Undefined if this machine allows no such fault. */
  storeFault?(pids: () => readonly number[]): FaultAction;
};

/** A restart, and how the requests ended that were under way at the signal. */
export type WatchedRestart = Restart & { readonly underWay: readonly LoggedRequest[] };

export type Soaked = {
  readonly periods: readonly FaultPeriod[];
  readonly requests: readonly LoggedRequest[];
  readonly health: readonly HealthSample[];
  readonly servers: readonly Pick<SoakServer, "warnings" | "samples" | "crashes">[];
  readonly restarts: readonly WatchedRestart[];
  readonly exits: readonly (number | null)[];
};

/** Short where they would delay the end, and as in production otherwise. */
const environment = {
  MONDAY_TIMEOUT_MS: "3000",
  MONDAY_VERIFY_MS: "8000",
  MONDAY_DAILY_CALLS: "1000000",
  OUTBOX_LEASE_MS: "15000",
} as const;
const healthEveryMs = 500;
/** Back-off grows with a fault: a delivery may wait up to twice as long as the fault lasted. */
const deliverWithinMs = 240_000;

type SoakOrder = {
  readonly minutes: number;
  readonly seed: number;
  /** Visitors, as a share of the usual number. */
  readonly load: number;
  readonly heap: string | undefined;
};

/** Mixed load while one thing after another fails; then checks the guarantees. */
export async function soak(
  place: SoakPlace,
  { minutes, seed, load, heap }: SoakOrder,
): Promise<{ soaked: Soaked; checks: readonly Check[] }> {
  const vendors = await startFakeVendors();
  // One fails, the other never does: it must not wait for the first.
  const [failing, steady] = await Promise.all([startEventReceiver("fails"), startEventReceiver("never fails")]);
  const faulty = await makeFaulty(vendors, failing);
  const started = performance.now();
  const now = () => performance.now() - started;
  const env = {
    ...environment,
    ...faulty.env,
    ...storeEnv(place.store),
    DESK_SECRET: deskSecret,
    ...(heap !== undefined && { NODE_OPTIONS: `--max-old-space-size=${heap}` }),
    READER_ALLOW_HOSTS: [faulty.env["READER_ALLOW_HOSTS"], steady.host].join(),
  };
  const store = await openStore(place.store);
  const firm = await setUpFirm(store, place.store.dataDir, steady);
  const servers = await Promise.all(Array.from({ length: place.servers }, () => startSoakServer(env, now)));
  const log = createRequestLog(now);
  const health: HealthSample[] = [];
  const healthTimer = setInterval(() => {
    for (const { privateAddress } of servers)
      void askHealth(privateAddress, now()).then((sample) => health.push(sample));
  }, healthEveryMs);
  const address = proxyTo(servers);
  const visitors = startSoakVisitors({ log, address, ownerSite: vendors.ownerSite, firm, seed, minutes, load });
  const reader = startApiReader(firm.token, log.logged(createVisitor(seededRandom(seed), address)));
  const restarts: WatchedRestart[] = [];
  const restart = async () => {
    for (const server of servers) {
      await visitors.rush();
      const underWay = log.underWay();
      restarts.push({ ...(await server.restart()), underWay: await underWay });
    }
  };
  const nothing = async () => undefined;
  const storeFault = place.storeFault?.(() => servers.map((server) => server.pid()));
  try {
    const begun = now();
    const schedule = faultSchedule(minutes)
      .filter(({ fault }) => fault !== "store" || storeFault)
      .map(({ fault, from, to }) => ({ fault, from: begun + from, to: begun + to }));
    const periods = await runSchedule(
      schedule,
      {
        ...faulty.actions,
        store: storeFault ?? { begin: nothing, end: nothing },
        restart: { begin: restart, end: nothing },
      },
      now,
    );
    await sleep(Math.max(0, begun + minutes * 60_000 - now()));
    await visitors.leave();
    const waited = await untilDelivered(store, deliverWithinMs, allJobKinds);
    await reader.finish();
    clearInterval(healthTimer);
    const exits = await Promise.all(servers.map((server) => server.stop()));
    const told = { failing: failing.events(), steady: steady.events(), reader };
    const checks = [...(await guaranteeChecks(visitors.guarantees, store, vendors, told)), deliveryCheck(waited)];
    return { soaked: { periods, requests: log.done, health, servers, restarts, exits }, checks };
  } finally {
    clearInterval(healthTimer);
    await store.close();
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([failing.stop(), steady.stop()]);
    vendors.stop();
  }
}

/** Round-robin among the ready servers; if none is ready, any. */
function proxyTo(servers: readonly SoakServer[]): () => string {
  let next = 0;
  return () => {
    const ready = servers.filter((server) => server.isReady());
    const choice = ready.length > 0 ? ready : servers;
    next += 1;
    return choice[next % choice.length]?.address ?? "";
  };
}
