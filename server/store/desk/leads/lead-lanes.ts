import { type RawBuilder, sql } from "kysely";
import type { FilterKey, LeadSort } from "#domain/desk/leads/lead-query.ts";
import { queryWords, wordBounds } from "#domain/desk/leads/search-words.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import type { Store } from "#server/store/open.ts";
import {
  type Condition,
  type ConditionMap,
  callOrder,
  hotNewOrder,
  isListed,
  type StoreFilters,
} from "./lead-conditions.ts";

/**
 * A lane is a range of an index that holds its leads in the list's order. A list is read from one lane, or merged
 * from a few: however many leads there are, a page reads as many entries as it has rows.
 */
export type Lane = {
  readonly table: "lead" | "lead_word";
  readonly conditions: readonly Condition[];
  /** The columns of the order as its index has them, if not by their names. */
  readonly order?: readonly OrderColumn[];
};

export type Lanes = {
  readonly lanes: readonly Lane[];
  /** The filters that every lead of the lanes passes; the others are checked lead by lead. */
  readonly covers: ReadonlySet<FilterKey>;
};

export type OrderColumn = { readonly name: string; readonly isNumber?: true; readonly expression: RawBuilder<unknown> };

const column = (name: string, isNumber?: true): OrderColumn => ({
  name,
  ...(isNumber && { isNumber }),
  expression: sql.ref(name),
});
const received = column("created_at", true);
const followUp = column("follow_up_on");

/** The columns of each order, without the id that ends all of them. */
export const orderColumns: Readonly<Record<LeadSort, readonly OrderColumn[]>> = {
  received: [received],
  followUp: [followUp],
  company: [column("company_key"), received],
  industry: [column("industry"), received],
  value: [column("value", true), received],
  score: [column("score", true), received],
  source: [column("source"), received],
  stage: [column("stage"), followUp],
  owner: [column("owner_id"), followUp],
  call: [{ name: "call_order", expression: callOrder }],
};

/** Filters by the column that leads an order: they are a range of its index. */
const ownFilters: { readonly [Sort in LeadSort]?: readonly FilterKey[] } = {
  received: ["received"],
  industry: ["industry"],
  value: ["valueFrom", "valueTo"],
  score: ["score"],
  source: ["source"],
  owner: ["owner"],
  call: ["call"],
};

/** Filters with an index in that order, the rarest first. */
const narrowing: { readonly [Sort in LeadSort]?: readonly FilterKey[] } = {
  received: ["state", "industry", "source", "contact"],
  followUp: ["owner"],
};

/** The words with a beginning are read one by one up to this many; with more of them most leads have one. */
const maxWords = 12;

export async function lanesOf(
  store: Pick<Store, "db">,
  sort: LeadSort,
  filters: StoreFilters,
  conditions: ConditionMap,
): Promise<Lanes> {
  if (sort === "received" && filters.search !== undefined) {
    const lanes = await wordLanes(store, queryWords(filters.search), filters.received);
    if (lanes) return lanes;
  }
  if (sort === "followUp" && filters.stage !== undefined) return stageLanes(filters);
  const own = (ownFilters[sort] ?? []).filter((key) => conditions.has(key));
  const narrow = (narrowing[sort] ?? []).find((key) => conditions.has(key) && isIndexed(key, filters));
  const covers = new Set([...own, ...(narrow === undefined ? [] : [narrow])]);
  const within = [...covers].flatMap((key) => conditions.get(key) ?? []);
  const base = sort === "call" ? [isListed, sql<boolean>`${callOrder} is not null`] : [isListed];
  return { lanes: [{ table: "lead", conditions: [...base, ...within] }], covers };
}

/** Either has a number or an address: only 'any' and 'none' have an index of their own. */
const isIndexed = (key: FilterKey, { contact }: StoreFilters) =>
  key !== "contact" || contact === "any" || contact === "none";

function stageLanes({ stage = [], score }: StoreFilters): Lanes {
  const isHotNew = stage.length === 1 && stage[0] === "new" && score === hotLeadScore;
  if (isHotNew) {
    const order = [{ name: "follow_up_on", expression: hotNewOrder }];
    const conditions = [isListed, sql<boolean>`${hotNewOrder} is not null`];
    return { lanes: [{ table: "lead", conditions, order }], covers: new Set(["stage", "score"]) };
  }
  const lanes = stage.map((each) => ({
    table: "lead" as const,
    conditions: [isListed, sql<boolean>`lead.stage = ${each}`],
  }));
  return { lanes, covers: new Set(["stage"]) };
}

/** The leads of each word that begins with the longest of those typed; undefined if there are too many such words. */
async function wordLanes(
  store: Pick<Store, "db">,
  [first, ...others]: readonly string[],
  since: number | undefined,
): Promise<Lanes | undefined> {
  if (first === undefined) return { lanes: [], covers: new Set(["search"]) };
  const words = await wordsFrom(store, first);
  if (words.length > maxWords) return undefined;
  const lanes = words.map((word) => ({
    table: "lead_word" as const,
    conditions: [
      sql<boolean>`lead_word.word = ${word}`,
      ...(since === undefined ? [] : [sql<boolean>`lead_word.created_at >= ${since}`]),
    ],
  }));
  const covered: readonly FilterKey[] = [
    ...(others.length === 0 ? (["search"] as const) : []),
    ...(since === undefined ? [] : (["received"] as const)),
  ];
  return { lanes, covers: new Set(covered) };
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
