import type { Outcome } from "#server/jobs/worker.ts";
import { exists } from "#server/store/leads/exists.ts";
import type { Store } from "#server/store/open.ts";

/** The outcome for a lead that exists although this version cannot parse its record; undefined if it was deleted. */
export async function unreadableLead(store: Pick<Store, "db">, id: string): Promise<Outcome | undefined> {
  return (await exists(store, "lead", id)) ? { dead: true, reason: "the stored lead cannot be read" } : undefined;
}
