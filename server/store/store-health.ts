import { type OutboxDepth, outboxDepth } from "./jobs/job-maintenance.ts";
import { heldBackLeads } from "./jobs/queue-depth.ts";
import type { Store } from "./open.ts";

export type StoreCheck = {
  readonly state: "ok" | "readOnly";
  readonly depth: OutboxDepth;
  /** Leads that wait for the next day's CRM calls. */
  readonly heldBack: number;
};

const key = "health";

/**
 * Reads the queue and writes one small row, which every capture must be able to do. @throws if it cannot even be read
 */
export async function checkStore(store: Store, { now }: { readonly now: number }): Promise<StoreCheck> {
  await store.ping();
  const found = await outboxDepth(store);
  const heldBack = await heldBackLeads(store, { now });
  const written = await write(store, now).then(
    () => true,
    () => false,
  );
  return { state: written ? "ok" : "readOnly", depth: found, heldBack };
}

/** A row among the rate limits, so that the health check needs no table. It expires at once and is swept with them. */
async function write({ db }: Store, now: number): Promise<void> {
  const row = { key, hits: 1, reset_at: now };
  await db
    .insertInto("rate_limit")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ reset_at: now }))
    .execute();
}
