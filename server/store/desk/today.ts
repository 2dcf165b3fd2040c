import { type RawBuilder, sql } from "kysely";
import type { CappedCount } from "#domain/desk/capped-count.ts";
import type { CallReason } from "#domain/desk/leads/today-facts.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import type { ReportPackage } from "#domain/report/tiers.ts";
import { daysBetween } from "#domain/time/desk-times.ts";
import { type Condition, callOrder, isListed } from "#server/store/desk/leads/lead-conditions.ts";
import type { Store } from "#server/store/open.ts";
import type { LeadRow } from "#server/store/schema.ts";

type Reading = Pick<Store, "db">;

/** What Today counts stops here, so that it costs the same with any number of leads. */
export const maxCountedToday = 1_000;

/** An order, and the condition that its index has. Written as in the indexes, so that both engines use them. */
type Group = { readonly order: RawBuilder<unknown>; readonly condition: Condition };

const hot = sql.lit(hotLeadScore);
const indexed = (order: RawBuilder<unknown>): Group => ({
  order,
  condition: sql<boolean>`merged_into is null and ${order} is not null`,
});
/** The value of a hot lead that nobody called, if it left a phone number. */
const byPhone = indexed(sql`(case when stage = 'new' and score >= ${hot} and phone is not null then value end)`);
/** The same, if it left only an email address. */
const byEmail = indexed(sql`(case when stage = 'new' and score >= ${hot} and phone is null and email is not null
        then value end)`);
/** The day of a follow-up that is due. */
const byDay = (today: string): Group => {
  const { order, condition } = indexed(callOrder);
  return { order, condition: sql<boolean>`${condition} and ${order} > '' and ${order} <= ${today}` };
};

/**
 * The first leads to call, in order: hot leads without a first call that left a phone number, by value; then those with
 * an email address only; then follow-ups due, the latest date first. Nobody is in it twice. `today` is YYYY-MM-DD.
 */
export async function leadsToCall(
  store: Reading,
  today: string,
  most: number,
): Promise<readonly { readonly id: string; readonly reason: CallReason }[]> {
  const hotLeads = await hotLeadsToCall(store, most);
  const due = await firstOf(store, byDay(today), most - hotLeads.length);
  return [
    ...hotLeads.map((id) => ({ id, reason: { why: "hot" } as const })),
    ...due.map(({ id, follow_up_on }) => {
      const reason: CallReason = { why: "followUp", daysLate: daysBetween(follow_up_on, today) };
      return { id, reason };
    }),
  ];
}

/** The first hot leads that nobody called, in the order of calls. */
export async function hotLeadsToCall(store: Reading, most: number): Promise<readonly string[]> {
  const phone = await firstOf(store, byPhone, most);
  const email = await firstOf(store, byEmail, most - phone.length);
  return [...phone, ...email].map(({ id }) => id);
}

async function firstOf({ db }: Reading, { order, condition }: Group, most: number) {
  const { rows } = await sql<Pick<LeadRow, "id" | "follow_up_on">>`select id, follow_up_on from lead
    where ${condition} order by ${order} desc, id desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** In the order of the index, so that no other index is taken. */
async function count({ db }: Reading, { order, condition }: Group): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (select id from lead where ${condition}
    order by ${order} limit ${sql.lit(maxCountedToday)}) as entry`.execute(db);
  const counted = Number(rows[0]?.count ?? 0);
  return { count: counted, isCapped: counted >= maxCountedToday };
}

export type CallCounts = { readonly hot: CappedCount; readonly due: CappedCount };

export async function callCounts(store: Reading, today: string): Promise<CallCounts> {
  const phone = await count(store, byPhone);
  const email = await count(store, byEmail);
  const uncalled = { count: phone.count + email.count, isCapped: phone.isCapped || email.isCapped };
  return { hot: uncalled, due: await count(store, byDay(today)) };
}

export type DueFollowUp = {
  readonly id: string;
  readonly company: string;
  readonly owner_id: string;
  readonly follow_up_on: string;
};

/** Follow-ups up to a day, of one assignee or unassigned: how many, and the first. */
export async function followUpsDue(
  { db }: Reading,
  { until, memberId }: { readonly until: string; readonly memberId: string },
  most: number,
): Promise<CappedCount & { readonly leads: readonly DueFollowUp[] }> {
  const { order, condition } = byDay(until);
  const own = { order, condition: sql<boolean>`${condition} and owner_id in (${memberId}, '')` };
  const { rows } = await sql<DueFollowUp>`select id, company, owner_id, follow_up_on from lead where ${own.condition}
    order by ${order}, id limit ${sql.lit(most)}`.execute(db);
  return { ...(await count({ db }, own)), leads: rows };
}

export type NewLead = {
  readonly id: string;
  readonly company: string;
  readonly industry: string;
  readonly us_state: string;
  readonly value: number;
  readonly score: number;
  readonly created_at: number;
};

/** The leads since that time: how many, and the newest. */
export async function newLeads(
  { db }: Reading,
  since: number,
  most: number,
): Promise<CappedCount & { readonly leads: readonly NewLead[] }> {
  const all = { order: sql.ref("created_at"), condition: sql<boolean>`created_at > ${since} and ${isListed}` };
  const leads = await db
    .selectFrom("lead")
    .select(["id", "company", "industry", "us_state", "value", "score", "created_at"])
    .where("created_at", ">", since)
    .where("merged_into", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return { ...(await count({ db }, all)), leads };
}

export type RecentSale = {
  readonly at: number;
  readonly package: ReportPackage;
  readonly amount: number;
  readonly currency: string;
  /** Undefined once the lead was deleted. */
  readonly lead: { readonly id: string; readonly company: string } | undefined;
};

/** Reports sold since that time, newest first, up to a limit. */
export async function salesSince({ db }: Reading, since: number, most: number): Promise<readonly RecentSale[]> {
  const rows = await db
    .selectFrom("sale_event")
    .innerJoin("purchase", "purchase.id", "sale_event.purchase_id")
    .leftJoin("lead", "lead.id", "purchase.valuation_id")
    .select([
      "sale_event.created_at",
      "purchase.package",
      "purchase.amount",
      "purchase.currency",
      "lead.id",
      "lead.company",
    ])
    .where("sale_event.created_at", ">", since)
    .where("sale_event.kind", "=", "sold")
    .orderBy("sale_event.created_at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ created_at, package: edition, amount, currency, id, company }) => ({
    at: created_at,
    package: edition as ReportPackage,
    amount: amount ?? 0,
    currency: currency ?? "usd",
    lead: id === null || company === null ? undefined : { id, company },
  }));
}
