import { setTimeout as sleep } from "node:timers/promises";
import { openStore, type StoreSettings } from "../../server/store/open.ts";
import { type Figures, type Findings, lookAfter, type Undone, untilDelivered } from "./aftermath.ts";
import type { Rules } from "./answers.ts";
import { type Crowd, newBooks, startCrowd } from "./crowd.ts";
import { askHealth, type Entry } from "./health-log.ts";
import { createJournal, type Taken } from "./journal.ts";
import { type Spell, soakPlan } from "./plan.ts";
import { conduct, type Deeds } from "./scheduler.ts";
import { type Restart, type SoakServer, startSoakServer } from "./servers.ts";
import { type SoakVendors, startSoakVendors } from "./vendors.ts";

/** A store whose trouble can be begun and ended. */
export type SoakPlace = {
  readonly store: StoreSettings;
  readonly rules: Rules;
  readonly servers: number;
  /** Without it the store has no trouble, because this machine does not allow any. */
  readonly trouble?: { begin(pids: readonly number[]): Promise<void>; end(pids: readonly number[]): Promise<void> };
};

export type SoakSettings = {
  readonly minutes: number;
  readonly seed: number;
  readonly place: SoakPlace;
  readonly say: (line: string) => void;
};

/** A restart, and what became of the requests that were under way when the signal came. */
export type WatchedRestart = Restart & { readonly underWay: readonly Taken[] };

export type SoakOutcome = {
  readonly lasted: number;
  readonly spells: readonly Spell[];
  readonly taken: readonly Taken[];
  readonly diary: readonly Entry[];
  readonly servers: readonly SoakServer[];
  readonly restarts: readonly WatchedRestart[];
  readonly exits: readonly (number | null)[];
  readonly undone: Undone;
  readonly deliveredAfter: number;
  readonly findings: Findings;
  readonly figures: Figures;
};

/** Short where they would make the end wait, and as in production otherwise. */
const environment = {
  TRUST_PROXY: "true",
  LEAD_LIMIT: "100000000",
  MONDAY_TIMEOUT_MS: "3000",
  MONDAY_VERIFY_MS: "8000",
  MONDAY_DAILY_CALLS: "1000000",
  OUTBOX_LEASE_MS: "15000",
} as const;
const healthEveryMs = 500;
/** What was tried for long is tried again late: at most twice as long as the trouble lasted. */
const deliverWithinMs = 240_000;

/** Mixed load while one thing after another goes wrong; then a look from outside at what is left. */
export async function soak({ minutes, seed, place, say }: SoakSettings): Promise<SoakOutcome> {
  const vendors = await startSoakVendors();
  const started = performance.now();
  const now = () => performance.now() - started;
  const env = { ...environment, ...vendors.env, ...storeEnvironment(place.store) };
  const servers = await Promise.all(Array.from({ length: place.servers }, () => startSoakServer(env, now)));
  const store = await openStore(place.store);
  const books = newBooks();
  const journal = createJournal(now);
  const diary = keepDiary(servers, now);
  const crowd: Crowd = startCrowd({
    books,
    journal,
    address: proxyTo(servers),
    ownerSite: vendors.ownerSite,
    seed,
    minutes,
  });
  const restarts: WatchedRestart[] = [];
  let restarted = Promise.resolve();
  const restart = async () => {
    for (const server of servers) {
      await crowd.rush();
      const underWay = journal.underWay();
      restarts.push({ ...(await server.restart()), underWay: await underWay });
    }
  };
  try {
    const begun = now();
    const plan = soakPlan(minutes)
      .filter(({ trouble }) => trouble !== "store" || place.trouble)
      .map(({ trouble, from, to }) => ({ trouble, from: begun + from, to: begun + to }));
    const spells = await conduct(
      plan,
      deedsOf(vendors, place, servers, {
        begin: () => {
          restarted = restart();
          return restarted;
        },
        over: () => restarted,
      }),
      now,
      say,
    );
    await sleep(Math.max(0, begun + minutes * 60_000 - now()));
    const lasted = now();
    await crowd.leave();
    const undone = await untilDelivered(store, deliverWithinMs);
    const deliveredAfter = now() - lasted;
    diary.close();
    const exits = await Promise.all(servers.map((server) => server.stop()));
    const { boardUrl, mailControl } = vendors;
    const left = await lookAfter(books, { store, boardUrl, mailControl, firm: vendors.env["MAIL_TO"] ?? "" });
    const { taken } = journal;
    return { lasted, spells, taken, diary: diary.entries, servers, restarts, exits, undone, deliveredAfter, ...left };
  } finally {
    diary.close();
    await store.close();
    await Promise.all(servers.map((server) => server.stop()));
    await vendors.stop();
  }
}

function storeEnvironment({ dataDir, databaseUrl }: StoreSettings): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

/** One after the other among those that are ready; where none is, whoever is next. */
function proxyTo(servers: readonly SoakServer[]): () => string {
  let next = 0;
  return () => {
    const ready = servers.filter((server) => server.isReady());
    const choice = ready.length > 0 ? ready : servers;
    next += 1;
    return choice[next % choice.length]?.address ?? "";
  };
}

function deedsOf(
  vendors: SoakVendors,
  { trouble }: SoakPlace,
  servers: readonly SoakServer[],
  restart: { begin(): Promise<void>; over(): Promise<void> },
): Deeds {
  const nothing = async () => undefined;
  const pids = () => servers.map((server) => server.pid());
  const ofVendor = (name: keyof Deeds) => ({
    begin: vendors.begin[name] ?? nothing,
    end: vendors.end[name] ?? nothing,
  });
  return {
    crmDown: ofVendor("crmDown"),
    crmFailing: ofVendor("crmFailing"),
    modelSlow: ofVendor("modelSlow"),
    // A server that only just started has asked nobody yet, and one cannot start without its database.
    modelDown: { ...ofVendor("modelDown"), after: restart.over },
    mailDown: ofVendor("mailDown"),
    mailRefusing: ofVendor("mailRefusing"),
    store: {
      begin: async () => trouble?.begin(pids()),
      end: async () => trouble?.end(pids()),
      after: restart.over,
    },
    restart: { begin: restart.begin, end: nothing },
  };
}

function keepDiary(servers: readonly SoakServer[], now: () => number) {
  const entries: Entry[] = [];
  const timer = setInterval(() => {
    for (const { privateAddress } of servers)
      void askHealth(privateAddress, now()).then((entry) => entries.push(entry));
  }, healthEveryMs);
  return { entries, close: () => clearInterval(timer) };
}
