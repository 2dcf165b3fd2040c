import { sql } from "kysely";
import { z } from "zod";
import { leadsOfSubjects, type NamedLead } from "#server/store/jobs/failed-jobs.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import type { Store } from "#server/store/open.ts";
import type { JobRow } from "#server/store/schema.ts";

export type ArrivedJob = Pick<JobRow, "id" | "kind" | "subject"> & {
  readonly done_at: number;
  readonly lead: NamedLead | undefined;
  /** The member whom the CRM does not know, so that nobody is assigned there. */
  readonly unassigned: string | undefined;
};

const unassignedSchema = z.object({ unassigned: z.optional(z.string()) });

/** What was delivered since a moment, newest first, up to a limit. A payment check delivers nothing. */
export async function arrivedJobs(
  { db }: Pick<Store, "db">,
  { since, most }: { readonly since: number; readonly most: number },
): Promise<readonly ArrivedJob[]> {
  const jobs = await db
    .selectFrom("job")
    .select(["id", "kind", "subject", "done_at", "memo"])
    .where("done_at", ">=", since)
    .where("kind", "!=", jobKinds.paymentCheck)
    .orderBy("done_at", "desc")
    .limit(most)
    .execute();
  const leads = await leadsOfSubjects(
    db,
    jobs.map(({ subject }) => subject),
  );
  return jobs.map(({ memo, done_at, ...job }) => ({
    ...job,
    done_at: done_at ?? 0,
    lead: leads.get(job.subject),
    unassigned:
      job.kind === jobKinds.crmLeadFields ? unassignedSchema.safeParse(JSON.parse(memo)).data?.unassigned : undefined,
  }));
}

export type JobWithLead = Pick<
  JobRow,
  "id" | "kind" | "subject" | "state" | "wanted" | "settled" | "last_error" | "run_at"
> & {
  readonly lead: NamedLead | undefined;
};

/** The state of these deliveries, in the order asked for. */
export async function jobStates({ db }: Pick<Store, "db">, ids: readonly string[]): Promise<readonly JobWithLead[]> {
  if (ids.length === 0) return [];
  const jobs = await db
    .selectFrom("job")
    .select(["id", "kind", "subject", "state", "wanted", "settled", "last_error", "run_at"])
    .where("id", "in", ids)
    .execute();
  const leads = await leadsOfSubjects(
    db,
    jobs.map(({ subject }) => subject),
  );
  return jobs
    .map((job) => ({ ...job, lead: leads.get(job.subject) }))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Those of these subjects that are grants: reports that the firm opened and nobody bought. */
export async function grantsAmong(
  { db }: Pick<Store, "db">,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set();
  const rows = await db
    .selectFrom("purchase")
    .select("id")
    .where("id", "in", subjects)
    .where("source", "=", "firm")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The deliveries that were given up, up to a limit. */
export async function deadJobIds({ db }: Pick<Store, "db">, most: number): Promise<readonly string[]> {
  const rows = await db.selectFrom("job").select("id").where("state", "=", sql.lit("dead")).limit(most).execute();
  return rows.map(({ id }) => id);
}
