import { type RawBuilder, sql } from "kysely";
import type { FilterKey, LeadFilters } from "#domain/desk/leads/lead-query.ts";
import { type QueryWord, queryWords, wordBounds } from "#domain/desk/leads/search-words.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { Store } from "#server/store/open.ts";
import { type ConditionMap, isListed, purchaseConditions, type StoreFilters } from "./lead-conditions.ts";

/** Up to this many leads are sorted, however they were found. */
const fewLimit = 200;

/** The filters that may leave only a few leads, the rarest first, each with an index. */
const rareFilters: readonly FilterKey[] = [
  "delivery",
  "purchase",
  "search",
  "owner",
  "stage",
  "state",
  "source",
  "industry",
];

/** The leads of the first of these filters that leaves only a few; undefined if each leaves more. */
export async function smallLeadSet(
  { db }: Pick<Store, "db">,
  filters: StoreFilters,
  conditions: ConditionMap,
): Promise<readonly string[] | undefined> {
  for (const source of rareFilters.flatMap((key) => sourcesOf(key, filters, conditions))) {
    const { rows } = await sql<{
      id: string;
    }>`select distinct id from (${source} limit ${sql.lit(fewLimit + 1)}) as found`.execute(db);
    if (rows.length <= fewLimit) return rows.map(({ id }) => id);
  }
  return undefined;
}

type Source = RawBuilder<unknown>;

/** Each holds every lead that passes the filter. None for a filter that nearly every lead passes. */
function sourcesOf(key: FilterKey, filters: StoreFilters, conditions: ConditionMap): readonly Source[] {
  const condition = conditions.get(key);
  if (condition === undefined) return [];
  if (key === "delivery") return filters.delivery === undefined ? [] : deliveries[filters.delivery];
  if (key === "purchase") return purchases(filters.purchase);
  if (key === "search") return queryWords(filters.search ?? "").map(wordSource);
  if (filters.owner === "" && key === "owner") return [];
  if (filters.stage?.includes("new") && key === "stage") return [];
  return [sql`select lead.id as id from lead where ${isListed} and ${condition}`];
}

const crmLead = sql.lit(jobKinds.crmLead);
const deliveries: Readonly<Record<NonNullable<LeadFilters["delivery"]>, readonly Source[]>> = {
  failed: [sql`select job.subject as id from job where job.state = 'dead' and job.kind = ${crmLead}`],
  waiting: [
    sql`select job.subject as id from job
      where job.kind = ${crmLead} and job.run_at is not null and job.settled < job.wanted`,
  ],
  arrived: [],
};

function purchases(wanted: LeadFilters["purchase"]): readonly Source[] {
  if (wanted === undefined || wanted === "none") return [];
  const found = purchaseConditions(wanted).map(
    (condition) => sql`select purchase.valuation_id as id from purchase where ${condition}`,
  );
  return [sql.join(found, sql` union all `)];
}

function wordSource(word: QueryWord): Source {
  const found = word.map((beginning) => {
    const [low, high] = wordBounds(beginning);
    return sql`select lead_word.lead_id as id from lead_word where lead_word.word >= ${low} and lead_word.word <= ${high}`;
  });
  return sql.join(found, sql` union all `);
}
