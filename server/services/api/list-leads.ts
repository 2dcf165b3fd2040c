import type { ApiLeadPage } from "#contracts/api/answers.ts";
import type { LeadParameters } from "#contracts/api/parameters.ts";
import type { LeadData } from "#contracts/events.ts";
import { AppError } from "#server/http/app-error.ts";
import { readLeadData } from "#server/services/events/lead-data.ts";
import type { StoreFilters } from "#server/store/desk/leads/lead-conditions.ts";
import type { StoreOrder } from "#server/store/desk/leads/lead-index-ranges.ts";
import { findLeadPage, type Place } from "#server/store/desk/leads/lead-page.ts";
import { memberNames } from "#server/store/desk/people/members.ts";
import type { Store } from "#server/store/open.ts";

type Reading = Pick<Store, "db" | "engine">;

/** A page of leads: the newest first, or the earliest change first. @throws AppError apiParameter */
export async function listApiLeads(store: Reading, asked: LeadParameters): Promise<ApiLeadPage> {
  const sort: StoreOrder =
    asked.updatedSince === undefined ? { by: "received", descending: true } : { by: "changed", descending: false };
  const start = asked.after === undefined ? undefined : placeIn(asked.after, sort);
  const cursor = start && { ...start, direction: "after" as const };
  const { ids, next } = await findLeadPage(store, { filters: filtersOf(asked), sort, cursor, size: asked.limit });
  return { data: await leadsData(store, ids), next: next ? positionText(next, sort) : null };
}

/** @throws AppError apiLeadUnknown */
export async function findApiLead(store: Reading, id: string): Promise<LeadData> {
  const [lead] = await leadsData(store, [id]);
  if (!lead) throw new AppError("apiLeadUnknown");
  return lead;
}

/** These leads in this order. One that was deleted meanwhile, or that this version cannot parse, is left out. */
async function leadsData(store: Reading, ids: readonly string[]): Promise<LeadData[]> {
  if (ids.length === 0) return [];
  const rows = await store.db.selectFrom("lead").selectAll().where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const members = await memberNames(store);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return (row && readLeadData(row, members)) ?? [];
  });
}

function filtersOf({
  createdSince,
  updatedSince,
  stage,
  minScore,
  contact,
  industry,
  source,
}: LeadParameters): StoreFilters {
  return {
    ...(createdSince !== undefined && { received: createdSince }),
    ...(updatedSince !== undefined && { changed: updatedSince }),
    ...(stage && { stage }),
    ...(minScore !== undefined && { score: minScore }),
    ...(contact && { contact }),
    ...(industry !== undefined && { industry }),
    ...(source && { source }),
  };
}

/** Opaque to its reader. It names its order: the position of one order is none in the other. */
const positionText = ({ key, id }: Place, { by }: StoreOrder) =>
  Buffer.from(`${by}~${key}~${id}`).toString("base64url");

function placeIn(text: string, { by }: StoreOrder): Place {
  const [, order, key = "", id = ""] =
    /^(\w+)~(-?\d{1,15})~([\w-]{1,64})$/.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (order !== by) throw new AppError("apiParameter", "leads: no such position", { parameter: "after" });
  return { key, id };
}
