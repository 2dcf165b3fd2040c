import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { site } from "#content/site.ts";
import { fullCapture } from "#domain/leads/lead.fixture.ts";
import type { LeadCapture } from "#domain/leads/lead.ts";
import { readEnv } from "#server/env.ts";
import { createMemoryLimiter } from "#server/http/limits/memory-limiter.ts";
import { backoffMs } from "#server/jobs/backoff.ts";
import { openCrmParts } from "#server/jobs/crm/crm-parts.ts";
import { createHandlers } from "#server/jobs/handlers.ts";
import type { Outcome } from "#server/jobs/worker.ts";
import { createLog } from "#server/ops/log.ts";
import { silentMetrics } from "#server/ops/metrics/metrics.ts";
import { createOutageNotices } from "#server/ops/outage-notices.ts";
import { createVendorHealth, trackVendorHealth } from "#server/ops/vendor-health.ts";
import { createLeadService } from "#server/services/leads/capture-lead.ts";
import { createMessageService } from "#server/services/leads/store-message.ts";
import { claim, fail, type Job, markDelivered, postpone, remember } from "#server/store/jobs/jobs.ts";
import { openStore, type Store } from "#server/store/open.ts";
import { type FakeMonday, fakeBoard, startFakeMonday } from "#tests/fakes/monday.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/fakes/smtp.ts";

/** 10 AM at the firm. */
export const morning = atTheFirm(Date.UTC(2026, 10, 16, 10));

/** The instant at which the firm's clocks show what UTC clocks show at the given one. */
function atTheFirm(shown: number): number {
  const local = new Date(`${new Date(shown).toLocaleString("en-US", { timeZone: site.timeZone })} UTC`);
  return shown - (local.getTime() - shown);
}

/** What the firm receives from a site with a fake clock: captures, deliveries and outage notices on one store. */
export function firmFixture() {
  const dataDir = mkdtempSync(join(tmpdir(), "firm-"));
  const clock = { now: morning };
  const now = () => clock.now;
  let store: Store;
  let smtp: FakeSmtp;
  let board: FakeMonday;
  let variables: Record<string, string> = {};

  beforeAll(async () => {
    store = await openStore({ dataDir });
    await sql`pragma synchronous = off`.execute(store.db);
    smtp = await startFakeSmtp();
    board = await startFakeMonday({ now });
  });
  afterAll(async () => {
    await Promise.all([smtp.stop(), board.stop()]);
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    clock.now = morning;
    variables = {};
    smtp.clear();
    board.reset();
    for (const table of ["lead", "message", "job", "forgotten", "vendor_outage", "daily_use"] as const)
      await store.db.deleteFrom(table).execute();
    servers = [newServer()];
  });

  const env = () =>
    readEnv({
      SITE_URL: "https://amiva.example",
      SMTP_URL: smtp.url,
      MAIL_FROM: "site@firm.example",
      MAIL_TO: "desk@firm.example",
      MONDAY_API_TOKEN: fakeBoard.token,
      MONDAY_BOARD_ID: fakeBoard.boardId,
      MONDAY_API_URL: board.url,
      OPENAI_API_KEY: "sk-fake-model-key",
      ...variables,
    });

  /** One of the servers on the store, with its own vendor health. */
  function newServer() {
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    const vendors = createVendorHealth(now);
    const metrics = trackVendorHealth(vendors, silentMetrics);
    const settings = env();
    const outages = createOutageNotices({ env: settings, vendors, store, log, now });
    const handlers = openCrmParts({ env: settings, store, log, now }).then((crm) =>
      Object.entries(createHandlers({ env: settings, store, log, crm, now })),
    );

    async function record(job: Job, outcome: Outcome): Promise<void> {
      await writeOutcome(store, job, outcome, now());
      if ("wait" in outcome) return;
      const wentBadly = "retry" in outcome ? "retry" : "dead";
      metrics.count("deliveries", { kind: job.kind, outcome: "ok" in outcome ? "ok" : wentBadly });
    }

    async function deliver(): Promise<void> {
      for (const [kind, handler] of await handlers)
        for (;;) {
          const job = await claim(store, kind, { now: now(), leaseMs: 60_000 });
          if (!job) break;
          const { signal } = new AbortController();
          await record(job, await handler(job, { signal, remember: (memo) => remember(store, job, memo) }));
        }
    }
    return { vendors, metrics, outages, deliver, lines };
  }
  let servers: ReturnType<typeof newServer>[] = [];

  const fixture = {
    clock,
    store: () => store,
    smtp: () => smtp,
    board: () => board,
    server: (at = 0) => servers[at] ?? newServer(),
    /** Starts this many servers with these settings, replacing the previous ones. */
    serve(count: number, given: Record<string, string> = {}): void {
      variables = given;
      servers = Array.from({ length: count }, newServer);
    },
    /** Stores a capture as the endpoint does. Returns the valuation's id. */
    async capture(change: Partial<LeadCapture> = {}): Promise<string> {
      const valuationId = change.valuationId ?? randomUUID();
      const service = createLeadService({
        store,
        limiter: createMemoryLimiter(now),
        log: createLog("silent"),
        isMailConfigured: true,
        now,
      });
      await service.capture({ ...fullCapture, userEmail: undefined, userPhone: undefined, ...change, valuationId });
      return valuationId;
    },
    async requestReport(valuationId: string, change: { phone?: string; email?: string } = {}): Promise<void> {
      const service = createMessageService({ store, log: createLog("silent"), now });
      await service.take({
        messageId: randomUUID(),
        kind: "report",
        name: "Jane Doe",
        email: "jane@northgate.example",
        package: "professional",
        message: "",
        homepage: "",
        elapsedMs: 9_000,
        valuationId,
        ...change,
      });
    },
    async deliver(): Promise<void> {
      const due = store.db.selectFrom("job").select("id").where("run_at", "<=", clock.now).limit(1);
      for (const server of servers) if (await due.executeTakeFirst()) await server.deliver();
    },
    /**
     * Advances the clock: due jobs are delivered, and each server checks its vendors every half minute, less often
     * over long times.
     */
    async pass(ms: number): Promise<void> {
      const until = clock.now + ms;
      const checkMs = Math.max(30_000, ms / 20);
      for (;;) {
        await fixture.deliver();
        for (const server of servers) await server.outages.check();
        await fixture.deliver();
        if (clock.now >= until) return;
        const next = await store.db
          .selectFrom("job")
          .select("run_at")
          .where("run_at", ">", clock.now)
          .orderBy("run_at")
          .executeTakeFirst();
        clock.now = Math.min(until, clock.now + checkMs, next?.run_at ?? until);
      }
    },
    /** The firm's mailbox, oldest first. */
    inbox: () =>
      smtp.received
        .filter(({ to }) => to[0] === "desk@firm.example")
        .map(({ mail }) => ({
          subject: mail.subject ?? "",
          text: mail.text ?? "",
          html: mail.html ?? "",
          messageId: mail.messageId,
          replyTo: mail.replyTo?.[0]?.address,
        })),
    subjects: () => fixture.inbox().map(({ subject }) => subject),
  };
  return fixture;
}

/** Like the worker, without randomness. */
function writeOutcome(store: Store, job: Job, outcome: Outcome, now: number): Promise<boolean> {
  const { memo } = outcome;
  if ("ok" in outcome) return markDelivered(store, job, { now, memo, again: outcome.again });
  if ("wait" in outcome) return postpone(store, job, { until: outcome.until, now, memo });
  const { reason, unchanged } = outcome;
  if ("dead" in outcome) return fail(store, job, { reason, unchanged, memo, now });
  const wait = backoffMs({ tries: job.tries, retryInSeconds: outcome.inSeconds, random: 1 });
  return fail(store, job, { reason, unchanged, retryAt: now + wait, memo, now });
}
