import { type RawBuilder, sql } from "kysely";
import { type FilterKey, filterKeys, type LeadFilters } from "#domain/desk/leads/lead-query.ts";
import { type QueryWord, queryWords, wordBounds } from "#domain/desk/leads/search-words.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { PurchaseRow } from "#server/store/schema.ts";

/** Filters in the store's terms: times instead of words for them, a member's id instead of `me`. */
export type StoreFilters = Omit<LeadFilters, "received" | "owner" | "call"> & {
  /** Changed at this time or later. */
  readonly changed?: number;
  /** Received at this time or later. */
  readonly received?: number;
  /** Empty: nobody's. */
  readonly owner?: string;
  /** To call on this day, YYYY-MM-DD, or before. */
  readonly call?: string;
};

/** Other systems also ask for what has changed, which the desk's list does not. */
export type StoreFilterKey = FilterKey | "changed";
const storeFilterKeys: readonly StoreFilterKey[] = [...filterKeys, "changed"];

export type Condition = RawBuilder<boolean>;

/** Written as in the indexes `lead_call` and `lead_hot_new`, so that both engines use them. Null: not in the index. */
export const callOrder = sql<string>`(case
  when stage = 'engaged' or stage = 'notNow' or (email is null and phone is null)
    then case when follow_up_by = '' then null else follow_up_on end
  when stage = 'new' and score >= ${sql.lit(hotLeadScore)} then '' else follow_up_on end)`;
/** When the lead or one of the firm's own fields last changed; written as in the index `lead_changed`. */
export const changedOrder = sql<number>`(case
  when updated_at >= stage_at and updated_at >= owner_at and updated_at >= follow_up_at then updated_at
  when stage_at >= owner_at and stage_at >= follow_up_at then stage_at
  when owner_at >= follow_up_at then owner_at else follow_up_at end)`;
export const hotNewOrder = sql<string>`(case when stage = 'new' and score >= ${sql.lit(hotLeadScore)} then follow_up_on end)`;

export const hasContact = sql<boolean>`(lead.email is not null or lead.phone is not null)`;

export const isListed = sql<boolean>`lead.merged_into is null`;

type PurchaseFilter = NonNullable<LeadFilters["purchase"]>;
type PurchaseKind = { readonly source: PurchaseRow["source"]; readonly state: PurchaseState };

const bought = (...states: readonly PurchaseState[]): readonly PurchaseKind[] =>
  states.map((state) => ({ source: "stripe", state }));
const granted: readonly PurchaseKind[] = [{ source: "firm", state: "paid" }];

const purchaseKinds: Readonly<Record<PurchaseFilter, readonly PurchaseKind[]>> = {
  bought: bought("paid", "disputed"),
  granted,
  open: bought("pending"),
  refunded: bought("refunded", "chargedBack"),
  disputed: bought("disputed"),
  none: [...bought("paid", "pending", "disputed", "refunded", "chargedBack"), ...granted],
};

/** One condition per kind of purchase, each a part of the index `purchase_state`. */
export const purchaseConditions = (wanted: PurchaseFilter): readonly Condition[] =>
  purchaseKinds[wanted].map(
    ({ source, state }) =>
      sql<boolean>`purchase.source = ${sql.lit(source)} and purchase.state = ${sql.lit(state)}
        and purchase.valuation_id is not null`,
  );

const contacts: Readonly<Record<NonNullable<LeadFilters["contact"]>, Condition>> = {
  any: hasContact,
  phone: sql<boolean>`lead.phone is not null`,
  email: sql<boolean>`lead.email is not null`,
  none: sql<boolean>`lead.email is null and lead.phone is null`,
};

const jobOf = sql`job.id = ${sql.lit(`${jobKinds.crmLead}:`)} || lead.id`;
const deliveries: Readonly<Record<NonNullable<LeadFilters["delivery"]>, Condition>> = {
  failed: sql<boolean>`exists (select 1 from job where ${jobOf} and job.state = 'dead')`,
  waiting: sql<boolean>`exists (select 1 from job where ${jobOf} and job.state <> 'dead' and job.settled < job.wanted)`,
  arrived: sql<boolean>`exists (select 1 from job where ${jobOf} and job.settled = job.wanted)`,
};

function hasPurchase(wanted: PurchaseFilter): Condition {
  const found = sql<boolean>`exists (select 1 from purchase where purchase.valuation_id = lead.id
    and (${sql.join(purchaseConditions(wanted), sql` or `)}))`;
  return wanted === "none" ? sql<boolean>`not ${found}` : found;
}

function hasWord(word: QueryWord): Condition {
  const found = word.map((beginning) => {
    const [low, high] = wordBounds(beginning);
    return sql<boolean>`exists (select 1 from lead_word
      where lead_word.lead_id = lead.id and lead_word.word >= ${low} and lead_word.word <= ${high})`;
  });
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}

/** What each filter asks of a lead. */
const conditions: {
  readonly [Key in StoreFilterKey]-?: (value: NonNullable<StoreFilters[Key]>) => Condition;
} = {
  search: (typed) => {
    const words = queryWords(typed);
    return words.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${sql.join(words.map(hasWord), sql` and `)}`;
  },
  received: (since) => sql<boolean>`lead.created_at >= ${since}`,
  stage: (stages) => sql<boolean>`lead.stage in (${sql.join(stages)})`,
  owner: (owner) => sql<boolean>`lead.owner_id = ${owner}`,
  score: (least) => sql<boolean>`lead.score >= ${least}`,
  contact: (contact) => contacts[contact],
  industry: (industry) => sql<boolean>`lead.industry = ${industry}`,
  state: (state) => sql<boolean>`lead.us_state = ${state}`,
  valueFrom: (least) => sql<boolean>`lead.value >= ${least}`,
  // A lead without a valuation is stored with 0.
  valueTo: (most) => sql<boolean>`(lead.value <= ${most} and lead.value > 0)`,
  purchase: hasPurchase,
  source: (source) => sql<boolean>`lead.source = ${source}`,
  partner: (key) => sql<boolean>`lead.partner_site = ${key}`,
  delivery: (delivery) => deliveries[delivery],
  call: (day) => sql<boolean>`${callOrder} <= ${day}`,
  changed: (since) => sql<boolean>`${changedOrder} >= ${since}`,
};

export type ConditionMap = ReadonlyMap<StoreFilterKey, Condition>;

export function conditionsOf(filters: StoreFilters): ConditionMap {
  const found = new Map<StoreFilterKey, Condition>();
  for (const key of storeFilterKeys) {
    const { [key]: value } = filters;
    // Each filter's own value, which the compiler cannot follow through a loop over the keys.
    const condition = conditions[key] as (value: unknown) => Condition;
    if (value !== undefined) found.set(key, condition(value));
  }
  return found;
}
