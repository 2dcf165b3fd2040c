import { sql } from "kysely";
import { leadParametersSchema } from "../../contracts/api/parameters.ts";
import { createLog } from "../../server/ops/log.ts";
import { listEvents } from "../../server/services/api/list-events.ts";
import { listApiLeads } from "../../server/services/api/list-leads.ts";
import { readFunnel } from "../../server/services/api/read-funnel.ts";
import { numberEvents } from "../../server/store/events/event-feed.ts";
import { recordEvents } from "../../server/store/events/events.ts";
import type { Store } from "../../server/store/open.ts";
import { type Cost, compared, type Sides, timed } from "./compare.ts";
import { originalsFrom } from "./copies.ts";

const log = createLog("silent");
const times = 60;
const limit = 20;
/** When a lead of the middle of the store changed: a year is filled evenly. */
const halfAYearAgo = () => new Date(Date.now() - 182 * 86_400_000).toISOString();

const questions: Readonly<Record<string, () => object>> = {
  "leads, newest first": () => ({}),
  "leads changed since half a year ago": () => ({ updatedSince: halfAYearAgo() }),
  "leads created since half a year ago": () => ({ createdSince: halfAYearAgo() }),
  "leads of two stages": () => ({ stage: ["talked", "meeting"] }),
  "leads with a phone number": () => ({ contact: "phone" }),
  "leads from a score up": () => ({ minScore: 50 }),
};

/** 90 days of a busy site. */
const mostEvents = 100_000;
const eventsAtOnce = 1_000;

async function fillEvents(store: Store, count: number): Promise<void> {
  const leads = await store.db.selectFrom("lead").select("id").limit(200).execute();
  for (let from = 0; from < count; from += eventsAtOnce) {
    const events = Array.from({ length: eventsAtOnce }, (_, index) => {
      const { id: subject = "" } = leads[index % leads.length] ?? {};
      return { type: "lead.updated", subject, at: originalsFrom + from + index } as const;
    });
    await store.db.transaction().execute((tx) => recordEvents(tx, events));
    await numberEvents(store);
  }
  // As autovacuum would have done by then.
  if (store.engine === "postgres") await sql`vacuum (analyze) event`.execute(store.db);
}

/** Pages of the API, as a system of the firm reads them. */
export async function apiCosts(
  sides: Sides<{ readonly store: Store }>,
  sizes: Sides<number>,
): Promise<readonly Cost[]> {
  for (const side of ["small", "big"] as const) await fillEvents(sides[side].store, Math.min(sizes[side], mostEvents));
  const costs: Cost[] = [];
  const measure = async (name: string, work: (store: Store) => Promise<unknown>) => {
    const both = {
      small: () => timed(() => work(sides.small.store)),
      big: () => timed(() => work(sides.big.store)),
    };
    await compared(both, 3);
    costs.push({ name: `API ${name}`, ...(await compared(both, times)) });
  };
  for (const [name, question] of Object.entries(questions))
    await measure(name, (store) => listApiLeads(store, leadParametersSchema.parse({ ...question(), limit })));
  await measure("leads, a page in the middle", async (store) => {
    const { next } = await listApiLeads(store, leadParametersSchema.parse({ updatedSince: halfAYearAgo(), limit: 1 }));
    await listApiLeads(store, leadParametersSchema.parse({ updatedSince: halfAYearAgo(), limit, after: next }));
  });
  await measure("funnel of twelve weeks", (store) => readFunnel(store, {}, { now: Date.now() }));
  await measure("events from the start", (store) => listEvents({ store, log }, { limit }));
  await measure("events, a page in the middle", (store) => listEvents({ store, log }, { limit, after: "500" }));
  await measure("events of a type that is rare", (store) =>
    listEvents({ store, log }, { limit, type: ["lead.deleted"] }),
  );
  return costs;
}
