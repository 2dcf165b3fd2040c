import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { leadRequestSchema } from "../../contracts/leads/lead.ts";
import { deskSecretFor } from "../../server/auth/desk-secret.ts";
import { createMemoryLimiter } from "../../server/http/limits/memory-limiter.ts";
import { createLog } from "../../server/ops/log.ts";
import { createLeadService } from "../../server/services/leads/capture-lead.ts";
import { jobKinds } from "../../server/store/jobs/job-kinds.ts";
import { claim, fail } from "../../server/store/jobs/jobs.ts";
import { openStore, type Store, type StoreSettings } from "../../server/store/open.ts";
import { deskFixture } from "../../tests/desk/accounts.fixture.ts";
import { seededRandom } from "../../tests/support/random.ts";
import { sampleCapture } from "../../tests/support/sample-captures.ts";
import { localAddress } from "../../tooling/build/ensure-built.ts";
import { type Site, startSite, storeEnv } from "../harness/site.ts";

const random = seededRandom(99);
/** Distinguishes the measured server's connections from ours. */
const serverName = "measured";
const deskSecret = "a-growth-secret-of-more-than-thirty-two-characters";
const hour = 60 * 60_000;
const backlog = { waiting: 30, dead: 5 } as const;

/** A filled store with the built server on it. */
export type Side = {
  readonly settings: StoreSettings;
  readonly store: Store;
  readonly address: string;
  /** Of an owner's browser on the desk. */
  readonly cookie: string;
  /** Ids of leads, each used once. */
  nextId(): string;
  /** The processes that work for it: the server's and the database's. */
  pids(): Promise<readonly number[]>;
  stop(): Promise<void>;
};

export async function openSide(settings: StoreSettings, ids: number): Promise<Side> {
  const store = await openStore(settings);
  await addBacklog(store);
  const unused = await someIds(store, ids);
  const cookie = await signedInOwner(store, settings.dataDir);
  const site = await startServer(settings);
  return {
    settings,
    store,
    address: site.address,
    cookie,
    nextId: () => {
      const id = unused.pop();
      if (id === undefined) throw new Error("There are not enough leads for what is measured");
      return id;
    },
    pids: async () => [site.pid(), ...(settings.databaseUrl ? await backendsOf(store) : [])],
    stop: async () => {
      await site.stop();
      await store.close();
    },
  };
}

/** The built server on a store, with named database connections. */
export function startServer({ dataDir, databaseUrl }: StoreSettings): Promise<Site> {
  const named = databaseUrl && `${databaseUrl}?application_name=${serverName}`;
  return startSite({
    env: { ...storeEnv({ dataDir, ...(named && { databaseUrl: named }) }), DESK_SECRET: deskSecret },
  });
}

async function signedInOwner(store: Store, dataDir: string): Promise<string> {
  await deskSecretFor(store, { dataDir, deskSecret });
  const env = { siteUrl: localAddress, deskOidc: undefined };
  const { tab } = await deskFixture(store, { env, secret: deskSecret }).joined("owner@firm.example", "owner");
  return tab.headers().get("Cookie") ?? "";
}

/** Captures of new visitors, as a browser would send them. */
export function newCaptures(count: number) {
  return Array.from({ length: count }, () => leadRequestSchema.parse(sampleCapture(random, randomUUID())));
}

export function leadService(store: Store) {
  return createLeadService({ store, limiter: createMemoryLimiter(), log: createLog("silent"), isMailConfigured: true });
}

/** Removes what a measurement has added, so that the small store stays small. */
export async function removeLeads({ db }: Store, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("job").where("id", "in", jobIds(ids)).execute();
  await db.deleteFrom("lead").where("id", "in", ids).execute();
}

const jobIds = (ids: readonly string[]) => ids.flatMap((id) => Object.values(jobKinds).map((kind) => `${kind}:${id}`));

/** A few deliveries that wait for their next try, and a few that were given up. */
async function addBacklog(store: Store): Promise<void> {
  const service = leadService(store);
  for (const capture of newCaptures(backlog.waiting + backlog.dead)) await service.capture(capture);
  let dead = 0;
  for (const kind of Object.values(jobKinds))
    for (;;) {
      const now = Date.now();
      const job = await claim(store, kind, { now, leaseMs: hour });
      if (!job) break;
      const givenUp = kind === jobKinds.crmLead && dead < backlog.dead;
      if (givenUp) dead += 1;
      await fail(store, job, {
        reason: givenUp ? "HTTP 400" : "HTTP 503",
        ...(!givenUp && { retryAt: now + 6 * hour }),

        now,
      });
    }
}

/** Leads from all over the store: ids are random, so their order is independent of age. */
async function someIds({ db }: Store, count: number): Promise<string[]> {
  const ids = db.selectFrom("lead").select("id").orderBy("id");
  const first = await ids.limit(2 * count).execute();
  if (first.length < 2 * count) return shuffled(first.map(({ id }) => id)).slice(0, count);
  const found = new Set<string>();
  while (found.size < count) {
    const row = await ids.where("id", ">", randomUUID()).limit(1).executeTakeFirst();
    if (row) found.add(row.id);
  }
  return [...found];
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

async function backendsOf({ db }: Store): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity 
    where datname = current_database() and application_name = ${serverName}`.execute(db);
  return rows.map(({ pid }) => pid);
}
