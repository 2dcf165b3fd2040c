import pino from "pino";

/** Structured logs, one JSON object a line. Never pass personal or financial data: log ids, codes and durations. */
export function createLog(level: string) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

export type Log = ReturnType<typeof createLog>;
