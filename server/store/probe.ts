import { type Depth, depth } from "./jobs/job-maintenance.ts";
import { heldBackLeads } from "./jobs/queue-depth.ts";
import type { Store } from "./open.ts";

export type Probed = {
  readonly state: "ok" | "readOnly";
  readonly depth: Depth;
  /** Leads that wait for the next day's calls to the board. */
  readonly heldBack: number;
};

const key = "health";

/** Reads the queue and writes one small row, as every capture must be able to. @throws when it cannot even be read */
export async function probe(store: Store, { now }: { readonly now: number }): Promise<Probed> {
  await store.ping();
  const found = await depth(store);
  const heldBack = await heldBackLeads(store, { now });
  const written = await write(store, now).then(
    () => true,
    () => false,
  );
  return { state: written ? "ok" : "readOnly", depth: found, heldBack };
}

/** A row of its own among the limits, so that a look at the health needs no table. It is over at once, and swept with them. */
async function write({ db }: Store, now: number): Promise<void> {
  const row = { key, hits: 1, reset_at: now };
  await db
    .insertInto("rate_limit")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ reset_at: now }))
    .execute();
}
