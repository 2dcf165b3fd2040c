import type { Lead } from "#domain/leads/lead.ts";
import { type Edited, storeLeads } from "#server/services/leads/store-leads.ts";
import { addToFunnel } from "#server/store/desk/funnel.ts";
import { recordEvents } from "#server/store/events/events.ts";
import { enqueue, type JobRequest } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";

type Change = Pick<Edited, "lead" | "changed"> & {
  /** Enqueued with the change. */
  readonly requests?: readonly JobRequest[];
};

/**
 * Changes a stored lead outside a capture. Returns it as it is then, or undefined if there is none. `edit` is called
 * again after a write conflict; it returns the lead itself if there is nothing to change.
 */
export async function editLead(
  { db, engine }: Pick<Store, "db" | "engine">,
  id: string,
  edit: (lead: Lead) => Change,
  { now }: { readonly now: number },
): Promise<Lead | undefined> {
  return db.transaction().execute(async (tx) => {
    let change: Change | undefined;
    const { requests, events, counts } = await storeLeads(tx, engine, [
      {
        id,
        edit: (known) => {
          change = known && edit(known);
          return change;
        },
      },
    ]);
    await enqueue(tx, [...requests, ...(change?.requests ?? [])], { now });
    await recordEvents(tx, events);
    await addToFunnel(tx, counts);
    return change?.lead;
  });
}
