import type { Lead } from "../../domain/leads/lead.ts";
import { jobKinds } from "../../server/store/jobs/job-kinds.ts";
import { openStore, type Store, type StoreSettings } from "../../server/store/open.ts";
import { type FakeBoard, startFakeBoard } from "../harness/fake-board.ts";
import { violationsOf } from "../harness/lead-violations.ts";
import { startCrowd } from "../harness/lead-visitors.ts";
import { type Ledger, newLedger, type Visit } from "../harness/ledger.ts";
import { startServers } from "../harness/servers.ts";
import { storedLeads } from "../leads/drill.ts";
import { untilDelivered } from "../soak/aftermath.ts";
import { contentsOf, type Differences, differences } from "./compare-stores.ts";
import { deletePeople, leadsCommand, whatVisitorsFind, writeMessages } from "./deleted-people.ts";

/** A kind of store, with the ways its operator has. */
export type RestorePlace = {
  readonly store: StoreSettings;
  /** The same store from another machine, with a data folder that stays. */
  readonly elsewhere: StoreSettings;
  /** As the operator does it, while the site runs. */
  backUp(): Promise<void>;
  /** Takes the store away; says where what was in it can still be read, which nobody has when it happens. */
  lose(): Promise<StoreSettings>;
  /** From the backup alone, as the operator does it. */
  restore(): Promise<void>;
};

export type RestoreOutcome = {
  readonly seconds: Readonly<Record<"backup" | "restore" | "start" | "delivery", number>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
};

const visitors = 8;
/** No mail is set up here, so mails wait. */
const toTheBoard = [jobKinds.crmLead, jobKinds.crmMessage];
const grants = 5;
/** People who are deleted after the backup: so many who came before it, with and without a grant, and so many who came later. */
const deletedBefore = 8;
const deletedLater = 3;
const grantsDeleted = 2;

/** Fills a store, backs it up under load, deletes people, loses it, restores it, and looks whether anything differs. */
export async function drillRestore(place: RestorePlace, seed: number): Promise<RestoreOutcome> {
  const board = await startFakeBoard();
  // The vendor forgets the keys of requests: only a look before each write keeps the board from doubles.
  await board.letGo();
  const env = environment(place.store, board);
  const servers = await startServers(1, env);
  try {
    const ledger = newLedger();
    const crowd = startCrowd({ ledger, addresses: servers.addresses, visitors, seed });
    crowd.rush(true);
    await untilAcknowledged(ledger.counts, 400);
    const early = acknowledgedIn(ledger);
    await grantSome(place.store, early);
    const gone = early.slice(grants - grantsDeleted, grants - grantsDeleted + deletedBefore);
    await writeMessages(servers.addresses[0] ?? "", gone);
    // Many wait when the backup is made, and are delivered before the store is lost: that is how doubles would come about.
    await board.stall();
    await untilAcknowledged(ledger.counts, ledger.counts.acknowledged + 150);
    crowd.rush(false);
    const beganAt = Date.now();
    const acknowledgedThen = new Map([...ledger.visits].map(([id, visit]) => [id, visit.acknowledged]));
    const backup = await timed(place.backUp);
    await board.letGo();
    crowd.rush(true);
    await untilAcknowledged(ledger.counts, ledger.counts.acknowledged + 150);
    await crowd.leave();
    const later = acknowledgedIn(ledger).filter(({ valuationId }) => (acknowledgedThen.get(valuationId) ?? -1) < 0);
    const deleted = [...gone, ...later.slice(0, deletedLater)];
    await deletePeople(servers.addresses[0] ?? "", place.elsewhere, deleted);
    await withStore(place.store, (store) => untilDelivered(store, 60_000, toTheBoard));
    await servers.kill([0]);
    const lost = await withStore(await place.lose(), contentsOf);
    const restore = await timed(place.restore);
    const restored = await withStore(place.store, contentsOf);
    const start = await timed(() => servers.start([0]));
    const foundByVisitors = await whatVisitorsFind(servers.addresses[0] ?? "", deleted);
    const delivery = await timed(() => withStore(place.store, (store) => untilDelivered(store, 120_000, toTheBoard)));
    const undone = await withStore(place.store, (store) => untilDelivered(store, 0, toTheBoard));
    const leads = await withStore(place.store, storedLeads);
    const { items, deletions } = await board.state();
    // Later stages may have come in while it was backed up; nothing acknowledged before it may be missing.
    const before = new Map(
      [...ledger.visits]
        .filter(([, visit]) => !deleted.includes(visit))
        .map(([id, visit]) => [id, { ...visit, acknowledged: acknowledgedThen.get(id) ?? -1 }]),
    );
    const found = differences(lost, restored, beganAt);
    // The items of deleted people go when they are deleted; when they are deleted again after the restore, there is none.
    const doubles = deletions - deleted.length;
    const acknowledged = [...before.values()].filter((visit) => visit.acknowledged >= 0).length;
    return {
      seconds: { backup, restore, start, delivery },
      counts: {
        "leads acknowledged before the backup": acknowledged,
        "leads restored": restored.lead.length,
        "purchases restored": restored.purchase.length,
        "deliveries restored": restored.job.length,
        "people deleted since the backup": deleted.length,
        "leads that came later, and went with the store": lost.lead.length - restored.lead.length,
        "items on the board": items.length,
        "items deleted from it": deletions,
      },
      wrong: [
        ...inWords(found),
        ...boardFaults(before, leads, items, lost),
        ...foundByVisitors,
        // The site looks again after a while and takes doubles back; none may come about in the first place.
        ...(doubles > 0 ? [`${doubles} items were made twice, and taken back`] : []),
        ...(undone.waiting + undone.dead > 0 ? [`${undone.waiting + undone.dead} deliveries were not made`] : []),
        ...(restored.purchase.length === grants - grantsDeleted ? [] : [`${restored.purchase.length} purchases`]),
        ...(servers.crashes() > 0 ? ["the server ended by itself"] : []),
      ],
    };
  } finally {
    await servers.stop();
    board.stop();
  }
}

function environment({ dataDir, databaseUrl }: StoreSettings, board: FakeBoard): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    TRUST_PROXY: "true",
    DRAIN_MS: "0",
    LEAD_LIMIT: "100000000",
    LOG_LEVEL: "fatal",
    MONDAY_VERIFY_MS: "2000",
    MONDAY_DAILY_CALLS: "1000000",
    OUTBOX_LEASE_MS: "3000",
    ...board.env,
  };
}

async function untilAcknowledged(counts: { readonly acknowledged: number }, enough: number): Promise<void> {
  while (counts.acknowledged < enough) await new Promise((resolve) => setTimeout(resolve, 10));
}

function acknowledgedIn({ visits }: Ledger): readonly Visit[] {
  return [...visits.values()].filter((visit) => visit.acknowledged >= 0);
}

/** As the firm does for whoever paid in another way. */
async function grantSome(store: StoreSettings, visits: readonly Visit[]): Promise<void> {
  for (const { valuationId } of visits.slice(0, grants))
    await leadsCommand(store, ["grant", valuationId, "professional"]);
}

function inWords(found: Differences): readonly string[] {
  return Object.entries(found).flatMap(([kind, rows]) => rows.map((row) => `${kind}: ${row}`));
}

type Items = Awaited<ReturnType<FakeBoard["state"]>>["items"];

/** Once each; and what is on the board of leads that went with the store was there before, and is nobody's double. */
function boardFaults(
  before: ReadonlyMap<string, Visit>,
  leads: ReadonlyMap<string, Lead>,
  items: Items,
  lost: Awaited<ReturnType<typeof contentsOf>>,
): readonly string[] {
  const { lost: missing, altered, undelivered, doubled, strays } = violationsOf(before, leads, items);
  const everStored = new Set(lost.lead.map(({ id }) => id));
  return [
    ...missing.map((id) => `lost: ${id}`),
    ...altered.map((id) => `not as it was acknowledged: ${id}`),
    ...undelivered.map((id) => `not on the board: ${id}`),
    ...doubled.map((id) => `twice on the board: ${id}`),
    ...strays.filter((id) => !everStored.has(id)).map((id) => `on the board, and never stored: ${id}`),
  ];
}

async function withStore<T>(place: StoreSettings, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}
