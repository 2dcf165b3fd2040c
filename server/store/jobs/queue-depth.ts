import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { quotaDay } from "#domain/leads/crm/crm-quota.ts";
import type { Store } from "#server/store/open.ts";
import type { Tables } from "#server/store/schema.ts";
import { allJobKinds, type JobKind, jobKinds } from "./job-kinds.ts";
import { maxCounted } from "./job-maintenance.ts";

/** At most `maxCounted` each, which then means that many or more. */
export type KindDepth = {
  /** Not delivered yet. */
  readonly waiting: number;
  /** Of those, what a worker could claim now. */
  readonly due: number;
  /** Given up. */
  readonly dead: number;
};

type Condition = (eb: ExpressionBuilder<Tables, "job">) => Expression<SqlBool>;

const isUndelivered: Condition = (eb) =>
  eb.and([eb("job.run_at", "is not", null), eb("job.settled", "<", eb.ref("job.wanted"))]);
// A literal, so that the partial index of dead jobs is used.
const isDead: Condition = (eb) => eb("job.state", "=", sql.lit("dead"));

/** The depth per kind of delivery. */
export async function queueDepth(
  { db }: Pick<Store, "db">,
  { now }: { readonly now: number },
): Promise<Readonly<Record<JobKind, KindDepth>>> {
  const isDue: Condition = (eb) =>
    eb.and([isUndelivered(eb), eb("job.state", "=", "ready"), eb("job.run_at", "<=", now)]);
  const depths = await Promise.all(
    allJobKinds.map(async (kind) => {
      const { waiting, due, dead } = await db
        .selectNoFrom([
          counted(db, kind, isUndelivered).as("waiting"),
          counted(db, kind, isDue).as("due"),
          counted(db, kind, isDead).as("dead"),
        ])
        .executeTakeFirstOrThrow();
      return [kind, { waiting: waiting ?? 0, due: due ?? 0, dead: dead ?? 0 }] as const;
    }),
  );
  return Object.fromEntries(depths) as Record<JobKind, KindDepth>;
}

function counted(db: Kysely<Tables>, kind: JobKind, condition: Condition) {
  const some = db.selectFrom("job").select("job.id").where("job.kind", "=", kind).where(condition).limit(maxCounted);
  return db.selectFrom(some.as("some")).select((eb) => eb.fn.countAll<number>().as("count"));
}

/** Leads without contact details that wait for the next day's CRM calls. At most `maxCounted`. */
export async function heldBackLeads({ db }: Pick<Store, "db">, { now }: { readonly now: number }): Promise<number> {
  const isHeldBack: Condition = (eb) => eb.and([isUndelivered(eb), eb("job.run_at", "=", quotaDay(now).endsAt)]);
  const { count } = await counted(db, jobKinds.crmLead, isHeldBack).executeTakeFirstOrThrow();
  return count;
}

/** Since when the CRM has lacked a lead, or a lead's last change. In a long queue only those due first are read. */
export async function oldestUndelivered({ db }: Pick<Store, "db">): Promise<number | undefined> {
  const since = await Promise.all([isUndelivered, isDead].map((condition) => lackedSince(db, condition)));
  const known = since.filter((at) => at !== null);
  return known.length === 0 ? undefined : Math.min(...known);
}

async function lackedSince(db: Kysely<Tables>, condition: Condition): Promise<number | null> {
  const some = db
    .selectFrom("job")
    .innerJoin("lead", "lead.id", "job.subject")
    // A lead that was delivered before waits since its change; one that was postponed, since its due time.
    .select((eb) =>
      eb
        .case()
        .when(
          eb.and([
            eb("job.tries", "=", 0),
            eb("job.failing_since", "is", null),
            eb("job.run_at", ">", eb.ref("lead.updated_at")),
          ]),
        )
        .then(eb.ref("job.run_at"))
        .when("job.settled", "=", 0)
        .then(eb.ref("job.created_at"))
        .else(eb.ref("lead.updated_at"))
        .end()
        .as("at"),
    )
    .where("job.kind", "=", jobKinds.crmLead)
    .where(condition)
    // Dead jobs have no due time to sort by.
    .$if(condition !== isDead, (query) => query.orderBy("job.run_at"))
    .limit(maxCounted);
  const { at } = await db
    .selectFrom(some.as("some"))
    .select((eb) => eb.fn.min<number | null>("some.at").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}
