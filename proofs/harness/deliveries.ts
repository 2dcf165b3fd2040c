import { setTimeout as sleep } from "node:timers/promises";
import { readStoredLead } from "../../contracts/leads/lead.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { type JobKind, jobKinds } from "../../server/store/jobs/job-kinds.ts";
import type { Store } from "../../server/store/open.ts";
import { type Check, check } from "./check.ts";

/** A record that cannot be read is left out, and so counts as lost. */
export async function storedLeads({ db }: Store): Promise<ReadonlyMap<string, Lead>> {
  const rows = await db.selectFrom("lead").select(["id", "record"]).execute();
  return new Map(
    rows.flatMap(({ id, record }) => {
      const lead = readStoredLead(record);
      return lead ? [[id, lead] as const] : [];
    }),
  );
}

/**
 * The alert about a lead without contact details is sent half an hour later: no drill waits for it, whether or not a
 * server was killed while it planned it.
 */
const plannedAheadMs = 5 * 60_000;

type Waited = {
  /** Each as its kind, tries and when it is due. */
  readonly waiting: readonly string[];
  readonly dead: number;
  readonly seconds: number;
};

/** Waits until everything of these kinds is delivered and verified, or until the time limit. */
export async function untilDelivered(
  { db }: Store,
  withinMs: number,
  kinds: readonly JobKind[] = Object.values(jobKinds),
): Promise<Waited> {
  const started = performance.now();
  for (;;) {
    const open = db
      .selectFrom("job")
      .select(["kind", "state", "tries", "run_at", "last_error"])
      .where("kind", "in", kinds);
    const rows = (await open.where("state", "!=", "done").execute()).filter(
      ({ last_error, run_at }) => last_error !== null || run_at === null || run_at < Date.now() + plannedAheadMs,
    );
    const dead = rows.filter(({ state }) => state === "dead").length;
    const waiting = rows.filter(({ state }) => state !== "dead").map(described);
    const passed = performance.now() - started;
    if (waiting.length === 0 || passed > withinMs) return { waiting, dead, seconds: passed / 1_000 };
    await sleep(250);
  }
}

function described(job: { kind: string; tries: number; run_at: number | null }): string {
  const due = job.run_at === null ? "under way" : `due in ${Math.round((job.run_at - Date.now()) / 1_000)} s`;
  return `${job.kind}, tried ${job.tries} times, ${due}`;
}

export function deliveryCheck({ waiting, dead, seconds }: Waited): Check {
  return check("deliveries", `all made after ${seconds.toFixed(0)} s without visitors`, [
    ...waiting.map((each) => `not made in time: ${each}`),
    ...(dead > 0 ? [`${dead} given up`] : []),
  ]);
}
