import type { PageCursor, SortOrder } from "#domain/desk/leads/lead-query.ts";
import { type BookedCall, bookedCalls } from "#server/store/bookings/bookings.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { jobId } from "#server/store/jobs/jobs.ts";
import { type CrmJob, leadColumns } from "#server/store/leads/lead-listing.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesByValuation } from "#server/store/payments/purchases.ts";
import type { LeadRow, PurchaseRow } from "#server/store/schema.ts";
import type { StoreFilters } from "./lead-conditions.ts";
import { findLeadPage, type Place } from "./lead-page.ts";

const columns = [
  ...leadColumns,
  "us_state",
  "source",
  "stage",
  "owner_id",
  "stage_at",
  "owner_at",
  "follow_up_on",
  "follow_up_at",
  "record",
] as const satisfies readonly (keyof LeadRow)[];

/** One row of the list. */
export type DeskLeadRow = Pick<LeadRow, (typeof columns)[number]> & {
  readonly job: CrmJob | undefined;
  /** Oldest first. */
  readonly purchases: readonly PurchaseRow[];
  /** The booked call with the latest start. */
  readonly call: BookedCall | undefined;
};

/** These leads in this order, each with its delivery, its purchases and its call. One that was deleted meanwhile is left out. */
export async function readLeadRows(store: Pick<Store, "db">, ids: readonly string[]): Promise<readonly DeskLeadRow[]> {
  if (ids.length === 0) return [];
  const rows = await store.db.selectFrom("lead").select(columns).where("id", "in", ids).execute();
  const purchases = await purchasesByValuation(store, ids);
  const jobs = await store.db
    .selectFrom("job")
    .select(["subject", "state", "settled", "wanted", "tries", "last_error", "memo"])
    .where(
      "id",
      "in",
      ids.map((subject) => jobId({ kind: jobKinds.crmLead, subject })),
    )
    .execute();
  const calls = await bookedCalls(store, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const jobOf = new Map(jobs.map(({ subject, ...job }) => [subject, job]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, job: jobOf.get(id), purchases: purchases.get(id) ?? [], call: calls.get(id) }] : [];
  });
}

type Walk = { readonly filters: StoreFilters; readonly sort: SortOrder; readonly slice?: number };

/** Every lead of a view in its order, slice by slice, also past stretches where none matches. */
export async function* walkLeads(
  store: Pick<Store, "db" | "engine">,
  { filters, sort, slice = 200 }: Walk,
): AsyncGenerator<readonly DeskLeadRow[]> {
  let start: Place | undefined;
  do {
    const cursor: Omit<PageCursor, "row"> | undefined = start && { ...start, direction: "after" };
    const page = await findLeadPage(store, { filters, sort, cursor, size: slice });
    yield await readLeadRows(store, page.ids);
    start = page.next;
  } while (start);
}
