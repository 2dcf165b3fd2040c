import { type RawBuilder, sql } from "kysely";
import type { FilterKey, LeadFilters } from "#domain/desk/leads/lead-query.ts";
import { queryWords, wordBounds } from "#domain/desk/leads/search-words.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { Store } from "#server/store/open.ts";
import { type ConditionMap, isListed, purchaseStatesOf, type StoreFilters } from "./lead-conditions.ts";

/** Up to this many leads are sorted, however they were found. */
export const fewLimit = 200;

/** The filters that may leave only a few leads, the rarest first, each with an index. */
const rare: readonly FilterKey[] = ["delivery", "purchase", "search", "owner", "stage", "state", "source", "industry"];

/** The leads of the first filter that leaves at most this many; undefined if each leaves more. */
export async function fewLeads(
  { db }: Pick<Store, "db">,
  filters: StoreFilters,
  conditions: ConditionMap,
  most = fewLimit,
): Promise<readonly string[] | undefined> {
  for (const key of rare) {
    const condition = conditions.get(key);
    const source =
      condition && (elsewhere(key, filters) ?? sql`select lead.id as id from lead where ${isListed} and ${condition}`);
    if (source === undefined || source === "everywhere") continue;
    const { rows } = await sql<{
      id: string;
    }>`select distinct id from (${source} limit ${sql.lit(most + 1)}) as found`.execute(db);
    if (rows.length <= most) return rows.map(({ id }) => id);
  }
  return undefined;
}

/** Filters whose index is in another table; `everywhere` if they are never rare. */
function elsewhere(key: FilterKey, filters: StoreFilters): RawBuilder<unknown> | "everywhere" | undefined {
  if (key === "delivery") return filters.delivery && deliveries[filters.delivery];
  if (key === "purchase") return filters.purchase && purchases(filters.purchase);
  if (key === "search") return filters.search === undefined ? undefined : words(filters.search);
  if (key === "owner") return filters.owner === "" ? "everywhere" : undefined;
  if (key === "stage") return filters.stage?.includes("new") ? "everywhere" : undefined;
  return undefined;
}

const crmLead = sql.lit(jobKinds.crmLead);
const deliveries: Readonly<Record<NonNullable<LeadFilters["delivery"]>, RawBuilder<unknown> | "everywhere">> = {
  failed: sql`select job.subject as id from job where job.state = 'dead' and job.kind = ${crmLead}`,
  waiting: sql`select job.subject as id from job
    where job.kind = ${crmLead} and job.run_at is not null and job.settled < job.wanted`,
  arrived: "everywhere",
};

function purchases(wanted: NonNullable<LeadFilters["purchase"]>): RawBuilder<unknown> | "everywhere" {
  if (wanted === "none") return "everywhere";
  return sql`select purchase.valuation_id as id from purchase
    where purchase.state in (${sql.join(purchaseStatesOf[wanted].map((state) => sql.lit(state)))})
      and purchase.valuation_id is not null`;
}

function words(typed: string): RawBuilder<unknown> | "everywhere" {
  const [first] = queryWords(typed);
  if (first === undefined) return "everywhere";
  const [low, high] = wordBounds(first);
  return sql`select lead_word.lead_id as id from lead_word where lead_word.word >= ${low} and lead_word.word <= ${high}`;
}
