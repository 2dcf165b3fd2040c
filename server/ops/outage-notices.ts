import type { Env } from "#server/env.ts";
import { jobKinds } from "#server/store/jobs/job-kinds.ts";
import { enqueue } from "#server/store/jobs/jobs.ts";
import { findOutage, lockOutage, writeOutage } from "#server/store/jobs/vendor-outages.ts";
import type { Store } from "#server/store/open.ts";
import type { VendorOutageRow } from "#server/store/schema.ts";
import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";
import { isConfigured, type Vendor, type VendorHealthTracker, type VendorHistory, vendors } from "./vendor-health.ts";

/** How long an outage lasts before the firm is told. */
export const outageMs = 15 * 60_000;
const everyMs = 30_000;

/** An outage that the firm is told about: when it began and, once it is over, when it ended. */
export type Outage = { readonly vendor: Vendor; readonly since: number; readonly until?: number };

/** The subject of a notice's delivery; unique per notice. */
export function outageSubject({ vendor, since, until }: Outage): string {
  return [vendor, since, ...(until === undefined ? [] : [until])].join("-");
}

export function readOutageSubject(subject: string): Outage | undefined {
  const [, name, since, until] = /^([a-zA-Z]+)-(\d+)(?:-(\d+))?$/.exec(subject) ?? [];
  const vendor = vendors.find((each) => each === name);
  if (vendor === undefined) return undefined;
  return { vendor, since: Number(since), ...(until !== undefined && { until: Number(until) }) };
}

type Next = { readonly row: VendorOutageRow; readonly news?: Outage };

/**
 * The next row of a vendor after what one server has seen, and the news for the firm. Returns the same row if nothing
 * changed.
 */
export function nextOutage(known: VendorOutageRow, seen: VendorHistory, vendor: Vendor, now: number): Next {
  const { succeededAt } = seen;
  const open = known.failing_since;
  // A success before this server's own failures, or a known one, does not end the outage.
  if (open !== null && !seen.failing && succeededAt !== undefined && succeededAt > open) {
    const row = { ...known, failing_since: null, told_at: null, succeeded_at: succeededAt };
    return known.told_at === null ? { row } : { row, news: { vendor, since: open, until: succeededAt } };
  }
  // Another server may have succeeded since this one began to fail, or since its last try.
  const failing = seen.failing && seen.failing.failedAt > known.succeeded_at ? seen.failing : undefined;
  const since = open ?? (failing && Math.max(failing.since, known.succeeded_at));
  if (since === undefined) return { row: known };
  const lasted = (failing?.until ?? now) - since;
  if (known.told_at === null && lasted >= outageMs)
    return { row: { ...known, failing_since: since, told_at: now }, news: { vendor, since } };
  return { row: open === null ? { ...known, failing_since: since } : known };
}

type Parts = {
  readonly env: Pick<Env, "analysis" | "crm" | "mail" | "payments">;
  readonly vendors: VendorHealthTracker;
  readonly store: Store;
  readonly log: Log;
  readonly now?: () => number;
};

export type OutageNotices = {
  /** Compares what this server has seen with the shared state. Resolves when everything is written. */
  check(): Promise<void>;
  start(): void;
  stop(): void;
};

/**
 * Mails the firm when an outage lasts and when it is over. The store makes sure that it is told once, however many
 * servers see it.
 */
export function createOutageNotices({ env, vendors: health, store, log, now = Date.now }: Parts): OutageNotices {
  let timer: NodeJS.Timeout | undefined;

  async function checkVendor(vendor: Vendor): Promise<void> {
    const seen = health.history(vendor);
    const known = await findOutage(store.db, vendor);
    if (!known && !seen.failing) return;
    if (known && nextOutage(known, seen, vendor, now()).row === known) return;
    const news = await store.db.transaction().execute(async (tx) => {
      const next = nextOutage(await lockOutage(tx, store.engine, vendor), seen, vendor, now());
      await writeOutage(tx, next.row);
      // A mail about a mail outage would arrive when it is over; then the second mail is enough.
      const canNotify = env.mail !== undefined && (vendor !== "mail" || next.news?.until !== undefined);
      if (next.news && canNotify)
        await enqueue(tx, [{ kind: jobKinds.mailOutage, subject: outageSubject(next.news) }], { now: now() });
      return next.news;
    });
    if (news) logNews(news);
  }

  function logNews({ vendor, since, until }: Outage): void {
    const seconds = Math.round(((until ?? now()) - since) / 1_000);
    if (until === undefined) log.error({ vendor, seconds }, "vendor outage");
    else log.warn({ vendor, seconds }, "vendor outage is over");
  }

  async function check(): Promise<void> {
    for (const vendor of vendors.filter((each) => isConfigured(env, each)))
      await checkVendor(vendor).catch((error: unknown) =>
        log.error({ vendor, code: errorCode(error) }, "could not store an outage"),
      );
  }

  return {
    check,
    start: () => {
      timer ??= setInterval(() => void check(), everyMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
