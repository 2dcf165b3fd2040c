import { z } from "zod";
import type { Fault } from "./faults.ts";

const lineSchema = z.object({ level: z.int(), msg: z.string(), code: z.string().optional() });
type LogLine = z.output<typeof lineSchema>;

const [warn, error, fatal] = [40, 50, 60];
/** Printed once at the start, for people. */
const greeting = /^(.+ is on http| {2}\w)/;

/** Errors that each fault may cause. */
const expected: Readonly<Partial<Record<Fault, readonly string[]>>> = {
  crmDown: ["vendor outage"],
  crmFailing: ["vendor outage"],
  mailDown: ["vendor outage"],
  mailRefusing: ["vendor outage"],
  modelSlow: ["model failed"],
  modelDown: ["model failed", "vendor outage"],
  store: [
    "the store failed",
    "could not read the outbox",
    "store is read-only",
    "store does not answer",
    "lost a connection to the store",
    "analysis cache unavailable",
    "could not store a document",
    "could not store the outcome of a delivery",
    "could not store an outage",
  ],
};

/** A printed line of warning or worse, or one that is not a log line; undefined otherwise. */
export function readLine(text: string): LogLine | undefined {
  try {
    const line = lineSchema.parse(JSON.parse(text));
    return line.level >= warn ? line : undefined;
  } catch {
    return greeting.test(text) ? undefined : { level: fatal, msg: text };
  }
}

/** What is wrong with a line, given the faults at the time; undefined if nothing is. */
export function problemIn({ level, msg, code }: LogLine, faults: ReadonlySet<Fault>): string | undefined {
  if (level < error) return undefined;
  const isExpected = level < fatal && [...faults].some((fault) => expected[fault]?.includes(msg));
  return isExpected ? undefined : `${msg}${code === undefined ? "" : ` (${code})`}`;
}
