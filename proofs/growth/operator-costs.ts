import { resolve } from "node:path";
import { failureTable } from "../../server/cli/list-failures.ts";
import { leadTable, listedLeads } from "../../server/cli/list-leads.ts";
import { listedMessages, messageTable } from "../../server/cli/list-messages.ts";
import { listPeople } from "../../server/services/desk/people/people.ts";
import { failedJobs } from "../../server/store/jobs/failed-jobs.ts";
import { type LeadFilter, newestLeads } from "../../server/store/leads/lead-listing.ts";
import { runCommand } from "../../tooling/run/command.ts";
import { emptySettings } from "../../tooling/run/empty-settings.ts";
import { type Cost, compared, type Sides, timed } from "./compare.ts";
import type { Side } from "./side.ts";

const queries = 300;
const commands = 9;
const walks = 20;
const timeZone = "America/New_York";
const day = 24 * 60 * 60_000;

/** The filters of `npm run leads -- list`. */
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

/** The filters of `npm run leads -- messages`, with as many as the small store has. */
const messageLists = [
  ["", {}],
  [" --since 365d", { since: Date.now() - 365 * day }],
  [" --suspect", { suspect: true }],
] as const;

type Work = (side: Side) => () => Promise<unknown>;

/** What the operator waits for: commands in separate processes, and their queries alone. */
export async function operatorCosts(sides: Sides<Side>, sizes: Sides<number>): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  const add = async (name: string, times: number, work: Work) => {
    const doing = (side: Side) => {
      const run = work(side);
      return () => timed(run);
    };
    const both = { small: doing(sides.small), big: doing(sides.big) };
    await compared(both, Math.ceil(times / 20));
    costs.push({ name, ...(await compared(both, times)) });
  };

  await add("leads list, the command", commands, (side) => () => leadsCommand(side, ["list"]));
  for (const [words, filter, limit] of lists)
    await add(`leads list${words}, its query`, queries, ({ store }) => async () => {
      const { items } = await listedLeads(store, filter, limit);
      leadTable(items, timeZone);
    });
  await add("leads show, the command", commands, (side) => () => leadsCommand(side, ["show", side.nextId()]));
  for (const [words, filter] of messageLists)
    await add(`leads messages${words}, its query`, queries, ({ store }) => async () => {
      const { items } = await listedMessages(store, filter, 20);
      messageTable(items, timeZone);
    });
  for (const [words, kind] of [
    ["", undefined],
    [" --kind mail-link", "mail-link"],
  ] as const)
    await add(`leads failures${words}, its query`, queries, ({ store }) => async () => {
      failureTable(await failedJobs(store, { kind, most: 50 }), timeZone);
    });
  await add(
    "desk list, its query",
    queries,
    ({ store }) =>
      () =>
        listPeople(store, { now: Date.now() }),
  );
  for (const [name, records] of [
    ["leads list of all, a thousand of them", false],
    ["leads export of all, a thousand of them", true],
  ] as const)
    costs.push({ name, ...(await wholeLists(sides, sizes.big, records)) });
  return costs;
}

async function leadsCommand({ settings }: Side, words: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const { code, output } = await runCommand(process.execPath, [resolve("scripts/leads.ts"), ...words], {
    env: { ...emptySettings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
  });
  if (code !== 0) throw new Error(`leads ${words[0]} ended with ${code}: ${output}`);
}

/**
 * Reads every lead of the store in slices, newest first: all of the small store, then a part of the big one, and so on
 * to its end.
 */
async function wholeLists({ small, big }: Sides<Side>, bigSize: number, records: boolean): Promise<Sides<number>> {
  const walk = createWalker(big, records);
  const part = Math.ceil(bigSize / walks);
  return compared(
    { small: () => createWalker(small, records)(Number.POSITIVE_INFINITY), big: () => walk(part) },
    walks,
  );
}

/**
 * Reads on by at most this many leads; returns the time per thousand. Formatting a line costs the same on every store
 * and is left out.
 */
function createWalker({ store }: Side, records: boolean): (most: number) => Promise<number> {
  const leads = newestLeads(store, {}, { records });
  return async (most) => {
    let seen = 0;
    const took = await timed(async () => {
      while (seen < most && !(await leads.next()).done) seen += 1;
    });
    return (took / seen) * 1_000;
  };
}
