import { pruneAudit } from "#server/store/desk/people/audit.ts";
import { pruneEvents } from "#server/store/events/events.ts";
import type { Store } from "#server/store/open.ts";
import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";

export type DailyPruning = { start(): void; stop(): void };

const everyMs = 86_400_000;

type Parts = {
  readonly store: Pick<Store, "db">;
  readonly log: Log;
  readonly now?: () => number;
};

/**
 * Deletes old events and old entries of the audit log at the start and once a day, so that their tables do not grow for
 * as long as the site runs.
 */
export function createDailyPruning({ store, log, now = Date.now }: Parts): DailyPruning {
  let timer: NodeJS.Timeout | undefined;
  async function prune(): Promise<void> {
    try {
      while (timer && (await pruneEvents(store, { now: now() })));
    } catch (error) {
      log.warn({ code: errorCode(error) }, "could not delete old events");
    }
    try {
      if (timer) await pruneAudit(store, { now: now() });
    } catch (error) {
      log.warn({ code: errorCode(error) }, "could not delete old entries of the audit log");
    }
  }
  return {
    start: () => {
      timer = setInterval(() => void prune(), everyMs);
      timer.unref();
      void prune();
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
