import { type Kysely, sql } from "kysely";
import { jobKinds } from "./job-kinds.ts";
import type { Store } from "./open.ts";
import type { JobRow, LeadRow, MessageRow, Tables } from "./schema.ts";

/** Leads and messages, newest first, a slice at a time: no query costs more because there are more of them. */

type Cursor = { readonly created_at: number; readonly id: string };
type Reading = { readonly db: Kysely<Tables> };

/** What is known of a delivery to the firm's board, if it was ever wished for. */
export type CrmJob = Pick<JobRow, "state" | "settled" | "wanted" | "tries" | "last_error" | "memo">;
type MaybeJob = { readonly [Column in keyof CrmJob]: CrmJob[Column] | null };

export type LeadEntry = Omit<LeadRow, "version" | "record"> & {
  /** Where it was asked for. */
  readonly record?: string;
  readonly job: CrmJob | undefined;
};
export type MessageEntry = MessageRow & { readonly job: CrmJob | undefined };

export type Browse = {
  /** Nothing older. */
  readonly since?: number | undefined;
  readonly minScore?: number | undefined;
  /** Records are most of a lead's weight. */
  readonly records?: boolean;
  readonly slice?: number;
};

export async function* newestLeads(
  store: Reading,
  { since = 0, minScore, records = false, slice = 500 }: Browse,
): AsyncGenerator<LeadEntry> {
  const scores = minScore === undefined ? [undefined] : await scoresFrom(store, minScore);
  yield* slices(slice, async (before) => {
    // One index is by score and then by time: a few looks, one a score, instead of a walk past all the others.
    const found = await Promise.all(scores.map((score) => leadSlice(store, { since, score, before, slice, records })));
    return found.length === 1 ? (found[0] ?? []) : found.flat().toSorted(newestFirst).slice(0, slice);
  });
}

export async function* newestMessages(
  store: Reading,
  { since = 0, slice = 500 }: Browse,
): AsyncGenerator<MessageEntry> {
  yield* slices(slice, (before) => messageSlice(store, { since, before, slice }));
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

/** The scores that leads have, from the given one up. */
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

type Slice = { readonly since: number; readonly before: Cursor | undefined; readonly slice: number };

async function leadSlice(
  { db }: Reading,
  { since, score, before, slice, records }: Slice & { readonly score: number | undefined; readonly records: boolean },
) {
  const rows = await db
    .selectFrom("lead")
    .leftJoin("job", (join) => join.on("job.id", "=", sql<string>`${sql.lit(`${jobKinds.crmLead}:`)} || lead.id`))
    .select([
      "lead.id",
      "lead.created_at",
      "lead.updated_at",
      "lead.score",
      "lead.value",
      "lead.company",
      "lead.website",
      "lead.industry",
      "lead.email",
      "lead.phone",
    ])
    .$if(records, (query) => query.select("lead.record"))
    .select(["job.state", "job.settled", "job.wanted", "job.tries", "job.last_error", "job.memo"])
    .where("lead.created_at", ">=", since)
    .$if(score !== undefined, (query) => query.where("lead.score", "=", score ?? 0))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("lead.created_at", "lead.id"), "<", tuple(before?.created_at ?? 0, before?.id ?? "")),
      ),
    )
    .orderBy("lead.created_at", "desc")
    .orderBy("lead.id", "desc")
    .limit(slice)
    .execute();
  return rows.map(withJob);
}

async function messageSlice({ db }: Reading, { since, before, slice }: Slice) {
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
    .select(["job.state", "job.settled", "job.wanted", "job.tries", "job.last_error", "job.memo"])
    .where("message.created_at", ">=", since)
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

const uuidShape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";

/** The lowest and the highest id that starts so. Both have the shape of an id, so that every collation orders them alike. */
function boundsOf(prefix: string): { readonly low: string; readonly high: string } {
  const digits = prefix.replaceAll("-", "");
  const filled = (digit: string) => {
    const left = [...digits];
    return uuidShape.replace(/x/g, () => left.shift() ?? digit);
  };
  // A message that came twice under one id has a few digits more.
  return { low: filled("0"), high: `${filled("f")}-ffffffffffff` };
}

/** Ids that start so, at most as many as are asked for. A whole id is found alone. */
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

/** Every delivery of a subject, whatever its state. */
export function jobsOf({ db }: Pick<Store, "db">, subject: string): Promise<readonly JobRow[]> {
  const ids = Object.values(jobKinds).map((kind) => `${kind}:${subject}`);
  return db.selectFrom("job").selectAll().where("id", "in", ids).orderBy("id").execute();
}
