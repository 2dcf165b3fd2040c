import type { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";

/** Which request the code that runs now belongs to. */
export type RequestIds = AsyncLocalStorage<string>;

/**
 * Structured logs, one JSON object a line. Never pass personal or financial data: log ids, codes and durations. A line that is
 * written while a request is handled carries its id, whoever writes it.
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

/** Lines together, twice a second: a write for each would take time from every request. What is left goes out at the end. */
export function gatheredLines(): pino.DestinationStream {
  return pino.destination({ sync: false, minLength: 4_096, periodicFlush: 500 });
}

export type Log = ReturnType<typeof createLog>;
