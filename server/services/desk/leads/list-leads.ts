import { readListedFigures } from "#contracts/leads/lead.ts";
import type { CappedCount } from "#domain/desk/capped-count.ts";
import type { LeadLine, LeadList, LinePurchase } from "#domain/desk/leads/lead-list.ts";
import {
  activeFilters,
  type LeadFilters,
  type LeadQuery,
  type PageCursor,
  sortOf,
  withFilter,
} from "#domain/desk/leads/lead-query.ts";
import { type LeadListView, leadListViewIds, leadViews, viewOf } from "#domain/desk/leads/lead-views.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { isHot } from "#domain/leads/lead-score.ts";
import { isLeadSource } from "#domain/leads/lead-source.ts";
import { stateCodes } from "#domain/leads/us-states.ts";
import { overallState } from "#domain/payments/purchase-state.ts";
import { dayAt, startOfDay } from "#domain/time/calendar.ts";
import { displayAddress } from "#domain/website/display-address.ts";
import { requireRole } from "#server/services/desk/people/require-role.ts";
import { deliveryOf } from "#server/services/exports/delivery-state.ts";
import type { StoreFilters } from "#server/store/desk/leads/lead-conditions.ts";
import { noFollowUp } from "#server/store/desk/leads/lead-fields.ts";
import { countLeads, type FoundPage, findLeadPage } from "#server/store/desk/leads/lead-page.ts";
import { type DeskLeadRow, readLeadRows } from "#server/store/desk/leads/lead-rows.ts";
import { previousVisit } from "#server/store/desk/people/visits.ts";
import type { Store } from "#server/store/open.ts";
import type { PurchaseRow } from "#server/store/schema.ts";

type Reading = Pick<Store, "db" | "engine">;
export type Clock = { readonly now: number; readonly timeZone: string };

export const pageSize = 20;
const day = 86_400_000;
/** At most this many filters are tried without, if nothing matches. */
const maxTried = 4;

/** A filter's words as times and ids. */
export function storeFilters(
  { received, owner, call, ...others }: LeadFilters,
  member: Pick<Member, "id">,
  { now, timeZone }: Clock,
): StoreFilters {
  const today = dayAt(now, timeZone);
  const days = received === undefined || received === "today" ? 0 : Number.parseInt(received, 10);
  const since = received === "today" ? startOfDay(today, timeZone) : now - days * day;
  const ownerId = owner === "me" ? member.id : owner === "none" ? "" : owner;
  return {
    ...others,
    ...(received !== undefined && { received: since }),
    ...(ownerId !== undefined && { owner: ownerId }),
    ...(call && { call: today }),
  };
}

/** One page of the list, with the counts of the views. @throws AppError roleRefused */
export async function listLeads(store: Reading, member: Member, query: LeadQuery, clock: Clock): Promise<LeadList> {
  requireRole(member, "readLeads");
  const filters = storeFilters(query.filters, member, clock);
  const { page: cursor } = query;
  const found = await findLeadPage(store, { filters, sort: sortOf(query), cursor, size: pageSize });
  const rows = await readLeadRows(store, found.ids);
  const views = await countViews(store, member, clock);
  const view = viewOf(query);
  return {
    lines: rows.map(lineOf),
    ...pagesAround(found, cursor),
    stopped: found.stopped,
    total: view ? views[view] : await countLeads(store, { filters, sort: sortOf(query) }),
    views,
    without: rows.length === 0 && cursor === undefined ? await countWithout(store, member, query, clock) : [],
  };
}

async function countViews(
  store: Reading,
  member: Member,
  clock: Clock,
): Promise<Readonly<Record<LeadListView, CappedCount>>> {
  const counts = await Promise.all(
    leadListViewIds.map(async (view) => {
      const { filters } = leadViews[view];
      return [view, await countMatches(store, filters, member, clock)] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<LeadListView, CappedCount>;
}

async function countWithout(
  store: Reading,
  member: Member,
  query: LeadQuery,
  clock: Clock,
): Promise<LeadList["without"]> {
  const active = activeFilters(query);
  if (active.length < 2) return [];
  return Promise.all(
    active.slice(0, maxTried).map(async (filter) => {
      const { filters } = withFilter(query, filter, undefined);
      return { filter, found: await countMatches(store, filters, member, clock) };
    }),
  );
}

const countMatches = (store: Reading, filters: LeadFilters, member: Member, clock: Clock) =>
  countLeads(store, { filters: storeFilters(filters, member, clock), sort: sortOf({ filters }) });

const weekMs = 7 * day;

/** How many leads came since the member's last visit to Today, or in the last week. @throws AppError roleRefused */
export async function freshLeads(store: Reading, member: Member, { now }: Clock) {
  requireRole(member, "readLeads");
  const since = (await previousVisit(store, member.id)) ?? now - weekMs;
  return { ...(await countLeads(store, { filters: { received: since }, sort: newestFirst })), since };
}

const newestFirst = { by: "received", descending: true } as const;

type Pages = Pick<LeadList, "from" | "previous" | "next">;

function pagesAround({ ids, first, last, next }: FoundPage, cursor: PageCursor | undefined): Pages {
  const isBackward = cursor?.direction === "before";
  const hasEarlier = isBackward ? next !== undefined : cursor !== undefined;
  const from = hasEarlier ? (cursor?.row ?? 1) : 1;
  const start = first ?? cursor;
  const end = isBackward ? last : next;
  return {
    from,
    previous:
      hasEarlier && start ? { ...placeOf(start), direction: "before", row: Math.max(1, from - pageSize) } : undefined,
    next: end && { ...placeOf(end), direction: "after", row: from + ids.length },
  };
}

const placeOf = ({ key, id }: Pick<PageCursor, "key" | "id">) => ({ key, id });

function lineOf(row: DeskLeadRow): LeadLine {
  const figures = readListedFigures(row.record);
  const { state } = deliveryOf(row.job);
  return {
    id: row.id,
    company: row.company,
    site: displayAddress(row.website),
    industry: row.industry,
    state: stateCodes.find((code) => code === row.us_state),
    low: figures?.valuation.conservativeValue ?? row.value,
    high: figures?.valuation.optimisticValue ?? row.value,
    score: row.score,
    isHot: isHot(row.score),
    hasPhone: row.phone !== null,
    hasEmail: row.email !== null,
    source: isLeadSource(row.source) ? row.source : undefined,
    partnerName: figures?.partnerSite?.name,
    stage: row.stage,
    ownerId: row.owner_id === "" ? undefined : row.owner_id,
    followUpOn: row.follow_up_on === noFollowUp ? undefined : row.follow_up_on,
    callAt: row.call?.startsAt,
    purchase: purchaseOf(row.purchases),
    delivery:
      state === "none" ? undefined : state === "delivered" ? "arrived" : state === "dead" ? "failed" : "waiting",
    receivedAt: row.created_at,
    growthTrend: figures?.financialInputs.growthTrend,
    recurringRevenue: figures?.financialInputs.recurringRevenue,
  };
}

/** The most important one; what was never bought is left out, and what the firm opened comes after what was bought. */
function purchaseOf(rows: readonly PurchaseRow[]): LinePurchase | undefined {
  const isBought = ({ source }: PurchaseRow) => source === "stripe";
  return mostImportant(rows.filter(isBought)) ?? mostImportant(rows.filter((row) => !isBought(row)));
}

function mostImportant(rows: readonly PurchaseRow[]): LinePurchase | undefined {
  const state = overallState(rows.map((row) => row.state));
  const row = rows.findLast((each) => each.state === state);
  if (!row || state === "none" || state === "cancelled") return undefined;
  const { amount, currency } = row;
  return {
    package: row.package,
    state,
    granted: row.source === "firm",
    price: amount === null || currency === null ? undefined : { amount, currency },
  };
}
