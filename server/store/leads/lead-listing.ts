import { type Kysely, sql } from "kysely";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { jobId } from "#server/store/jobs/jobs.ts";
import type { Store } from "#server/store/open.ts";
import { purchasesByValuation } from "#server/store/payments/purchases.ts";
import type { JobRow, LeadRow, MessageRow, PurchaseRow, Tables } from "#server/store/schema.ts";
import { contains, industriesLike } from "./industries.ts";
import { suspectKind } from "./messages.ts";

/** Leads and messages, newest first, one page at a time: no query costs more because there are more of them. */

type Cursor = { readonly created_at: number; readonly id: string };
type Reading = { readonly db: Kysely<Tables> };

/** The delivery to the firm's board, if it was ever requested. */
export type CrmJob = Pick<JobRow, "state" | "settled" | "wanted" | "tries" | "last_error" | "memo">;
const jobColumns = ["job.state", "job.settled", "job.wanted", "job.tries", "job.last_error", "job.memo"] as const;
type MaybeJob = { readonly [Column in keyof CrmJob]: CrmJob[Column] | null };

/** What every list shows of a lead. */
export const leadColumns = [
  "id",
  "created_at",
  "updated_at",
  "score",
  "value",
  "company",
  "website",
  "industry",
  "email",
  "phone",
] as const satisfies readonly (keyof LeadRow)[];

export type LeadEntry = Pick<LeadRow, (typeof leadColumns)[number]> & {
  /** Only if records were asked for. */
  readonly record?: string;
  readonly job: CrmJob | undefined;
  /** Oldest first. */
  readonly purchases: readonly PurchaseRow[];
};
type FoundLead = Omit<LeadEntry, "purchases">;
export type MessageEntry = Omit<MessageRow, "answered_at" | "answered_by"> & { readonly job: CrmJob | undefined };

export type LeadFilter = {
  /** Nothing older. */
  readonly since?: number | undefined;
  readonly minScore?: number | undefined;
  /** A part of the industry's name. */
  readonly industry?: string | undefined;
  /** Only with an email address or a phone number. */
  readonly withContact?: boolean;
  /** Only those that the firm's board does not have as they are now. */
  readonly undelivered?: boolean;
};

type Amount = {
  /** Records are most of a lead's size, so lists leave them out. */
  readonly records?: boolean;
  readonly slice?: number;
};

/**
 * Up to this many undelivered leads are collected from the outbox; with more, a scan of the leads finds them soon
 * enough.
 */
const maxGathered = 2_000;

/** With more names the leads are not rare, so a scan finds them soon enough. */
const maxIndustries = 12;

/** The leads that a partial index holds by time. */
type Lane = { readonly score?: number; readonly industry?: string };

export async function* newestLeads(
  store: Reading,
  filter: LeadFilter,
  { records = false, slice = 500 }: Amount = {},
): AsyncGenerator<LeadEntry> {
  const undelivered = filter.undelivered ? await undeliveredLeads(store, maxGathered + 1) : undefined;
  if (undelivered && undelivered.length <= maxGathered) return yield* gathered(store, filter, undelivered, records);
  const lanes = await lanesOf(store, filter);
  yield* slices(slice, async (before) => {
    // A few index lookups, one per value, instead of a scan past all the others.
    const found = await Promise.all(
      lanes.map(async ({ score, industry }) => {
        // Only the exact name: with both conditions PostgreSQL estimates far too few rows.
        const asked = industry === undefined ? filter : { ...filter, industry: undefined };
        const query = leadQuery(store, asked, records)
          .$if(score !== undefined, (leads) => leads.where("lead.score", "=", score ?? 0))
          .$if(industry !== undefined, (leads) => leads.where("lead.industry", "=", industry ?? ""))
          .$if(score === undefined && filter.minScore !== undefined, (leads) =>
            leads.where("lead.score", ">=", filter.minScore ?? 0),
          )
          .$if(before !== undefined, (leads) =>
            leads.where(({ eb, refTuple, tuple }) =>
              eb(refTuple("lead.created_at", "lead.id"), "<", tuple(before?.created_at ?? 0, before?.id ?? "")),
            ),
          );
        const rows = await query.orderBy("lead.created_at", "desc").orderBy("lead.id", "desc").limit(slice).execute();
        return withEveryJob(store, rows.map(withJob));
      }),
    );
    const newest = found.length === 1 ? (found[0] ?? []) : found.flat().toSorted(newestFirst).slice(0, slice);
    return withPurchases(store, newest);
  });
}

async function lanesOf(store: Reading, { industry, minScore }: LeadFilter): Promise<readonly Lane[]> {
  const industries = industry === undefined ? undefined : await industriesLike(store, industry, maxIndustries);
  if (industries) return industries.map((name) => ({ industry: name }));
  return minScore === undefined ? [{}] : (await scoresFrom(store, minScore)).map((score) => ({ score }));
}

/** The leads of these ids, newest first. */
async function* gathered(
  store: Reading,
  filter: LeadFilter,
  ids: readonly string[],
  records: boolean,
): AsyncGenerator<LeadEntry> {
  const entries: FoundLead[] = [];
  for (let from = 0; from < ids.length; from += 500) {
    const query = leadQuery(store, filter, records).where("lead.id", "in", ids.slice(from, from + 500));
    const rows = await query.where("lead.score", ">=", filter.minScore ?? 0).execute();
    entries.push(...rows.map(withJob));
  }
  yield* await withPurchases(store, entries.toSorted(newestFirst));
}

async function withPurchases(store: Reading, leads: readonly FoundLead[]): Promise<readonly LeadEntry[]> {
  const purchases = await purchasesByValuation(
    store,
    leads.map(({ id }) => id),
  );
  return leads.map((lead) => ({ ...lead, purchases: purchases.get(lead.id) ?? [] }));
}

async function undeliveredLeads({ db }: Reading, most: number): Promise<readonly string[]> {
  const unsettled = db
    .selectFrom("job")
    .select("subject")
    .where("kind", "=", jobKinds.crmLead)
    .whereRef("settled", "<", "wanted")
    .limit(most);
  const open = await unsettled.where("run_at", "is not", null).execute();
  const dead = await unsettled.where("state", "=", sql.lit("dead")).execute();
  return [...open, ...dead].map(({ subject }) => subject);
}

export async function* newestMessages(
  store: Reading,
  { since = 0, suspect = false }: MessageFilter,
  slice = 500,
): AsyncGenerator<MessageEntry> {
  yield* slices(slice, (before) => messageSlice(store, { since, suspect, before, slice }));
}

async function* slices<Entry extends Cursor>(
  size: number,
  next: (before: Cursor | undefined) => Promise<readonly Entry[]>,
): AsyncGenerator<Entry> {
  let before: Cursor | undefined;
  for (;;) {
    const entries = await next(before);
    yield* entries;
    if (entries.length < size) return;
    before = entries.at(-1);
  }
}

function newestFirst(a: Cursor, b: Cursor): number {
  return b.created_at - a.created_at || (a.id < b.id ? 1 : -1);
}

/** The existing scores from the given one up. */
async function scoresFrom({ db }: Reading, least: number): Promise<readonly number[]> {
  const scores: number[] = [];
  for (let from = least; ; ) {
    const row = await db
      .selectFrom("lead")
      .select("score")
      .where("score", ">=", from)
      .orderBy("score")
      .limit(1)
      .executeTakeFirst();
    if (!row) return scores;
    scores.push(row.score);
    from = row.score + 1;
  }
}

function leadQuery({ db }: Reading, { since = 0, industry, withContact, undelivered }: LeadFilter, records: boolean) {
  return db
    .selectFrom("lead")
    .leftJoin("job", (join) =>
      undelivered
        ? join.on("job.id", "=", sql<string>`${sql.lit(`${jobKinds.crmLead}:`)} || lead.id`)
        : // By the time that both have: the next lead's delivery is then adjacent to this one's.
          join
            .on("job.kind", "=", sql.lit(jobKinds.crmLead))
            .onRef("job.created_at", "=", "lead.created_at")
            .onRef("job.subject", "=", "lead.id"),
    )
    .select(leadColumns.map((column) => `lead.${column}` as const))
    .select(jobColumns)
    .$if(records, (query) => query.select("lead.record"))
    .where("lead.created_at", ">=", since)
    .$if(industry !== undefined, (query) => query.where(contains(sql.ref("lead.industry"), industry ?? "")))
    .$if(withContact === true, (query) =>
      query.where((eb) => eb.or([eb("lead.email", "is not", null), eb("lead.phone", "is not", null)])),
    )
    .$if(undelivered === true, (query) => query.whereRef("job.settled", "<", "job.wanted"));
}

export type MessageFilter = {
  readonly since?: number | undefined;
  /** Only messages that were held back as spam. */
  readonly suspect?: boolean;
};
type Slice = Required<MessageFilter> & {
  readonly since: number;
  readonly before: Cursor | undefined;
  readonly slice: number;
};

async function messageSlice({ db }: Reading, { since, suspect, before, slice }: Slice) {
  const rows = await db
    .selectFrom("message")
    .leftJoin("job", (join) => join.on("job.id", "=", sql<string>`${sql.lit(`${jobKinds.crmMessage}:`)} || message.id`))
    .select([
      "message.id",
      "message.created_at",
      "message.kind",
      "message.valuation_id",
      "message.email",
      "message.record",
    ])
    .select(jobColumns)
    .where("message.created_at", ">=", since)
    // The value stands in the statement, because the index of suspect messages is partial.
    .$if(suspect, (query) => query.where("message.kind", "=", sql.lit(suspectKind)))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("message.created_at", "message.id"), "<", tuple(before?.created_at ?? 0, before?.id ?? "")),
      ),
    )
    .orderBy("message.created_at", "desc")
    .orderBy("message.id", "desc")
    .limit(slice)
    .execute();
  return rows.map(withJob);
}

function withJob<Row extends MaybeJob>(row: Row): Omit<Row, keyof CrmJob> & { readonly job: CrmJob | undefined } {
  const { state, settled, wanted, tries, last_error, memo, ...entry } = row;
  const job =
    state === null || settled === null || wanted === null || tries === null || memo === null
      ? undefined
      : { state, settled, wanted, tries, last_error, memo };
  return { ...entry, job };
}

/** A delivery with another time than its lead's, written by an earlier version, is found by its id. */
async function withEveryJob({ db }: Reading, entries: readonly FoundLead[]): Promise<readonly FoundLead[]> {
  const lacking = entries
    .filter(({ job }) => job === undefined)
    .map(({ id }) => jobId({ kind: jobKinds.crmLead, subject: id }));
  if (lacking.length === 0) return entries;
  const rows = await db
    .selectFrom("job")
    .select("job.subject")
    .select(jobColumns)
    .where("job.id", "in", lacking)
    .execute();
  const found = new Map(rows.map(({ subject, ...job }) => [subject, job]));
  return entries.map((entry) => (entry.job === undefined ? { ...entry, job: found.get(entry.id) } : entry));
}

const uuidShape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";

/**
 * The lowest and the highest id with this prefix. Both have the shape of an id, so that every collation orders them
 * alike.
 */
function boundsOf(prefix: string): { readonly low: string; readonly high: string } {
  const digits = prefix.replaceAll("-", "");
  const filled = (digit: string) => {
    const left = [...digits];
    return uuidShape.replace(/x/g, () => left.shift() ?? digit);
  };
  // A second message under one id has a few extra digits.
  return { low: filled("0"), high: `${filled("f")}-ffffffffffff` };
}

/** Ids with this prefix, up to the limit. A complete id matches only itself. */
export async function idsFrom(
  { db }: Reading,
  table: "lead" | "message",
  prefix: string,
  most: number,
): Promise<readonly string[]> {
  const exact = await db.selectFrom(table).select("id").where("id", "=", prefix).executeTakeFirst();
  if (exact) return [exact.id];
  const { low, high } = boundsOf(prefix);
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("id", ">=", low)
    .where("id", "<=", high)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Every delivery of these subjects, in any state. */
export function jobsOf({ db }: Pick<Store, "db">, subjects: readonly string[]): Promise<readonly JobRow[]> {
  const ids = subjects.flatMap((subject) => Object.values(jobKinds).map((kind) => jobId({ kind, subject })));
  return db.selectFrom("job").selectAll().where("id", "in", ids).orderBy("id").execute();
}
