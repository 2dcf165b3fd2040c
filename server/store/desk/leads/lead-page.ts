import { type RawBuilder, sql } from "kysely";
import type { CappedCount } from "#domain/desk/capped-count.ts";
import type { PageCursor } from "#domain/desk/leads/lead-query.ts";
import type { Store } from "#server/store/open.ts";
import { type Condition, type ConditionMap, conditionsOf, isListed, type StoreFilters } from "./lead-conditions.ts";
import {
  type IndexRange,
  indexRangesOf,
  type OrderColumn,
  orderColumns,
  type StoreOrder,
} from "./lead-index-ranges.ts";
import { smallLeadSet } from "./small-lead-sets.ts";

type Reading = Pick<Store, "db" | "engine">;

/**
 * A page looks at no more leads than this, which is what it would look at in a small store. If most of them do not
 * match, it says where it stopped, and the next page goes on from there.
 */
const maxExamined = 1_000;

/** The highest count if an index of leads holds all that match. */
const maxCountedInIndex = 1_000;
/** The highest count if an index of another table holds all that match. */
const maxCountedElsewhere = 200;
/** How many leads are examined for a count if no index holds all that match. */
const maxExaminedToCount = 250;

/** A lead's place in the list: the values of the order's columns. */
export type Place = { readonly key: string; readonly id: string };

type LeadsAsked = { readonly filters: StoreFilters; readonly sort: StoreOrder };

export type PageRequest = LeadsAsked & {
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
  const order: StoreOrder = { by: sort.by, descending: sort.descending !== isBackward };
  const start = cursor && { id: cursor.id, values: valuesIn(sort.by, cursor.key) };
  const found = await findHits(store, filters, conditions, { order, start, most: size + 1, examined: maxExamined });
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

/** How many leads match, up to the limit of a page's work. */
export async function countLeads(store: Reading, { filters, sort }: LeadsAsked): Promise<CappedCount> {
  const conditions = conditionsOf(filters);
  const { ranges, covers } = await indexRangesOf(store, sort.by, filters, conditions);
  if ([...conditions.keys()].every((key) => covers.has(key))) return countRanges(store, ranges);
  const { hits, stoppedAt } = await findHits(store, filters, conditions, {
    order: sort,
    start: undefined,
    most: maxExaminedToCount + 1,
    examined: maxExaminedToCount,
  });
  return { count: hits.length, isCapped: stoppedAt !== undefined };
}

/** Entries of an index are counted by the database: a lead may be in two ranges, but is counted once. */
async function countRanges({ db }: Reading, ranges: readonly IndexRange[]): Promise<CappedCount> {
  if (ranges.length === 0) return { count: 0, isCapped: false };
  const most = ranges.every(({ table }) => table === "lead") ? maxCountedInIndex : maxCountedElsewhere;
  const limit = sql.lit(most + 1);
  const entries = ranges.map(({ table, id, conditions, order }) => {
    const keys = sql.join(order.map(({ expression }) => sql`${expression} desc`));
    const asked = table === "lead" ? conditions : [...conditions, isNotMerged(id)];
    return sql`select id from (select ${distinctIn(table)} ${namedKeys(order)}, ${id} as id from ${sql.table(table)} where ${sql.join(asked, sql` and `)}
      order by ${keys}, ${id} desc limit ${limit}) as entry`;
  });
  const all = sql.join(entries, sql` union `);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${all}) as entry`.execute(db);
  const count = Number(rows[0]?.count ?? 0);
  return { count: Math.min(count, most), isCapped: count > most };
}

type Search = {
  readonly order: StoreOrder;
  readonly start: Hit | undefined;
  /** The most leads that are found. */
  readonly most: number;
  /** The most leads that are examined. */
  readonly examined: number;
};
type Found = { readonly hits: readonly Hit[]; readonly stoppedAt: Hit | undefined };

async function findHits(
  store: Reading,
  filters: StoreFilters,
  conditions: ConditionMap,
  search: Search,
): Promise<Found> {
  const { ranges, covers } = await indexRangesOf(store, search.order.by, filters, conditions);
  const others = new Map([...conditions].filter(([key]) => !covers.has(key)));
  const few = await smallLeadSet(store, filters, others);
  if (few) return { hits: await hitsAmong(store, few, [...conditions.values()], search), stoppedAt: undefined };
  const further = [...others.values()];
  const limit = Math.max(1, Math.floor(search.examined / Math.max(1, ranges.length)));
  const ends = await Promise.all(ranges.map((range) => readRange(store, range, further, { ...search, limit })));
  return merged(ends, search);
}

/** The first matches of all ranges, up to where the first range stopped. */
function merged(ends: readonly Found[], { order, most }: Search): Found {
  const compare = (a: Hit, b: Hit) => compareHits(a, b) * (order.descending ? -1 : 1);
  const [stoppedAt] = ends.flatMap((end) => end.stoppedAt ?? []).toSorted(compare);
  // A lead with two words of one beginning is in two ranges.
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

async function readRange(
  { db, engine }: Reading,
  { table, id, conditions, order: columns }: IndexRange,
  further: readonly Condition[],
  { order, start, most, limit }: Search & { readonly limit: number },
): Promise<Found> {
  const keys = [...columns.map(({ expression }) => expression), id];
  const direction = sql.raw(order.descending ? "desc" : "asc");
  const within = [
    ...conditions,
    ...(table === "lead" ? [] : [isNotMerged(id)]),
    ...(start ? [beyond(keys, start, order)] : []),
  ];
  const named = namedKeys(columns);
  const entries = (
    most: number,
    others = sql``,
  ) => sql`select ${distinctIn(table)} ${named}, ${id} as id ${others} from ${sql.table(table)}
    where ${sql.join(within, sql` and `)} order by ${sql.join(keys.map((key) => sql`${key} ${direction}`))}
    limit ${sql.lit(most)}`;
  if (further.length === 0) {
    const { rows } = await entries(most).execute(db);
    return { hits: (rows as EntryRow[]).map(hitOf), stoppedAt: undefined };
  }
  const asked = sql.join(further, sql` and `);
  // SQLite keeps the subquery's order; an outer `order by` would make it sort again.
  const again = sql`order by ${sql.join([...keyNames(columns), "id"].map((name) => sql`${sql.ref(name)} ${direction}`))}`;
  const matching =
    table === "lead"
      ? sql`select * from (${entries(limit, otherColumns)}) as lead where ${asked}`
      : sql`select * from (${entries(limit)}) as entry
          where exists (select 1 from lead where lead.id = entry.id and ${asked})`;
  const { rows } = await sql<EntryRow>`${matching} ${engine === "postgres" ? again : sql``}
    limit ${sql.lit(most)}`.execute(db);
  const hits = rows.map(hitOf);
  if (hits.length >= most) return { hits, stoppedAt: undefined };
  const { rows: last } = await sql<EntryRow>`select * from (${entries(limit)}) as entry
    limit 1 offset ${sql.lit(limit - 1)}`.execute(db);
  return { hits, stoppedAt: last[0] && hitOf(last[0]) };
}

/** A lead may have bought two packages. */
const distinctIn = (table: IndexRange["table"]) => sql.raw(table === "purchase" ? "distinct" : "");

/** What the filters ask about; the entries of a range then stand for the table. */
const otherColumns = sql`, ${sql.join(
  [
    ...["created_at", "score", "value", "industry", "us_state", "source", "partner_site", "email", "phone"],
    ...["stage", "owner_id", "follow_up_on", "follow_up_by"],
  ].map((name) => sql.ref(name)),
)}`;

/** Merged leads are few, so that this costs less than a look at each lead. */
const isNotMerged = (id: RawBuilder<string>): Condition =>
  sql<boolean>`${id} not in (select lead.id from lead where lead.merged_into is not null)`;

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
  const { rows } = await sql<EntryRow>`select ${namedKeys(columns)}, lead.id as id from lead
    where ${sql.join(asked, sql` and `)}
    order by ${sql.join(keys.map((key) => sql`${key} ${direction}`))} limit ${sql.lit(most)}`.execute(db);
  return rows.map(hitOf);
}

type EntryRow = { readonly id: string; readonly key1: string | number; readonly key2?: string | number };

const keyNames = (columns: readonly OrderColumn[]) => columns.map((_, index) => `key${index + 1}`);
const namedKeys = (columns: readonly OrderColumn[]) =>
  sql.join(columns.map(({ expression }, index) => sql`${expression} as ${sql.ref(`key${index + 1}`)}`));

const hitOf = ({ id, key1, key2 }: EntryRow): Hit => ({ id, values: key2 === undefined ? [key1] : [key1, key2] });

function beyond(keys: readonly RawBuilder<unknown>[], { id, values }: Hit, { by, descending }: StoreOrder): Condition {
  const start = sql.join([...values, id].map((value, index) => typed(value, orderColumns[by][index]?.isNumber)));
  return sql<boolean>`(${sql.join(keys)}) ${sql.raw(descending ? "<" : ">")} (${start})`;
}

/** PostgreSQL must know the type of each part of a comparison. */
const typed = (value: string | number, isNumber: true | undefined) =>
  isNumber ? sql`cast(${value} as bigint)` : sql`cast(${value} as text)`;

/** The second value first, because the first may be any text. */
const keyOf = (values: readonly (string | number)[]) => values.toReversed().join("~");

function valuesIn(by: StoreOrder["by"], key: string): readonly (string | number)[] {
  const columns = orderColumns[by];
  const cut = columns.length > 1 ? key.indexOf("~") : -1;
  const texts = cut === -1 ? [key] : [key.slice(cut + 1), key.slice(0, cut)];
  return columns.map(({ isNumber }, index) => {
    const text = texts[index] ?? "";
    return isNumber ? Number(/^-?\d{1,15}$/.test(text) ? text : 0) : text;
  });
}
