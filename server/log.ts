import pino from "pino";

/** Structured logs, one JSON object a line. Never pass personal or financial data: log ids, codes and durations. */
export function createLog(level: string, destination: pino.DestinationStream = pino.destination()) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** Lines together, twice a second: a write for each would take time from every request. What is left goes out at the end. */
export function gatheredLines(): pino.DestinationStream {
  return pino.destination({ sync: false, minLength: 4_096, periodicFlush: 500 });
}

export type Log = ReturnType<typeof createLog>;
