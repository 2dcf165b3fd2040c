import { setTimeout as sleep } from "node:timers/promises";
import { readStoredLead } from "../../contracts/lead.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { jobKinds } from "../../server/store/jobs/job-kinds.ts";
import { openStore, type Store, type StoreSettings } from "../../server/store/open.ts";
import { type Random, seededRandom, whole } from "../../tests/support/random.ts";
import { type BoardState, type FakeBoard, startFakeBoard } from "../harness/fake-board.ts";
import { type Violations, violationsOf } from "../harness/lead-violations.ts";
import { type Crowd, startCrowd } from "../harness/lead-visitors.ts";
import { type Ledger, newLedger } from "../harness/ledger.ts";
import { type Servers, startServers } from "../harness/servers.ts";

export type DrillSettings = {
  readonly store: StoreSettings;
  readonly servers: number;
  readonly rounds: number;
  readonly seed: number;
  /** Told after each round. */
  readonly onRound: (round: number) => void;
};

export type DrillOutcome = {
  readonly ledger: Ledger;
  readonly kills: number;
  readonly crashes: number;
  readonly stored: number;
  readonly board: BoardState;
  readonly violations: Violations;
  /** Deliveries that were not done when the time was over, and those given up. */
  readonly undone: { readonly waiting: number; readonly dead: number };
  readonly drainSeconds: number;
};

const visitors = 16;
/** Short, so that what dies is taken over while the faults go on; the CRM's latest deed is well before the last look. */
const times = { timeoutMs: 400, lateMs: 1_500, lagMs: 300, verifyMs: 4_000, leaseMs: 3_000 } as const;
const faultShare = 0.25;
const rushWithinMs = 15_000;
const drainWithinMs = 120_000;

/** Kills servers under load while the CRM misbehaves, then looks from outside at what is left. */
export async function drill({
  store: place,
  servers: count,
  rounds,
  seed,
  onRound,
}: DrillSettings): Promise<DrillOutcome> {
  const random = seededRandom(seed);
  const ledger = newLedger();
  const board = await startFakeBoard();
  const servers = await startServers(count, { ...environment(place), ...board.env });
  const store = await openStore(place);
  const crowd = startCrowd({ ledger, addresses: servers.addresses, visitors, seed });
  let kills = 0;
  for (let round = 1; round <= rounds; round++) {
    await misbehave(board, random);
    kills += await strike(servers, crowd, ledger, random);
    onRound(round);
  }
  await crowd.leave();
  await board.behave("well");
  const drained = performance.now();
  const undone = await drain(store);
  const drainSeconds = (performance.now() - drained) / 1_000;
  const crashes = servers.crashes();
  await servers.stop();

  const leads = await storedLeads(store);
  const state = await board.state();
  await store.close();
  board.stop();
  const violations = violationsOf(ledger.visits, leads, state.items);
  return { ledger, kills, crashes, stored: leads.size, board: state, violations, undone, drainSeconds };
}

function environment({ dataDir, databaseUrl }: StoreSettings): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    TRUST_PROXY: "true",
    LEAD_LIMIT: "100000000",
    LOG_LEVEL: "fatal",
    MONDAY_TIMEOUT_MS: String(times.timeoutMs),
    MONDAY_VERIFY_MS: String(times.verifyMs),
    MONDAY_DAILY_CALLS: "1000000",
    OUTBOX_LEASE_MS: String(times.leaseMs),
  };
}

function misbehave(board: FakeBoard, random: Random): Promise<void> {
  const { lateMs, lagMs } = times;
  return board.behave({ seed: whole(random, 2 ** 31), share: faultShare, lateMs, lagMs, keys: random() < 0.5 });
}

/** A rush until some captures are through, the kill in the midst of it, and the start; how many were killed. */
async function strike(servers: Servers, crowd: Crowd, { counts }: Ledger, random: Random): Promise<number> {
  const enough = counts.acknowledged + 20 + whole(random, 100);
  const until = performance.now() + rushWithinMs;
  crowd.rush(true);
  while (counts.acknowledged < enough && performance.now() < until) await sleep(1);
  await sleep(whole(random, 100));
  const all = [...servers.addresses.keys()];
  const victims = random() < 0.25 ? all : [whole(random, all.length)];
  await servers.kill(victims);
  crowd.rush(false);
  let kills = victims.length;
  if (random() < 0.2) {
    await servers.startAndKill(victims, whole(random, 1_500));
    kills += victims.length;
  }
  await servers.start(victims);
  return kills;
}

/** Waits until all is delivered and looked at again. */
async function drain(store: Store): Promise<DrillOutcome["undone"]> {
  const until = performance.now() + drainWithinMs;
  for (;;) {
    const undone = await undoneIn(store);
    if (undone.waiting === 0 || performance.now() > until) return undone;
    await sleep(250);
  }
}

async function undoneIn({ db }: Store): Promise<DrillOutcome["undone"]> {
  const rows = await db
    .selectFrom("job")
    .select(["state", (eb) => eb.fn.countAll<number>().as("count")])
    .where("kind", "=", jobKinds.crmLead)
    .where("state", "!=", "done")
    .groupBy("state")
    .execute();
  const count = (isOne: (state: string) => boolean) =>
    rows.filter(({ state }) => isOne(state)).reduce((sum, row) => sum + row.count, 0);
  return { waiting: count((state) => state !== "dead"), dead: count((state) => state === "dead") };
}

/** A record that cannot be read is left out, and so counts as lost. */
export async function storedLeads({ db }: Store): Promise<ReadonlyMap<string, Lead>> {
  const rows = await db.selectFrom("lead").select(["id", "record"]).execute();
  return new Map(
    rows.flatMap(({ id, record }) => {
      const lead = readStoredLead(record);
      return lead ? [[id, lead] as const] : [];
    }),
  );
}
