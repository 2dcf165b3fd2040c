import { pruneEvents } from "#server/store/events/events.ts";
import type { Store } from "#server/store/open.ts";
import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";

export type EventPruning = { start(): void; stop(): void };

type Parts = {
  readonly store: Pick<Store, "db">;
  readonly log: Log;
  readonly now?: () => number;
  readonly everyMs?: number;
};

/** Deletes old events at the start and once a day, so that their table does not grow for as long as the site runs. */
export function createEventPruning({ store, log, now = Date.now, everyMs = 86_400_000 }: Parts): EventPruning {
  let timer: NodeJS.Timeout | undefined;
  async function prune(): Promise<void> {
    try {
      while (timer && (await pruneEvents(store, { now: now() })));
    } catch (error) {
      log.warn({ code: errorCode(error) }, "could not delete old events");
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
