import { type RawBuilder, sql } from "kysely";
import { type FilterKey, filterKeys, type LeadFilters } from "#domain/desk/leads/lead-query.ts";
import { queryWords, wordBounds } from "#domain/desk/leads/search-words.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import type { PurchaseState } from "#domain/payments/purchase-state.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";

/** Filters in the store's terms: times instead of words for them, a member's id instead of `me`. */
export type StoreFilters = Omit<LeadFilters, "received" | "owner" | "call"> & {
  /** Received at this time or later. */
  readonly received?: number;
  /** Empty: nobody's. */
  readonly owner?: string;
  /** To call on this day, YYYY-MM-DD, or before. */
  readonly call?: string;
};

export type Condition = RawBuilder<boolean>;

/** Written as in the indexes `lead_call` and `lead_hot_new`, so that both engines use them. Null: not in the index. */
export const callOrder = sql<string>`(case when (email is null and phone is null) or stage = 'engaged' or stage = 'notNow' then null
  when stage = 'new' and score >= ${sql.lit(hotLeadScore)} then '' else follow_up_on end)`;
export const hotNewOrder = sql<string>`(case when stage = 'new' and score >= ${sql.lit(hotLeadScore)} then follow_up_on end)`;

const literals = (texts: readonly string[]) => sql.join(texts.map((text) => sql.lit(text)));

export const hasContact = sql<boolean>`(lead.email is not null or lead.phone is not null)`;

export const isListed = sql<boolean>`lead.merged_into is null`;

export const boughtStates: readonly PurchaseState[] = ["paid", "disputed"];

export const purchaseStatesOf: Readonly<Record<NonNullable<LeadFilters["purchase"]>, readonly PurchaseState[]>> = {
  bought: boughtStates,
  open: ["pending"],
  refunded: ["refunded", "chargedBack"],
  disputed: ["disputed"],
  none: ["paid", "pending", "disputed", "refunded", "chargedBack"],
};

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

function hasPurchase(wanted: NonNullable<LeadFilters["purchase"]>): Condition {
  const found = sql<boolean>`exists (select 1 from purchase
    where purchase.valuation_id = lead.id and purchase.state in (${literals(purchaseStatesOf[wanted])}))`;
  return wanted === "none" ? sql<boolean>`not ${found}` : found;
}

export function hasWord(beginning: string): Condition {
  const [low, high] = wordBounds(beginning);
  return sql<boolean>`exists (select 1 from lead_word
    where lead_word.lead_id = lead.id and lead_word.word >= ${low} and lead_word.word <= ${high})`;
}

/** What each filter asks of a lead. */
const conditions: {
  readonly [Key in FilterKey]-?: (value: NonNullable<StoreFilters[Key]>) => Condition;
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
  valueTo: (most) => sql<boolean>`lead.value <= ${most}`,
  purchase: hasPurchase,
  source: (source) => sql<boolean>`lead.source = ${source}`,
  delivery: (delivery) => deliveries[delivery],
  call: (day) => sql<boolean>`${callOrder} <= ${day}`,
};

export type ConditionMap = ReadonlyMap<FilterKey, Condition>;

export function conditionsOf(filters: StoreFilters): ConditionMap {
  const found = new Map<FilterKey, Condition>();
  for (const key of filterKeys) {
    const { [key]: value } = filters;
    // Each filter's own value, which the compiler cannot follow through a loop over the keys.
    const condition = conditions[key] as (value: unknown) => Condition;
    if (value !== undefined) found.set(key, condition(value));
  }
  return found;
}
