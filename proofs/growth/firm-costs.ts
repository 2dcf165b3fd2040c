import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { leadTable, listedLeads } from "../../server/cli/list-leads.ts";
import { findSubject, shown } from "../../server/cli/show.ts";
import { deletePerson } from "../../server/services/delete-person.ts";
import { oldLeadSlice } from "../../server/store/deletions/removal.ts";
import { jobKinds } from "../../server/store/jobs/job-kinds.ts";
import { prune } from "../../server/store/jobs/job-maintenance.ts";
import { oldestUndelivered, queueDepth } from "../../server/store/jobs/queue-depth.ts";
import { type LeadFilter, newestLeads } from "../../server/store/leads/lead-listing.ts";
import { probe } from "../../server/store/probe.ts";
import { runCommand } from "../../tooling/run/command.ts";
import { noSettings } from "../../tooling/run/no-settings.ts";
import { type Cost, compared, type Sides, timed } from "./compare.ts";
import { type Side, startServer } from "./side.ts";

const queries = 300;
const slices = 100;
const people = 100;
const commands = 9;
const starts = 5;
const walks = 20;
const timeZone = "America/New_York";
const day = 24 * 60 * 60_000;

/** The ways in which `npm run leads -- list` may be asked. */
const lists: readonly (readonly [string, LeadFilter, number])[] = [
  ["", {}, 50],
  [" --limit 800", {}, 800],
  [" --since 365d", { since: Date.now() - 365 * day }, 50],
  [" --min-score 55", { minScore: 55 }, 50],
  [" --min-score 99", { minScore: 99 }, 50],
  [" --with-contact", { withContact: true }, 50],
  [" --undelivered", { undelivered: true }, 50],
  [" --industry dental", { industry: "dental" }, 50],
  [" --industry quarry", { industry: "quarry" }, 50],
  [" --min-score 55 --with-contact", { minScore: 55, withContact: true }, 50],
];

type Work = (side: Side) => () => Promise<unknown>;

/** What the firm's operator waits for: commands in a process of their own, and their queries alone. */
export async function firmCosts(sides: Sides<Side>, sizes: Sides<number>): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  const add = async (name: string, times: number, named: boolean, work: Work) => {
    const doing = (side: Side) => {
      const run = work(side);
      return () => timed(run);
    };
    const both = { small: doing(sides.small), big: doing(sides.big) };
    await compared(both, Math.ceil(times / 20));
    costs.push({ name, ...(await compared(both, times)), named });
  };

  await add("leads list, the command", commands, true, (side) => () => leadsCommand(side, ["list"]));
  for (const [words, filter, limit] of lists)
    await add(`leads list${words}, its query`, queries, true, ({ store }) => async () => {
      const { items } = await listedLeads(store, filter, limit);
      leadTable(items, timeZone);
    });
  for (const [name, records] of [
    ["leads list of all, a thousand of them", false],
    ["leads export of all, a thousand of them", true],
  ] as const)
    costs.push({ name, ...(await wholeLists(sides, sizes.big, records)), named: true });
  await add("leads show, the command", commands, false, (side) => () => leadsCommand(side, ["show", side.nextId()]));
  await add("leads show, its queries", queries / 2, false, ({ store, nextId }) => async () => {
    await shown({ store, siteUrl: "https://firm.example", timeZone }, await findSubject(store, nextId()));
  });
  await add(
    "health, its look at the store",
    queries,
    false,
    ({ store }) =>
      () =>
        probe(store, { now: Date.now() }),
  );
  await add(
    "metrics, the queue's depth",
    queries,
    false,
    ({ store }) =>
      () =>
        queueDepth(store, { now: Date.now() }),
  );
  await add(
    "metrics, the oldest undelivered lead",
    queries,
    false,
    ({ store }) =>
      () =>
        oldestUndelivered(store),
  );
  await add(
    "prune, a slice",
    slices,
    false,
    ({ store }) =>
      () =>
        prune(store, { doneBefore: Date.now(), after: somewhere() }),
  );
  await add(
    "retain, a look for old leads",
    slices,
    false,
    ({ store }) =>
      () =>
        oldLeadSlice(store.db, Date.now() - 400 * day, undefined, 200),
  );
  await add(
    "delete a person",
    people,
    false,
    ({ store, nextId }) =>
      () =>
        deletePerson(store, { id: nextId() }, { now: Date.now() }),
  );
  return costs;
}

/** From the start of the process to the first answer. Only once nothing else uses the stores. */
export async function startCosts(sides: Sides<Side>): Promise<readonly Cost[]> {
  const start =
    ({ settings }: Side) =>
    async () => {
      const started = performance.now();
      const site = await startServer(settings);
      const took = performance.now() - started;
      await site.stop();
      return took;
    };
  const took = await compared({ small: start(sides.small), big: start(sides.big) }, starts);
  return [{ name: "start of the server", ...took, named: false }];
}

async function leadsCommand({ settings }: Side, words: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const { code, output } = await runCommand(process.execPath, [resolve("scripts/leads.ts"), ...words], {
    env: { ...noSettings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
  });
  if (code !== 0) throw new Error(`leads ${words[0]} ended with ${code}: ${output}`);
}

/** In the first half of the leads' deliveries, so that a whole slice follows also in the small store. */
function somewhere(): string {
  const digit = Math.floor(Math.random() * 4).toString(16);
  return `${jobKinds.crmLead}:${digit}${randomUUID().slice(1)}`;
}

/** Each lead of the store, slice after slice down to the oldest: a walk through the small one, then a part of the walk
 *  through the big one, and so on to its end. */
async function wholeLists({ small, big }: Sides<Side>, bigSize: number, records: boolean): Promise<Sides<number>> {
  const walk = walker(big, records);
  const part = Math.ceil(bigSize / walks);
  return compared({ small: () => walker(small, records)(Number.POSITIVE_INFINITY), big: () => walk(part) }, walks);
}

/** Walks on by at most so many leads; says how long a thousand of them took. What is made of them afterwards, a line each,
 *  costs the same on every store and is left out. */
function walker({ store }: Side, records: boolean): (most: number) => Promise<number> {
  const leads = newestLeads(store, {}, { records });
  return async (most) => {
    let seen = 0;
    const took = await timed(async () => {
      while (seen < most && !(await leads.next()).done) seen += 1;
    });
    return (took / seen) * 1_000;
  };
}
