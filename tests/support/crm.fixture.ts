import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { fullCapture, newYork, resultLink } from "#domain/leads/lead.fixture.ts";
import { type LeadCapture, leadOf } from "#domain/leads/lead.ts";
import { crmLead } from "#server/jobs/crm/crm-lead.ts";
import { crmMessage } from "#server/jobs/crm/crm-message.ts";
import { createCrmQuota } from "#server/jobs/crm/crm-quota.ts";
import { crmLeadFields } from "#server/jobs/crm/fields/crm-lead-fields.ts";
import { createCrmPeople } from "#server/jobs/crm/fields/crm-people.ts";
import type { JobTools, Outcome } from "#server/jobs/worker.ts";
import { recordSettingsOf } from "#server/services/crm-settings.ts";
import { type JobKind, jobKinds } from "#server/store/jobs/job-kinds.ts";
import { findJob } from "#server/store/jobs/job-maintenance.ts";
import { claim, enqueue, fail, type Job, markDelivered, postpone, remember } from "#server/store/jobs/jobs.ts";
import { findLead, writeLeads } from "#server/store/leads/leads.ts";
import { openStore, type Store } from "#server/store/open.ts";
import type { Crm } from "#server/vendors/crm.ts";
import type { CrmHarness, HarnessOperation, StartHarness } from "#tests/crm/crm-harness.ts";
import { startMondayHarness } from "#tests/crm/monday-harness.ts";

export const verifyMs = 120_000;
const leaseMs = 60_000;
const t0 = Date.UTC(2026, 4, 4, 15);
export const { valuationId } = fullCapture;

/** The process ends here: nothing after it happens, and no outcome is stored. */
export class Killed extends Error {}

export type Way = {
  /** Wraps the CRM. */
  readonly crm?: (crm: Crm) => Crm;
  /** Wraps the store. */
  readonly tools?: (tools: JobTools) => JobTools;
};

type Parts = { readonly start?: StartHarness; readonly open?: () => Promise<Store> };
export type CrmFixture = ReturnType<typeof crmFixture>;

/** A separate store, CRM and clock for the tests of a file; deliveries run one step at a time. */
export function crmFixture({ start = startMondayHarness, open }: Parts = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "crm-"));
  const clock = { now: t0 };
  const now = () => clock.now;
  let store: Store;
  let harness: CrmHarness;

  beforeAll(async () => {
    store = open ? await open() : await openStore({ dataDir });
    if (!open) await sql`pragma synchronous = off`.execute(store.db);
    harness = await start(now);
  });
  afterAll(async () => {
    await harness.stop();
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  async function clear(): Promise<void> {
    clock.now = t0;
    harness.reset();
    for (const table of ["lead", "message", "job", "forgotten"] as const) await store.db.deleteFrom(table).execute();
  }
  beforeEach(clear);

  const makers = {
    [jobKinds.crmLead]: crmLead,
    [jobKinds.crmLeadFields]: crmLeadFields,
    [jobKinds.crmMessage]: crmMessage,
  };

  /** One worker's run of a claimed job, up to its outcome. */
  function handle(job: Job, way: Way = {}): Promise<Outcome> {
    const maker = makers[job.kind as keyof typeof makers];
    const plain: JobTools = {
      signal: new AbortController().signal,
      remember: (memo) => remember(store, job, memo),
    };
    const settings = { ...recordSettingsOf({ siteUrl: "" }), timeZone: newYork, resultLink };
    const calls = createCrmQuota({ store, daily: 1_000, now });
    const board = way.crm?.(harness.crm) ?? harness.crm;
    const people = createCrmPeople({ store, crm: board, now });
    const handler = maker({ store, crm: board, calls, people, settings, verifyMs, now });
    return handler(job, way.tools?.(plain) ?? plain);
  }

  async function record(job: Job, outcome: Outcome): Promise<boolean> {
    const { memo } = outcome;
    if ("wait" in outcome) return postpone(store, job, { until: outcome.until, now: now(), memo });
    if ("ok" in outcome) return markDelivered(store, job, { now: now(), memo, again: outcome.again });
    const retryAt = "retry" in outcome ? now() + (outcome.inSeconds ?? 1) * 1_000 : undefined;
    const { reason, unchanged } = outcome;
    return fail(store, job, { reason, unchanged, retryAt, memo, now: now() });
  }

  const fixture = {
    store: () => store,
    harness: () => harness,
    crm: () => harness.crm,
    clock,
    verifyMs,
    /** As before each test. */
    clear,
    items: () => harness.items(),
    handle,
    record,
    row: (kind: JobKind = jobKinds.crmLead, subject = valuationId) => findJob(store, kind, subject),
    request: (kind: JobKind = jobKinds.crmLead, subject = valuationId) =>
      enqueue(store.db, [{ kind, subject }], { now: now() }),
    /** Stores the lead as it is now and requests its delivery. */
    async capture(change: Partial<LeadCapture> = {}): Promise<void> {
      const version = ((await findLead(store, valuationId))?.version ?? 0) + 1;
      await writeLeads(store.db, [{ lead: leadOf({ ...fullCapture, ...change }, { now: t0 }), version }]);
      await fixture.request();
    },
    async deleteLead(): Promise<void> {
      await store.db.deleteFrom("lead").execute();
      await fixture.request();
    },
    async take(kind: JobKind = jobKinds.crmLead): Promise<Job> {
      const job = await claim(store, kind, { now: now(), leaseMs });
      if (!job) throw new Error("Nothing is due");
      return job;
    },
    /** Claims what is due, delivers it and stores the outcome; a kill leaves it to the end of its lease. */
    async run(way: Way = {}, kind: JobKind = jobKinds.crmLead): Promise<Outcome | "killed"> {
      const job = await fixture.take(kind);
      const outcome = await handle(job, way).catch((error: unknown): Outcome | "killed" => {
        if (error instanceof Killed) return "killed";
        return { retry: true, reason: `unclear: ${String(error)}` };
      });
      if (outcome !== "killed") await record(job, outcome);
      return outcome;
    },
    /** A run that gives up on the CRM once another request of this kind has arrived, as after a timeout. */
    async runGivingUp(
      operation: HarnessOperation,
      way: Way = {},
      kind: JobKind = jobKinds.crmLead,
    ): Promise<Outcome | "killed"> {
      const timeOut = new AbortController();
      const tools = (given: JobTools) => ({ ...(way.tools?.(given) ?? given), signal: timeOut.signal });
      const before = harness.asked(operation);
      const running = fixture.run({ ...way, tools }, kind);
      // A run may have no reason to call the CRM.
      await Promise.race([harness.arrived(operation, before + 1), running]);
      timeOut.abort();
      return running;
    },
    /** Runs all due jobs of these kinds until there are none. */
    async settle(...kinds: readonly JobKind[]): Promise<void> {
      for (let turn = 0; turn < 50; turn += 1) {
        const due = await store.db
          .selectFrom("job")
          .select(["run_at", "kind"])
          .where("kind", "in", kinds.length > 0 ? kinds : [jobKinds.crmLead])
          .where("run_at", "is not", null)
          .orderBy("run_at")
          .executeTakeFirst();
        if (due?.run_at == null) return;
        clock.now = Math.max(clock.now, due.run_at);
        await fixture.run({}, due.kind as JobKind);
      }
      throw new Error("It does not come to rest");
    },
  };
  return fixture;
}
