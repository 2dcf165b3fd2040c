import { type RawBuilder, sql } from "kysely";
import type { LeadSort } from "#domain/desk/leads/lead-query.ts";
import { queryWords, wordBounds } from "#domain/desk/leads/search-words.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { Store } from "#server/store/open.ts";
import {
  type Condition,
  type ConditionMap,
  callOrder,
  changedOrder,
  hotNewOrder,
  isListed,
  purchaseConditions,
  type StoreFilterKey,
  type StoreFilters,
} from "./lead-conditions.ts";

/** Other systems also read leads in the order in which they changed. */
export type StoreSort = LeadSort | "changed";
export type StoreOrder = { readonly by: StoreSort; readonly descending: boolean };

/**
 * A part of an index that holds its leads in the list's order. A list is read from one, or merged from a few: however
 * many leads there are, a page reads as many entries as it has rows.
 */
export type IndexRange = {
  readonly table: "lead" | "lead_word" | "job" | "purchase";
  /** The column with the lead's id. */
  readonly id: RawBuilder<string>;
  readonly conditions: readonly Condition[];
  /** The columns of the order, as the index has them. */
  readonly order: readonly OrderColumn[];
};

export type IndexRanges = {
  readonly ranges: readonly IndexRange[];
  /** The filters that every lead of the ranges passes; the others are checked lead by lead. */
  readonly covers: ReadonlySet<StoreFilterKey>;
};

export type OrderColumn = { readonly isNumber?: true; readonly expression: RawBuilder<unknown> };

const column = (name: string, isNumber?: true): OrderColumn => ({
  ...(isNumber && { isNumber }),
  expression: sql.ref(name),
});
const received = column("created_at", true);
const followUp = column("follow_up_on");

/** The columns of each order, without the id that ends all of them. */
export const orderColumns: Readonly<Record<StoreSort, readonly OrderColumn[]>> = {
  received: [received],
  followUp: [followUp],
  company: [column("company_key"), received],
  industry: [column("industry"), received],
  value: [column("value", true), received],
  score: [column("score", true), received],
  source: [column("source"), received],
  stage: [column("stage"), followUp],
  owner: [column("owner_id"), followUp],
  call: [{ expression: callOrder }],
  changed: [{ expression: changedOrder, isNumber: true }],
};

/** Filters by the column that leads an order: they are a range of its index. */
const ownFilters: { readonly [Sort in StoreSort]?: readonly StoreFilterKey[] } = {
  received: ["received"],
  industry: ["industry"],
  value: ["valueFrom", "valueTo"],
  score: ["score"],
  source: ["source"],
  owner: ["owner"],
  call: ["call"],
  changed: ["changed"],
};

/** Filters with an index in that order, the rarest first. */
const narrowing: { readonly [Sort in StoreSort]?: readonly StoreFilterKey[] } = {
  received: ["partner", "state", "industry", "source", "contact"],
  followUp: ["owner"],
};

/** The words with a beginning are read one by one up to this many; with more of them most leads have one. */
const maxWords = 12;

export async function indexRangesOf(
  store: Pick<Store, "db">,
  sort: StoreSort,
  filters: StoreFilters,
  conditions: ConditionMap,
): Promise<IndexRanges> {
  if (sort === "received") {
    const ranges = deliveryRanges(filters) ?? purchaseRanges(filters) ?? (await wordRanges(store, filters));
    if (ranges) return ranges;
  }
  if (sort === "followUp" && filters.stage !== undefined) return stageRanges(filters);
  const own = (ownFilters[sort] ?? []).filter((key) => conditions.has(key));
  const narrow = (narrowing[sort] ?? []).find((key) => conditions.has(key) && isIndexed(key, filters));
  const covers = new Set([...own, ...(narrow === undefined ? [] : [narrow])]);
  const within = [...covers].flatMap((key) => conditions.get(key) ?? []);
  const base = sort === "call" ? [sql<boolean>`${callOrder} is not null`] : [];
  return { ranges: [leadRange([...base, ...within], orderColumns[sort])], covers };
}

const leadRange = (conditions: readonly Condition[], order: readonly OrderColumn[]): IndexRange => ({
  table: "lead",
  id: sql.ref("lead.id"),
  conditions: [isListed, ...conditions],
  order,
});

/** Of the filters by contact details only 'any' and 'none' have an index. */
const isIndexed = (key: StoreFilterKey, { contact }: StoreFilters) =>
  key !== "contact" || contact === "any" || contact === "none";

function stageRanges({ stage = [], score }: StoreFilters): IndexRanges {
  const isHotNew = stage.length === 1 && stage[0] === "new" && score === hotLeadScore;
  if (isHotNew) {
    const range = leadRange([sql<boolean>`${hotNewOrder} is not null`], [{ expression: hotNewOrder }]);
    return { ranges: [range], covers: new Set(["stage", "score"]) };
  }
  const ranges = stage.map((each) => leadRange([sql<boolean>`lead.stage = ${each}`], orderColumns.followUp));
  return { ranges, covers: new Set(["stage"]) };
}

/** Ranges of another table that has the time of the lead. */
function timedRanges(
  range: Pick<IndexRange, "table" | "id"> & { readonly time: RawBuilder<unknown> },
  starts: readonly Condition[],
  { filters, covered }: { readonly filters: StoreFilters; readonly covered: readonly StoreFilterKey[] },
): IndexRanges {
  const { table, id, time } = range;
  const since = filters.received === undefined ? [] : [sql<boolean>`${time} >= ${filters.received}`];
  return {
    ranges: starts.map((start) => ({
      table,
      id,
      conditions: [start, ...since],
      order: [{ expression: time, isNumber: true }],
    })),
    covers: new Set([...covered, "received"]),
  };
}

/** As in the index `job_undelivered`. What has arrived is in no such index: that is nearly every lead. */
const isUndelivered = sql<boolean>`job.kind = ${sql.lit(jobKinds.crmLead)}
  and (job.state = 'dead' or job.settled < job.wanted)`;
const undeliveredStates = { failed: ["dead"], waiting: ["ready", "active"] } as const;

function deliveryRanges(filters: StoreFilters): IndexRanges | undefined {
  const { delivery } = filters;
  if (delivery === undefined || delivery === "arrived") return undefined;
  const job = { table: "job", id: sql.ref<string>("job.subject"), time: sql.ref("job.created_at") } as const;
  const starts = undeliveredStates[delivery].map(
    (state) => sql<boolean>`${isUndelivered} and job.state = ${sql.lit(state)}`,
  );
  return timedRanges(job, starts, { filters, covered: ["delivery"] });
}

function purchaseRanges(filters: StoreFilters): IndexRanges | undefined {
  if (filters.purchase === undefined || filters.purchase === "none") return undefined;
  const purchase = {
    table: "purchase",
    id: sql.ref<string>("purchase.valuation_id"),
    time: sql.ref("purchase.lead_at"),
  } as const;
  return timedRanges(purchase, purchaseConditions(filters.purchase), { filters, covered: ["purchase"] });
}

/** The leads of each word that begins with the longest of those typed; undefined if there are too many such words. */
async function wordRanges(store: Pick<Store, "db">, filters: StoreFilters): Promise<IndexRanges | undefined> {
  if (filters.search === undefined) return undefined;
  const [first, ...others] = queryWords(filters.search);
  if (first === undefined) return { ranges: [], covers: new Set(["search"]) };
  const words = (await Promise.all(first.map((beginning) => wordsFrom(store, beginning)))).flat();
  if (words.length > maxWords) return undefined;
  const word = {
    table: "lead_word",
    id: sql.ref<string>("lead_word.lead_id"),
    time: sql.ref("lead_word.created_at"),
  } as const;
  const starts = words.map((each) => sql<boolean>`lead_word.word = ${each}`);
  return timedRanges(word, starts, { filters, covered: others.length === 0 ? ["search"] : [] });
}

/** The stored words with this beginning, one more than there may be at most; skips from one to the next by index. */
async function wordsFrom({ db }: Pick<Store, "db">, beginning: string): Promise<readonly string[]> {
  const [low, high] = wordBounds(beginning);
  const { rows } = await sql<{ word: string }>`
    with recursive found(place, word) as (
      select 1, min(lead_word.word) from lead_word where lead_word.word >= ${low}
      union all
      select place + 1, (select min(lead_word.word) from lead_word where lead_word.word > found.word)
      from found where found.word is not null and found.word <= ${high} and place <= ${sql.lit(maxWords)}
    )
    select word from found where word is not null and word <= ${high}`.execute(db);
  return rows.map(({ word }) => word);
}
