import { type Kysely, sql } from "kysely";
import { noteOfSubject } from "#server/store/bookings/note-subject.ts";
import type { Store } from "#server/store/open.ts";
import type { JobRow, Tables } from "#server/store/schema.ts";

/** A delivery whose last try failed: given up, or to be retried. */
export type FailedJob = Pick<JobRow, "kind" | "subject" | "state" | "tries" | "last_error" | "run_at"> & {
  /** Time of the first failure; undefined if an earlier version wrote it. */
  readonly since: number | undefined;
  /** The lead it is about, if it still exists. */
  readonly lead: { readonly id: string; readonly company: string } | undefined;
};

const columns = ["kind", "subject", "state", "tries", "last_error", "run_at", "failing_since"] as const;

type FailedJobsQuery = {
  readonly kind?: string | undefined;
  readonly most: number;
  /** Without those that are to be retried. */
  readonly isGivenUp?: true;
};

/** Failed deliveries, longest failing first, up to a limit. */
export async function failedJobs(
  { db }: Pick<Store, "db">,
  { kind, most, isGivenUp }: FailedJobsQuery,
): Promise<readonly FailedJob[]> {
  const failed = db
    .selectFrom("job")
    .select(columns)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .limit(most);
  const dead = await failed.where("state", "=", sql.lit("dead")).execute();
  const waiting = isGivenUp
    ? []
    : await failed.where("run_at", "is not", null).where("last_error", "is not", null).execute();
  const all = [...dead, ...waiting].toSorted((a, b) => (a.failing_since ?? 0) - (b.failing_since ?? 0)).slice(0, most);
  const leads = await leadsOfSubjects(
    db,
    all.map(({ subject }) => subject),
  );
  return all.map(({ failing_since, ...job }) => ({
    ...job,
    since: failing_since ?? undefined,
    lead: leads.get(job.subject),
  }));
}

export type NamedLead = NonNullable<FailedJob["lead"]>;

/**
 * The lead that each subject is or belongs to: a lead, message, purchase, sale event or call, or an event about one of
 * them. Ids are random, so one is in one table only.
 */
export async function leadsOfSubjects(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedLead>> {
  if (ids.length === 0) return new Map();
  const events = await db.selectFrom("event").select(["id", "subject"]).where("id", "in", ids).execute();
  const subjectOf = new Map(events.map(({ id, subject }) => [id, subject]));
  const subjects = ids.map((id) => subjectOf.get(id) ?? id);
  const bookings = await db
    .selectFrom("booking")
    .select(["id", "lead_id as valuation_id"])
    .where("id", "in", subjects.map(bookingIdOf))
    .execute();
  const messages = await db.selectFrom("message").select(["id", "valuation_id"]).where("id", "in", subjects).execute();
  const purchases = await db
    .selectFrom("purchase")
    .select(["id", "valuation_id"])
    .where("id", "in", subjects)
    .execute();
  const sales = await db
    .selectFrom("sale_event")
    .innerJoin("purchase", "purchase.id", "sale_event.purchase_id")
    .select(["sale_event.id", "purchase.valuation_id"])
    .where("sale_event.id", "in", subjects)
    .execute();
  const leadOf = new Map(subjects.map((subject) => [subject, subject]));
  for (const { id, valuation_id } of [...messages, ...purchases, ...sales, ...bookings])
    leadOf.set(id, valuation_id ?? "");
  const leads = await db
    .selectFrom("lead")
    .select(["id", "company"])
    .where("id", "in", [...new Set(leadOf.values())])
    .execute();
  const known = new Map(leads.map((lead) => [lead.id, lead]));
  return new Map(
    ids.flatMap((id) => {
      const lead = known.get(leadOf.get(bookingIdOf(subjectOf.get(id) ?? id)) ?? "");
      return lead ? [[id, lead]] : [];
    }),
  );
}

/** The booking that a delivery about a call names; any other subject is returned as it is. */
const bookingIdOf = (subject: string) => noteOfSubject(subject)?.id ?? subject;
