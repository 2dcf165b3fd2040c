import { type RawBuilder, sql } from "kysely";
import type { PageCursor, SortOrder } from "#domain/desk/leads/lead-query.ts";
import type { Store } from "#server/store/open.ts";
import { type Condition, type ConditionMap, conditionsOf, isListed, type StoreFilters } from "./lead-conditions.ts";
import { fewLeads } from "./lead-few.ts";
import { type Lane, type Lanes, lanesOf, orderColumns } from "./lead-lanes.ts";

type Reading = Pick<Store, "db" | "engine">;

/**
 * A page looks at no more leads than this, which is what it would look at in a small store. If most of them do not
 * match, it says where it stopped, and the next page goes on from there.
 */
export const maxExamined = 1_000;

/** Matches that are checked lead by lead are counted up to this many. */
const maxCounted = 200;

/** A lead's place in the list: the values of the order's columns. */
export type Place = { readonly key: string; readonly id: string };

export type PageRequest = {
  readonly filters: StoreFilters;
  readonly sort: SortOrder;
  readonly cursor?: Pick<PageCursor, "direction" | "key" | "id"> | undefined;
  readonly size: number;
};

export type FoundPage = {
  /** In the list's order. */
  readonly ids: readonly string[];
  readonly first: Place | undefined;
  readonly last: Place | undefined;
  /** Where the next page in the same direction begins; undefined at the end. */
  readonly next: Place | undefined;
  /** The page is short because the leads it looked at did not match. */
  readonly stopped: boolean;
};

type Hit = { readonly id: string; readonly values: readonly (string | number)[] };

/** The ids of one page. */
export async function findLeadPage(store: Reading, request: PageRequest): Promise<FoundPage> {
  const { filters, sort, cursor, size } = request;
  const isBackward = cursor?.direction === "before";
  const conditions = conditionsOf(filters);
  const order: Order = { by: sort.by, descending: sort.descending !== isBackward };
  const start = cursor && { id: cursor.id, values: valuesIn(sort.by, cursor.key) };
  const found = await findHits(store, filters, conditions, { order, start, most: size + 1 });
  const rows = found.hits.slice(0, size);
  const place = (hit: Hit | undefined) => hit && { id: hit.id, key: keyOf(hit.values) };
  const isFull = found.hits.length > size;
  const ordered = isBackward ? rows.toReversed() : rows;
  return {
    ids: ordered.map(({ id }) => id),
    first: place(ordered[0]),
    last: place(ordered.at(-1)),
    next: isFull ? place(rows.at(-1)) : place(found.stoppedAt),
    stopped: !isFull && found.stoppedAt !== undefined,
  };
}

export type LeadCount = { readonly count: number; readonly more: boolean };

/** How many leads match, up to the limit of a page's work. */
export async function countLeads(store: Reading, filters: StoreFilters): Promise<LeadCount> {
  const conditions = conditionsOf(filters);
  const direct = await countByState(store, conditions, filters);
  if (direct) return direct;
  const { by, lanes, covers } = await countingOrder(store, filters, conditions);
  const [lane] = lanes;
  // One range of one index is counted by the database.
  if (lane?.table === "lead" && lanes.length === 1 && covers.size === conditions.size)
    return countLane(store, lane, by);
  const found = await findHits(store, filters, conditions, {
    order: { by, descending: true },
    start: undefined,
    most: maxCounted + 1,
  });
  const more = found.hits.length > maxCounted || found.stoppedAt !== undefined;
  return { count: Math.min(found.hits.length, maxCounted), more };
}

async function countLane({ db }: Reading, { conditions, order }: Lane, by: SortOrder["by"]): Promise<LeadCount> {
  const keys = sql.join((order ?? orderColumns[by]).map(({ expression }) => sql`${expression} desc`));
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 as one from lead where ${sql.join(conditions, sql` and `)} order by ${keys}, lead.id desc
    limit ${sql.lit(maxExamined + 1)}) as entry`.execute(db);
  const count = Number(rows[0]?.count ?? 0);
  return { count: Math.min(count, maxExamined), more: count > maxExamined };
}

type Order = SortOrder;
type Search = { readonly order: Order; readonly start: Hit | undefined; readonly most: number };
type Found = { readonly hits: readonly Hit[]; readonly stoppedAt: Hit | undefined };

async function findHits(
  store: Reading,
  filters: StoreFilters,
  conditions: ConditionMap,
  search: Search,
): Promise<Found> {
  const { lanes, covers } = await lanesOf(store, search.order.by, filters, conditions);
  const others = [...conditions].filter(([key]) => !covers.has(key));
  if (others.length > 0) {
    const few = await fewLeads(store, filters, conditions);
    if (few) return { hits: await hitsAmong(store, few, [...conditions.values()], search), stoppedAt: undefined };
  }
  const further = others.map(([, condition]) => condition);
  const limit = Math.max(1, Math.floor(maxExamined / Math.max(1, lanes.length)));
  const ends = await Promise.all(lanes.map((lane) => readLane(store, lane, further, { ...search, limit })));
  return merged(ends, search);
}

/** The first matches of all lanes, up to where the first lane stopped. */
function merged(ends: readonly Found[], { order, most }: Search): Found {
  const compare = (a: Hit, b: Hit) => compareHits(a, b) * (order.descending ? -1 : 1);
  const [stoppedAt] = ends.flatMap((end) => end.stoppedAt ?? []).toSorted(compare);
  // A lead with two words of one beginning is in two lanes.
  const all = new Map(ends.flatMap(({ hits }) => hits).map((hit) => [hit.id, hit]));
  const sorted = [...all.values()].toSorted(compare);
  const hits = stoppedAt ? sorted.filter((hit) => compare(hit, stoppedAt) <= 0) : sorted;
  return { hits: hits.slice(0, most), stoppedAt: hits.length >= most ? undefined : stoppedAt };
}

function compareHits(a: Hit, b: Hit): number {
  const place = a.values.findIndex((value, index) => value !== b.values[index]);
  if (place === -1) return a.id < b.id ? -1 : Number(a.id > b.id);
  const [one, other] = [a.values[place] ?? "", b.values[place] ?? ""];
  return one < other ? -1 : 1;
}

async function readLane(
  { db, engine }: Reading,
  { table, conditions, order: laneOrder }: Lane,
  further: readonly Condition[],
  { order, start, most, limit }: Search & { readonly limit: number },
): Promise<Found> {
  const asked = [...(table === "lead" ? [] : [isListed]), ...further];
  const columns = laneOrder ?? orderColumns[order.by];
  const id = sql.ref(table === "lead" ? "lead.id" : "lead_word.lead_id");
  const keys = [...columns.map(({ expression }) => expression), id];
  const direction = sql.raw(order.descending ? "desc" : "asc");
  const within = [...conditions, ...(start ? [beyond(keys, start, order)] : [])];
  const named = sql.join(columns.map(({ expression, name }) => sql`${expression} as ${sql.ref(name)}`));
  const ordered = sql.join(keys.map((key) => sql`${key} ${direction}`));
  const entries = sql`select ${named}, ${id} as id from ${sql.table(table)}
    where ${sql.join(within, sql` and `)} order by ${ordered} limit ${sql.lit(asked.length === 0 ? most : limit)}`;
  if (asked.length === 0) {
    const { rows } = await sql<EntryRow>`${entries}`.execute(db);
    return { hits: rows.map((row) => hitOf(row, order)), stoppedAt: undefined };
  }
  // The embedded store returns the entries in their order, and would sort all of them to be told so.
  const again = sql.join([...columns.map(({ name }) => name), "id"].map((name) => sql`${sql.ref(name)} ${direction}`));
  const { rows } = await sql<EntryRow>`select * from (${entries}) as entry
    where exists (select 1 from lead where lead.id = entry.id and ${sql.join(asked, sql` and `)})
    ${engine === "postgres" ? sql`order by ${again}` : sql``} limit ${sql.lit(most)}`.execute(db);
  const hits = rows.map((row) => hitOf(row, order));
  if (hits.length >= most) return { hits, stoppedAt: undefined };
  const { rows: last } = await sql<EntryRow>`select * from (${entries}) as entry
    limit 1 offset ${sql.lit(limit - 1)}`.execute(db);
  return { hits, stoppedAt: last[0] && hitOf(last[0], order) };
}

async function hitsAmong(
  { db }: Reading,
  ids: readonly string[],
  conditions: readonly Condition[],
  { order, start, most }: Search,
): Promise<readonly Hit[]> {
  if (ids.length === 0) return [];
  const columns = orderColumns[order.by];
  const keys = [...columns.map(({ expression }) => expression), sql.ref("lead.id")];
  const direction = sql.raw(order.descending ? "desc" : "asc");
  const asked = [
    sql<boolean>`lead.id in (${sql.join(ids)})`,
    isListed,
    ...conditions,
    ...(start ? [beyond(keys, start, order)] : []),
  ];
  const named = sql.join(columns.map(({ expression, name }) => sql`${expression} as ${sql.ref(name)}`));
  const { rows } = await sql<EntryRow>`select ${named}, lead.id as id from lead
    where ${sql.join(asked, sql` and `)}
    order by ${sql.join(keys.map((key) => sql`${key} ${direction}`))} limit ${sql.lit(most)}`.execute(db);
  return rows.map((row) => hitOf(row, order));
}

type EntryRow = { readonly id: string; readonly [column: string]: string | number };

const hitOf = (row: EntryRow, { by }: Order): Hit => ({
  id: row.id,
  values: orderColumns[by].map(({ name }) => row[name] ?? ""),
});

function beyond(keys: readonly RawBuilder<unknown>[], { id, values }: Hit, { by, descending }: Order): Condition {
  const start = sql.join([...values, id].map((value, index) => typed(value, orderColumns[by][index]?.isNumber)));
  return sql<boolean>`(${sql.join(keys)}) ${sql.raw(descending ? "<" : ">")} (${start})`;
}

/** PostgreSQL must know the type of each part of a comparison. */
const typed = (value: string | number, isNumber: true | undefined) =>
  isNumber ? sql`cast(${value} as bigint)` : sql`cast(${value} as text)`;

/** The second value first, because the first may be any text. */
const keyOf = (values: readonly (string | number)[]) => values.toReversed().join("~");

function valuesIn(by: SortOrder["by"], key: string): readonly (string | number)[] {
  const columns = orderColumns[by];
  const cut = columns.length > 1 ? key.indexOf("~") : -1;
  const texts = cut === -1 ? [key] : [key.slice(cut + 1), key.slice(0, cut)];
  return columns.map(({ isNumber }, index) => {
    const text = texts[index] ?? "";
    return isNumber ? Number(/^-?\d{1,15}$/.test(text) ? text : 0) : text;
  });
}

/** A single filter on another table is counted there. */
async function countByState(
  store: Reading,
  conditions: ConditionMap,
  filters: StoreFilters,
): Promise<LeadCount | undefined> {
  const [only, ...others] = conditions.keys();
  if (others.length > 0 || (only !== "purchase" && only !== "delivery")) return undefined;
  // Nearly every lead is one of these two.
  if (filters.purchase === "none" || filters.delivery === "arrived") return undefined;
  const few = await fewLeads(store, filters, conditions, maxExamined);
  return few ? { count: few.length, more: false } : { count: maxExamined, more: true };
}

type Counting = Lanes & { readonly by: SortOrder["by"] };

/** The order in which an index holds most of what is asked. */
async function countingOrder(store: Reading, filters: StoreFilters, conditions: ConditionMap): Promise<Counting> {
  const orders = [
    ...(conditions.has("call") ? (["call"] as const) : []),
    ...(["followUp", "received", "score", "value"] as const),
  ];
  const found = await Promise.all(
    orders.map(async (by) => ({ by, ...(await lanesOf(store, by, filters, conditions)) })),
  );
  return found.reduce((best, each) => (each.covers.size > best.covers.size ? each : best));
}
