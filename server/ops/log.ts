import type { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";

/** The request that the running code belongs to. */
export type RequestIds = AsyncLocalStorage<string>;

/**
 * Structured logs, one JSON object per line. Never pass personal or financial data: log ids, codes and durations. A
 * line written while a request is handled carries the request's id.
 */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination(),
  requestIds?: RequestIds,
) {
  const mixin = () => {
    const requestId = requestIds?.getStore();
    return requestId === undefined ? {} : { requestId };
  };
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, ...(requestIds && { mixin }) },
    destination,
  );
}

/** Buffered, twice a second: one write per line would take time from every request. The rest is flushed at exit. */
export function bufferedLines(): pino.DestinationStream {
  return pino.destination({ sync: false, minLength: 4_096, periodicFlush: 500 });
}

export type Log = ReturnType<typeof createLog>;
